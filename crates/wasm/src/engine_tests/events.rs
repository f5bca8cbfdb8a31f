//! Events as data, and read from the lines of a record.

use acies_geometry::{Length, Pose};
use acies_referee::{
    Cause, ElementId, Ending, Event, LongRecoil, Party, Phase, Quarter, Side, Stronghold, TableEdge,
};
use acies_rulebook::{Fate, Margin, RiverState};
use serde_json::{Value, json};

use crate::show;

/// One row an event: a table that stays readable only when it is not broken up.
#[rustfmt::skip]
fn events() -> Vec<(Event, Value)> {
    let [r1, b1] = ["r1", "b1"].map(|text| ElementId::parse(text).unwrap());
    let (side, to) = (Side::Red, Pose::from_base_widths(7.0, 8.5, 90.0));
    let distance = Length::from_base_widths(1.25);
    let [camp, bua] = [Stronghold::Camp(side), Stronghold::BuiltUp(side)];
    let parties = [Party::Element(r1), Party::Stronghold(Stronghold::Camp(Side::Blue))];
    let stands = json!([7.0, 8.5, 90.0]);
    vec![
        (Event::ArmyChosen { side }, json!({ "kind": "army", "side": "red" })),
        (Event::AggressionThrown { side, total: 7 }, json!({ "kind": "aggression", "side": "red", "total": 7 })),
        (Event::Attacks { side }, json!({ "kind": "attacks", "side": "red" })),
        (Event::TopographyChosen { name: "Hilly Coast".into() }, json!({ "kind": "topography", "name": "Hilly Coast" })),
        (Event::FeaturesChosen { kinds: vec!["wood".into(), "river".into()] }, json!({ "kind": "features", "kinds": ["wood", "river"] })),
        (Event::QuarterSettled { number: 2, quarter: Quarter::FarLeft }, json!({ "kind": "quarter", "number": 2, "quarter": 3 })),
        (Event::ShoreSettled { number: 1, edge: TableEdge::Far }, json!({ "kind": "shore", "number": 1, "edge": "far" })),
        (Event::FeatureDiscarded { number: 4, kind: "marsh".into() }, json!({ "kind": "discarded", "number": 4, "what": "marsh" })),
        (Event::FeaturePlaced { number: 1, kind: "wood".into() }, json!({ "kind": "feature", "number": 1, "what": "wood" })),
        (Event::FeatureLifted { number: 1 }, json!({ "kind": "lifted", "number": 1 })),
        (Event::EdgeSettled { edge: TableEdge::Left, quarters: 1 }, json!({ "kind": "edge", "edge": "left", "quarters": 1 })),
        (Event::CampPlaced { side, placed: true }, json!({ "kind": "camp", "side": "red", "placed": true })),
        (Event::CampPlaced { side, placed: false }, json!({ "kind": "camp", "side": "red", "placed": false })),
        (Event::Deployed { id: r1, pose: to }, json!({ "kind": "deployed", "id": "r1", "to": stands, "inside": null })),
        (Event::DeployedInside { id: r1, stronghold: camp }, json!({ "kind": "deployed", "id": "r1", "to": null, "inside": "camp" })),
        (Event::DeployedInside { id: r1, stronghold: bua }, json!({ "kind": "deployed", "id": "r1", "to": null, "inside": "bua" })),
        (Event::TakenBack { id: r1 }, json!({ "kind": "taken-back", "id": "r1" })),
        (Event::Swapped { one: r1, other: b1 }, json!({ "kind": "swapped", "one": "r1", "other": "b1" })),
        (Event::BoundBegins { side, number: 3 }, json!({ "kind": "bound", "side": "red", "number": 3 })),
        (Event::PipsThrown { pips: 5 }, json!({ "kind": "pips", "pips": 5 })),
        (Event::GroundIs { soft: true }, json!({ "kind": "ground", "state": "soft" })),
        (Event::GroundIs { soft: false }, json!({ "kind": "ground", "state": "firm" })),
        (Event::PipsSpent { spent: 1, left: 4 }, json!({ "kind": "pips-spent", "spent": 1, "left": 4 })),
        (Event::Moved { id: r1, to, distance }, json!({ "kind": "moved", "id": "r1", "to": stands, "distance": 1.25 })),
        (Event::Conformed { id: b1, to }, json!({ "kind": "conformed", "id": "b1", "to": stands })),
        (Event::FightsAsIf { id: r1, enemy: b1 }, json!({ "kind": "as-if-lined-up", "id": "r1", "enemy": "b1" })),
        (Event::Turned { id: b1, to }, json!({ "kind": "turned", "id": "b1", "to": stands })),
        (Event::Landed { id: b1, to }, json!({ "kind": "landed", "id": "b1", "to": stands })),
        (Event::Dismounted { id: b1, troop: "4Bd".into() }, json!({ "kind": "dismounted", "id": "b1", "troop": "4Bd" })),
        (Event::DeployedAs { id: r1, troop: "4Bd".into() }, json!({ "kind": "deployed-as", "id": "r1", "troop": "4Bd" })),
        (Event::MadeRoom { id: b1, to }, json!({ "kind": "made-room", "id": "b1", "to": stands })),
        (Event::RiverIs { state: RiverState::Slow }, json!({ "kind": "river", "state": "slow" })),
        (Event::PhaseBegins { phase: Phase::Combat, moved_too_far: [].into_iter().collect() }, json!({ "kind": "phase", "phase": "combat" })),
        (Event::Fought { parties, factors: [5, -1], dice: [6, 2], margin: Margin::Ahead, answered: false },
         json!({ "kind": "fought", "parties": ["r1", "blue-camp"], "factors": [5, -1], "dice": [6, 2], "margin": "ahead" })),
        (Event::Suffered { party: parties[0], fate: Fate::Recoils, row: "beaten-else".into() },
         json!({ "kind": "suffered", "party": "r1", "fate": "recoils", "row": "beaten-else" })),
        (Event::Recoiled { id: b1, to, long: None }, json!({ "kind": "recoiled", "id": "b1", "to": stands })),
        (Event::PushedBack { id: b1, to }, json!({ "kind": "pushed-back", "id": "b1", "to": stands })),
        (Event::Fled { id: b1, to }, json!({ "kind": "fled", "id": "b1", "to": stands })),
        (Event::Pursued { id: r1, to }, json!({ "kind": "pursued", "id": "r1", "to": stands })),
        (Event::Lost { id: b1, cause: Cause::LeftTable }, json!({ "kind": "lost", "id": "b1", "cause": "left-table" })),
        (Event::NonCombatantsLost { stronghold: camp }, json!({ "kind": "followers-lost", "side": "red" })),
        (Event::NonCombatantsLost { stronghold: bua }, json!({ "kind": "denizens-lost", "side": "red" })),
        (Event::NonCombatantsReturned { stronghold: bua }, json!({ "kind": "denizens-back", "side": "red" })),
        (Event::NonCombatantsTurned { stronghold: bua, side: Side::Blue }, json!({ "kind": "denizens-turned", "side": "red", "heldFor": "blue" })),
        (Event::StrongholdTaken { stronghold: camp, by: b1 }, json!({ "kind": "camp-taken", "owner": "red", "by": "b1" })),
        (Event::StrongholdTaken { stronghold: bua, by: b1 }, json!({ "kind": "bua-taken", "owner": "red", "by": "b1" })),
        (Event::StrongholdEntered { stronghold: camp, id: r1, inside: true }, json!({ "kind": "camp-entered", "owner": "red", "by": "r1" })),
        (Event::StrongholdEntered { stronghold: bua, id: r1, inside: true }, json!({ "kind": "bua-entered", "owner": "red", "by": "r1" })),
        (Event::StrongholdEntered { stronghold: camp, id: r1, inside: false }, json!({ "kind": "camp-left", "owner": "red", "by": "r1" })),
        (Event::StrongholdEntered { stronghold: bua, id: r1, inside: false }, json!({ "kind": "bua-left", "owner": "red", "by": "r1" })),
        (Event::Sacking { stronghold: bua, begins: true }, json!({ "kind": "sacking-begins", "side": "red" })),
        (Event::Sacking { stronghold: bua, begins: false }, json!({ "kind": "sacking-ends", "side": "red" })),
        (Event::StrongholdYielded { stronghold: bua }, json!({ "kind": "bua-yields", "side": "red" })),
        (Event::StrongholdRegained { stronghold: camp }, json!({ "kind": "camp-regained", "side": "red" })),
        (Event::StrongholdRegained { stronghold: bua }, json!({ "kind": "bua-regained", "side": "red" })),
        (Event::StandingSet { side }, json!({ "kind": "standing", "side": "red" })),
        (Event::BoundEnds { losses: [1, 2] }, json!({ "kind": "bound-ends", "losses": [1, 2] })),
        (Event::Ended { ending: Ending::Won(side) }, json!({ "kind": "ended", "how": "won", "side": "red" })),
        (Event::Ended { ending: Ending::Conceded(side) }, json!({ "kind": "ended", "how": "conceded", "side": "red" })),
        (Event::Ended { ending: Ending::Drawn }, json!({ "kind": "ended", "how": "drawn", "side": null })),
    ]
}

#[test]
fn an_event_crosses_as_data() {
    for (event, data) in events() {
        assert_eq!(
            serde_json::to_value(show::event(&event)).unwrap(),
            data,
            "{event}"
        );
    }
}

#[test]
fn an_event_of_a_record_is_the_same() {
    for (event, _) in events() {
        let read = show::event_of(&event.to_string());
        assert_eq!(read, show::event(&event), "{event}");
    }
}

#[test]
fn shooting_that_is_played_says_what_moved_too_far() {
    let phase = Phase::Shooting;
    let moved_too_far = ElementId::parse("b1").into_iter().collect();
    let event = Event::PhaseBegins {
        phase,
        moved_too_far,
    };
    assert_eq!(
        serde_json::to_value(show::event(&event)).unwrap(),
        json!({ "kind": "phase", "phase": "shooting", "movedTooFar": ["b1"] })
    );
    // Its line in a record does not.
    assert_eq!(
        serde_json::to_value(show::event_of(&event.to_string())).unwrap(),
        json!({ "kind": "phase", "phase": "shooting" })
    );
}

#[test]
fn a_recoil_that_is_longer_than_its_least_says_how_far_it_went_and_through_which_friends() {
    let [id, friend] = ["r1", "r2"].map(|text| ElementId::parse(text).unwrap());
    let to = Pose::from_base_widths(7.0, 5.875, 0.0);
    let distance = Length::from_base_widths(1.125);
    let through = [friend].into_iter().collect();
    let long = Some(LongRecoil { distance, through });
    let data = serde_json::to_value(show::event(&Event::Recoiled { id, to, long })).unwrap();
    assert_eq!(
        data,
        json!({ "kind": "recoiled", "id": "r1", "to": [7.0, 5.875, 0.0], "distance": 1.125, "through": ["r2"] })
    );
}

#[test]
fn an_event_of_another_version_is_kept_as_it_is_written() {
    for text in [
        "heard a trumpet",
        "heard",
        "",
        "moved r1 to 7 8.5",
        "recoiled r1 to 7 8.5 facing north",
        "pips many",
        "army green",
        "camp-burnt red by b1",
        "quarter 2 is nowhere",
    ] {
        let data = serde_json::to_value(show::event_of(text)).unwrap();
        assert_eq!(data, json!({ "kind": "other", "text": text }));
    }
    // Older versions numbered the quarters.
    let quarter = serde_json::to_value(show::event_of("quarter 2 is 3")).unwrap();
    assert_eq!(
        quarter,
        json!({ "kind": "quarter", "number": 2, "quarter": 3 })
    );
}
