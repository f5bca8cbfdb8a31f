//! The random general's battles get under way whatever it draws.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Match, Rng, general};
use acies_rulebook::Rulebook;

#[test]
fn deployment_ends_without_room_for_the_last_element() {
    // Ten light horse spread over the zone leave no room for the second of two deep war wagons. What the referee then
    // lifts must not be spread again and again.
    let number = 4171;
    let rulebook = Arc::new(Rulebook::standard());
    let lists = Library::for_edition("2.2").unwrap().lists();
    let mut chance = Rng::new(number);
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let generals = ["greedy", "random"].map(|name| general(name, number).unwrap());
    let mut game = Match::new(rulebook, armies, generals, Seed::from(number), 1);
    for _ in 0..400 {
        if game.battle.setup().is_none() {
            return;
        }
        game.step();
    }
    panic!("still deploying after 400 steps");
}
