//! Differences from an expectation: the key, the found and the expected value, as ids and numbers.

use acies_geometry::{Angle, Length, Pose, within};
use acies_referee::{Breach, ElementId, Place, Position, Rule};

/// The result of judging one expectation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The line of the expectation in the file, from 1.
    pub line: usize,
    /// The differences; empty when the referee agrees.
    pub differences: Vec<Difference>,
    /// The rules that the order breaks, if the referee refuses it.
    pub breached: Vec<Rule>,
}

/// One difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The key of the expectation, with the element where there is one: `distance`, `ends r1`.
    pub key: String,
    /// The referee's value.
    pub found: String,
    /// The value in the file.
    pub expected: String,
}

/// Collects differences.
#[derive(Default)]
pub(super) struct Report {
    pub differences: Vec<Difference>,
    pub breached: Vec<Rule>,
}

/// The tolerance for lengths: 0.005 BW, in addition to that of [`within`].
const SAME_LENGTH: Length = Length::from_units(264);
/// The tolerance for facings: a tenth of a degree.
const SAME_FACING: Angle = Angle(1_193_046);

impl Report {
    /// Adds a difference.
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

    /// Adds a difference unless both values are equal.
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

    /// Adds a difference of lengths beyond the tolerance.
    pub fn same_length(&mut self, key: &str, found: Length, expected: Length) {
        if !within((found - expected).abs(), SAME_LENGTH) {
            self.differs(key, found.to_text(), expected.to_text());
        }
    }

    /// Adds a difference for each element that is not at its expected position.
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

/// Formats a pose as scenarios write it.
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

/// The broken rules, without duplicates.
pub(in crate::scenario) fn rules(breaches: &[Breach]) -> String {
    let mut ids: Vec<&str> = breaches.iter().map(|breach| breach.rule.id()).collect();
    ids.dedup();
    ids.join(", ")
}
