//! A judge of tactical moves that shares nothing with the referee but the position and the order: it works in `f64`,
//! from the rules (`dba22` §10 to §20). On random orders it must agree with the referee except where something measured
//! lies within four times the tolerance of its limit.
//!
//! It does not know rivers of unknown depth, camps that are entered or left, dismounting and landing. Where the referee
//! looks for a way itself, the judge looks at the one that it tells, and at the straight one when it finds none.
//! `ACIES_ORDERS` says how many orders are judged.

#![allow(
    clippy::disallowed_methods,
    reason = "nothing of the judge is played: it may compute as the platform does"
)]
#![allow(missing_docs, reason = "a test")]

mod camp;
mod compare;
mod cost;
mod field;
mod going;
mod leg;
mod meet;
mod obstacles;
mod orders;
mod plane;
mod stands;
mod strew;
mod sure;
mod tally;
mod verdict;
mod way;
mod zone;

use acies_rulebook::Rulebook;

use crate::compare::{both, is_odd};
use crate::field::Field;
use crate::strew::{Board, Lot};
use crate::sure::TOUCH;
use crate::tally::Tally;

/// How many orders are judged unless `ACIES_ORDERS` says otherwise.
const ORDERS: usize = 5_000;

#[test]
fn the_referee_and_the_judge_agree() {
    let orders = std::env::var("ACIES_ORDERS").map_or(ORDERS, |number| {
        number.parse().expect("ACIES_ORDERS is a number of orders")
    });
    let rulebook = Rulebook::standard();
    let mut tally = Tally::default();
    let mut differences: Vec<String> = Vec::new();
    let mut seed = 0;
    let mut judged = 0;
    while judged < orders {
        seed += 1;
        let mut lot = Lot::new(seed);
        let board = Board::strewn(&rulebook, &mut lot);
        let field = Field::of(board.view(&rulebook));
        for _ in 0..8 {
            let Some(order) = orders::random(&board, &field, &mut lot) else {
                continue;
            };
            let Some(said) = both(board.view(&rulebook), &field, &order) else {
                continue;
            };
            judged += 1;
            tally.count(&said, is_odd(&board, &order));
            if said.legal == said.judged.yes {
                tally.agreed += 1;
            } else if said.judged.margin < 4.0 * TOUCH {
                tally.excused += 1;
            } else {
                differences.push(format!(
                    "seed {seed}: {order}: {said}{}",
                    board.told(&rulebook)
                ));
            }
        }
    }
    println!(
        "{judged} orders, {} differences, {tally:?}",
        differences.len()
    );
    let shown = differences.iter().take(20).cloned().collect::<Vec<_>>();
    assert!(differences.is_empty(), "{}", shown.join("\n"));
    tally.is_telling(judged);
}
