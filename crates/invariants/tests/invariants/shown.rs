//! Battles shown from their events alone stand as the referee has them.

use acies_chronicle::{Record, Replay, Shown};
use acies_referee::{ElementId, Place, Position};

use crate::cut::battle_record;

/// Where everything stands that a board shows: the elements, and who is in each camp or built-up area.
fn standing(position: &Position) -> Vec<String> {
    let elements = (0..position.elements().len()).map(ElementId::from_index);
    let elements = elements.filter_map(|id| {
        let element = position.element(id);
        let pose = (element.place == Place::Table).then_some(element.base.pose);
        let is_used = !matches!(element.place, Place::Unused | Place::Reserve);
        is_used.then(|| format!("{id} {:?} {:?} {pose:?}", element.troop, element.place))
    });
    let occupants = position.occupants.iter();
    elements
        .chain(occupants.map(|occupant| format!("{occupant:?}")))
        .collect()
}

#[test]
fn battles_shown_from_their_events_stand_as_the_referee_has_them() {
    for (edition, names) in [
        ("2.2", ["random", "random"]),
        ("3.0", ["random", "random"]),
        ("1.22", ["random", "greedy"]),
    ] {
        let text = String::from_utf8(battle_record(edition, names, 12)).unwrap();
        let record = Record::read(text.as_bytes()).unwrap();
        // From the first die for PIPs on, the referee is said to disagree.
        let at = text.find("\n  pips ").unwrap();
        let odd = format!("{}\n  another event{}", &text[..at], &text[at..]);
        let other = Record::read(odd.as_bytes()).unwrap();
        let mut replay = Replay::new(&record).unwrap();
        let mut shown = Shown::new(&other).unwrap();
        while let Some((entry, _)) = replay.step().unwrap() {
            assert!(shown.step().is_some());
            let [ours, theirs] =
                [shown.battle(), replay.battle()].map(|battle| standing(battle.position()));
            assert_eq!(ours, theirs, "{edition}: line {}: {entry:?}", entry.line);
        }
        assert_eq!(shown.step(), None);
        assert!(shown.since().is_some());
    }
}
