//! The places where an enemy may contact an element.

use acies_geometry::Length;
use acies_rulebook::{Rulebook, Scale};

use super::super::*;
use crate::Contact;
use crate::testing::{Board, element};

/// How many places b1 offers at the far ends of its sides, as a troop of this code and depth in base widths.
fn far_places(conventions: &[&str], code: &str, depth: f64) -> usize {
    let source = Rulebook::edition_source("2.2").expect("an edition");
    let mut rulebook = source
        .compile(Scale::Mm15, &[], conventions)
        .expect("sound");
    let troop = rulebook.troop_id(code).expect("a code");
    rulebook.troops[usize::from(troop.0)].depth = Length::from_base_widths(depth);
    let mut board = Board::under(&rulebook);
    board.put("b1", code, 7.0, 7.0, 0.0);
    let places: Vec<Contact> = contact_places(board.view(), element("b1")).collect();
    let far = |contact: &&Contact| matches!(contact, Contact::AllRoundFlank(_));
    let count = places.iter().filter(far).count();
    // Every element offers its front, both flanks, its rear and both overlaps.
    assert_eq!(places.len(), 6 + count, "{places:?}");
    count
}

#[test]
fn only_long_war_wagons_offer_places_at_the_far_ends_of_their_sides() {
    // A war wagon is 40 mm wide and 80 mm deep, so two elements fit along each side, as the convention of six
    // places has it. A side shorter than two base widths has room for one.
    let six = &["war-wagon-six-slots"];
    assert_eq!(far_places(six, "WWg", 2.0), 2);
    assert_eq!(far_places(six, "WWg", 1.9), 0);
    assert_eq!(far_places(&[], "WWg", 2.0), 0);
    assert_eq!(far_places(six, "4Bd", 2.0), 0);
}
