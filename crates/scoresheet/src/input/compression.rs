//! Which compression a file has, and what can be wrong with compressed data.
//!
//! Decides by content alone. Knows nothing of decoding, files and names.

use std::error::Error;
use std::fmt;
use std::io;

/// How many first bytes settle the compression: bzip2 needs its header and its first block's mark.
pub(super) const HEAD: usize = 10;

/// How a file is compressed, as its first bytes say; its name has no vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compression {
    /// Not compressed, or not in a way known here.
    Plain,
    /// gzip (RFC 1952), also the blocked kind of `bgzip`.
    Gzip,
    /// bzip2, also as written in parallel by `pbzip2`.
    Bzip2,
    /// Zstandard (RFC 8878), also as written in parallel by `pzstd`.
    Zstd,
    /// The .xz container with LZMA2.
    Xz,
}

impl Compression {
    /// Names the compression that the first bytes of a file announce.
    ///
    /// Ten bytes are enough for all; what is shorter than the mark it might have been is plain.
    ///
    /// ```
    /// use scoresheet::input::Compression;
    ///
    /// assert_eq!(Compression::detect(b"\x28\xb5\x2f\xfd..."), Compression::Zstd);
    /// assert_eq!(Compression::detect(b"[Event \"Hastings\"]"), Compression::Plain);
    /// ```
    pub fn detect(head: &[u8]) -> Compression {
        match head {
            [0x1f, 0x8b, ..] => Compression::Gzip,
            [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => Compression::Xz,
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Compression::Zstd,
            // A skippable frame holds no text; parallel compressors put one first for their index.
            [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Compression::Zstd,
            // `BZh1` could begin a plain word, so the mark of the first block, or of the end in an
            // empty file, must follow. They are the digits of pi and of its square root.
            [b'B', b'Z', b'h', b'1'..=b'9', mark @ ..]
                if mark.starts_with(&[0x31, 0x41, 0x59, 0x26, 0x53, 0x59])
                    || mark.starts_with(&[0x17, 0x72, 0x45, 0x38, 0x50, 0x90]) =>
            {
                Compression::Bzip2
            }
            _ => Compression::Plain,
        }
    }

    /// The usual name of the compression, as messages write it.
    ///
    /// ```
    /// use scoresheet::input::Compression;
    ///
    /// assert_eq!(Compression::Bzip2.name(), "bzip2");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Compression::Plain => "plain",
            Compression::Gzip => "gzip",
            Compression::Bzip2 => "bzip2",
            Compression::Zstd => "zstd",
            Compression::Xz => "xz",
        }
    }
}

/// Compressed data that cannot be decoded to its end.
///
/// A [`Stream`](super::Stream) delivers every byte it could decode before it answers with this. It
/// travels inside an [`io::Error`]; [`io::Error::get_ref`] and `downcast_ref` bring it out again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The compression that was being undone.
    pub compression: Compression,
    /// What went wrong.
    pub kind: DamageKind,
    /// How many decompressed bytes were delivered before.
    pub after: u64,
}

/// The ways in which compressed data can disappoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageKind {
    /// The file ends before its data does.
    Truncated,
    /// The data contradicts itself or its checksum.
    Damaged,
    /// Behind complete data stands something that is not more of the same.
    Trailing,
    /// Decoding would take more memory than is allowed (a window or dictionary above 128 MiB).
    Memory,
}

impl fmt::Display for Damage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, after) = (self.compression.name(), self.after);
        match self.kind {
            DamageKind::Truncated => write!(
                out,
                "the {name} data ends too early, after byte {after} of its content; \
                 all before was read, fetch the file again for the rest"
            ),
            DamageKind::Damaged => write!(
                out,
                "the {name} data is damaged after byte {after} of its content; \
                 all before was read, fetch the file again for the rest"
            ),
            DamageKind::Trailing => write!(
                out,
                "expected the end of the file or more {name} data after byte {after} of its \
                 content, found something else; all before was read, what follows was not"
            ),
            DamageKind::Memory => write!(
                out,
                "the {name} data needs a window larger than 128 MiB after byte {after} of its \
                 content; decompress it with its own program and pipe the result in"
            ),
        }
    }
}

impl Error for Damage {}

impl From<Damage> for io::Error {
    fn from(damage: Damage) -> io::Error {
        let kind = match damage.kind {
            DamageKind::Truncated => io::ErrorKind::UnexpectedEof,
            DamageKind::Damaged | DamageKind::Trailing => io::ErrorKind::InvalidData,
            DamageKind::Memory => io::ErrorKind::Unsupported,
        };
        io::Error::new(kind, damage)
    }
}
