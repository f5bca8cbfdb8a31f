//! What differs from an expectation: the key of the file, what was found, what was expected. Ids and numbers only.

use acies_geometry::{Angle, Length, Pose, within};
use acies_referee::{Breach, ElementId, Place, Position, Rule};

/// What the referee said of one expectation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The line of the expectation in the file, from 1.
    pub line: usize,
    /// Everything that differs; empty when the referee agrees.
    pub differences: Vec<Difference>,
    /// The rules that the order breaks, where the referee refuses it.
    pub breached: Vec<Rule>,
}

/// One difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The key of the expectation, with the element where there is one: `distance`, `ends r1`.
    pub key: String,
    /// What the referee says.
    pub found: String,
    /// What the file says.
    pub expected: String,
}

/// Gathers differences.
#[derive(Default)]
pub(super) struct Report {
    pub differences: Vec<Difference>,
    pub breached: Vec<Rule>,
}

/// How far lengths may differ: 0.005 BW, together with the tolerance of [`within`].
const SAME_LENGTH: Length = Length::from_units(264);
/// How far facings may differ: a tenth of a degree.
const SAME_FACING: Angle = Angle(1_193_046);

impl Report {
    /// Notes a difference.
    pub fn differs(
        &mut self,
        key: impl Into<String>,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) {
        self.differences.push(Difference {
            key: key.into(),
            found: found.into(),
            expected: expected.into(),
        });
    }

    /// Notes a difference unless both are the same.
    pub fn same<T: PartialEq + ToString>(
        &mut self,
        key: impl Into<String>,
        found: &T,
        expected: &T,
    ) {
        if found != expected {
            self.differs(key, found.to_string(), expected.to_string());
        }
    }

    /// Notes a difference of lengths beyond the tolerance of scenarios.
    pub fn same_length(&mut self, key: &str, found: Length, expected: Length) {
        if !within((found - expected).abs(), SAME_LENGTH) {
            self.differs(key, found.to_text(), expected.to_text());
        }
    }

    /// Notes every element that does not stand where it is expected.
    pub fn ends(&mut self, position: &Position, ends: &[(ElementId, Pose)]) {
        for &(id, expected) in ends {
            let element = position.element(id);
            let there = element.base.pose;
            let key = format!("ends {id}");
            if element.place != Place::Table {
                self.differs(key, place_word(element.place), pose_text(expected));
            } else if !same_pose(there, expected) {
                self.differs(key, pose_text(there), pose_text(expected));
            }
        }
    }
}

fn same_pose(found: Pose, expected: Pose) -> bool {
    let step = found.front - expected.front;
    let near = |units: i32| within(Length::from_units(units).abs(), SAME_LENGTH);
    near(step.x) && near(step.y) && found.facing.between(expected.facing) <= SAME_FACING
}

/// A pose as a scenario writes it.
fn pose_text(pose: Pose) -> String {
    let round = |length: Length| (length.base_widths() * 1e4).round() / 1e4;
    let degrees = (pose.facing.degrees() * 1e2).round() / 1e2;
    format!(
        "[{}, {}, {degrees}]",
        round(pose.front.across()),
        round(pose.front.up())
    )
}

const fn place_word(place: Place) -> &'static str {
    match place {
        Place::Unused => "unused",
        Place::Reserve => "reserve",
        Place::Table => "table",
        Place::Inside(stronghold) => stronghold.word(),
        Place::Lost => "lost",
    }
}

/// The rules that are breached, each once.
pub(in crate::scenario) fn rules(breaches: &[Breach]) -> String {
    let mut ids: Vec<&str> = breaches.iter().map(|breach| breach.rule.id()).collect();
    ids.dedup();
    ids.join(", ")
}
