//! In which places an element may be met.

use acies_geometry::Length;
use acies_rulebook::{Rulebook, Scale};

use super::super::*;
use crate::Contact;
use crate::testing::{Board, element};

/// The places on the far ends of its sides where b1, a troop of this code and depth in base widths, may be met.
fn far_places(conventions: &[&str], code: &str, depth: f64) -> usize {
    let source = Rulebook::edition_source("2.2").expect("an edition");
    let mut rulebook = source
        .compile(Scale::Mm15, &[], conventions)
        .expect("sound");
    let troop = rulebook.troop_id(code).expect("a code");
    rulebook.troops[usize::from(troop.0)].depth = Length::from_base_widths(depth);
    let mut board = Board::under(&rulebook);
    board.put("b1", code, 7.0, 7.0, 0.0);
    let places: Vec<Contact> = places_of(board.view(), element("b1")).collect();
    let far = |contact: &&Contact| matches!(contact, Contact::AllRoundFlank(_));
    let count = places.iter().filter(far).count();
    // Front, both flanks, rear and both overlaps are places of anybody.
    assert_eq!(places.len(), 6 + count, "{places:?}");
    count
}

#[test]
fn long_wagons_alone_have_places_at_the_far_ends_of_their_sides() {
    // A wagon is 40 mm wide and 80 mm deep: two have room along each of its sides, as the convention of the six places has it.
    // On sides of less than two base widths there is room for one.
    let six = &["war-wagon-six-slots"];
    assert_eq!(far_places(six, "WWg", 2.0), 2);
    assert_eq!(far_places(six, "WWg", 1.9), 0);
    assert_eq!(far_places(&[], "WWg", 2.0), 0);
    assert_eq!(far_places(six, "4Bd", 2.0), 0);
}
