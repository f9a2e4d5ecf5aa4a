"""Two readings of the same PGN as lists of `Game`: python-chess and ours.

Knows nothing of how they are compared; that is in differential.py.
"""

import io
import itertools
import json
import re
import shlex
import subprocess
import sys
import tempfile
from dataclasses import dataclass

try:
    import chess
    import chess.pgn
except ImportError:
    print("python-chess is not installed: pip install chess", file=sys.stderr)
    sys.exit(2)

RESULT = r"(?:1-0|0-1|1/2-1/2|\*)[ \t]*\n"
GAMES_RUN_TOGETHER = re.compile(RESULT + r"(?=\[Event )")
SAFE_TO_CUT = re.compile(RESULT + r"\s*\n(?=\[Event )")
CHUNK = 200_000


@dataclass(slots=True)
class Game:
    """One game as one side reads it; moves are joined by spaces. A position is
    a tuple of FENs: in Chess960, python-chess offers X-FEN and Shredder-FEN."""
    players: str = ""
    tagged: bool = False
    start: tuple = (chess.STARTING_FEN,)
    ucis: str = ""
    sans: str = ""
    final: tuple = ()
    errors: int = 0
    odd_fen_tag: bool = False
    fragments: int = 0
    rejoined: bool = False


# --- python-chess -----------------------------------------------------------

class MainLine(chess.pgn.BaseVisitor):
    """Collects a Game from chess.pgn.read_game."""

    def begin_game(self):
        self.game = Game()
        self.players = {}
        self.ucis = []
        self.sans = []
        self.board = None

    def visit_header(self, tagname, tagvalue):
        name = tagname.lower()
        self.game.tagged = True
        if name in ("white", "black"):
            self.players[name] = tagvalue
        elif name == "fen" and tagname != "FEN":
            self.game.odd_fen_tag = True

    def visit_board(self, board):
        if self.board is None:
            self.board = board
            self.game.start = fens(board)

    def visit_move(self, board, move):
        self.sans.append(board.san(move))
        self.ucis.append(board.uci(move))

    def begin_variation(self):
        return chess.pgn.SKIP

    def handle_error(self, error):
        self.game.errors += 1

    def result(self):
        game, board = self.game, self.board
        game.players = normal_players(self.players)
        game.ucis = " ".join(self.ucis)
        game.sans = " ".join(self.sans)
        if board is not None:
            game.final = fens(board)
        return game


def fens(board):
    """The position with its en-passant square after every double step."""
    forms = (False, True) if board.chess960 else (False,)
    return tuple(board.fen(shredder=shredder, en_passant="fen") for shredder in forms)


def normal_players(tags):
    """The two names as far as every encoding agrees on them."""
    both = f"{tags.get('white', '')} - {tags.get('black', '')}"
    return re.sub(r"[^A-Za-z0-9 -]", "", both).strip(" -")


def read_chunk(text):
    """All games of some text, in order."""
    handle = io.StringIO(text)
    return list(iter(lambda: chess.pgn.read_game(handle, Visitor=MainLine), None))


def read_text(path, notes):
    """The file as python-chess is to see it."""
    content = path.read_bytes()
    utf16 = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    text = content.decode("utf-16" if utf16 else "utf-8-sig", errors="surrogateescape")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text, marks = re.subn("^\ufeff", "", text, flags=re.MULTILINE)
    if marks:
        notes.append(f"{marks} byte order marks inside the file taken out for python-chess")
    text, together = GAMES_RUN_TOGETHER.subn(lambda found: found.group() + "\n", text)
    if together:
        notes.append(f"{together} blank lines put between games for python-chess")
    return text


def chunks(text, limit):
    """Cuts between games, so that two processes can read. With a limit, goes
    as far as the text that surely holds so many games."""
    start = 0
    for count, cut in enumerate(SAFE_TO_CUT.finditer(text), 1):
        if count == limit:
            yield text[start:cut.end()]
            return
        if cut.end() - start >= CHUNK:
            yield text[start:cut.end()]
            start = cut.end()
    yield text[start:]


# --- Scoresheet -------------------------------------------------------------

def parse_ours(line):
    """A Game from one line of our JSON Lines."""
    record = json.loads(line)
    moves = record.get("moves") or []
    tags = record.get("tags") or []
    wanted = {name.lower(): value for name, value in tags if name.lower() in ("white", "black")}
    return Game(
        players=normal_players(wanted),
        tagged=bool(tags),
        start=(record.get("start_fen") or chess.STARTING_FEN,),
        ucis=" ".join(str(move.get("uci")) for move in moves),
        sans=" ".join(str(move.get("san")) for move in moves),
        final=(record.get("final_fen"),),
        errors=sum(str(each.get("severity", "")).lower() == "error"
                   for each in record.get("diagnostics") or []),
    )


def run_ours(args, path, limit):
    """Our games of one file, and a note when the command complains."""
    if args.ours:
        with open(args.ours, encoding="utf-8") as lines:
            return [parse_ours(line) for line in itertools.islice(lines, limit)], None
    words = [word.format(input=path) for word in shlex.split(args.arguments)]
    with tempfile.TemporaryFile() as stderr:
        process = subprocess.Popen([args.scoresheet, *words], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=stderr)
        games = [parse_ours(line) for line in itertools.islice(process.stdout, limit)]
        if limit is not None and len(games) == limit:
            process.stdout.close()
            process.kill()
            process.wait()
            return games, None
        process.stdout.close()
        status = process.wait()
        if status in (0, 1):
            return games, None
        stderr.seek(0)
        said = stderr.read(2000).decode(errors="replace").strip()
        return games, f"`scoresheet {' '.join(words)}` ends with status {status}: {said}"
