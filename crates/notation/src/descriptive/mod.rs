//! Descriptive notation, in which squares are named after the pieces that first stood there.
