//! Data: words of set-up lists that the table of languages does not have.

/// Words that may stand between pieces and squares and add nothing.
pub(super) const FILLERS: [&str; 36] = [
    "pieces", "piece", "side", "has", "have", "with", "the", "a", "an", "on", "at", "and", "und",
    "auf", "hat", "et", "en", "y", "e", "og", "och", "и", "на", "và", "ở", "tại", "에", "의", "과",
    "와", "に", "の", "は", "が", "と", "在",
];

/// What stands behind a color to say that it moves.
pub(super) const MOVES_BEHIND: [&str; 25] = [
    "to move",
    "to play",
    "on move",
    "moves",
    "plays",
    "begins",
    "am Zug",
    "zieht",
    "aan zet",
    "au trait",
    "jouent",
    "juegan",
    "mueven",
    "jogam",
    "muove",
    "начинают",
    "ходят",
    "đi trước",
    "đi",
    "차례",
    "선",
    "の手番",
    "手番",
    "番",
    "先走",
];

/// What stands before a color to say that it moves.
pub(super) const MOVES_BEFORE: [&str; 6] = [
    "trait aux",
    "juegan",
    "mueven",
    "jogam as",
    "muove il",
    "ходят",
];

/// What a composer asks for behind the side to move.
pub(super) const TASKS: [&str; 9] = [
    "and wins",
    "and win",
    "and draws",
    "and draw",
    "and mates",
    "and mate",
    "wins",
    "draws",
    "mates",
];

/// How a language says that a side moves, behind the name of the color; for writing.
pub(super) const MOVES: [(&str, &str); 8] = [
    ("en", " to move"),
    ("de", " am Zug"),
    ("nl", " aan zet"),
    ("vi", " đi"),
    ("ko", " 차례"),
    ("ja", "番"),
    ("zh-Hans", "先走"),
    ("zh-Hant", "先走"),
];
