//! What the cases say in words: tags, comments, glyphs, places of faults, and what is written.

use scoresheet_record::Severity;
use scoresheet_record::game::{NodeId, Tree};

use super::read::Read;

/// Something that must be true of what was read of a case.
#[derive(Clone, Copy, Debug)]
pub enum Fact {
    /// A tag of a game, from 1.
    Tag(usize, &'static str, &'static str),
    /// The comments behind a ply of the main line of the first game; 0 is before the first.
    Comments(usize, &'static [&'static str]),
    /// The glyphs of a ply of the main line of the first game.
    Glyphs(usize, &'static [u16]),
    /// Something with this code is said on a line, in a column if it is not 0.
    Said(&'static str, u64, u64),
    /// No warning and no error is said.
    Quiet,
    /// The canonical form holds this text.
    Written(&'static str),
    /// How many variations replace a ply of the main line of the first game.
    Variations(usize, usize),
}

use Fact::{Comments, Glyphs, Quiet, Said, Tag, Variations, Written};

impl Fact {
    /// Whether it is true, or why not.
    pub fn check(self, read: &Read) -> Result<(), String> {
        let holds = match self {
            Tag(game, name, value) => {
                let found = read.games.get(game - 1).and_then(|game| game.tag(name));
                found.as_deref() == Some(value)
            }
            Comments(ply, wanted) => {
                let found = node(read, ply).and_then(|id| {
                    let remarks = read.games[0].tree.node(id).remarks.as_deref();
                    remarks.map(|remarks| &remarks.after)
                });
                let texts = found
                    .into_iter()
                    .flatten()
                    .map(|text| text.to_str().into_owned());
                texts.collect::<Vec<_>>() == wanted
            }
            Glyphs(ply, wanted) => node(read, ply).is_some_and(|id| {
                let nags = read.games[0].tree.node(id).nags();
                nags.iter().map(|nag| nag.0).eq(wanted.iter().copied())
            }),
            Said(code, line, column) => read.findings.iter().any(|finding| {
                finding.diagnostic.code.text() == code
                    && finding.line == line
                    && (column == 0 || finding.column == column)
            }),
            Quiet => read
                .findings
                .iter()
                .all(|finding| finding.diagnostic.severity == Severity::Note),
            Written(text) => read.written.contains(text),
            Variations(ply, count) => node(read, ply).is_some_and(|id| {
                let tree = &read.games[0].tree;
                let parent = tree.parent(id).unwrap_or(Tree::ROOT);
                tree.children(parent).count() == count + 1
            }),
        };
        if holds {
            return Ok(());
        }
        let said: Vec<String> = read
            .findings
            .iter()
            .map(|finding| {
                let code = finding.diagnostic.code;
                format!("{code} {}:{}", finding.line, finding.column)
            })
            .collect();
        Err(format!(
            "{self:?} is not so; said {said:?}, written\n{}",
            read.written
        ))
    }
}

fn node(read: &Read, ply: usize) -> Option<NodeId> {
    let game = read.games.first()?;
    match ply {
        0 => Some(Tree::ROOT),
        ply => game.main_line().nth(ply - 1),
    }
}

/// The facts of each case, by its name.
pub const ALL: &[(&str, &[Fact])] = &[
    ("c003", &[Comments(0, &["Line one line two"])]),
    (
        "c004",
        &[
            Comments(1, &["Best by test. 1. d4 is fine too."]),
            Comments(3, &["Hits e5."]),
        ],
    ),
    (
        "c006",
        &[
            Comments(3, &["INACCURACY (+0.10)"]),
            Variations(3, 1),
            Quiet,
        ],
    ),
    (
        "c007",
        &[Written("1. e4 e5 {before} (1... c5) {after} 2. Nf3 *")],
    ),
    (
        "c008",
        &[
            Glyphs(1, &[16]),
            Comments(1, &["!"]),
            Written("1. e4 $16 {!} 1... e5 *"),
        ],
    ),
    (
        "c009",
        &[
            Comments(1, &["first", "second"]),
            Comments(3, &["third", "fourth"]),
        ],
    ),
    (
        "c010",
        &[
            Comments(1, &["[%clk 0:05:00]", "A00 Ware"]),
            Comments(2, &["[%clk 0:04:58]"]),
        ],
    ),
    (
        "c012",
        &[Variations(2, 1), Written("(1... c5 {open or closed})")],
    ),
    (
        "c014",
        &[
            Tag(1, "Event", "A"),
            Tag(2, "Event", "B"),
            Tag(1, "Result", "1-0"),
        ],
    ),
    ("c015", &[Comments(1, &["50% score"])]),
    (
        "c017",
        &[
            Comments(3, &["Black mates 0-1 [%cal Gd8h4]"]),
            Said("R004", 5, 0),
        ],
    ),
    ("c019", &[Written("first paragraph second paragraph")]),
    ("c022", &[Comments(3, &["/\\Ng3-f5 and \"h5\\\""])]),
    (
        "c023",
        &[
            Comments(1, &["[%c_effect e4;square;e4;type;Good]"]),
            Comments(2, &["[%x-tool a,b] text"]),
            Quiet,
        ],
    ),
    ("c024", &[Comments(3, &["[%eval 0.15]"]), Quiet]),
    ("c026", &[Comments(2, &["[%cal G528]"]), Said("S014", 4, 0)]),
    ("c028", &[Comments(5, &["strange"]), Said("R001", 1, 0)]),
    (
        "c029",
        &[
            Comments(0, &["Level."]),
            Comments(1, &["open file"]),
            Glyphs(1, &[1]),
            Comments(2, &["copy"]),
            Written("(17. h3 {luft})"),
        ],
    ),
    ("c031", &[Said("C002", 4, 0)]),
    (
        "c033",
        &[Tag(1, "TimeControl", "60 mins"), Said("T012", 3, 0)],
    ),
    ("c034", &[Said("R002", 4, 0)]),
    ("c035", &[Comments(2, &["+0.30/21 5s"]), Quiet]),
    ("c037", &[Quiet]),
    ("c038", &[Quiet]),
    ("c042", &[Said("T004", 1, 0)]),
    (
        "c043",
        &[
            Tag(1, "Event", "5th \"Northern Lights\" Open"),
            Said("T004", 1, 0),
            Written("[Event \"5th \\\"Northern Lights\\\" Open\"]"),
        ],
    ),
    (
        "c044",
        &[
            Tag(1, "White", "Robot /Lv 3\\"),
            Tag(1, "Black", "B"),
            Said("T004", 2, 0),
            Written("Lv 3\\\\\"]"),
        ],
    ),
    (
        "c045",
        &[
            Tag(1, "Event", "Open [group A] 2020"),
            Tag(1, "Site", "x] y"),
            Quiet,
        ],
    ),
    (
        "c046",
        &[Tag(1, "Opening", "St. George (Baker) 1. e4 a6 {x}"), Quiet],
    ),
    (
        "c048",
        &[
            Tag(1, "Event", "A"),
            Tag(1, "White", "W"),
            Tag(1, "Result", "1-0"),
        ],
    ),
    ("c049", &[Tag(1, "White", "W"), Tag(1, "Black", "B")]),
    ("c054", &[Said("T004", 1, 0)]),
    ("c057", &[Tag(1, "White", "Müller"), Said("E001", 2, 0)]),
    ("c059", &[Said("S010", 1, 0)]),
    ("c060", &[Written("4. O-O Nf6 5. d3 O-O 1-0")]),
    ("c061", &[Said("T007", 2, 0)]),
    (
        "c062",
        &[
            Said("T006", 2, 0),
            Said("T006", 9, 0),
            Written("[SetUp \"1\"]"),
        ],
    ),
    ("c063", &[Said("T005", 2, 0)]),
    (
        "c065",
        &[
            Tag(1, "Date", "8???.?.?"),
            Said("T010", 2, 0),
            Said("T011", 3, 0),
            Said("T011", 4, 0),
        ],
    ),
    (
        "c071",
        &[
            Written("1. d4 d5 1-0"),
            Written("1. e4 1/2-1/2"),
            Said("R003", 4, 10),
        ],
    ),
    ("c072", &[Written("1/2-1/2")]),
    (
        "c075",
        &[
            Said("R002", 4, 0),
            Written("[Result \"1/2-1/2\"]"),
            Written(" 0-1\n"),
        ],
    ),
    (
        "c076",
        &[Tag(1, "Site", "Cap d`Agde FRA"), Said("S003", 4, 17)],
    ),
    ("c078", &[Tag(1, "ECO", "B52")]),
    (
        "c081",
        &[
            Said("S007", 1, 0),
            Said("S007", 9, 0),
            Written("Standings: 1. Smith 5/7"),
        ],
    ),
    ("c083", &[Comments(0, &["Late for the board, defaulted"])]),
    (
        "c096",
        &[
            Said("M003", 1, 13),
            Said("M003", 1, 17),
            Said("M004", 1, 24),
        ],
    ),
    ("c100", &[Said("M004", 6, 0)]),
    ("c104", &[Said("M004", 1, 43), Glyphs(7, &[4])]),
    ("c119", &[Said("S005", 1, 42)]),
    ("c120", &[Said("M001", 2, 1)]),
    (
        "c126",
        &[Glyphs(2, &[2]), Glyphs(3, &[1]), Glyphs(4, &[146])],
    ),
    ("c127", &[Written("2. c3 d5 $5 {sharp} 1-0")]),
    (
        "c129",
        &[Glyphs(4, &[2, 16]), Glyphs(6, &[10]), Glyphs(8, &[4, 18])],
    ),
    ("c131", &[Said("M001", 1, 0)]),
    ("c147", &[Said("M005", 1, 28)]),
    ("c148", &[Said("T001", 2, 0), Written("3. P@e4 Qd8")]),
    ("c156", &[Said("T003", 2, 0)]),
    ("c162", &[Said("T003", 2, 0)]),
    ("c167", &[Said("R006", 1, 0)]),
    ("c168", &[Said("R006", 1, 0)]),
    ("c170", &[Said("R006", 1, 0)]),
    ("c172", &[Said("R006", 5, 0)]),
    ("c187", &[Said("T006", 1, 0)]),
    (
        "c197",
        &[Said("M001", 3, 0), Written("{unread: 4. Kh1 O-O 5. e4 d6}")],
    ),
    ("c198", &[Said("M006", 7, 0)]),
    ("c199", &[Said("M001", 5, 0)]),
    ("c202", &[Tag(1, "White", "Koç"), Said("M001", 5, 0)]),
    (
        "c206",
        &[
            Tag(1, "Site", "Paris"),
            Tag(1, "Date", "1900.05.??"),
            Tag(1, "Round", "3.2"),
            Tag(1, "WhiteElo", "2300"),
            Tag(1, "MyTag", "kept"),
        ],
    ),
    ("c210", &[Said("R004", 3, 0)]),
    ("c211", &[Written("1-0")]),
];
