//! Cases about the rules: a position, perhaps a line played from it, and what is true then.

use scoresheet_chess::{
    Claim, Color, EnPassantField, Ending, Faults, Line, Move, Position, Rejected, Setup, Variant,
    fen,
};
use scoresheet_notation::{algebraic, uci};

use crate::case::{Block, Case, Fault};
use crate::words;

/// What each block of a case should hold, in the order of the blocks.
pub fn run(case: &Case, block: &Block) -> Result<Vec<Option<String>>, Fault> {
    let start = match position(block)? {
        Ok(start) => start,
        Err(rejected) => return rejected_contents(case, rejected),
    };
    let played = play(start, case.block("line"))?;
    let mut contents = Vec::new();
    for block in &case.blocks {
        contents.push(match block.kind.as_str() {
            "position" | "line" => None,
            "read" => Some(words::read(block, played.position)?),
            "parse" => Some(words::parse(block, played.position)?),
            "write" => Some(words::write(block, played.position)?),
            "moves" => Some(moves(block, &played.position)),
            "state" => Some(state(&played)),
            "announce" => Some(announce(block, &played)?),
            "fen" => Some(written(block, &played.position)?),
            kind => return Err(block.fault(format!("a sound position has no block `{kind}`"))),
        });
    }
    Ok(contents)
}

/// Why no position came of a text, and the one that comes of it all the same.
struct Unsound {
    why: String,
    waived: Option<Position>,
}

fn position(block: &Block) -> Result<Result<Position, Unsound>, Fault> {
    let text = block.text.trim_end_matches('\n');
    if text.contains('\n') {
        return Err(block.fault("a position is one line"));
    }
    let mut setup: Setup = match fen::parse(text) {
        Ok(setup) => setup,
        Err(error) => {
            let why = error.to_string();
            return Ok(Err(Unsound { why, waived: None }));
        }
    };
    if block.has("chess960") {
        setup.variant = Variant::Chess960;
    }
    Ok(Position::new(setup).map_err(|rejected: Rejected| Unsound {
        why: rejected.to_string(),
        waived: rejected.waive(Faults::WAIVABLE).ok(),
    }))
}

/// Of a position that is not sound one can say why, and how it is read in spite of it.
fn rejected_contents(case: &Case, unsound: Unsound) -> Result<Vec<Option<String>>, Fault> {
    let mut contents = Vec::new();
    for block in &case.blocks {
        contents.push(match (block.kind.as_str(), unsound.waived) {
            ("position", _) => None,
            ("faults", _) => Some(format!("{}\n", unsound.why.replace("; ", "\n"))),
            ("fen", Some(position)) => Some(written(block, &position)?),
            _ => return Err(block.fault(format!("the position is not sound: {}", unsound.why))),
        });
    }
    Ok(contents)
}

/// A line of play and the position at its end.
struct Played {
    line: Line,
    position: Position,
}

fn play(start: Position, block: Option<&Block>) -> Result<Played, Fault> {
    let mut played = Played {
        line: Line::from(&start),
        position: start,
    };
    let Some(block) = block else {
        return Ok(played);
    };
    for word in block.text.split_whitespace() {
        let is_number = word.ends_with('.') && word.starts_with(|c: char| c.is_ascii_digit());
        if !is_number {
            let mv = find(block, word, &played.position)?;
            let after = played.position.after(mv);
            played.line.push(mv, &after);
            played.position = after;
        }
    }
    Ok(played)
}

fn find(block: &Block, word: &str, position: &Position) -> Result<Move, Fault> {
    let read = uci::parse(word.as_bytes()).or_else(|_| algebraic::parse(word.as_bytes()));
    let mv = read.ok().and_then(|read| match read.null {
        true => Some(Move::NULL),
        false => position.resolve(&read.pattern).one(),
    });
    mv.ok_or_else(|| block.fault(format!("`{word}` is no legal move in {}", position.fen())))
}

/// The legal moves in SAN, those of one letter if the block names it, in the order of their texts.
fn moves(block: &Block, position: &Position) -> String {
    let spelled = |mv: Move| algebraic::san(position, mv, &position.after(mv));
    let mut moves: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| spelled(mv).to_string())
        .filter(|san| {
            let is_pawn = san.starts_with(|c: char| c.is_ascii_lowercase());
            let fits = |choice: &String| san.starts_with(choice) || choice == "P" && is_pawn;
            block.choices.is_empty() || block.choices.iter().any(fits)
        })
        .collect();
    moves.sort();
    match moves.is_empty() {
        true => "none\n".to_owned(),
        false => moves.join(" ") + "\n",
    }
}

fn state(played: &Played) -> String {
    let Played { line, position } = played;
    let mut state: Vec<String> = Vec::new();
    if position.is_check() {
        state.push("check".to_owned());
    }
    let result = position.outcome().map_or("", |outcome| outcome.result());
    match position.ending() {
        Some(Ending::Checkmate) => state.push(format!("checkmate: {result}")),
        Some(Ending::Stalemate) => state.push(format!("stalemate: {result}")),
        Some(Ending::DeadPosition) => state.push(format!("dead position: {result}")),
        Some(Ending::VariantWin(_)) => state.push(format!("the variant ends the game: {result}")),
        None => {}
    }
    if let Some(claim) = line.claim(position) {
        state.push(claim_in_words(claim).to_owned());
    }
    if line.repetitions(position) > 1 {
        state.push(format!("stands {} times", line.repetitions(position)));
    }
    for color in Color::ALL {
        if position.ending().is_none() && !position.has_mating_material(color) {
            state.push(format!("{} can never mate", color.name()));
        }
    }
    if state.is_empty() {
        state.push("play goes on".to_owned());
    }
    state.join("\n") + "\n"
}

const fn claim_in_words(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "a draw by threefold repetition may be claimed",
        Claim::FiftyMoves => "a draw by fifty moves may be claimed",
        Claim::Fivefold => "fivefold repetition: 1/2-1/2",
        Claim::SeventyFiveMoves => "seventy-five moves: 1/2-1/2",
    }
}

/// What may be claimed by writing a move down without playing it.
fn announce(block: &Block, played: &Played) -> Result<String, Fault> {
    words::each(block, |word| {
        let text = str::from_utf8(word).unwrap_or_default();
        let mv = find(block, text, &played.position)?;
        let claim = played.line.claim_with(&played.position, mv);
        Ok(claim.map_or("no claim", claim_in_words).to_owned())
    })
}

fn written(block: &Block, position: &Position) -> Result<String, Fault> {
    let mut fen = position.fen();
    for choice in &block.choices {
        fen = match choice.as_str() {
            "shredder" => fen.shredder(),
            "ready" => fen.en_passant(EnPassantField::Ready),
            "legal" => fen.en_passant(EnPassantField::Legal),
            _ => return Err(block.fault(format!("`{choice}` is no way to write a FEN"))),
        };
    }
    Ok(format!("{fen}\n"))
}
