//! Paired battles: the same armies and dice twice, with a general as red and as blue against `random`.

use std::collections::BTreeMap;
use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Match, MatchStep, Rng};
use acies_referee::victory::losses;
use acies_referee::{ElementId, Ending, Place, Side};
use acies_rulebook::Rulebook;

use crate::samples::{LIMIT, general};

/// Which pairs are fought, and how they are reported.
pub struct Pairs {
    /// The number of the first pair.
    pub first: u64,
    /// The number of pairs.
    pub count: u64,
    /// Whether every battle that was not won gets a line.
    pub why: bool,
}

/// Fights the pairs and prints the results.
pub fn print(rulebook: &Arc<Rulebook>, library: &Library, general: &str, pairs: &Pairs) {
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    let (mut better, mut worse) = (0, 0);
    let mut fallen = [0_u32; 2];
    for number in pairs.first..pairs.first + pairs.count {
        let results = Side::BOTH.map(|side| {
            let (result, lost) = result(rulebook, library, (number, general), side, pairs.why);
            fallen[0] += u32::from(lost[side as usize]);
            fallen[1] += u32::from(lost[side.other() as usize]);
            result
        });
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
        "{general} against random: of {} battles {won} won, {drawn} drawn, {lost} lost; of {} pairs {better} \
         taken, {worse} given away; each battle costs it {:.2} elements, the other {:.2}",
        2 * pairs.count,
        pairs.count,
        f64::from(fallen[0]) / (2 * pairs.count) as f64,
        f64::from(fallen[1]) / (2 * pairs.count) as f64,
    );
}

/// One battle of a general on a side: 1 won, 0 drawn, -1 lost; and the losses of red and blue.
fn result(
    rulebook: &Arc<Rulebook>,
    library: &Library,
    (number, general_name): (u64, &str),
    side: Side,
    why: bool,
) -> (i32, [u8; 2]) {
    let mut rng = Rng::new(number);
    let lists = library.lists();
    let armies = [(); 2].map(|()| lists[rng.below(lists.len())].clone());
    let generals = Side::BOTH.map(|other| {
        let name = if other == side {
            general_name
        } else {
            "random"
        };
        general(name, number)
    });
    let seed = Seed::from(number);
    let mut game = Match::new(Arc::clone(rulebook), armies, generals, seed, LIMIT);
    loop {
        if let MatchStep::Over(ending) = game.step() {
            if why && ending.winner() != Some(side) {
                explain(&game, (number, general_name), side, ending);
            }
            let result = match ending {
                Ending::Drawn => 0,
                _ if ending.winner() == Some(side) => 1,
                _ => -1,
            };
            return (result, losses(game.battle.view()));
        }
    }
}

/// A line about a battle that was not won: armies, losses and length.
fn explain(game: &Match, (number, general_name): (u64, &str), side: Side, ending: Ending) {
    let position = game.battle.position();
    let [own, enemy] = [side, side.other()].map(|side| {
        let lost = losses(game.battle.view())[side as usize];
        let general = position.side(side).any(|(_, element)| element.general);
        let general = if general { "" } else { " and the general" };
        let mut army: BTreeMap<&str, u8> = BTreeMap::new();
        for id in ElementId::of_side(side) {
            let element = position.element(id);
            if element.place != Place::Unused {
                let class = &game.battle.rulebook().troop(element.troop).class;
                *army.entry(class).or_default() += 1;
            }
        }
        let army: Vec<String> = army
            .iter()
            .map(|(class, count)| format!("{count} {class}"))
            .collect();
        format!("({}) lost {lost}{general}", army.join(" "))
    });
    println!(
        "  pair {number}, {general_name} {}: {ending:?} after {:?} bounds; {own}, the other {enemy}",
        side.word(),
        position.bounds,
    );
}
