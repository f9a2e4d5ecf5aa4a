//! One compressed member (a gzip member, a bzip2 or xz stream, a zstd frame), slice by slice.
//!
//! Knows nothing of where bytes come from. *Why this is clever:* each codec is driven through its
//! lowest interface, one slice in and one slice out, because the `Read` adapters of the same crates
//! forget how much they had already written when they meet damage in the middle of a call. *If you
//! change this*, see that a damaged file still gives every byte before the damage.

use bzip2::Decompress as BzipDecoder;
use flate2::{Decompress as GzipDecoder, FlushDecompress};
use liblzma::stream::{Action, Stream as XzDecoder};
use zstd::zstd_safe::zstd_sys::ZSTD_ErrorCode;
use zstd::zstd_safe::{DCtx, DParameter, InBuffer, OutBuffer};

use super::compression::{Compression, DamageKind};

/// The longest window a zstd frame may ask for, as a power of two: 128 MiB, as in `zstd` itself.
const ZSTD_WINDOW_LOG: u32 = 27;

/// What an xz stream may ask for: a dictionary of 128 MiB and the decoder around it.
const XZ_MEMORY: u64 = 144 << 20;

/// What one call of a codec did.
pub(super) struct Step {
    pub(super) consumed: usize,
    pub(super) produced: usize,
    pub(super) outcome: Outcome,
}

/// How a codec stands after a call.
pub(super) enum Outcome {
    Going,
    Ended,
    Failed(DamageKind),
}

/// The decoder of one member.
pub(super) enum Codec {
    Gzip(GzipDecoder),
    Bzip2(BzipDecoder),
    Zstd(ZstdDecoder),
    Xz(XzDecoder),
}

impl Codec {
    pub(super) fn new(compression: Compression) -> Result<Codec, DamageKind> {
        Ok(match compression {
            Compression::Plain => unreachable!("plain files are read without a decoder"),
            Compression::Gzip => Codec::Gzip(GzipDecoder::new_gzip(15)),
            Compression::Bzip2 => Codec::Bzip2(BzipDecoder::new(false)),
            Compression::Zstd => Codec::Zstd(ZstdDecoder::new()?),
            Compression::Xz => Codec::Xz(
                XzDecoder::new_stream_decoder(XZ_MEMORY, 0).map_err(|_| DamageKind::Memory)?,
            ),
        })
    }

    /// Makes ready for the next member of the same file.
    pub(super) fn restart(&mut self, compression: Compression) -> Result<(), DamageKind> {
        // zstd is ready for the next frame by itself; files made of many small frames exist, and
        // its context is large. The others are not the same after an end.
        if !matches!(self, Codec::Zstd(_)) {
            *self = Codec::new(compression)?;
        }
        Ok(())
    }

    /// Decodes from `input` into `output`, which is not empty, and counts both whatever happens.
    pub(super) fn step(&mut self, input: &[u8], output: &mut [u8]) -> Step {
        match self {
            Codec::Gzip(codec) => {
                let (taken, given) = (codec.total_in(), codec.total_out());
                let outcome = match codec.decompress(input, output, FlushDecompress::None) {
                    Ok(flate2::Status::StreamEnd) => Outcome::Ended,
                    Ok(_) => Outcome::Going,
                    Err(_) => Outcome::Failed(DamageKind::Damaged),
                };
                counted(codec.total_in() - taken, codec.total_out() - given, outcome)
            }
            Codec::Bzip2(codec) => {
                let (taken, given) = (codec.total_in(), codec.total_out());
                let outcome = match codec.decompress(input, output) {
                    Ok(bzip2::Status::StreamEnd) => Outcome::Ended,
                    Ok(bzip2::Status::MemNeeded) => Outcome::Failed(DamageKind::Memory),
                    Ok(_) => Outcome::Going,
                    Err(_) => Outcome::Failed(DamageKind::Damaged),
                };
                counted(codec.total_in() - taken, codec.total_out() - given, outcome)
            }
            Codec::Zstd(codec) => codec.step(input, output),
            Codec::Xz(codec) => {
                let (taken, given) = (codec.total_in(), codec.total_out());
                let outcome = match codec.process(input, output, Action::Run) {
                    Ok(liblzma::stream::Status::StreamEnd) => Outcome::Ended,
                    Ok(_) => Outcome::Going,
                    Err(liblzma::stream::Error::MemLimit | liblzma::stream::Error::Mem) => {
                        Outcome::Failed(DamageKind::Memory)
                    }
                    Err(_) => Outcome::Failed(DamageKind::Damaged),
                };
                counted(codec.total_in() - taken, codec.total_out() - given, outcome)
            }
        }
    }
}

/// Puts a step together from differences of the codecs' running totals.
fn counted(consumed: u64, produced: u64, outcome: Outcome) -> Step {
    // Both are lengths within slices of memory.
    Step {
        consumed: consumed as usize,
        produced: produced as usize,
        outcome,
    }
}

/// A zstd context, fed so that no call decodes two blocks.
///
/// A call that fails does not say how much it had written before, so a call must never finish one
/// block and meet damage in another. The context asks for exactly the bytes up to the end of the
/// next block; handing it no more than that also spares it a copy.
pub(super) struct ZstdDecoder {
    context: DCtx<'static>,
    /// How many bytes the context asks for next.
    wanted: usize,
    /// Whether it may still hold decoded bytes for which the last output had no room.
    holding: bool,
}

/// What zstd asks for at the start of a frame: the magic number and the byte that says how long
/// the header is.
const ZSTD_FRAME_START: usize = 5;

impl ZstdDecoder {
    fn new() -> Result<ZstdDecoder, DamageKind> {
        let mut context = DCtx::try_create().ok_or(DamageKind::Memory)?;
        context
            .set_parameter(DParameter::WindowLogMax(ZSTD_WINDOW_LOG))
            .map_err(|_| DamageKind::Memory)?;
        Ok(ZstdDecoder {
            context,
            wanted: ZSTD_FRAME_START,
            holding: false,
        })
    }

    fn step(&mut self, input: &[u8], output: &mut [u8]) -> Step {
        let room = output.len();
        let mut target = OutBuffer::around(output);
        if self.holding {
            // Nothing new goes in before everything old is out.
            let outcome = self.call(&mut target, &mut InBuffer::around(&[]));
            let produced = target.pos();
            self.holding = produced == room;
            if produced > 0 || !matches!(outcome, Outcome::Going) {
                return Step {
                    consumed: 0,
                    produced,
                    outcome,
                };
            }
        }
        let mut source = InBuffer::around(&input[..self.wanted.min(input.len())]);
        let outcome = self.call(&mut target, &mut source);
        let produced = target.pos();
        self.holding = produced == room;
        Step {
            consumed: source.pos(),
            produced,
            outcome,
        }
    }

    fn call(&mut self, target: &mut OutBuffer<'_, [u8]>, source: &mut InBuffer<'_>) -> Outcome {
        match self.context.decompress_stream(target, source) {
            Ok(0) => {
                self.wanted = ZSTD_FRAME_START;
                Outcome::Ended
            }
            Ok(wanted) => {
                self.wanted = wanted;
                Outcome::Going
            }
            Err(code) => {
                let too_large = ZSTD_ErrorCode::ZSTD_error_frameParameter_windowTooLarge as usize;
                Outcome::Failed(if code == too_large.wrapping_neg() {
                    DamageKind::Memory
                } else {
                    DamageKind::Damaged
                })
            }
        }
    }
}
