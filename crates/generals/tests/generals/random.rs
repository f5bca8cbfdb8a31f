//! What `random` promises: its battles get under way whatever it draws.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Chance, Match, general};
use acies_rulebook::Rulebook;

#[test]
fn lines_up_an_army_that_it_has_left_no_room_for() {
    // Ten light horse strewn over the zone leave no place for the second of two deep war wagons: what the referee then
    // takes back must not be strewn anew, again and again.
    let number = 4171;
    let rulebook = Arc::new(Rulebook::standard());
    let lists = Library::for_edition("2.2").unwrap().lists();
    let mut chance = Chance::new(number);
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
