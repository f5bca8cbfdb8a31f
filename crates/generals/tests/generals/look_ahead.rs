//! What generals take over from before a move, because it lies too far from it, is what it would be if it were looked at anew.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Chance, Match, Step, general};
use acies_referee::combat::{Touching, affected, close_duel, fights};
use acies_referee::{Battle, MovePlan, Position, View, is_settled};
use acies_rulebook::{Rulebook, Scale};

/// What has been compared.
#[derive(Debug, Default)]
struct Compared {
    /// Moves after which somebody who was not moved turned to an enemy.
    turned: usize,
    /// Combats that nobody stirred, with somebody moving elsewhere.
    quiet: usize,
    /// Combats that somebody stirred.
    affected: usize,
}

/// A position of a battle.
fn at<'a>(battle: &'a Battle, position: &'a Position) -> View<'a> {
    View {
        position,
        ..battle.view()
    }
}

/// Compares where a move leads, and the combats there, with what is told by what the move leaves alone.
fn compare(battle: &Battle, plan: &MovePlan, compared: &mut Compared) {
    let after = battle.after(plan);
    if is_settled(battle.view()) {
        assert_eq!(battle.after_settled(plan), after, "{plan:?}");
        let moved = after.moved_since(battle.position());
        let planned = plan.tracks.len() + plan.conforms.len();
        compared.turned += usize::from(moved.len() > planned);
    }
    let before = battle.after(&MovePlan::default());
    let (old, new) = (at(battle, &before), at(battle, &after));
    let affected = affected(&before, &Touching::new(&before), new);
    let quiet = |party: acies_referee::Party| party.element().is_some_and(|id| !affected.has(id));
    let known = fights(old);
    for (a, b) in fights(new) {
        if quiet(a) && quiet(b) && known.contains(&(a, b)) {
            assert_eq!(close_duel(new, a, b), close_duel(old, a, b), "{a:?} {b:?}");
            compared.quiet += 1;
        } else {
            compared.affected += 1;
        }
    }
}

#[test]
fn what_a_move_leaves_alone_is_as_it_was() {
    for edition in ["2.2", "1.22", "3.0"] {
        let rulebook = Arc::new(Rulebook::edition(edition, Scale::Mm15).unwrap());
        let lists = Library::for_edition(edition).unwrap().lists();
        let mut compared = Compared::default();
        for number in 0..60 {
            let mut chance = Chance::new(number);
            let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
            // Who draws lots comes to the strangest contacts, who is greedy to many at once.
            let names = [["random", "random"], ["greedy", "random"]][number as usize % 2];
            let generals = names.map(|name| general(name, number).unwrap());
            let seed = Seed::from(number);
            let mut game = Match::new(Arc::clone(&rulebook), armies, generals, seed, 8);
            loop {
                let before = game.battle.clone();
                match game.step() {
                    Step::Over(_) => break,
                    Step::Order { order, .. } => {
                        if let Some(plan) = before.plan(&order) {
                            compare(&before, &plan, &mut compared);
                        }
                    }
                    Step::Throw { .. } => {}
                }
            }
        }
        // In 3.0 who fights whom is sorted out along the whole line: nobody is told to be quiet there.
        let some_quiet = compared.quiet > 20 || edition == "3.0";
        assert!(
            some_quiet && compared.affected > 20,
            "{edition}: {compared:?}"
        );
        assert!(compared.turned > 2, "{edition}: {compared:?}");
    }
}
