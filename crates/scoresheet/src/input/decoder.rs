//! Decompressing a whole file: its members one after the other, its padding, its end.
//!
//! Knows nothing of files and names (bytes come from any `Read`) nor of any one format.

use std::io;
use std::io::Read;

use super::codec::{Codec, Outcome};
use super::compression::{Compression, Damage, DamageKind, HEAD};

/// What is read from the file at a time.
const BUFFER: usize = 256 << 10;

/// Where a decoder stands in the sequence of members that make up a file.
#[derive(Clone, Copy)]
enum Phase {
    Inside,
    Between,
    Finished,
    Failed(DamageKind),
}

/// Decompresses one file: any number of members (streams, frames) of one compression.
pub(super) struct Decoder<R> {
    reader: R,
    /// Bytes read and not yet decoded are `buffer[start..end]`.
    buffer: Box<[u8]>,
    start: usize,
    end: usize,
    ended: bool,
    compression: Compression,
    codec: Codec,
    phase: Phase,
    /// Whether the codec filled the last output, and so may hold more without needing input.
    brimming: bool,
    delivered: u64,
}

impl<R: Read> Decoder<R> {
    /// Makes a decoder for a file of which `head` has been read already.
    ///
    /// `compression` is what [`Compression::detect`] said of it; plain files need no decoder and
    /// get none.
    pub(super) fn new(compression: Compression, head: &[u8], reader: R) -> io::Result<Self> {
        let codec = Codec::new(compression).map_err(|kind| {
            io::Error::from(Damage {
                compression,
                kind,
                after: 0,
            })
        })?;
        let mut buffer = vec![0; BUFFER].into_boxed_slice();
        buffer[..head.len()].copy_from_slice(head);
        Ok(Decoder {
            reader,
            buffer,
            start: 0,
            end: head.len(),
            ended: false,
            compression,
            codec,
            phase: Phase::Inside,
            brimming: false,
            delivered: 0,
        })
    }

    /// Fills `output` as far as the data at hand goes, and reads more only while it is empty.
    pub(super) fn read(&mut self, output: &mut [u8]) -> io::Result<usize> {
        let mut filled = 0;
        while filled < output.len() {
            match self.phase {
                Phase::Inside => {
                    if self.start == self.end && !self.brimming {
                        // A pipe may be slow; what is decoded goes out before waiting for it.
                        if filled > 0 {
                            return Ok(filled);
                        }
                        self.refill()?;
                        if self.start == self.end {
                            self.phase = Phase::Failed(DamageKind::Truncated);
                            continue;
                        }
                    }
                    filled += self.step(&mut output[filled..]);
                }
                Phase::Between => {
                    self.skip_padding();
                    if self.end - self.start < HEAD && !self.ended {
                        if filled > 0 {
                            return Ok(filled);
                        }
                        self.refill()?;
                    } else {
                        self.next_member();
                    }
                }
                Phase::Failed(kind) if filled == 0 => {
                    let (compression, after) = (self.compression, self.delivered);
                    return Err(Damage {
                        compression,
                        kind,
                        after,
                    }
                    .into());
                }
                Phase::Finished | Phase::Failed(_) => return Ok(filled),
            }
        }
        Ok(filled)
    }

    /// Lets the codec work once, and answers how many bytes it wrote.
    fn step(&mut self, output: &mut [u8]) -> usize {
        let input = &self.buffer[self.start..self.end];
        let step = self.codec.step(input, output);
        let idle = step.consumed == 0 && step.produced == 0 && !input.is_empty();
        self.start += step.consumed;
        self.delivered += step.produced as u64;
        self.brimming = step.produced == output.len();
        self.phase = match step.outcome {
            // A codec that neither takes nor gives would be asked for ever.
            Outcome::Going if idle => Phase::Failed(DamageKind::Damaged),
            Outcome::Going => Phase::Inside,
            Outcome::Ended => Phase::Between,
            Outcome::Failed(kind) => Phase::Failed(kind),
        };
        step.produced
    }

    /// Passes over zeros between members: xz allows them, and tapes and block devices leave them.
    fn skip_padding(&mut self) {
        let rest = &self.buffer[self.start..self.end];
        self.start += rest.iter().take_while(|&&byte| byte == 0).count();
    }

    /// Decides what follows a complete member, once enough of it is there to see.
    fn next_member(&mut self) {
        let rest = &self.buffer[self.start..self.end];
        self.phase = if rest.is_empty() {
            Phase::Finished
        } else if Compression::detect(rest) != self.compression {
            Phase::Failed(DamageKind::Trailing)
        } else {
            match self.codec.restart(self.compression) {
                Ok(()) => Phase::Inside,
                Err(kind) => Phase::Failed(kind),
            }
        };
        self.brimming = false;
    }

    /// Reads once more behind the bytes still to be decoded.
    fn refill(&mut self) -> io::Result<()> {
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        loop {
            match self.reader.read(&mut self.buffer[self.end..]) {
                Ok(count) => {
                    self.end += count;
                    self.ended = count == 0;
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}
