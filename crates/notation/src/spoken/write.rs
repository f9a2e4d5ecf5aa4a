//! The one writer of spoken moves: it says the frames of a tongue.

use alloc::string::String;

use scoresheet_chess::{Color, File, MoveKind, Outcome, Rank, Role, Side, Square};

use super::speech::{Form, Speech, Squares};
use super::tongues::{ANNOUNCED_FILES, ANNOUNCED_RANKS, NATO_FILES, words_of};
use super::words::{Frame, Part, Particle, Words};
use crate::view::View;

/// Says a move; the words are put behind those that `out` already has.
///
/// ```
/// use scoresheet_chess::{Bitboard, Position, Role, Square};
/// use scoresheet_notation::{spoken::{self, Form, Speech, Tongue}, View};
///
/// let start = Position::start();
/// let mv = start.find(Role::Pawn, Bitboard::ALL, Square::E4, None).unwrap();
/// let view = View::new(&start, mv, &start.after(mv));
/// let mut said = String::new();
/// spoken::write(&view, Speech::new(Tongue::English, Form::Sentence), &mut said);
/// assert_eq!(said, "White's pawn goes from e2 to e4");
/// ```
pub fn write(view: &View, speech: Speech, out: &mut String) {
    let mut speaker = Speaker {
        view,
        words: words_of(speech.tongue),
        squares: speech.squares,
        out,
    };
    match speech.form {
        Form::Short => speaker.say_short(),
        Form::Sentence => speaker.say_sentence(),
    }
}

/// Says how a game ended.
///
/// ```
/// use scoresheet_chess::{Color, Outcome};
/// use scoresheet_notation::spoken::{self, Tongue};
///
/// let mut said = String::new();
/// spoken::write_result(Outcome::Win(Color::Black), Tongue::French, &mut said);
/// assert_eq!(said, "Les Noirs gagnent");
/// ```
pub fn write_result(outcome: Outcome, tongue: super::Tongue, out: &mut String) {
    let [white_wins, black_wins, draw] = words_of(tongue).results;
    out.push_str(match outcome {
        Outcome::Win(Color::White) => white_wins,
        Outcome::Win(Color::Black) => black_wins,
        Outcome::Draw => draw,
    });
}

/// Somebody with a move to say.
struct Speaker<'a> {
    view: &'a View,
    words: &'static Words,
    squares: Squares,
    out: &'a mut String,
}

impl Speaker<'_> {
    fn say_short(&mut self) {
        let (view, short) = (self.view, &self.words.short);
        if view.mv.is_null() {
            self.out.push_str(short.passes);
            return;
        }
        if let Some(side) = view.castling {
            self.out.push_str(by_side(short.castles, side));
        } else {
            let in_passing = view.mv.kind == MoveKind::EnPassant;
            self.say(match (view.captured, view.role) {
                (Some(_), Role::Pawn) if in_passing => short.in_passing,
                (Some(_), Role::Pawn) => short.pawn_takes,
                (Some(_), _) => short.takes,
                (None, _) if view.rivals.is_empty() => short.moves,
                (None, _) => short.told_moves,
            });
            if view.becomes.is_some() {
                self.say(short.promotes);
            }
        }
        self.say_check();
    }

    fn say_sentence(&mut self) {
        let (view, sentence) = (self.view, &self.words.sentence);
        if view.mv.is_null() {
            self.out.push_str(sentence.passes[view.turn as usize]);
            return;
        }
        if let Some(side) = view.castling {
            let castles = sentence.castles[view.turn as usize];
            self.out.push_str(by_side(castles, side));
        } else {
            self.say(match view.captured {
                None => sentence.moves,
                Some(_) if view.mv.kind == MoveKind::EnPassant => sentence.in_passing,
                Some(_) => sentence.takes,
            });
            if view.becomes.is_some() {
                self.say(sentence.promotes);
            }
        }
        self.say_check();
    }

    fn say_check(&mut self) {
        let [check, double_check, mate] = self.words.checks;
        if self.view.mate {
            self.out.push_str(mate);
        } else if self.view.double_check {
            self.out.push_str(double_check);
        } else if self.view.check {
            self.out.push_str(check);
        }
    }

    fn say(&mut self, frame: Frame) {
        let (view, words) = (self.view, self.words);
        for part in frame {
            match *part {
                Part::Say(said) => self.out.push_str(said),
                Part::Mover => self.say_mover(),
                Part::Name => self.out.push_str(words.names[view.role as usize]),
                Part::Subject => {
                    let subjects = &words.subjects[view.turn as usize];
                    self.out.push_str(subjects[view.role as usize]);
                }
                Part::Taken => {
                    let taken = view.captured.map_or("", |role| words.taken[role as usize]);
                    self.out.push_str(taken);
                }
                Part::Becomes => {
                    let becomes = view.becomes.map_or("", |role| words.becomes[role as usize]);
                    self.out.push_str(becomes);
                }
                Part::From => self.say_square(view.from),
                Part::To => self.say_square(view.to),
                Part::File => self.say_file(view.from.file()),
                Part::Rank => self.say_rank(view.from.rank()),
                Part::Ordinal => {
                    let rank = view.from.rank().index();
                    self.out.push_str(words.ordinals[rank]);
                }
                Part::Particle(particle) => self.out.push_str(fitting(particle, self.out)),
            }
        }
    }

    /// The moving piece with no more than it takes to tell it from its rivals.
    fn say_mover(&mut self) {
        let short = &self.words.short;
        self.say(match self.view.origin_needed() {
            (false, false) => short.alone,
            (true, false) => short.by_file,
            (false, true) => short.by_rank,
            (true, true) => short.by_square,
        });
    }

    fn say_square(&mut self, square: Square) {
        self.say_file(square.file());
        if self.squares != Squares::Plain {
            self.out.push(' ');
        }
        self.say_rank(square.rank());
    }

    fn say_file(&mut self, file: File) {
        match self.squares {
            Squares::Plain | Squares::Apart | Squares::Words => self.out.push(file.letter()),
            Squares::Names | Squares::Announced => {
                self.out.push_str(ANNOUNCED_FILES[file.index()]);
            }
            Squares::Nato => self.out.push_str(NATO_FILES[file.index()]),
        }
    }

    fn say_rank(&mut self, rank: Rank) {
        match self.squares {
            Squares::Plain | Squares::Apart | Squares::Names => self.out.push(rank.digit()),
            Squares::Words | Squares::Nato => {
                self.out.push_str(self.words.numbers[rank.index()]);
            }
            Squares::Announced => self.out.push_str(ANNOUNCED_RANKS[rank.index()]),
        }
    }
}

fn by_side([king_side, queen_side]: [&'static str; 2], side: Side) -> &'static str {
    match side {
        Side::King => king_side,
        Side::Queen => queen_side,
    }
}

/// The shape of a particle behind what has been said.
fn fitting(particle: Particle, said: &str) -> &'static str {
    match last_sound(said) {
        Sound::Vowel => particle.vowel,
        Sound::Liquid => particle.liquid,
        Sound::Consonant => particle.consonant,
    }
}

/// How a word ends for the ears of a Korean.
enum Sound {
    Vowel,
    Liquid,
    Consonant,
}

/// The last sound of a text as it is read aloud in Korean.
///
/// A syllable of Hangul shows it: they are numbered by initial, vowel and final, and
/// every 28 of them share the first two; final 0 is none and 8 is l. Digits are read
/// as il, i, sam, sa, o, yuk, chil, pal. The German numbers keep an n that they end
/// in and get a vowel behind any other consonant.
fn last_sound(said: &str) -> Sound {
    match said.chars().next_back() {
        Some(syllable @ '가'..='힣') => match (u32::from(syllable) - u32::from('가')) % 28 {
            0 => Sound::Vowel,
            8 => Sound::Liquid,
            _ => Sound::Consonant,
        },
        Some('1' | '7' | '8' | 'l') => Sound::Liquid,
        Some('3' | '6' | 'n' | 'm') => Sound::Consonant,
        _ => Sound::Vowel,
    }
}
