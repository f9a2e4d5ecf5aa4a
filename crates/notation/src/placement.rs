//! Positions as lists of pieces with their squares: `White: Ke1, Qd1; Black: Ke8`.
