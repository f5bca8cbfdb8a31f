//! Future dice do not affect decisions: two battles with the same first dice are the same up to the first die that
//! differs.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_generals::audit::Entry;
use acies_generals::solo::SoloDba;
use acies_generals::{General, Rng};
use acies_referee::{Ask, Battle, Order, Purpose, Side, Throw};
use acies_rulebook::{Rulebook, Scale};

/// How many seeds are searched for the one whose dice agree the longest.
const SEEDS: u64 = 200_000;

/// The decisions with their entries and the rolls; for each roll, the number of decisions before it.
#[derive(Default)]
struct Played {
    decided: Vec<(Side, Order, Vec<Entry>)>,
    thrown: Vec<(Throw, usize)>,
}

/// Plays a battle until a number of rolls, or the PIPs of a second bound.
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
                played.decided.push((side, order, general.take_entries()));
            }
        }
    }
}

fn is_pips(throw: Throw) -> bool {
    matches!(throw.purpose, Purpose::Pips { .. })
}

/// How many rolls agree.
fn agreed(thrown: &[(Throw, usize)], seeds: [&Seed; 2]) -> usize {
    let alike = |(throw, _): &&(Throw, usize)| {
        let [one, other] = seeds.map(|seed| seed.dice(throw.purpose, throw.dice));
        one == other
    };
    thrown.iter().take_while(alike).count()
}

#[test]
fn decisions_do_not_depend_on_future_dice() {
    let (mut set_up, mut moved) = (0, 0);
    for edition in ["2.2", "1.22", "3.0"] {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
        let library = Library::for_edition(edition).unwrap().lists();
        for number in 0..3 {
            let mut chance = Rng::new(number);
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
