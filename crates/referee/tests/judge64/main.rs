//! A judge of tactical moves that shares nothing with the referee but the position and the order: it works in `f64`,
//! from the rules (`dba22` §10 to §20). On random orders it must agree with the referee except where something measured
//! lies within four times the tolerance of its limit.
//!
//! It leaves out rivers of unknown depth, entering camps, leaving camps and built-up areas, dismounting and landing.
//! Where the referee finds a way itself, the judge checks that way, and the straight one when the referee finds none.
//! `ACIES_ORDERS` sets the number of orders, which is greater in the thorough tier.

#![allow(
    clippy::disallowed_methods,
    reason = "nothing of the judge is played: it may compute as the platform does"
)]
#![allow(missing_docs, reason = "a test")]

mod battlefield;
mod camp;
mod compare;
mod cost;
mod going;
mod leg;
mod meet;
mod obstacles;
mod orders;
mod plane;
mod random_board;
mod stands;
mod sure;
mod tally;
mod verdict;
mod way;
mod zone;

use acies_rulebook::Rulebook;
use acies_sampling::cases;

use crate::battlefield::Battlefield;
use crate::compare::{both, is_odd};
use crate::random_board::{Board, Rng};
use crate::sure::TOUCH;
use crate::tally::Tally;

#[test]
fn referee_agrees_with_the_independent_judge() {
    let orders = std::env::var("ACIES_ORDERS").map_or_else(
        |_| cases(2_500, 20_000),
        |number| number.parse().expect("ACIES_ORDERS is a number of orders"),
    );
    let rulebook = Rulebook::standard();
    let mut tally = Tally::default();
    let mut differences: Vec<String> = Vec::new();
    let mut seed = 0;
    let mut judged = 0;
    while judged < orders {
        seed += 1;
        let mut rng = Rng::new(seed);
        let board = Board::random(&rulebook, &mut rng);
        let battlefield = Battlefield::from_view(board.view(&rulebook));
        for _ in 0..8 {
            let Some(order) = orders::random(&board, &battlefield, &mut rng) else {
                continue;
            };
            let Some(answer) = both(board.view(&rulebook), &battlefield, &order) else {
                continue;
            };
            judged += 1;
            tally.count(&answer, is_odd(&board, &order));
            if answer.legal == answer.judged.yes {
                tally.agreed += 1;
            } else if answer.judged.margin < 4.0 * TOUCH {
                tally.excused += 1;
            } else {
                differences.push(format!(
                    "seed {seed}: {order}: {answer}{}",
                    board.describe(&rulebook)
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
