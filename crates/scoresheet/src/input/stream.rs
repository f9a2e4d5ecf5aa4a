//! One input as a stream of decompressed bytes, and how far into the file it is.
//!
//! Knows no names and never seeks, since the input may be a pipe.

use std::fmt;
use std::io;
use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::compression::{Compression, HEAD};
use super::decoder::Decoder;

/// The decompressed bytes of one input.
///
/// A plain file is read straight into the caller's buffer. A compressed one is decoded into it,
/// all its members one after the other. Like any `Read` it may give fewer bytes than there is room
/// for; zero means the end.
///
/// Damage costs only what is behind it: everything decoded so far is delivered, then `read` answers
/// with an error that holds a [`Damage`](super::Damage), and does so again whenever it is asked.
/// (How far a damaged place reaches back depends on the format: gzip and xz decode up to the very
/// byte, zstd and bzip2 lose the block it is in.)
///
/// ```
/// use std::io::Read;
/// use scoresheet::input::{Compression, Stream};
///
/// let mut stream = Stream::new(&b"1. e4 e5 2. Nf3 *"[..])?;
/// assert_eq!(stream.compression(), Compression::Plain);
/// let mut text = String::new();
/// stream.read_to_string(&mut text)?;
/// assert_eq!(text, "1. e4 e5 2. Nf3 *");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Stream {
    compression: Compression,
    consumed: Arc<AtomicU64>,
    body: Body,
}

enum Body {
    Plain(Plain),
    Packed(Box<Decoder<Counted>>),
}

/// A plain input, of which the first bytes have been looked at.
struct Plain {
    head: [u8; HEAD],
    start: usize,
    end: usize,
    reader: Counted,
}

/// A reader that tells another thread how much has been taken from it.
struct Counted {
    reader: Box<dyn Read + Send>,
    consumed: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        self.consumed.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

impl Stream {
    /// Looks at the first bytes of `reader` and makes a stream of what it means.
    ///
    /// No buffer is needed around `reader`: it is asked for large pieces.
    ///
    /// # Errors
    ///
    /// When the first bytes cannot be read, or a decoder finds no memory. Damaged data is reported
    /// by `read`, after what is good.
    pub fn new(reader: impl Read + Send + 'static) -> io::Result<Stream> {
        let consumed = Arc::new(AtomicU64::new(0));
        let mut reader = Counted {
            reader: Box::new(reader),
            consumed: Arc::clone(&consumed),
        };
        let mut head = [0; HEAD];
        let end = peek(&mut reader, &mut head)?;
        let compression = Compression::detect(&head[..end]);
        let body = match compression {
            Compression::Plain => Body::Plain(Plain {
                head,
                start: 0,
                end,
                reader,
            }),
            _ => Body::Packed(Box::new(Decoder::new(compression, &head[..end], reader)?)),
        };
        Ok(Stream {
            compression,
            consumed,
            body,
        })
    }

    /// How the input is compressed.
    pub fn compression(&self) -> Compression {
        self.compression
    }

    /// How many bytes have been taken from the underlying file, before decompression.
    ///
    /// Against [`Source::size`](super::Source::size) this is the progress made.
    pub fn bytes_consumed(&self) -> u64 {
        self.consumed.load(Ordering::Relaxed)
    }

    /// The counter behind [`bytes_consumed`](Stream::bytes_consumed), for a thread that only shows
    /// progress.
    ///
    /// ```
    /// use std::sync::atomic::Ordering;
    /// use scoresheet::input::Stream;
    ///
    /// let mut stream = Stream::new(&b"1. d4 d5 2. c4 *"[..])?;
    /// let counter = stream.counter();
    /// std::io::copy(&mut stream, &mut std::io::sink())?;
    /// assert_eq!(counter.load(Ordering::Relaxed), 16);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    pub fn counter(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.consumed)
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match &mut self.body {
            Body::Plain(plain) => plain.read(buffer),
            Body::Packed(decoder) => decoder.read(buffer),
        }
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Stream")
            .field("compression", &self.compression)
            .field("consumed", &self.bytes_consumed())
            .finish_non_exhaustive()
    }
}

impl Plain {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let head = &self.head[self.start..self.end];
        if head.is_empty() {
            return self.reader.read(buffer);
        }
        // The rest is not read in the same call: if that failed, these bytes would be lost.
        let count = head.len().min(buffer.len());
        buffer[..count].copy_from_slice(&head[..count]);
        self.start += count;
        Ok(count)
    }
}

/// Reads until `head` is full or the input ends, since a pipe may give one byte at a time.
fn peek(reader: &mut Counted, head: &mut [u8; HEAD]) -> io::Result<usize> {
    let mut end = 0;
    while end < head.len() {
        match reader.read(&mut head[end..]) {
            Ok(0) => break,
            Ok(count) => end += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(end)
}
