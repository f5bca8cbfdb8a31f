//! Dice that nobody has seen decide nothing: of two battles whose dice agree at first, the same generals make the same until
//! the first die that differs.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_generals::audit::Entry;
use acies_generals::solo::SoloDba;
use acies_generals::{Chance, General};
use acies_referee::{Ask, Battle, Order, Purpose, Side, Throw};
use acies_rulebook::{Rulebook, Scale};

/// So many seeds are looked through for one whose dice agree the longest.
const SEEDS: u64 = 200_000;

/// What was decided, with what was said of it, and what was thrown; of each throw how much had been decided before it.
#[derive(Default)]
struct Played {
    decided: Vec<(Side, Order, Vec<Entry>)>,
    thrown: Vec<(Throw, usize)>,
}

/// Plays a battle until it asks for so many throws, or for the PIPs of a second bound.
fn play(rulebook: &Arc<Rulebook>, lists: &[ArmyList; 2], seed: &Seed, most: usize) -> Played {
    let mut battle = Battle::new(Arc::clone(rulebook), lists.clone());
    let mut generals = [3, 4].map(SoloDba::new);
    let mut played = Played::default();
    let mut bounds = 0;
    loop {
        match battle.asks() {
            Ask::Over(_) => return played,
            Ask::Throw(throw) => {
                played.thrown.push((throw, played.decided.len()));
                bounds += usize::from(is_pips(throw));
                if bounds == 2 || played.thrown.len() > most {
                    return played;
                }
                battle.throw(&seed.dice(throw.purpose, throw.dice)).unwrap();
            }
            Ask::Decide { side, .. } => {
                let general = &mut generals[side as usize];
                let order = general.decide(&battle, side);
                battle.obey(&order).unwrap();
                played.decided.push((side, order, general.news()));
            }
        }
    }
}

fn is_pips(throw: Throw) -> bool {
    matches!(throw.purpose, Purpose::Pips { .. })
}

/// How many of some throws come out alike.
fn agreed(thrown: &[(Throw, usize)], seeds: [&Seed; 2]) -> usize {
    let alike = |(throw, _): &&(Throw, usize)| {
        let [one, other] = seeds.map(|seed| seed.dice(throw.purpose, throw.dice));
        one == other
    };
    thrown.iter().take_while(alike).count()
}

#[test]
fn nothing_is_decided_by_dice_that_nobody_has_seen() {
    let (mut set_up, mut moved) = (0, 0);
    for edition in ["2.2", "1.22", "3.0"] {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
        let library = Library::for_edition(edition).unwrap().lists();
        for number in 0..3 {
            let mut chance = Chance::new(number);
            let lists = [(); 2].map(|()| library[chance.below(library.len())].clone());
            let first = Seed::from(number);
            let played = play(&rulebook, &lists, &first, usize::MAX);
            let (alike, second) = (0..SEEDS)
                .map(|other| Seed::from(1_000_000 + other))
                .map(|second| (agreed(&played.thrown, [&first, &second]), second))
                .max_by_key(|(alike, _)| *alike)
                .unwrap();
            let other = play(&rulebook, &lists, &second, alike);
            let decided = played
                .thrown
                .get(alike)
                .map_or(played.decided.len(), |(_, decided)| *decided);
            assert_eq!(
                other.decided,
                played.decided[..decided],
                "{edition} {number}"
            );
            let setup = played.thrown.iter().position(|(throw, _)| is_pips(*throw));
            let setup = setup.unwrap_or(usize::MAX);
            set_up += usize::from(alike >= setup);
            moved += usize::from(alike > setup);
        }
    }
    // Armies, terrain, edges, deployment and the swap were compared so often, and so often the first bound too.
    assert!(set_up >= 6 && moved >= 4, "{set_up} {moved}");
}
