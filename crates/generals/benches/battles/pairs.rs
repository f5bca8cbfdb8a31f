//! Paired battles: the same armies and the same dice twice, `greedy` as red and as blue against `random`.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Chance, Match, Step, general};
use acies_referee::{Ending, Side};
use acies_rulebook::Rulebook;

use crate::LIMIT;

/// Fights so many pairs and prints what became of them.
pub fn print(rulebook: &Arc<Rulebook>, library: &Library, pairs: u64) {
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    let (mut better, mut worse) = (0, 0);
    for number in 0..pairs {
        let results = Side::BOTH.map(|side| result(rulebook, library, number, side));
        for result in results {
            *match result {
                1 => &mut won,
                0 => &mut drawn,
                _ => &mut lost,
            } += 1;
        }
        let sum: i32 = results.iter().sum();
        better += u32::from(sum > 0);
        worse += u32::from(sum < 0);
    }
    println!(
        "greedy against random: of {} battles {won} won, {drawn} drawn, {lost} lost; of {pairs} pairs {better} taken, \
         {worse} given away",
        2 * pairs
    );
}

/// One battle with `greedy` on a side: 1 won, 0 drawn, -1 lost.
fn result(rulebook: &Arc<Rulebook>, library: &Library, number: u64, side: Side) -> i32 {
    let mut chance = Chance::new(number);
    let lists = library.lists();
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let generals = Side::BOTH.map(|other| {
        let name = if other == side { "greedy" } else { "random" };
        general(name, number).unwrap_or_else(|| panic!("there is a general {name}"))
    });
    let seed = Seed::from(number);
    let mut game = Match::new(Arc::clone(rulebook), armies, generals, seed, LIMIT);
    loop {
        if let Step::Over(ending) = game.step() {
            return match ending {
                Ending::Drawn => 0,
                _ if ending.winner() == Some(side) => 1,
                _ => -1,
            };
        }
    }
}
