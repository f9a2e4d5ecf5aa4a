//! What a stream delivers, and what it says when the data is not whole.

use std::collections::VecDeque;
use std::io;
use std::io::Read;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use super::{bzip2, gzip, text, xz, zstd};
use crate::input::{Compression, Damage, DamageKind, Stream};

type Pack = fn(&[u8]) -> Vec<u8>;

const FORMATS: [(Compression, Pack); 4] = [
    (Compression::Gzip, gzip),
    (Compression::Bzip2, bzip2),
    (Compression::Zstd, zstd),
    (Compression::Xz, xz),
];

/// A zstd frame that decoders pass over.
fn skippable(number: u8, content: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x50 + number, 0x2a, 0x4d, 0x18];
    frame.extend((content.len() as u32).to_le_bytes());
    frame.extend(content);
    frame
}

/// Reads to the end or the error, with the buffer that bulk work uses.
fn drain(stream: &mut Stream) -> (Vec<u8>, Option<io::Error>) {
    drain_by(stream, 1 << 20)
}

fn drain_by(stream: &mut Stream, room: usize) -> (Vec<u8>, Option<io::Error>) {
    let (mut all, mut buffer) = (Vec::new(), vec![0; room]);
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return (all, None),
            Ok(count) => all.extend(&buffer[..count]),
            Err(error) => return (all, Some(error)),
        }
    }
}

fn open(bytes: Vec<u8>) -> Stream {
    Stream::new(io::Cursor::new(bytes)).unwrap()
}

/// Reads data that must be whole.
fn decoded(bytes: Vec<u8>) -> Vec<u8> {
    let (decoded, error) = drain(&mut open(bytes));
    assert!(error.is_none(), "{error:?}");
    decoded
}

/// Reads data that must not be whole.
fn damaged(bytes: Vec<u8>) -> (Vec<u8>, Damage) {
    let (decoded, error) = drain(&mut open(bytes));
    (decoded, damage(&error.expect("the data was not whole")))
}

fn damage(error: &io::Error) -> Damage {
    *error.get_ref().unwrap().downcast_ref::<Damage>().unwrap()
}

/// A reader that answers with prepared pieces and errors, and notes how much it was asked for.
struct Scripted {
    answers: VecDeque<io::Result<Vec<u8>>>,
    asked: Arc<Mutex<Vec<usize>>>,
}

impl Scripted {
    fn new(answers: impl IntoIterator<Item = io::Result<Vec<u8>>>) -> Scripted {
        Scripted {
            answers: answers.into_iter().collect(),
            asked: Arc::default(),
        }
    }
}

impl Read for Scripted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.asked.lock().unwrap().push(buffer.len());
        let Some(answer) = self.answers.pop_front() else {
            return Ok(0);
        };
        let mut piece = answer?;
        if piece.len() > buffer.len() {
            self.answers.push_front(Ok(piece.split_off(buffer.len())));
        }
        buffer[..piece.len()].copy_from_slice(&piece);
        Ok(piece.len())
    }
}

#[test]
fn plain_bytes_come_through_unchanged() {
    let text = text(1_500_000);
    let mut stream = open(text.clone());
    assert_eq!(stream.compression(), Compression::Plain);
    assert_eq!(drain(&mut stream).0, text);
}

#[test]
fn every_format_is_known_by_its_content_and_decoded() {
    let text = text(1_500_000);
    for (compression, pack) in FORMATS {
        let mut stream = open(pack(&text));
        assert_eq!(stream.compression(), compression);
        let (decoded, error) = drain(&mut stream);
        assert!(error.is_none(), "{compression:?}: {error:?}");
        assert!(decoded == text, "{compression:?}");
    }
}

#[test]
fn an_empty_input_is_empty() {
    let mut stream = open(Vec::new());
    assert_eq!(stream.compression(), Compression::Plain);
    assert_eq!(drain(&mut stream).0, b"");
    for (_, pack) in FORMATS {
        assert_eq!(decoded(pack(b"")), b"");
    }
}

#[test]
fn what_is_shorter_than_the_mark_of_its_format_is_plain() {
    for (short, name) in [
        (&b"\x1f"[..], "gzip"),
        (b"BZh9", "bzip2"),
        (b"BZh9\x31\x41\x59", "bzip2"),
        (b"\x28\xb5\x2f", "zstd"),
        (b"\x50\x2a\x4d", "skippable"),
        (b"\xfd7zXZ", "xz"),
        (b"*", "a game without moves"),
    ] {
        let mut stream = open(short.to_vec());
        assert_eq!(stream.compression(), Compression::Plain, "{name}");
        assert_eq!(drain(&mut stream).0, short, "{name}");
    }
}

#[test]
fn text_that_begins_like_bzip2_is_plain() {
    let text = b"BZh1 is a move in no language known to us.";
    assert_eq!(open(text.to_vec()).compression(), Compression::Plain);
    assert_eq!(decoded(text.to_vec()), text);
}

#[test]
fn all_members_of_a_file_are_read() {
    let text = text(500_000);
    for (compression, pack) in FORMATS {
        let (first, rest) = text.split_at(300_001);
        let (second, third) = rest.split_at(1);
        let file = [pack(first), pack(second), pack(b""), pack(third)].concat();
        assert!(decoded(file) == text, "{compression:?}");
    }
}

#[test]
fn a_file_of_many_small_members_is_read() {
    let text = text(60_000);
    for (compression, pack) in FORMATS {
        let file: Vec<u8> = text.chunks(100).flat_map(pack).collect();
        assert!(decoded(file) == text, "{compression:?}");
    }
}

#[test]
fn zeros_between_and_after_members_are_passed_over() {
    let text = text(1000);
    for (compression, pack) in FORMATS {
        for zeros in [1, 4, 512, 600_000] {
            let zeros = vec![0; zeros];
            let file = [&pack(&text)[..], &zeros, &pack(&text), &zeros].concat();
            assert!(
                decoded(file) == [&text[..], &text].concat(),
                "{compression:?}"
            );
        }
    }
}

#[test]
fn skippable_frames_may_stand_anywhere_in_a_zstd_file() {
    let text = text(400_000);
    let (first, second) = text.split_at(150_000);
    let file = [
        skippable(0, b"\x04\x00\x00\x00"),
        skippable(15, &[7; 700_000]),
        skippable(3, b""),
        zstd(first),
        skippable(0, b"[Event \"not a game\"]"),
        zstd(second),
        skippable(14, &[0; 9]),
    ]
    .concat();
    assert_eq!(open(file.clone()).compression(), Compression::Zstd);
    assert!(decoded(file) == text);
    assert_eq!(decoded(skippable(5, b"nothing else")), b"");
}

#[test]
fn a_file_cut_short_delivers_what_is_there_and_then_says_so() {
    let text = text(800_000);
    for (compression, pack) in FORMATS {
        let whole = pack(&text);
        // Behind the data stand checksums and indexes; a cut there costs no text.
        for cut in [
            12,
            5000,
            whole.len() / 3,
            whole.len() / 2,
            whole.len() - 5,
            whole.len() - 1,
        ] {
            let (decoded, damage) = damaged(whole[..cut].to_vec());
            assert!(text.starts_with(&decoded), "{compression:?} cut at {cut}");
            let after = decoded.len() as u64;
            let kind = DamageKind::Truncated;
            assert_eq!(
                damage,
                Damage {
                    compression,
                    kind,
                    after
                },
                "cut at {cut}"
            );
            // All but the block or the few symbols that the cut went through.
            let least = (text.len() * cut / whole.len()).saturating_sub(150_000);
            assert!(
                decoded.len() >= least,
                "{compression:?} cut at {cut}: {}",
                decoded.len()
            );
        }
    }
}

#[test]
fn damage_costs_nothing_that_stands_before_it() {
    let text = text(500_000);
    for (compression, pack) in FORMATS {
        let whole = pack(&text);
        for place in (100..whole.len()).step_by(whole.len() / 11) {
            // As much as can be decoded from the bytes before the place ...
            let (before, _) = damaged(whole[..place].to_vec());
            let mut file = whole.clone();
            for byte in &mut file[place..] {
                *byte = !*byte;
            }
            // ... is delivered when the bytes from there on are wrong, into a buffer of any size.
            for room in [1 << 20, 131_072, 9999] {
                let (decoded, error) = drain_by(&mut open(file.clone()), room);
                assert!(
                    decoded.starts_with(&before),
                    "{compression:?} at {place} by {room}"
                );
                assert_eq!(damage(&error.unwrap()).after, decoded.len() as u64);
            }
        }
    }
}

#[test]
fn a_wrong_checksum_is_damage_although_all_bytes_are_delivered() {
    let text = text(5000);
    for (compression, pack) in FORMATS {
        let mut file = pack(&text);
        let checksum = match compression {
            Compression::Gzip => file.len() - 8,
            Compression::Xz => file.len() - 12 - 8 - 8,
            _ => file.len() - 2,
        };
        file[checksum] ^= 1;
        let (decoded, damage) = damaged(file);
        assert!(decoded == text, "{compression:?}");
        assert_eq!(damage.kind, DamageKind::Damaged, "{compression:?}");
    }
}

#[test]
fn garbage_after_the_data_is_reported_after_the_data() {
    let text = text(200_000);
    for (compression, pack) in FORMATS {
        for garbage in [
            &b"x"[..],
            b"[Event \"plain text behind it\"]",
            b"\0\0\0\0\n",
            b"\x1f",
        ] {
            let mut stream = open([&pack(&text)[..], garbage].concat());
            let (decoded, error) = drain(&mut stream);
            assert!(decoded == text, "{compression:?}");
            let expected = Damage {
                compression,
                kind: DamageKind::Trailing,
                after: 200_000,
            };
            assert_eq!(damage(&error.unwrap()), expected);
            // Whoever asks again hears it again, and never a clean end.
            assert_eq!(damage(&stream.read(&mut [0; 8]).unwrap_err()), expected);
        }
    }
}

#[test]
fn messages_name_the_format_the_place_and_the_remedy() {
    let (_, damage) = damaged(gzip(b"1. e4 e5")[..10].to_vec());
    assert_eq!(
        damage.to_string(),
        "the gzip data ends too early, after byte 0 of its content; \
         all before was read, fetch the file again for the rest"
    );
    let error = io::Error::from(damage);
    assert_eq!(
        (error.kind(), error.to_string()),
        (io::ErrorKind::UnexpectedEof, damage.to_string())
    );
}

#[test]
fn a_frame_that_wants_too_much_memory_is_refused() {
    // A window of 2 GiB, then one last raw block of one byte.
    let file = b"\x28\xb5\x2f\xfd\x00\xa8\x09\x00\x00*".to_vec();
    let (decoded, damage) = damaged([zstd(b"before"), file].concat());
    assert_eq!(
        (&decoded[..], damage.kind),
        (&b"before"[..], DamageKind::Memory)
    );
    assert!(damage.to_string().contains("128 MiB"));
}

#[test]
fn the_size_of_the_buffer_changes_nothing() {
    let text = text(150_000);
    for (compression, pack) in FORMATS
        .into_iter()
        .chain([(Compression::Plain, <[u8]>::to_vec as Pack)])
    {
        let file = [pack(&text), pack(b""), pack(&text)].concat();
        for room in [1, 7, 4096, 131_072, 150_000] {
            let (decoded, error) = drain_by(&mut open(file.clone()), room);
            assert!(error.is_none(), "{compression:?} by {room}: {error:?}");
            assert!(
                decoded == [&text[..], &text].concat(),
                "{compression:?} by {room}"
            );
        }
        assert_eq!(open(file).read(&mut []).unwrap(), 0);
    }
}

#[test]
fn a_pipe_may_give_single_bytes_and_be_interrupted() {
    let text = text(2000);
    for (compression, pack) in FORMATS {
        let answers = [pack(&text), pack(&text)]
            .concat()
            .into_iter()
            .flat_map(|byte| [Err(io::ErrorKind::Interrupted.into()), Ok(vec![byte])]);
        let mut stream = Stream::new(Scripted::new(answers)).unwrap();
        assert_eq!(stream.compression(), compression);
        let (decoded, error) = drain(&mut stream);
        assert!(error.is_none(), "{compression:?}: {error:?}");
        assert!(decoded == [&text[..], &text].concat(), "{compression:?}");
    }
}

#[test]
fn what_a_pipe_has_given_is_delivered_before_waiting_for_more() {
    let answers = [
        Ok(gzip(b"1. e4 e5 ")),
        Err(io::Error::other("the line is dead")),
    ];
    let mut stream = Stream::new(Scripted::new(answers)).unwrap();
    let (decoded, error) = drain(&mut stream);
    assert_eq!(decoded, b"1. e4 e5 ");
    assert_eq!(error.unwrap().to_string(), "the line is dead");
}

#[test]
fn plain_bytes_go_straight_into_a_large_buffer() {
    let reader = Scripted::new([Ok(text(100_000))]);
    let asked = Arc::clone(&reader.asked);
    let mut stream = Stream::new(reader).unwrap();
    drain(&mut stream);
    let asked = asked.lock().unwrap();
    assert!(asked[0] < 100, "the first bytes only are looked at");
    assert!(asked[1..].iter().all(|&room| room == 1 << 20), "{asked:?}");
}

#[test]
fn the_counter_counts_compressed_bytes_for_another_thread() {
    let text = text(2_000_000);
    let file = xz(&text);
    let size = file.len() as u64;
    let mut stream = open(file);
    let counter = stream.counter();
    stream.read_exact(&mut [0; 10]).unwrap();
    assert!((10..size).contains(&counter.load(Ordering::Relaxed)));
    let consumed = std::thread::spawn(move || {
        drain(&mut stream);
        stream.bytes_consumed()
    });
    assert_eq!(consumed.join().unwrap(), size);
    assert_eq!(counter.load(Ordering::Relaxed), size);
}
