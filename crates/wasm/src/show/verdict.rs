//! The referee's verdict on an order.

use std::collections::BTreeMap;

use acies_geometry::Length;
use acies_referee::{
    self as referee, Battle, Drawn, Measurement, MovePlan, Order, OrderError, View, crossing,
    hampers_general, surcharges_of,
};
use acies_wire::{Breach, Conforming, FactValue, Plan, Shape, Track, Unread, Verdict};

use super::{point, points, pose};

/// The verdict on the text of an order.
pub fn judged(battle: &Battle, text: &str) -> Verdict {
    let order = match Order::parse(text) {
        Ok(order) => order,
        Err(error) => return unread(&error),
    };
    let verdict = battle.judge(&order);
    on_order(battle, &order, &verdict.breaches, verdict.plan.as_ref())
}

/// The verdict on a legal order, with its effects.
pub fn legal(battle: &Battle, order: &Order, plan: Option<&MovePlan>) -> Verdict {
    on_order(battle, order, &[], plan)
}

fn on_order(
    battle: &Battle,
    order: &Order,
    breaches: &[referee::Breach],
    does: Option<&MovePlan>,
) -> Verdict {
    Verdict {
        legal: breaches.is_empty(),
        order: Some(order.to_string()),
        breaches: breaches.iter().map(breach).collect(),
        plan: does.map(|does| plan(battle.view(), does)),
        unread: None,
    }
}

/// The verdict on an order that was refused.
pub fn refused(breaches: &[referee::Breach]) -> Verdict {
    Verdict {
        breaches: breaches.iter().map(breach).collect(),
        ..Verdict::default()
    }
}

/// The verdict on a text that is not an order.
pub fn unread(error: &OrderError) -> Verdict {
    Verdict {
        unread: Some(Unread {
            column: error.column,
            found: error.found.clone(),
            expected: error.expected.clone(),
        }),
        ..Verdict::default()
    }
}

fn breach(breach: &referee::Breach) -> Breach {
    let mut facts: BTreeMap<String, FactValue> = BTreeMap::new();
    for (name, value) in breach.facts() {
        // Several measurements of one name become a list; a single one stays a plain value.
        let value = fact(value);
        match facts.get_mut(name) {
            Some(FactValue::Many(all)) => all.push(value),
            Some(one) => *one = FactValue::Many(vec![one.clone(), value]),
            None => {
                facts.insert(name.to_owned(), value);
            }
        }
    }
    Breach {
        rule: breach.rule.id().to_owned(),
        facts,
        shapes: breach.shapes.iter().map(shape).collect(),
    }
}

fn fact(fact: Measurement) -> FactValue {
    match fact {
        Measurement::Length(length) => FactValue::Measure(length.base_widths()),
        Measurement::Angle(angle) => FactValue::Measure(angle.degrees()),
        Measurement::Count(count) => FactValue::Count(count),
        Measurement::Element(id) => FactValue::Text(id.to_string()),
        Measurement::Party(party) => FactValue::Text(party.to_string()),
        Measurement::Side(side) => FactValue::Text(side.word().to_owned()),
        Measurement::Word(word) => FactValue::Text(word.to_owned()),
    }
}

fn shape(shape: &Drawn) -> Shape {
    match shape {
        Drawn::Element(id) => Shape::Element(id.to_string()),
        Drawn::Patch(corners) => Shape::Patch(points(corners)),
        Drawn::Line(line) => Shape::Line([point(line.from), point(line.to)]),
        Drawn::Feature(place) => Shape::Feature(*place),
    }
}

/// The effects of a move.
pub fn plan(view: View<'_>, plan: &MovePlan) -> Plan {
    let crossing = crossing(view, plan);
    let track = |track: &referee::Track| Track {
        id: track.id.to_string(),
        poses: track.legs().iter().map(|&leg| pose(leg)).collect(),
    };
    let conforming = |&(id, to): &(referee::ElementId, _)| Conforming {
        id: id.to_string(),
        to: pose(to),
    };
    let contacts = plan.contacts.iter();
    let surcharges = surcharges_of(view, plan);
    let is_hampered = surcharges.iter().any(|id| id == "general-hampered");
    let side = plan.tracks.first().map(|track| track.id.side());
    let hampered_by = side
        .filter(|_| is_hampered)
        .and_then(|side| hampers_general(view, side));
    Plan {
        corners: crossing.farthest.map(|(id, corners)| {
            let lengths = corners.iter().map(|length| length.base_widths());
            (id.to_string(), lengths.collect())
        }),
        features: crossing.features,
        zones: crossing.zones.iter().map(|id| id.to_string()).collect(),
        tracks: plan.tracks.iter().map(track).collect(),
        distance: plan.distance.base_widths(),
        // Without one, as in terrain that is closed to it, there is nothing to compare.
        allowance: match plan.allowance {
            Length::MAX => 0.0,
            allowance => allowance.base_widths(),
        },
        pips: plan.pips,
        surcharges,
        hampered_by: hampered_by.map(|kind| kind.name.clone()),
        contacts: contacts
            .map(|(id, contact, party)| {
                (id.to_string(), contact.word().to_owned(), party.to_string())
            })
            .collect(),
        conforms: plan.conforms.iter().map(conforming).collect(),
        as_if: plan
            .as_if
            .map(|(id, enemy)| [id.to_string(), enemy.to_string()]),
        stops_at_river: plan.stops_at_river,
        closes_door: plan.closes_door,
    }
}
