//! Any order and any text: reading and printing are inverse, and a complaint points into the line.

use acies_geometry::{Angle, Hand, Length, Point, Pose, Segment};
use proptest::collection::vec;
use proptest::prelude::*;

use super::FORMS;
use crate::{
    Choice, Contact, ElementId, Leg, Lie, MOST_LEGS, Order, Party, Path, Placement, Stronghold,
    TableEdge,
};

fn length() -> impl Strategy<Value = Length> {
    (-1000 * 65_536..=1000 * 65_536).prop_map(Length::from_units)
}

fn point() -> impl Strategy<Value = Point> {
    (length(), length()).prop_map(|(x, y)| Point::new(x, y))
}

fn angle() -> impl Strategy<Value = Angle> {
    any::<u32>().prop_map(Angle)
}

fn pose() -> impl Strategy<Value = Pose> {
    (point(), angle()).prop_map(|(front, facing)| Pose::new(front, facing))
}

fn element() -> impl Strategy<Value = ElementId> {
    (0..24_usize).prop_map(ElementId::from_index)
}

fn stronghold() -> impl Strategy<Value = Stronghold> {
    prop::sample::select(Stronghold::ALL.to_vec())
}

fn party() -> impl Strategy<Value = Party> {
    prop_oneof![
        element().prop_map(Party::Element),
        stronghold().prop_map(Party::Stronghold)
    ]
}

fn hand() -> impl Strategy<Value = Hand> {
    prop::sample::select(Hand::BOTH.to_vec())
}

fn movers() -> impl Strategy<Value = crate::Movers> {
    vec(element(), 1..=12).prop_map(|ids| ids.into_iter().collect())
}

fn legs() -> impl Strategy<Value = crate::Legs> {
    let leg = prop_oneof![
        length().prop_map(Leg::Forward),
        (hand(), angle()).prop_map(|(hand, angle)| Leg::Wheel(hand, angle)),
        (hand(), length()).prop_map(|(hand, length)| Leg::Shift(hand, length)),
    ];
    vec(leg, 1..=MOST_LEGS).prop_map(|legs| legs.into_iter().collect())
}

fn path() -> impl Strategy<Value = Path> {
    prop_oneof![
        (pose(), vec(pose(), 0..=MOST_LEGS)).prop_map(|(pose, via)| Path::To {
            pose,
            via: via.into_iter().collect()
        }),
        legs().prop_map(Path::Legs),
        (element(), prop::sample::select(Contact::ALL.to_vec())).prop_map(|(id, contact)| {
            Path::Into {
                enemy: Party::Element(id),
                contact,
            }
        }),
        stronghold().prop_map(|stronghold| Path::Into {
            enemy: Party::Stronghold(stronghold),
            contact: Contact::Front
        }),
    ]
}

fn lie() -> impl Strategy<Value = Lie> {
    let crest = prop::option::of((point(), point()).prop_map(|(a, b)| Segment::new(a, b)));
    let edge = prop::sample::select(TableEdge::ALL.to_vec());
    prop_oneof![
        (vec(point(), 1..9), crest).prop_map(|(corners, crest)| Lie::Area(corners, crest)),
        (length(), vec(point(), 1..9)).prop_map(|(width, line)| Lie::Band(width, line)),
        (edge, length()).prop_map(|(edge, depth)| Lie::Edge(edge, depth)),
    ]
}

fn choice() -> impl Strategy<Value = Choice> {
    prop_oneof![
        Just(Choice::StayAtBank),
        hand().prop_map(Choice::FlightHand),
        element().prop_map(Choice::MainAttacker),
        any::<bool>().prop_map(Choice::RecoilByDepth),
        (element(), length()).prop_map(|(id, length)| Choice::Recoil(id, length)),
    ]
}

fn order() -> impl Strategy<Value = Order> {
    let setup = prop_oneof![
        "[0-9A-Za-z](|[ -~]{0,30}[!-~])".prop_map(Order::Army),
        "[A-Z][a-z]{0,9}".prop_map(Order::Topography),
        ("[a-z][a-z-]{0,9}", lie(), vec(point(), 0..4)).prop_map(|(kind, lie, mut gates)| {
            if !matches!(lie, Lie::Area(..)) {
                gates.clear();
            }
            Order::Place(Placement { kind, lie, gates })
        }),
        (1..100_usize).prop_map(Order::Lift),
        prop::array::uniform4(prop::sample::select(TableEdge::ALL.to_vec())).prop_map(Order::Edges),
        prop::array::uniform2(prop::sample::select(TableEdge::ALL.to_vec()))
            .prop_map(Order::Prefer),
        prop::sample::select(TableEdge::ALL.to_vec()).prop_map(Order::Edge),
        (1_u8..=4).prop_map(Order::Quarter),
        prop::collection::vec("[a-z][a-z-]{0,9}", 1..6).prop_map(Order::Features),
        Just(Order::Discard),
        vec(point(), 0..6).prop_map(Order::Camp),
        (element(), pose()).prop_map(|(id, pose)| Order::Deploy(id, pose)),
        (movers(), "[1-9]?[A-W][a-z]{1,2}").prop_map(|(who, code)| Order::DeployAs(who, code)),
        (element(), any::<bool>()).prop_map(|(id, camp)| {
            let owner = id.side();
            let stronghold = if camp {
                Stronghold::Camp(owner)
            } else {
                Stronghold::BuiltUp(owner)
            };
            Order::DeployInside(id, stronghold)
        }),
        any::<bool>().prop_map(Order::Followers),
        (element(), element()).prop_map(|(one, other)| Order::Swap(one, other)),
    ];
    let battle = prop_oneof![
        (movers(), path()).prop_map(|(movers, path)| Order::Move(movers, path)),
        (movers(), legs()).prop_map(|(movers, legs)| Order::Column(movers, legs)),
        (movers(), movers(), legs(), any::<bool>()).prop_map(|(who, movers, legs, goes)| {
            let march = goes.then(|| Box::new(Order::Column(movers, legs)));
            Order::Dismount(who, march)
        }),
        (movers(), movers(), path()).prop_map(|(who, movers, path)| {
            Order::Dismount(who, Some(Box::new(Order::Move(movers, path))))
        }),
        vec((element(), pose()), 1..=12)
            .prop_map(|landed| Order::Land(landed.into_iter().collect())),
        Just(Order::RecallDenizens),
        (movers(), movers(), legs()).prop_map(|(front, rest, legs)| Order::Narrow {
            front,
            rest,
            legs
        }),
        (element(), length()).prop_map(|(id, length)| Order::BreakOff(id, length)),
        (movers(), party()).prop_map(|(movers, party)| Order::Shoot(movers, party)),
        element().prop_map(Order::Call),
        party().prop_map(Order::Fight),
        choice().prop_map(Order::Choose),
        choice().prop_map(Order::Standing),
        Just(Order::End),
        Just(Order::Concede),
    ];
    prop_oneof![setup, battle]
}

/// Lines of the language's own words in any order, so that garbage reaches deep into the reader.
fn word_salad() -> impl Strategy<Value = String> {
    let words: Vec<&str> = FORMS.split_whitespace().collect();
    vec(prop::sample::select(words), 0..20).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn what_is_printed_reads_back(order in order()) {
        prop_assert_eq!(Order::parse(&order.to_string()), Ok(order));
    }

    #[test]
    fn what_reads_prints_as_something_that_reads_back(text in prop_oneof![word_salad(), ".*"]) {
        if let Ok(order) = Order::parse(&text) {
            prop_assert_eq!(Order::parse(&order.to_string()), Ok(order));
        }
    }

    #[test]
    fn a_complaint_points_into_the_line(text in prop_oneof![word_salad(), ".*"]) {
        if let Err(error) = Order::parse(&text) {
            prop_assert!((1..=text.chars().count() + 1).contains(&error.column));
        }
    }
}
