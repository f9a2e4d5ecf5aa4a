//! Runs that go well, and runs that end before their time.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;

use super::{Bulk, Ending, Event, Piece, Worker};
use crate::input::Source;

/// Repeats the text of its blocks, after a while that differs from block to block.
struct Echo;

impl Worker for Echo {
    type Output = Vec<u8>;

    fn work(&mut self, piece: &Piece, output: &mut Vec<u8>) {
        let pause = piece.block.offset * 7919 % 5;
        std::thread::sleep(std::time::Duration::from_micros(100 * pause));
        output.clear();
        output.extend_from_slice(&piece.block.text);
    }
}

fn games(number: usize) -> String {
    let game = |index| format!("[Event \"{index}\"]\n[Site \"?\"]\n\n1. e4 e5 *\n\n");
    (0..number).map(game).collect()
}

/// Files with these texts, in a folder that goes with the value.
fn sources(texts: &[&str]) -> (TempDir, Vec<Source>) {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |(index, text): (usize, &&str)| {
        let path = folder.path().join(index.to_string());
        std::fs::write(&path, text).expect("written");
        Source::File(path)
    };
    let sources = texts.iter().enumerate().map(write).collect();
    (folder, sources)
}

fn bulk(threads: usize, block_size: usize) -> Bulk {
    Bulk {
        threads,
        block_size,
        ..Bulk::default()
    }
}

#[test]
fn pieces_come_in_order_with_their_lines() {
    let (long, short) = (games(200), games(1));
    let (_folder, sources) = sources(&[&long, "", &short, &long]);
    for threads in [1, 2, 5] {
        for block_size in [1, 500, 1 << 20] {
            let mut texts = vec![String::new(); 4];
            let mut at = 0;
            let ending = bulk(threads, block_size).run(
                &sources,
                || Echo,
                |event| {
                    let Event::Done(piece, output) = event else {
                        panic!("all sources can be read");
                    };
                    assert!(piece.source >= at);
                    at = piece.source;
                    let text = &mut texts[at];
                    assert_eq!(piece.block.offset, text.len() as u64);
                    assert_eq!(piece.first_line, text.lines().count() as u64 + 1);
                    text.push_str(str::from_utf8(output).expect("UTF-8"));
                    ControlFlow::Continue(())
                },
            );
            assert_eq!(ending, Ending::Complete);
            assert!(
                texts == [long.as_str(), "", &short, &long],
                "{threads} {block_size}"
            );
        }
    }
}

#[test]
fn a_source_that_fails_costs_only_itself() {
    let text = games(3);
    let (_folder, mut sources) = sources(&[&text, &text]);
    sources.insert(1, Source::File(PathBuf::from("no such file")));
    for threads in [1, 2] {
        let mut seen = Vec::new();
        let ending = bulk(threads, 1 << 20).run(
            &sources,
            || Echo,
            |event| {
                seen.push(match event {
                    Event::Done(piece, _) => (piece.source, None),
                    Event::Failed(source, message) => (source, Some(message)),
                });
                ControlFlow::Continue(())
            },
        );
        assert_eq!(ending, Ending::Complete);
        let [(0, None), (1, Some(message)), (2, None)] = seen.as_slice() else {
            panic!("{seen:?}");
        };
        assert!(
            message.starts_with("`no such file` cannot be read"),
            "{message}"
        );
    }
}

#[test]
fn the_consumer_may_break_and_the_flag_be_raised() {
    let text = games(500);
    let (_folder, sources) = sources(&[&text]);
    for threads in [1, 3] {
        let mut told = 0;
        let ending = bulk(threads, 100).run(
            &sources,
            || Echo,
            |_| {
                told += 1;
                if told == 5 {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        assert_eq!((ending, told), (Ending::Enough, 5));

        let bulk = bulk(threads, 100);
        let mut told = 0;
        let ending = bulk.run(
            &sources,
            || Echo,
            |_| {
                told += 1;
                if told == 5 {
                    bulk.stop.store(true, Ordering::Relaxed);
                }
                ControlFlow::Continue(())
            },
        );
        assert_eq!((ending, told), (Ending::Stopped, 5));
    }
}

#[test]
fn a_worker_that_panics_ends_the_run() {
    struct Faulty(Arc<AtomicUsize>);

    impl Worker for Faulty {
        type Output = ();

        fn work(&mut self, _piece: &Piece, _output: &mut ()) {
            assert!(
                self.0.fetch_add(1, Ordering::Relaxed) < 10,
                "this panic is meant to be"
            );
        }
    }

    let text = games(500);
    let (_folder, sources) = sources(&[&text]);
    for threads in [1, 2, 4] {
        let count = Arc::new(AtomicUsize::new(0));
        let run = std::panic::AssertUnwindSafe(|| {
            let make = || Faulty(Arc::clone(&count));
            bulk(threads, 100).run(&sources, make, |_| ControlFlow::Continue(()))
        });
        assert!(std::panic::catch_unwind(run).is_err());
    }
}

#[test]
fn many_threads_or_large_results_make_small_blocks() {
    let size = |threads, growth| {
        let bulk = Bulk {
            growth,
            ..bulk(threads, 1 << 20)
        };
        bulk.size()
    };
    assert_eq!(size(2, 1), 1 << 20);
    assert!(size(2, 15) <= 1 << 18 && size(64, 1) < 1 << 17);
    assert!(size(1000, 15) >= 1 << 15);
}
