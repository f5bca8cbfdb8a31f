//! Coverage of battles: orders, contacts, outcomes, terrain, troops, endings.

use std::collections::BTreeMap;
use std::fmt;

use acies_geometry::Angle;
use acies_referee::{
    Battle, Element, ElementId, Ending, Event, Order, Path, Place, Side, Stronghold, Verdict,
    front_edge_contact,
};

use crate::MatchStep;

/// Counts of everything seen in battles, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Battles that ended.
    pub battles: u64,
    /// Battles drawn by the limit of bounds.
    pub capped: u64,
    /// Bounds.
    pub bounds: u64,
    /// Orders.
    pub orders: u64,
    /// Shootings and close combats.
    pub combats: u64,
    /// Contacts by a front edge.
    pub contacts: u64,
    /// Contacts at an angle that is not a quarter turn.
    pub odd_contacts: u64,
    /// Unfiltered orders: how many were judged, and how many of them were legal.
    pub probes: (u64, u64),
    /// How often each kind of thing was seen, by group and name.
    pub seen: BTreeMap<(&'static str, String), u64>,
}

/// An angle farther than this from a quarter turn is odd: a hundredth of a degree.
const ODD: Angle = Angle(119_305);

impl Coverage {
    fn see(&mut self, group: &'static str, name: impl Into<String>) {
        *self.seen.entry((group, name.into())).or_default() += 1;
    }

    /// Adds the counts of other battles.
    pub fn add(&mut self, other: Coverage) {
        let Coverage {
            battles,
            capped,
            bounds,
            orders,
            combats,
            contacts,
            odd_contacts,
            probes,
            seen,
        } = other;
        self.battles += battles;
        self.capped += capped;
        self.bounds += bounds;
        self.orders += orders;
        self.combats += combats;
        self.contacts += contacts;
        self.odd_contacts += odd_contacts;
        self.probes.0 += probes.0;
        self.probes.1 += probes.1;
        for (what, count) in seen {
            *self.seen.entry(what).or_default() += count;
        }
    }

    /// Counts an unfiltered order.
    pub fn count_probe(&mut self, legal: bool, verdict: &Verdict) {
        self.probes.0 += 1;
        self.probes.1 += u64::from(legal);
        for breach in &verdict.breaches {
            self.see("breaches", breach.rule.id());
        }
    }

    /// Counts a step.
    pub fn count_step(&mut self, battle: &Battle, step: &MatchStep) {
        let events = match step {
            MatchStep::Order {
                order,
                answer: Ok(events),
                ..
            } => {
                self.orders += 1;
                self.see("orders", kind(order));
                self.count_contacts(battle, events);
                events
            }
            MatchStep::Throw {
                answer: Ok(events), ..
            } => events,
            _ => return,
        };
        for event in events {
            self.event(battle, event);
        }
    }

    fn count_contacts(&mut self, battle: &Battle, events: &[Event]) {
        let position = battle.position();
        for event in events {
            let Event::Moved { id, .. } = event else {
                continue;
            };
            let base = position.base(*id);
            for (_, enemy) in position.side(id.side().other()) {
                let Some(contact) = front_edge_contact(base, &enemy.base) else {
                    continue;
                };
                self.contacts += 1;
                let past_quarter = Angle(base.pose.facing.0 & (Angle::RIGHT.0 - 1));
                if past_quarter > ODD && past_quarter < Angle(Angle::RIGHT.0 - ODD.0) {
                    self.odd_contacts += 1;
                }
                self.see("contacts", contact.word());
            }
        }
    }

    fn event(&mut self, battle: &Battle, event: &Event) {
        match event {
            Event::Fought { parties, .. } => {
                self.combats += 1;
                let stronghold = parties.iter().find_map(|party| party.stronghold());
                self.see("combats", stronghold.map_or("elements", Stronghold::word));
            }
            Event::Suffered { fate, row, .. } => {
                self.see("fates", format!("{fate:?}").to_lowercase());
                self.see("outcome rows", row.clone());
            }
            Event::Lost { cause, .. } => self.see("losses", format!("{cause:?}")),
            Event::FeaturePlaced { kind, .. } => self.see("terrain", kind.clone()),
            Event::BoundBegins { number, .. } => {
                self.bounds += 1;
                if *number == 1 {
                    self.see_troops(battle);
                }
            }
            Event::RiverIs { state } => self.see("rivers", format!("{state:?}").to_lowercase()),
            other => {
                let text = other.to_string();
                let word = text
                    .split_whitespace()
                    .next()
                    .unwrap_or_default()
                    .to_owned();
                self.see("events", word);
            }
        }
    }

    /// Counts all troops as the first bound begins.
    fn see_troops(&mut self, battle: &Battle) {
        for element in Side::BOTH
            .into_iter()
            .flat_map(|side| members(battle, side))
        {
            let troop = battle.rulebook().troop(element.troop);
            self.see("troops", troop.code.clone());
        }
    }

    /// Counts the end of a battle.
    pub fn count_ending(&mut self, _battle: &Battle, ending: Ending) {
        self.battles += 1;
        match ending {
            Ending::Won(side) => self.see("endings", format!("{side} wins")),
            Ending::Conceded(_) => self.see("endings", "conceded"),
            Ending::Drawn => {
                self.capped += 1;
                self.see("endings", "drawn by the cap");
            }
        }
    }
}

fn members(battle: &Battle, side: Side) -> impl Iterator<Item = &Element> {
    ElementId::of_side(side)
        .map(|id| battle.position().element(id))
        .filter(|element| element.place != Place::Unused)
}

/// The kind of an order: its first word, and the form of a move.
fn kind(order: &Order) -> String {
    let text = order.to_string();
    let word = text.split_whitespace().next().unwrap_or_default();
    match order {
        Order::Move(movers, path) => {
            let size = if movers.len() > 1 { "group" } else { "single" };
            let how = match path {
                Path::To { .. } => "to",
                Path::Legs(_) => "legs",
                Path::Into { .. } => "into",
            };
            format!("{word} {size} {how}")
        }
        Order::DeployInside(_, stronghold) => format!("{word} in {}", stronghold.word()),
        _ => word.to_owned(),
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per = |count: u64| count as f64 / self.battles.max(1) as f64;
        writeln!(
            f,
            "battles {}, drawn by the cap {} ({:.1} %)",
            self.battles,
            self.capped,
            100.0 * per(self.capped)
        )?;
        writeln!(
            f,
            "per battle: bounds {:.1}, orders {:.1}, contacts {:.1}, combats {:.1}",
            per(self.bounds),
            per(self.orders),
            per(self.contacts),
            per(self.combats)
        )?;
        let odd = 100.0 * self.odd_contacts as f64 / self.contacts.max(1) as f64;
        writeln!(f, "contacts at odd angles: {odd:.1} %")?;
        writeln!(
            f,
            "unfiltered orders put to both judges and the gate: {}, legal {}",
            self.probes.0, self.probes.1
        )?;
        let mut group = "";
        for ((name, what), count) in &self.seen {
            if *name != group {
                group = name;
                writeln!(f, "{group}")?;
            }
            writeln!(f, "  {count:>9}  {what}")?;
        }
        Ok(())
    }
}
