//! Cases about single words: what a text means in a position, and how a move is written there.

use scoresheet_chess::{Move, Position};
use scoresheet_notation::{View, algebraic, language, uci};

use crate::case::{Block, Fault};
use crate::escape;
use crate::records::read_from;

/// What stands between a question and its answer.
const ARROW: &str = " -> ";

/// Answers each line of a block anew: what stands before the arrow is the question.
pub fn each(
    block: &Block,
    answer: impl Fn(&[u8]) -> Result<String, Fault>,
) -> Result<String, Fault> {
    let mut text = String::new();
    for line in block.text.lines() {
        let question = line
            .split_once(ARROW)
            .map_or(line, |(question, _)| question);
        let bytes = match block.has("escaped") {
            true => escape::read(question).map_err(|message| block.fault(message))?,
            false => question.as_bytes().to_vec(),
        };
        text.push_str(&format!("{question}{ARROW}{}\n", answer(&bytes)?));
    }
    Ok(text)
}

/// What each text means: the moves in SAN, then what is odd about it, by its code.
pub fn read(block: &Block, position: Position) -> Result<String, Fault> {
    each(block, |word| {
        // Tags make a game of it whatever the word looks like.
        let text = [b"[Event \"?\"]\n\n", word, b"\n*\n"].concat();
        let outcome = read_from(&text, position);
        let moves = String::from_utf8_lossy(&outcome.text).trim().to_owned();
        let moves = match moves.as_str() {
            "" => "none".to_owned(),
            _ => moves,
        };
        let cited = format!("`{}` is ", String::from_utf8_lossy(word));
        let said = outcome.findings.iter().map(|finding| {
            let message = &*finding.diagnostic.message;
            let rest = message.strip_prefix(&cited).unwrap_or(message);
            // Of "`Nf3` in SAN: ..." the move has been said.
            let rest = match rest
                .strip_prefix('`')
                .and_then(|rest| rest.split_once(" in SAN"))
            {
                Some((_, rest)) => rest.trim_start_matches(": "),
                None => rest,
            };
            let blank = if rest.is_empty() { "" } else { " " };
            format!("; {}{blank}{rest}", finding.diagnostic.code)
        });
        Ok(moves + &said.collect::<String>())
    })
}

/// What each text alone says about a move, as whoever has no record around it reads it: the move
/// in SAN, then the quirks. A block may name the language in which they are written.
pub fn parse(block: &Block, position: Position) -> Result<String, Fault> {
    let language = block.choices.iter().find_map(|code| language::find(code));
    let read = |word: &[u8]| match (language, str::from_utf8(word)) {
        (Some(language), Ok(word)) => algebraic::parse_in(word, language.alphabet()),
        _ => algebraic::parse(word),
    };
    each(block, |word| {
        let reading = match read(word) {
            Ok(reading) => reading,
            Err(unreadable) => {
                let at = unreadable.offset + 1;
                return Ok(format!("unreadable at byte {at}: {unreadable}"));
            }
        };
        let mv = match reading.null {
            true => Some(Move::NULL),
            false => position.resolve(&reading.pattern).one(),
        };
        let Some(mv) = mv else {
            return Ok("no single legal move".to_owned());
        };
        let after = position.after(mv);
        let quirks = algebraic::compare(&reading, &View::new(&position, mv, &after));
        let quirks = quirks.iter().map(|quirk| format!("; {}", quirk.message()));
        Ok(algebraic::san(&position, mv, &after).to_string() + &quirks.collect::<String>())
    })
}

/// How each move, given in coordinates, is written in SAN.
pub fn write(block: &Block, position: Position) -> Result<String, Fault> {
    each(block, |word| {
        let read = uci::parse(word).ok();
        let mv = read.and_then(|read| position.resolve(&read.pattern).one());
        let Some(mv) = mv else {
            let shown = String::from_utf8_lossy(word);
            return Err(block.fault(format!("`{shown}` is no legal move here")));
        };
        Ok(algebraic::san(&position, mv, &position.after(mv)).to_string())
    })
}
