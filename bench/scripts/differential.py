#!/usr/bin/env python3
"""Compares Scoresheet's JSON Lines with python-chess, game by game.

For each game whose main line python-chess reads without errors: every move in
UCI and in SAN, the first and the last position as FEN. Variations are skipped:
an error inside one does not hide its game. Needs python-chess (`pip install
chess`) and, for .zst files, the command zstd.

python-chess is helped or excused, never in silence, where it is known to read
otherwise:
  - it ends a game at a blank line inside the movetext. What follows then looks
    like a game without tags; the part before it is compared as a beginning.
  - it does not end a game at a tag line. A blank line is put in where a tag
    line follows a result.
  - it takes a byte order mark inside a file for text. Such marks are taken out.
  - it does not know the tag `fen` in small letters; such games are left out.

Exit status: 0 all agree, 1 they do not, 2 something is wrong.
"""

import argparse
import itertools
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from readings import chunks, read_chunk, read_text, run_ours

MAIN = Path(__file__).resolve().parents[2]
OUR_ARGUMENTS = "convert {input} --to jsonl"


# --- the comparison ---------------------------------------------------------

@dataclass
class Report:
    games: int = 0
    compared: int = 0
    agreed: int = 0
    disagreements: list = field(default_factory=list)
    notes: list = field(default_factory=list)

    def disagree(self, sentence):
        self.disagreements.append(sentence)


def join_fragments(ours, theirs):
    """Puts games without tags that ours does not have to the game before.

    When that one is only tags, the moves are a whole game and can be joined to
    it; else they were read from the wrong position, and are only counted.
    """
    joined = []
    for game in theirs:
        expected = ours[len(joined)] if len(joined) < len(ours) else None
        if joined and not game.tagged and (expected is None or expected.tagged):
            before = joined[-1]
            if not before.ucis and before.start == game.start and not before.rejoined:
                before.ucis, before.sans, before.final = game.ucis, game.sans, game.final
                before.errors += game.errors
                before.rejoined = True
            else:
                before.fragments += 1
        else:
            joined.append(game)
    return joined


def first_difference(ours, theirs, what):
    """Where two lists of moves part."""
    pairs = itertools.zip_longest(ours.split(), theirs.split(), fillvalue="(nothing)")
    for ply, (our, their) in enumerate(pairs, 1):
        if our != their:
            return f"{what} at ply {ply}: ours {our}, python-chess {their}"
    return None


def differences(ours, theirs):
    """The first thing in which two readings of one game differ, or None."""
    if ours.start[0] not in theirs.start:
        return f"first position: ours {ours.start[0]}, python-chess {theirs.start[0]}"
    if theirs.fragments:
        for what in ("ucis", "sans"):
            our, their = getattr(ours, what), getattr(theirs, what)
            if not f"{our} ".startswith(f"{their} " if their else ""):
                return first_difference(our, their, what[:-1].upper())
        return None
    return (first_difference(ours.ucis, theirs.ucis, "UCI")
            or first_difference(ours.sans, theirs.sans, "SAN")
            or (None if ours.final[0] in theirs.final else
                f"last position: ours {ours.final[0]}, python-chess {theirs.final[0]}"))


def compare(ours, theirs, limited, report):
    """Pairs the games and compares each pair."""
    report.games = len(ours)
    pairs = list(zip(ours, theirs))
    if len(ours) != len(theirs) and not limited:
        report.disagree(f"number of games: ours {len(ours)}, python-chess {len(theirs)}")
    if len(ours) != len(theirs) or limited:
        apart = next((index for index, (our, their) in enumerate(pairs)
                      if our.players != their.players), None)
        if apart is not None:
            report.disagree(f"game {apart + 1}: from here on the readings are of different games: "
                            f"ours {pairs[apart][0].players!r}, "
                            f"python-chess {pairs[apart][1].players!r}; not compared")
            pairs = pairs[:apart]
    seen = {"errors": 0, "both": 0, "fen": 0, "split": 0, "rejoined": 0, "only_ours": 0}
    for number, (our, their) in enumerate(pairs, 1):
        if their.odd_fen_tag:
            seen["fen"] += 1
            continue
        if their.errors:
            seen["errors"] += 1
            seen["both"] += our.errors > 0
            continue
        seen["split"] += their.fragments > 0
        seen["rejoined"] += their.rejoined
        seen["only_ours"] += our.errors > 0
        report.compared += 1
        difference = differences(our, their)
        if difference:
            report.disagree(f"game {number} ({our.players or 'no names'}): {difference}")
        else:
            report.agreed += 1
    note_what_was_seen(seen, report)


def note_what_was_seen(seen, report):
    if seen["errors"]:
        report.notes.append(f"{seen['errors']} games not compared, python-chess finds errors in them "
                            f"(ours in {seen['both']} of these)")
    if seen["fen"]:
        report.notes.append(f"{seen['fen']} games not compared, python-chess does not know their "
                            "FEN tag in small letters")
    if seen["split"]:
        report.notes.append(f"{seen['split']} games compared in part, python-chess ends them at a "
                            "blank line inside the movetext")
    if seen["rejoined"]:
        report.notes.append(f"{seen['rejoined']} games that python-chess ends at blank lines between "
                            "tags and moves joined again")
    if seen["only_ours"]:
        report.notes.append(f"{seen['only_ours']} compared games have an error of severity `error` "
                            "in ours and none in python-chess")


def examine(path, args, pool):
    report = Report()
    text = read_text(path, report.notes)
    reading = pool.imap(read_chunk, chunks(text, args.limit))
    ours, complaint = run_ours(args, path, args.limit)
    theirs = join_fragments(ours, list(itertools.chain.from_iterable(reading)))
    limited = args.limit is not None and min(len(ours), len(theirs)) >= args.limit
    if limited:
        theirs = theirs[:args.limit]
        report.notes.append(f"only the first {args.limit} games")
    if complaint:
        report.disagree(complaint)
    compare(ours, theirs, limited, report)
    return report


# --- the command ------------------------------------------------------------

def plain_file(path, folder):
    if path.suffix != ".zst":
        return path
    if not shutil.which("zstd"):
        print(f"{path}: zstd is not installed", file=sys.stderr)
        sys.exit(2)
    plain = Path(folder) / path.stem
    with open(plain, "wb") as out:
        subprocess.run(["zstd", "-dc", str(path)], stdout=out, check=True)
    return plain


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE",
                        help=".pgn or .pgn.zst (default: all of $SCORESHEET_SHARED/corpus/pgn)")
    parser.add_argument("--scoresheet", metavar="PATH",
                        help="default: target/release/scoresheet of the main workspace, or PATH")
    parser.add_argument("--arguments", default=OUR_ARGUMENTS, metavar="WORDS",
                        help="how it writes JSON Lines to stdout (default: %(default)s)")
    parser.add_argument("--ours", metavar="JSONL", help="its output for the one FILE, made before")
    parser.add_argument("--limit", type=int, default=8000, metavar="N",
                        help="only the first N games of a file (default: %(default)s; 0: all)")
    parser.add_argument("--show", type=int, default=5, metavar="N",
                        help="disagreements shown per file (default: %(default)s)")
    args = parser.parse_args()
    args.limit = args.limit or None
    if not args.files:
        shared = os.environ.get("SCORESHEET_SHARED")
        if not shared:
            parser.error("name some files, or set SCORESHEET_SHARED to the folder with corpus/pgn")
        args.files = sorted(Path(shared, "corpus/pgn").glob("*.pgn.zst"))
    for path in args.files:
        if not path.is_file():
            parser.error(f"{path}: no such file")
    if args.ours and len(args.files) != 1:
        parser.error("--ours goes with exactly one FILE")
    if not args.ours:
        named = [args.scoresheet] if args.scoresheet else [
            MAIN / "target/release/scoresheet", "scoresheet"]
        args.scoresheet = next(filter(None, (shutil.which(str(each)) for each in named)), None)
        if not args.scoresheet:
            parser.error("scoresheet not found: build it (`cargo build --release`) or name it "
                         "with --scoresheet")
    return args


def main():
    args = parse_arguments()
    sys.stdout.reconfigure(errors="backslashreplace")
    total = Report()
    with tempfile.TemporaryDirectory(prefix="scoresheet-bench-") as folder, \
            multiprocessing.Pool(2) as pool:
        for path in args.files:
            plain = plain_file(path, folder)
            report = examine(plain, args, pool)
            print(f"{plain.name}: {report.games} games, {report.compared} compared, "
                  f"{report.agreed} agreed, {len(report.disagreements)} disagreements", flush=True)
            for note in report.notes:
                print(f"  note: {note}")
            for sentence in report.disagreements[:args.show]:
                print(f"  DISAGREE: {sentence}")
            if len(report.disagreements) > args.show:
                print(f"  ... and {len(report.disagreements) - args.show} more")
            total.games += report.games
            total.compared += report.compared
            total.agreed += report.agreed
            total.disagreements += report.disagreements
    print(f"total: {len(args.files)} files, {total.games} games, {total.compared} compared, "
          f"{total.agreed} agreed, {len(total.disagreements)} disagreements")
    sys.exit(1 if total.disagreements else 0)


if __name__ == "__main__":
    main()
