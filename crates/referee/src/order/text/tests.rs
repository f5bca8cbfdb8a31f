//! Every form of every order, the complaints about what is none, and the inverse of reading and printing.

use acies_geometry::{Angle, Hand, Length, Point, Pose, Segment};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{
    Choice, Contact, ElementId, Hold, Leg, Lie, MOST_LEGS, Order, Party, Path, Placement, Side,
    TableEdge,
};

/// Each of these reads, and prints as it was written.
const FORMS: &str = "
army 3Kn general, 3Cv, 2LH, 6x4Pk
topography Arable
place wood 2 3 5 3 5 6 2 6
place gentle-hill 2 3 5 3 5 6 2 6 crest 2 4 5 4
place river 0.8 along 0 7 7 7.5 15 8
place road 0.5 along 0 0 15 15
place waterway left 2
lift 2
edges left right near far
edge left
features wood wood river
quarter 3
discard
prefer left near
camp 6 0 8 0 8 1.5 6 1.5
camp none
edges right far
deploy r1 at 7 2.5 facing 0
deploy b12 in camp
deploy b12 in bua
followers in
followers out
swap r1 r2
move r1 to 7 8 facing 0
move r1 via 7 7 facing 0 via 7 7 facing 45 to 7 8 facing 90.5
move r1 r2 r3 forward 1.25 wheel left 30 forward 0.5
move r1 forward -0.6
move r1 shift right 0.5
move r1 into b4 left-flank
move r1 into b4 right-flank-rear
move r1 into b4 front
move r1 r2 into b4 overlap-right
move r1 into blue-camp
move r1 into blue-bua
column r1 r2 r3 forward 1
narrow r2 r3 then r1 r4 forward 1 wheel left 30
land r1 at 1 7 facing 90 r2 at 1 8 facing 90
dismount r1 r2
dismount r1 and move r1 r2 forward 1
dismount r1 and move r1 via 7 7 facing 0 to 7 8 facing 45
dismount r1 and column r1 r2 forward 1
break-off r1 1.25
shoot r4 at b1
shoot r4 r5 at b1
shoot r4 at blue-camp
call b4
fight r1
fight red-camp
fight red-bua
choose move-in
standing stay-out
choose stay-at-bank
choose flee left
choose recoil own-depth
choose recoil r1 1
standing recoil farthest
standing flee right
end
concede
";

#[test]
fn every_form_reads_and_prints_as_written() {
    for line in FORMS.lines().filter(|line| !line.is_empty()) {
        match Order::parse(line) {
            Ok(order) => assert_eq!(order.to_string(), line),
            Err(error) => panic!("{line}: {error}"),
        }
    }
}

#[test]
fn spaces_and_other_ways_to_write_a_number_do_not_matter() {
    for (text, canonical) in [
        ("  move\u{a0}r1  forward 1.250 ", "move r1 forward 1.25"),
        (
            "move r1 to 7.0 08.0 facing -90",
            "move r1 to 7 8 facing 270",
        ),
        ("move r1 wheel left 360", "move r1 wheel left 0"),
        ("army   3Kn general,  2Ps ", "army 3Kn general,  2Ps"),
    ] {
        assert_eq!(
            Order::parse(text).map(|order| order.to_string()),
            Ok(canonical.into())
        );
    }
}

#[test]
fn forms_mean_what_they_say() {
    let ids = ["r1", "r2"].map(|text| ElementId::parse(text).unwrap());
    let bw = Length::from_base_widths;
    assert_eq!(
        Order::parse("move r1 r2 forward 1.25 wheel left 30 shift right 0.5"),
        Ok(Order::Move(
            ids.into_iter().collect(),
            Path::Legs(
                [
                    Leg::Forward(bw(1.25)),
                    Leg::Wheel(Hand::Left, Angle::from_degrees(30.0)),
                    Leg::Shift(Hand::Right, bw(0.5)),
                ]
                .into_iter()
                .collect()
            )
        ))
    );
    assert_eq!(
        Order::parse("move r1 into blue-camp"),
        Ok(Order::Move(
            ids[..1].iter().copied().collect(),
            Path::Into {
                enemy: Party::Hold(Hold::Camp(Side::Blue)),
                contact: Contact::Front
            }
        ))
    );
    assert_eq!(
        Order::parse("place waterway far 1.5"),
        Ok(Order::Place(Placement {
            kind: "waterway".into(),
            lie: Lie::Edge(TableEdge::Far, bw(1.5)),
            gates: Vec::new(),
        }))
    );
    assert_eq!(Order::parse("camp none"), Ok(Order::Camp(Vec::new())));
}

#[test]
fn a_text_that_is_no_order_says_where_and_what_was_expected() {
    for (text, complaint) in [
        (
            "march r1",
            "column 1: found `march`, expected an order: army, topography, features, quarter, place, discard, lift, edges, edge, prefer, camp, deploy, \
             followers, swap, move, column, narrow, dismount, land, break-off, shoot, call, fight, choose, standing, end or concede",
        ),
        (
            "move",
            "column 5: found the end, expected an element, r1 to r14 or b1 to b14",
        ),
        (
            "move r15 forward 1",
            "column 6: found `r15`, expected an element, r1 to r14 or b1 to b14",
        ),
        (
            "move r1",
            "column 8: found the end, expected `to`, `via`, `into`, or a leg: `forward`, `wheel` or `shift`",
        ),
        (
            "move r1 forward",
            "column 16: found the end, expected a number of base widths from -1000 to 1000",
        ),
        (
            "move r1 forward 1e2",
            "column 17: found `1e2`, expected a number of base widths from -1000 to 1000",
        ),
        (
            "move r1 forward nan",
            "column 17: found `nan`, expected a number of base widths from -1000 to 1000",
        ),
        (
            "move r1 forward 1001",
            "column 17: found `1001`, expected a number of base widths from -1000 to 1000",
        ),
        (
            "move r1 wheel up 3",
            "column 15: found `up`, expected `left` or `right`",
        ),
        (
            "move r1 to 1 2 face 0",
            "column 16: found `face`, expected `facing`",
        ),
        (
            "move r1 to 1 2 facing 361",
            "column 23: found `361`, expected a number of degrees from -360 to 360",
        ),
        (
            "move r1 via 1 2 facing 0",
            "column 25: found the end, expected `to`",
        ),
        (
            "move r1 into b1",
            "column 16: found the end, expected front, left-flank, right-flank, left-flank-rear, right-flank-rear, rear, overlap-left or overlap-right",
        ),
        ("end now", "column 5: found `now`, expected the end"),
        (
            "ende é x",
            "column 1: found `ende`, expected an order: army, topography, features, quarter, place, discard, lift, edges, edge, prefer, camp, deploy, followers, swap, move, column, narrow, dismount, land, break-off, shoot, call, fight, choose, standing, end or concede",
        ),
        ("end é x", "column 5: found `é`, expected the end"),
        (
            "end\nend",
            "column 4: found '\\n', expected one line of plain text",
        ),
        (
            "lift 0",
            "column 6: found `0`, expected the number of a feature, from 1",
        ),
        (
            "camp",
            "column 5: found the end, expected `none` or the corners of the camp",
        ),
        (
            "camp 1 2 3",
            "column 11: found the end, expected a number of base widths from -1000 to 1000",
        ),
        (
            "army",
            "column 5: found the end, expected the twelve elements of an army",
        ),
        (
            "choose wisely",
            "column 8: found `wisely`, expected a choice: stay-at-bank, flee, main-attacker, move-in, stay-out or recoil",
        ),
        (
            "edges left right up far",
            "column 18: found `up`, expected `near`, `left`, `far` or `right`",
        ),
    ] {
        assert_eq!(
            Order::parse(text).unwrap_err().to_string(),
            complaint,
            "{text}"
        );
    }
}

#[test]
fn an_order_has_at_most_eight_legs_and_twelve_movers() {
    let eight = format!("move r1{}", " forward 1".repeat(8));
    assert!(Order::parse(&eight).is_ok());
    let nine = Order::parse(&format!("{eight} forward 1")).unwrap_err();
    assert_eq!(
        (nine.column, nine.expected.as_str()),
        (89, "at most 8 legs")
    );
    let fourteen = format!("move{} forward 1", " r1".repeat(14));
    assert!(Order::parse(&fourteen).is_ok());
    let fifteen = Order::parse(&format!("move{} forward 1", " r1".repeat(15))).unwrap_err();
    assert_eq!(
        (fifteen.column, fifteen.expected.as_str()),
        (48, "at most 14 elements")
    );
}

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

fn hold() -> impl Strategy<Value = Hold> {
    prop::sample::select(Hold::ALL.to_vec())
}

fn party() -> impl Strategy<Value = Party> {
    prop_oneof![
        element().prop_map(Party::Element),
        hold().prop_map(Party::Hold)
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
        hold().prop_map(|hold| Path::Into {
            enemy: Party::Hold(hold),
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
            let hold = if camp {
                Hold::Camp(owner)
            } else {
                Hold::BuiltUp(owner)
            };
            Order::DeployInside(id, hold)
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
