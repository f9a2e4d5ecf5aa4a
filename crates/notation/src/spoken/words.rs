//! What a tongue must know to say moves and to understand them.
//!
//! A sentence is a frame, a list of parts in the order of the tongue; nouns stand in
//! it in the case that the frame needs. Grammar that depends on more than the piece,
//! such as the Korean particles, is a part of its own.

use scoresheet_chess::{File, Rank, Role, Side, Square};

use crate::reading::CheckMark;

/// A piece of a frame.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// These words.
    Say(&'static str),
    /// In the short form, the moving piece, with what tells it from its rivals.
    Mover,
    /// The moving piece, by its bare name.
    Name,
    /// The moving piece with its side.
    Subject,
    /// What is taken.
    Taken,
    /// What the pawn becomes.
    Becomes,
    /// The square of origin.
    From,
    /// The target.
    To,
    /// The file of origin.
    File,
    /// The rank of origin as a number.
    Rank,
    /// The rank of origin as an ordinal.
    Ordinal,
    /// A particle that depends on the sound before it.
    Particle(Particle),
}

/// A particle in its three shapes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Particle {
    /// After a vowel.
    pub vowel: &'static str,
    /// After an l.
    pub liquid: &'static str,
    /// After any other consonant.
    pub consonant: &'static str,
}

/// Parts in the order in which a tongue says them.
pub(super) type Frame = &'static [Part];

/// The frames of the short form.
#[derive(Debug)]
pub(super) struct Short {
    /// The moving piece if it has no rivals.
    pub alone: Frame,
    /// Told from its rivals by its file.
    pub by_file: Frame,
    /// Told by its rank.
    pub by_rank: Frame,
    /// Told by its square.
    pub by_square: Frame,
    /// A move to an empty square.
    pub moves: Frame,
    /// The same with something said to tell the piece from its rivals.
    pub told_moves: Frame,
    /// A capture by a piece.
    pub takes: Frame,
    /// A capture by a pawn, of which the file is always said (FIDE Laws, Appendix C.9).
    pub pawn_takes: Frame,
    /// A capture in passing.
    pub in_passing: Frame,
    /// What is added for a promotion.
    pub promotes: Frame,
    /// Castling, king's side first.
    pub castles: [&'static str; 2],
    /// A passed turn.
    pub passes: &'static str,
}

/// The frames of whole sentences.
#[derive(Debug)]
pub(super) struct Sentence {
    /// A move to an empty square.
    pub moves: Frame,
    /// A capture.
    pub takes: Frame,
    /// A capture in passing.
    pub in_passing: Frame,
    /// What is added for a promotion.
    pub promotes: Frame,
    /// Castling, king's side first: of White, of Black.
    pub castles: [[&'static str; 2]; 2],
    /// A passed turn, of White and of Black.
    pub passes: [&'static str; 2],
}

/// The words of a tongue. Nouns are in the order of roles, pawn first.
#[derive(Debug)]
pub(super) struct Words {
    /// Whether words are set apart by blanks, so that a word does not end amid letters.
    pub spaced: bool,
    /// Whether the verb stands at the end and its object before it.
    pub verb_final: bool,
    /// The names of the pieces as the short form says them.
    pub names: [&'static str; 6],
    /// The pieces as subjects, White's and Black's.
    pub subjects: [[&'static str; 6]; 2],
    /// The pieces as what is taken.
    pub taken: [&'static str; 6],
    /// The pieces as what a pawn becomes; that of pawn and king are not said.
    pub becomes: [&'static str; 6],
    /// One to eight.
    pub numbers: [&'static str; 8],
    /// First to eighth, as the frame needs them; the digits if it has none.
    pub ordinals: [&'static str; 8],
    /// The short form.
    pub short: Short,
    /// Whole sentences.
    pub sentence: Sentence,
    /// What is added for check, double check and mate.
    pub checks: [&'static str; 3],
    /// White wins, Black wins, a draw.
    pub results: [&'static str; 3],
    /// Nouns that make a letter the name of a file.
    pub file_nouns: &'static [&'static str],
    /// Whether such a noun always stands before the letter.
    pub file_noun_leads: bool,
    /// Nouns that make a number the name of a rank.
    pub rank_nouns: &'static [&'static str],
    /// How files are called besides by their letters.
    pub also_files: &'static [(&'static str, File)],
    /// How ranks are called in squares besides by digits and numbers.
    pub also_numbers: &'static [(&'static str, Rank)],
    /// How ranks are called on their own besides by numbers and ordinals.
    pub also_ordinals: &'static [(&'static str, Rank)],
    /// All other words that are understood; the longest that fits counts.
    pub phrases: &'static [(&'static str, Item)],
}

/// What a word, or a few together, mean within a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// A piece.
    Piece(Role),
    /// A square.
    Square(Square),
    /// A file.
    File(File),
    /// A rank, and whether it was called one; otherwise it is a mere number.
    Rank(Rank, Called),
    /// Something is taken.
    Takes,
    /// What follows says from where.
    From,
    /// What stands before says from where.
    FromBefore,
    /// A verb of going.
    Goes,
    /// The pawn becomes what is named before or after.
    Promotes,
    /// The pawn becomes a queen, as "queens" says.
    Queens,
    /// The capture is in passing.
    InPassing,
    /// Check, or more than that.
    Check(CheckMark),
    /// The king castles.
    Castles,
    /// "castle": the king does, or a rook stands there.
    Castle,
    /// The side to which the king castles.
    Wing(Side),
    /// The turn is passed.
    Passes,
    /// What follows adds to a move that has been said: a comma, "and".
    And,
    /// A word that belongs to what follows and says nothing here.
    Before,
    /// A word that belongs to what stands before and says nothing here.
    After,
}

/// Whether a number was called a rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Called {
    /// "the first rank".
    Rank,
    /// "one".
    Nothing,
}
