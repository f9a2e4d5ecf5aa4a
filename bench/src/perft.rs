//! The `perft` subcommand: leaf nodes of three move trees, counted in bulk.

use std::hint::black_box;

use crate::args::Args;
use crate::ours;
use crate::peers::{cozy, shakmaty};
use crate::table::Table;
use crate::timing::{Contestant, Measured, take_turns};

struct Tree {
    name: &'static str,
    fen: &'static str,
    depth: u32,
    nodes: u64,
}

const TREES: [Tree; 3] = [
    Tree {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        nodes: 119_060_324,
    },
    Tree {
        name: "Kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        nodes: 193_690_690,
    },
    Tree {
        name: "endgame",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        nodes: 178_633_661,
    },
];

type Perft = fn(&str, u32) -> Option<u64>;

const CONTESTANTS: [(&str, Perft); 3] = [
    (ours::NAME, ours::perft),
    (cozy::NAME, cozy::perft),
    (shakmaty::NAME, shakmaty::perft),
];

/// Runs all trees; `false` when a contestant miscounts.
pub fn run(args: &Args) -> bool {
    let mut table = Table::new();
    for tree in &TREES {
        let contestants = CONTESTANTS
            .into_iter()
            .map(|(name, f)| Contestant {
                name,
                run: Box::new(move || f(black_box(tree.fen), black_box(tree.depth))),
            })
            .collect();
        let measured = take_turns(contestants, args.rounds);
        table.add(
            &format!("{}, depth {}", tree.name, tree.depth),
            "perft",
            &measured,
            rate,
        );
        let mut agreed = true;
        for wrong in measured.iter().filter(|m| m.answer != tree.nodes) {
            agreed = false;
            table.disagree(format!(
                "{}: {} counts {} nodes, right are {}",
                tree.name, wrong.name, wrong.answer, tree.nodes
            ));
        }
        if agreed {
            table.note(format!("{}: all count {} nodes", tree.name, tree.nodes));
        }
    }
    table.print()
}

fn rate(measured: &Measured<u64>) -> String {
    let seconds = measured.best.as_secs_f64();
    format!("{:.0} Mnps", measured.answer as f64 / 1e6 / seconds)
}
