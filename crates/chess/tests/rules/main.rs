//! The rules that software gets wrong, each by positions and moves that show it.

mod game;

mod books;
mod castling;
mod draws;
mod en_passant;
mod endings;
mod fen_reading;
mod fen_writing;
mod setups;
