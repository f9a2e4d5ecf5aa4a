### What the scoresheet command says.
###
### Each file has the same ids with the same variables; what one lacks is said in English.
### `-v`, `--fix` and other things that are typed, names of formats and codes stay as they are.

## Counts, as parts of sentences

count-game = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
count-file = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
count-finding = { $n ->
    [one] { $n } finding
   *[other] { $n } findings
}
count-fault = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
}
count-error = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
count-warning = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}
count-note = { $n ->
    [one] { $n } note
   *[other] { $n } notes
}

## Before a sentence

label-error = error
label-note = note

## At the end of a run; the parts are counts

summary-clean = { $games }
summary-findings = { $games }: { $findings }
summary-faulty = { $games }: { $findings } in { $faulty }
summary-more = { $summary }; { $more }
hidden = { $n } not shown (see --max-diagnostics)
notes-hidden = -v shows the notes
no-faults = no faults
check-clean = { $faults } in { $games }
check-faulty = { $faults } in { $faulty } of { $games }
can-be-mended = { $findings } can be mended with { $flag }
can-be-mended-hidden = { $findings } can be mended with { $flag } ({ $hidden } of them shown only with -v)
explain-says-more = `scoresheet explain { $code }` says more about { $code }
fixed = { $findings } fixed, { $remaining } remain
fixed-in-files = { $findings } fixed in { $files }, { $remaining } remain
would-fix = { $findings } would be fixed, { $remaining } remain
would-fix-in-files = { $findings } would be fixed in { $files }, { $remaining } remain
fix-refused = { $place }: the fix of { $code } is not applied: { $reason }
fix-refused-in-game = { $place }: the fix of { $code } is not applied: { $reason } (game { $game })
rewritten = { $changed } rewritten, { $unchanged } left { $n ->
    [one] as it is
   *[other] as they are
}
would-rewrite = { $changed } would be rewritten, { $unchanged } left { $n ->
    [one] as it is
   *[other] as they are
}
interrupted = interrupted
interrupted-after = interrupted after { $games }
interrupted-file-stays = interrupted after { $games }; `{ $file }` stays as it was
interrupted-no-file = interrupted after { $games }; `{ $file }` is not written
interrupted-rewrite = interrupted; `{ $file }` stays as it is

## What cannot be done

reading-terminal = reading games from the terminal; Ctrl-D ends them
output-fails = the output cannot be written: { $error }
file-fails = `{ $file }` cannot be written: { $error }
file-read-only = `{ $file }` cannot be written: it is read-only
file-unreadable = `{ $file }` cannot be read: { $error }
file-not-rewritten = `{ $file }` cannot be rewritten: { $error }
output-is-folder = expected a file to write to, found the folder `{ $file }`
output-is-input = expected another file to write to, found that `{ $file }` is also an input; write to a new file and rename it
output-compressed = expected a name without .{ $ending }: what is written is not compressed; leave -o out and pipe it into a program that does
json-encoding = expected --output-encoding UTF-8 with --to { $format }: JSON has no other
unwritten = { $n ->
    [one] { $n } character cannot be written in { $encoding } and became `?`
   *[other] { $n } characters cannot be written in { $encoding } and became `?`
}
rewrite-no-file = expected a file that can be written anew, found that `{ $file }` is none; send it to standard input
rewrite-left-out = `{ $file }` is compressed and is left out
rewrite-compressed = `{ $file }` is compressed and is not rewritten in its place; `scoresheet convert { $file } -o OUT` writes a plain file
rewrite-not-pgn = expected PGN to write anew, found { $found } in `{ $file }`; `scoresheet convert` makes PGN of it
would-be-utf8 = { $file }: would be written in UTF-8, in which its lines are shown
would-be-utf8-unchanged = { $file }: would be written in UTF-8; its lines stay as they are
settings-unreadable = the settings `{ $file }` cannot be read: { $error }
no-such-command = expected a command of scoresheet, found `{ $name }`

## The table of `scoresheet stats`; two blanks before a row belong to it

stats-games = games
stats-white-wins = white wins
stats-black-wins = black wins
stats-draws = draws
stats-no-result = no result
stats-without-moves = without moves
stats-begin-elsewhere = begin elsewhere
stats-plies = plies
stats-plies-a-game = { $mean } a game
stats-the-most = the most
stats-in-game = in game { $game }
stats-in-games = in { $games }
stats-variations = variations
stats-plies-in-them = plies in them
stats-comments = comments
stats-faults = faults

## Help, written from the code: UPDATE=1 cargo test -p scoresheet-cli help

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples
heading-messages = Messages
heading-output = Output
heading-what-to-write = What to write
heading-input = Input
heading-which-findings = Which findings
heading-fixes = Fixes
heading-settings = Settings
default-value = [default: { $values }]
possible-values = [possible values: { $values }]
arg-ui_lang = The language of help and messages: en, ko, vi or ja; default: as the environment has it
arg-version = Print version
arg-width = The longest line of moves, in characters; default: 79
arg-max_diagnostics = Show no more than so many diagnostics
arg-inputs = Files, folders, or `-` for standard input; .gz, .bz2, .zst and .xz are read as they are
arg-from = What the inputs are written in: pgn, json, epd, a notation (see `scoresheet notations`), or auto for whatever can be played; default: as their names or their first bytes tell
arg-from_lang = The language of the moves that are read; see `scoresheet languages`
arg-start_fen = The start position of games that do not name one
arg-encoding = The encoding of the inputs; default: found out for each game
arg-follow_illegal = Play an illegal move that stood as it is written; if not, what follows it is kept as text
arg-threads = How many threads to use; default: one for each processor
arg-strict = Take every departure from the standard for an error
arg-quiet = Say nothing but what could not be read or written
arg-verbose = Say matters of form, too
arg-color = When to use colour; by itself on a terminal, unless NO_COLOR is set
arg-help = Print help (see more with '--help')
arg-config = Take settings from this file; default: scoresheet.toml in this folder or one around it
arg-no_config = Take no settings from a file
scoresheet-about = Reads chess games as anyone wrote them down and writes them as anyone needs them
scoresheet-after-examples =
    Examples:
      scoresheet convert games.pgn -o clean.pgn     every move verified, in export form
      scoresheet check games.pgn                    what is wrong, where, and why
      scoresheet check --fix games.pgn              mends what is surely meant otherwise
      scoresheet fmt games.pgn                      rewrites a file in canonical form
      scoresheet explain M001                       what a diagnostic means
      scoresheet languages                          how moves are written where
      scoresheet notations                          the notations that are read and written
      scoresheet stats games/                       what a folder of games holds
scoresheet-after-each = Each command explains itself: scoresheet help convert
convert-about = Write games in another form, every move verified
convert-more = Reads PGN, JSON or EPD, finds the legal move behind each word, and writes the games as PGN in export form or in another format. What is odd is said on standard error; a move that cannot be played is kept as a comment together with what follows it, and costs nothing else.
convert-after-formats =
    Formats:
      pgn        export form: roster first, lines of up to 79 characters
      pgn-line   the same with all moves of a game on one line
      jsonl      a JSON object a game: tags, moves, variations, comments, diagnostics
      json       the same as one document
      uci, san   the moves of the main line, one game a line
      fen        the last position of each game
      fens       every position of each game
      epd        every position with the move played and the names
      a notation, such as long, figurine, descriptive, iccf, spoken: `scoresheet notations` lists them
convert-after-layouts =
    Layouts of a notation:
      text       tags, then moves in lines
      line       one game a line
      columns    a heading, White's moves and Black's side by side
      table      the same in Markdown
convert-after-only = Only what reading meets is said; `scoresheet check` looks for more.
convert-after-exit =
    Exit codes: 0 clean, 1 errors in the games, 2 wrong use, 3 something cannot be read or written,
    130 interrupted. If whoever reads the output closes it, as head does, that is no fault.
check-about = Say what is wrong with games, where, and why
check-more = Prints each fault with its place, as a compiler would, and the line of the file it is in. Matters of form, such as 0-0 for O-O, are shown with -v. What can be mended without changing the meaning is mended with --fix; what a code means is said by `scoresheet explain`.
check-after-examples =
    Examples:
      scoresheet check games.pgn
      scoresheet check -v games.pgn | less
      scoresheet check --select M,R --ignore M003 games.pgn
      scoresheet check --format jsonl games/ > faults.jsonl
      scoresheet check --format sarif games/ > faults.sarif
      scoresheet check --fix --diff games.pgn            what would be mended
      scoresheet check --fix games.pgn                   mends it in the file
      scoresheet check -q new.pgn && mv new.pgn checked/
check-after-exit =
    Exit codes: 0 clean, 1 errors or warnings (with --fix: that remain), 2 wrong use or settings that
    make no sense, 3 something cannot be read or written, 130 interrupted. If whoever reads the output
    closes it, as head does, that is no fault.
fmt-about = Rewrite PGN in canonical form, in its place
fmt-more = The canonical form is the export form of the PGN standard, with the layout of comments and variations that the standard leaves open decided once (docs/fmt.md): whoever wrote a game, the same game comes out as the same bytes. Nothing is lost; what cannot be read as moves stays as a comment. Standard input is written to standard output. Only the faults that reading meets are said; `scoresheet check` looks for more.
fmt-after-examples =
    Examples:
      scoresheet fmt games.pgn
      scoresheet fmt --check games/           lists what is not canonical
      scoresheet fmt --diff games.pgn
      pbpaste | scoresheet fmt
fmt-after-exit =
    Exit codes: 0 done, or with --check all is canonical; 1 errors in the games, or with --check some
    file would change; 2 wrong use; 3 something cannot be read or written; 130 interrupted
explain-about = Say what a diagnostic means and what to do about it
explain-more = Without a code all of them are listed.
languages-about = Say how moves are written in each language
languages-more = Each line has the code of the language, its name, the letters from king to pawn, and a move of the knight, castling to the queen's side, and a pawn that becomes a queen.
notations-about = List the notations that are read and written
notations-more = Each line has the name of a notation, what it is, and some moves in it.
stats-about = Count games, plies, results and faults
stats-more = The faults are those that reading meets; `scoresheet check` looks for more, and counts more.
help-about = Print this message or the help of the given subcommand(s)
scoresheet-arg-help = Print help
convert-arg-output = Write to this file, which appears when it is complete; default: standard output
convert-arg-to = The format or notation; default: by the ending of OUT, else pgn
convert-arg-layout = How games in a notation are laid out; default: as is usual for it
convert-arg-lang = The language of moves in a notation; see `scoresheet languages`
convert-arg-output_encoding = The encoding to write in; what it does not have becomes `?`
convert-arg-limit = Stop after so many games
convert-arg-no_comments = Leave out comments
convert-arg-no_variations = Leave out variations
convert-arg-no_nags = Leave out glyphs such as $1 and !?
convert-arg-no_tags = Leave out all tags
convert-arg-roster = Of the tags write only the seven that every game has
convert-arg-no_numbers = Leave out move numbers
convert-arg-no_results = Leave out the result after the moves
check-arg-select = Look only for these codes, or those that begin so: M,T00
check-arg-ignore = Do not look for these codes, or those that begin so
check-arg-severity = The least severity that is shown and taken for a fault; default: warning
check-arg-max_diagnostics = Show no more than so many diagnostics; default: all
check-arg-fix = Mend what is surely meant otherwise, in the files; `likely` also what is likely meant
check-arg-fix-more = Standard input is written to standard output, mended. After each fix the games are read again: a fix by which one would have other moves, variations or start positions is not applied, and that is said.
check-arg-diff = With --fix: change nothing, print the differences
check-arg-format = Print text, a line a finding, a JSON object a line, or a SARIF log
check-arg-format-more = Where mended games or differences go to standard output the report goes to standard error. JSON and SARIF have no sentence beside them there, unless something cannot be read or written.
fmt-arg-check = Change nothing; list the files that would change
fmt-arg-diff = Change nothing; print the differences
fmt-arg-stdout = Change nothing; print the canonical form
explain-arg-codes = The codes, such as M001
stats-arg-format = Print a table for people or a JSON object
