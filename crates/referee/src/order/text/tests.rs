//! Every form of every order, and the complaints about what is none.

mod any;

use acies_geometry::{Angle, Hand, Length};

use crate::{
    Contact, ElementId, Leg, Lie, Order, Party, Path, Placement, Side, Stronghold, TableEdge,
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
recall denizens
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
fn every_form_parses_and_prints_unchanged() {
    for line in FORMS.lines().filter(|line| !line.is_empty()) {
        match Order::parse(line) {
            Ok(order) => assert_eq!(order.to_string(), line),
            Err(error) => panic!("{line}: {error}"),
        }
    }
}

#[test]
fn extra_spaces_and_number_formats_are_accepted() {
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
fn forms_parse_to_the_expected_orders() {
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
                enemy: Party::Stronghold(Stronghold::Camp(Side::Blue)),
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
fn parse_errors_give_column_and_expected_words() {
    for (text, complaint) in [
        (
            "march r1",
            "column 1: found `march`, expected an order: army, topography, features, quarter, place, discard, lift, edges, edge, prefer, camp, deploy, \
             followers, swap, move, column, narrow, dismount, land, break-off, recall, shoot, call, fight, choose, standing, end or concede",
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
            "column 1: found `ende`, expected an order: army, topography, features, quarter, place, discard, lift, edges, edge, prefer, camp, deploy, followers, swap, move, column, narrow, dismount, land, break-off, recall, shoot, call, fight, choose, standing, end or concede",
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
fn orders_are_limited_to_eight_legs_and_fourteen_movers() {
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
