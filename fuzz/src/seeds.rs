//! Makes the seeds of all targets: inputs that are worth changing.
//!
//! `seeds FOLDER` writes below a folder for each target. The texts are the examples of the
//! repository, generated games sound and careless, and the inputs of the cases below the folder
//! that the variable `SCORESHEET_SHARED` names, if it is set.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use scoresheet_chess::Position;
use scoresheet_record::Game;
use scoresheet_record::pgn::{Layout, Lexer, TokenKind};
use scoresheet_suite::random::Random;
use scoresheet_suite::{games, laws, texts, walk};

/// Inputs longer than this are cut: changing a short one is quicker, and finds as much.
const LONGEST: usize = 4000;

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1) else {
        return Err(io::Error::other("usage: seeds FOLDER"));
    };
    let mut seeds = Seeds {
        folder: folder.into(),
        random: Random::new(1),
        written: 0,
    };
    for target in ["lexer", "reader", "san", "fen", "fix", "fmt", "json"] {
        fs::create_dir_all(seeds.folder.join(target))?;
    }
    for text in examples()? {
        seeds.text(&text)?;
    }
    for text in cases()? {
        seeds.text(&text)?;
        for line in text.split(|&byte| byte == b'\n').take(3) {
            if line.iter().filter(|&&byte| byte == b'/').count() >= 7 {
                seeds.write("fen", line)?;
            }
        }
    }
    for number in 0..60 {
        let mut random = Random::new(100 + number);
        let text = match number % 4 {
            0 => texts::pieces(&mut random, 30),
            1 => texts::file(&mut random, 2),
            2 => games::game(&mut random).write(&Layout::EXPORT),
            _ => texts::record(&mut random, number as usize, number as usize % 3),
        };
        seeds.text(&text)?;
    }
    let mut count = 0;
    let mut result = Ok(());
    walk::positions(7, 2000, |random, position| {
        count += 1;
        if count % 10 == 0 && result.is_ok() {
            let words: Vec<_> = (0..4).map(|_| texts::word(random, position)).collect();
            result = seeds.position(position, &words);
        }
    });
    result
}

/// Writes seeds under numbers.
struct Seeds {
    folder: PathBuf,
    random: Random,
    written: usize,
}

impl Seeds {
    fn write(&mut self, target: &str, input: &[u8]) -> io::Result<()> {
        self.written += 1;
        let name = format!("seed-{:04}", self.written);
        let input = &input[..input.len().min(LONGEST)];
        fs::write(self.folder.join(target).join(name), input)
    }

    /// A text for the targets that read whole texts, and its games for the others.
    fn text(&mut self, text: &[u8]) -> io::Result<()> {
        let text = &text[..text.len().min(LONGEST - 4)];
        self.write("lexer", text)?;
        let json = laws::json::streamed(text);
        self.write("json", &json)?;
        let choices = [0; 4].map(|_: u8| self.random.byte());
        self.write("reader", &[text, &choices].concat())?;
        self.write("fix", &[text, &choices[..1]].concat())?;
        self.write("fmt", &[text, &choices[..2]].concat())?;
        for game in Game::read_all(text) {
            let words: Vec<_> = Lexer::new(text)
                .filter(|token| token.kind == TokenKind::Word)
                .map(|token| token.of(text).to_vec())
                .take(40)
                .collect();
            self.position(&game.start.unwrap_or_default(), &words)?;
        }
        Ok(())
    }

    fn position(&mut self, position: &Position, words: &[Vec<u8>]) -> io::Result<()> {
        let fen = scoresheet_fuzz::write(position);
        self.write("fen", fen.as_bytes())?;
        self.write("fen", &scoresheet_fuzz::write_bytes(position))?;
        let mut input = fen.into_bytes();
        for word in words {
            input.push(b'\n');
            input.extend_from_slice(word);
        }
        self.write("san", &input)
    }
}

fn examples() -> io::Result<Vec<Vec<u8>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "pgn"));
    paths.sort();
    paths.iter().map(fs::read).collect()
}

/// The inputs of all cases: of each line of JSON, the string named `input`.
fn cases() -> io::Result<Vec<Vec<u8>>> {
    let Some(shared) = env::var_os("SCORESHEET_SHARED") else {
        return Ok(Vec::new());
    };
    let path = Path::new(&shared).join("cases/cases.jsonl");
    let lines = fs::read_to_string(path)?;
    let inputs = lines.lines().filter_map(|line| {
        let (_, rest) = line.split_once("\"input\": \"")?;
        let text = unescape(rest)?;
        // Other encodings are not told apart here: what fits is written as Latin-1.
        let narrow = text.chars().map(|c| u8::try_from(c).ok()).collect();
        match line.contains("\"input_encoding\"") {
            true => narrow,
            false => Some(text.into_bytes()),
        }
    });
    Ok(inputs.collect())
}

/// A JSON string up to its closing quotes.
fn unescape(text: &str) -> Option<String> {
    let mut units = Vec::new();
    let mut chars = text.chars();
    loop {
        let c = match chars.next()? {
            '"' => return Some(String::from_utf16_lossy(&units)),
            '\\' => match chars.next()? {
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'b' => '\u{8}',
                'f' => '\u{c}',
                'u' => {
                    let digits: String = chars.by_ref().take(4).collect();
                    units.push(u16::from_str_radix(&digits, 16).ok()?);
                    continue;
                }
                c => c,
            },
            c => c,
        };
        units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
    }
}
