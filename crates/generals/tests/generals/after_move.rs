//! Results that generals reuse from before a move equal recomputed ones.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Match, MatchStep, Rng, general};
use acies_referee::combat::{Touching, affected, close_duel, fights};
use acies_referee::{Battle, MovePlan, Position, View, is_settled};
use acies_rulebook::{Rulebook, Scale};
use acies_sampling::{cases, sample};

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    /// Moves after which an unmoved element turned to face an enemy.
    turned: usize,
    /// Combats not affected by a move elsewhere.
    quiet: usize,
    /// Combats affected by a move.
    affected: usize,
}

/// A view of a position.
fn at<'a>(battle: &'a Battle, position: &'a Position) -> View<'a> {
    View {
        position,
        ..battle.view()
    }
}

/// Compares the position and the combats after a move, reused and recomputed.
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
fn reused_results_equal_recomputed_ones() {
    for edition in ["2.2", "1.22", "3.0"] {
        let rulebook = Arc::new(Rulebook::edition(edition, Scale::Mm15).unwrap());
        let lists = Library::for_edition(edition).unwrap().lists();
        let mut compared = Compared::default();
        for number in sample(0..60, 3) {
            let mut chance = Rng::new(number);
            let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
            // The random general finds the strangest contacts, the greedy one many at once.
            let names = [["random", "random"], ["greedy", "random"]][number as usize % 2];
            let generals = names.map(|name| general(name, number).unwrap());
            let seed = Seed::from(number);
            let mut game = Match::new(Arc::clone(&rulebook), armies, generals, seed, 8);
            loop {
                let before = game.battle.clone();
                match game.step() {
                    MatchStep::Over(_) => break,
                    MatchStep::Order { order, .. } => {
                        if let Some(plan) = before.plan(&order) {
                            compare(&before, &plan, &mut compared);
                        }
                    }
                    MatchStep::Throw { .. } => {}
                }
            }
        }
        // In 3.0 a move can change opponents along the whole line, so no combat counts as unaffected.
        let some_quiet = compared.quiet > cases(6, 20) || edition == "3.0";
        assert!(
            some_quiet && compared.affected > cases(6, 20),
            "{edition}: {compared:?}"
        );
        assert!(compared.turned > cases(0, 2), "{edition}: {compared:?}");
    }
}
