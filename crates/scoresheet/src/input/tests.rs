//! What finding and reading inputs promises, format by format.

mod finding;
mod reading;

use std::io::Write;

/// Text that compresses like movetext: varied enough for several blocks, the same every time.
fn text(length: usize) -> Vec<u8> {
    let mut state = 1u32;
    let mut text = Vec::with_capacity(length + 8);
    while text.len() < length {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let (file, rank) = (b'a' + (state >> 29) as u8, b'1' + (state >> 26 & 7) as u8);
        text.extend([b"NBRQK"[(state >> 16) as usize % 5], file, rank, b' ']);
    }
    text.truncate(length);
    text
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn bzip2(bytes: &[u8]) -> Vec<u8> {
    // Level 1 has the smallest blocks, so that a test needs little text for several.
    let mut encoder = ::bzip2::write::BzEncoder::new(Vec::new(), ::bzip2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ::zstd::stream::write::Encoder::new(Vec::new(), 1).unwrap();
    encoder.include_checksum(true).unwrap();
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = liblzma::write::XzEncoder::new(Vec::new(), 0);
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}
