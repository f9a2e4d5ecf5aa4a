//! Moves in words, for those who hear them and those who say them.
