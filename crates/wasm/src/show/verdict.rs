//! The referee's verdict on an order.

use acies_referee::{
    Battle, Breach, Drawn, Measurement, MovePlan, Order, OrderError, View, crossing,
};
use serde_json::{Map, Value, json};

use super::{point, points, pose};

/// The verdict on the text of an order.
pub fn judged(battle: &Battle, text: &str) -> Value {
    let order = match Order::parse(text) {
        Ok(order) => order,
        Err(error) => return unread(&error),
    };
    let verdict = battle.judge(&order);
    to_json(battle, &order, &verdict.breaches, verdict.plan.as_ref())
}

/// The verdict on a legal order, with its effects.
pub fn legal(battle: &Battle, order: &Order, plan: Option<&MovePlan>) -> Value {
    to_json(battle, order, &[], plan)
}

fn to_json(battle: &Battle, order: &Order, breaches: &[Breach], does: Option<&MovePlan>) -> Value {
    json!({
        "legal": breaches.is_empty(),
        "order": order.to_string(),
        "breaches": breaches.iter().map(breach).collect::<Vec<_>>(),
        "plan": does.map(|does| plan(battle.view(), does)),
    })
}

/// The verdict on an order that was refused.
pub fn refused(breaches: &[Breach]) -> Value {
    json!({ "legal": false, "breaches": breaches.iter().map(breach).collect::<Vec<_>>() })
}

/// The verdict on a text that is not an order.
pub fn unread(error: &OrderError) -> Value {
    json!({
        "legal": false,
        "breaches": [],
        "unread": { "column": error.column, "found": error.found, "expected": error.expected },
    })
}

fn breach(breach: &Breach) -> Value {
    let mut facts: Map<String, Value> = Map::new();
    for (name, value) in &breach.measurements {
        // Several measurements of one name become a list; a single one stays a plain value.
        let value = fact(*value);
        match facts.get_mut(*name) {
            Some(Value::Array(all)) => all.push(value),
            Some(one) => *one = json!([one.take(), value]),
            None => {
                facts.insert((*name).to_owned(), value);
            }
        }
    }
    json!({
        "rule": breach.rule.id(),
        "facts": facts,
        "shapes": breach.shapes.iter().map(shape).collect::<Vec<_>>(),
    })
}

fn fact(fact: Measurement) -> Value {
    match fact {
        Measurement::Length(length) => json!(length.base_widths()),
        Measurement::Angle(angle) => json!(angle.degrees()),
        Measurement::Count(count) => json!(count),
        Measurement::Element(id) => json!(id.to_string()),
        Measurement::Party(party) => json!(party.to_string()),
        Measurement::Side(side) => json!(side.word()),
        Measurement::Word(word) => json!(word),
    }
}

fn shape(shape: &Drawn) -> Value {
    match shape {
        Drawn::Element(id) => json!({ "element": id.to_string() }),
        Drawn::Patch(corners) => json!({ "patch": points(corners) }),
        Drawn::Line(line) => json!({ "line": [point(line.from), point(line.to)] }),
        Drawn::Feature(place) => json!({ "feature": place }),
    }
}

/// The effects of a move.
pub fn plan(view: View<'_>, plan: &MovePlan) -> Value {
    let crossing = crossing(view, plan);
    let tracks: Vec<Value> = plan
        .tracks
        .iter()
        .map(|track| {
            json!({
                "id": track.id.to_string(),
                "poses": track.legs().iter().map(|&leg| pose(leg)).collect::<Vec<_>>(),
            })
        })
        .collect();
    let contacts: Vec<Value> = plan
        .contacts
        .iter()
        .map(|(id, contact, party)| json!([id.to_string(), contact.word(), party.to_string()]))
        .collect();
    let conforms: Vec<Value> = plan
        .conforms
        .iter()
        .map(|&(id, to)| json!({ "id": id.to_string(), "to": pose(to) }))
        .collect();
    let zones: Vec<String> = crossing.zones.iter().map(|id| id.to_string()).collect();
    let corners = crossing.farthest.map(|(id, corners)| {
        let lengths: Vec<f64> = corners.iter().map(|length| length.base_widths()).collect();
        json!([id.to_string(), lengths])
    });
    json!({
        "corners": corners,
        "features": crossing.features,
        "zones": zones,
        "tracks": tracks,
        "distance": plan.distance.base_widths(),
        "allowance": plan.allowance.base_widths(),
        "pips": plan.pips,
        "contacts": contacts,
        "conforms": conforms,
        "asIf": plan.as_if.map(|(id, enemy)| json!([id.to_string(), enemy.to_string()])),
        "stopsAtRiver": plan.stops_at_river,
    })
}
