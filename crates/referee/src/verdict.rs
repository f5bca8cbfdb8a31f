//! The referee's answer to an order: legal with its plan, or every reason against it.

use std::ops::ControlFlow;

use acies_geometry::{Angle, Length, Point, Pose, Segment};

use crate::{Contact, ElementId, ElementSet, MOST_LEGS, Party, Purpose, Rule, Side, Stronghold};

/// The referee's answer to an order.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Why the order is illegal; empty when it is legal.
    pub breaches: Vec<Breach>,
    /// What a legal move would do. For an illegal move the closest plan found, if any.
    pub plan: Option<MovePlan>,
}

impl Verdict {
    /// Whether the order is legal.
    pub fn is_legal(&self) -> bool {
        self.breaches.is_empty()
    }
}

/// What a tactical move measures and changes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MovePlan {
    /// Every mover with the poses at the end of each leg; the last is where it ends.
    pub tracks: Vec<Track>,
    /// The distance of the move as the edition measures it: the greatest of all movers.
    pub distance: Length,
    /// The allowance that the distance was compared with.
    pub allowance: Length,
    /// The PIPs that it costs.
    pub pips: u8,
    /// The contacts made, after conforming.
    pub contacts: Vec<(ElementId, Contact, Party)>,
    /// The elements (movers or enemies) that conform after the tracks are made, and their final poses.
    pub conforms: Conforms,
    /// The mover and the enemy that fight as if they had conformed, because neither can.
    pub as_if: Option<(ElementId, ElementId)>,
    /// The move stops at a river whose depth must be rolled for.
    pub stops_at_river: bool,
    /// The mover closes the door on an enemy, so that its distance has no limit.
    pub closes_door: bool,
    /// The camp or built-up area that the mover enters: its own, or an undefended one of the enemy that it takes.
    pub enters: Option<Stronghold>,
    /// The movers that dismount before they move.
    pub dismounts: ElementSet,
    /// The enemy that the mover breaks off from.
    pub leaves: Option<ElementId>,
}

/// The elements that conform, with their final poses.
pub type Conforms = Vec<(ElementId, Pose)>;

impl MovePlan {
    /// The final pose of a mover, after conforming.
    pub fn end(&self, id: ElementId) -> Option<Pose> {
        let conforms = self.conforms.iter().find(|conforms| conforms.0 == id);
        let track = || self.tracks.iter().find(|track| track.id == id);
        conforms
            .map(|&(_, pose)| pose)
            .or_else(|| track().map(Track::end))
    }
}

/// The way of one mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// The mover.
    pub id: ElementId,
    /// The poses at the end of each leg.
    pub poses: [Pose; MOST_LEGS],
    /// The number of poses in use.
    pub legs: u8,
    /// Its distance as the edition measures it.
    pub distance: Length,
}

impl Track {
    /// The final pose, before conforming.
    pub fn end(&self) -> Pose {
        self.poses[usize::from(self.legs.max(1)) - 1]
    }

    /// The poses at the end of each leg.
    pub fn legs(&self) -> &[Pose] {
        &self.poses[..usize::from(self.legs)]
    }
}

/// One reason why an order is illegal: a rule, the numbers measured, and the shapes to draw.
#[derive(Clone, PartialEq, Debug)]
pub struct Breach {
    /// The rule.
    pub rule: Rule,
    /// The values measured, by name.
    pub measurements: Vec<(&'static str, Measurement)>,
    /// What only explains it, by name, such as how it could be mended. It is no part of the verdict: it may be measured
    /// otherwise while the verdict stays the same.
    pub reasons: Vec<(&'static str, Measurement)>,
    /// The shapes to draw.
    pub shapes: Vec<Drawn>,
}

/// A value in a breach: a measurement, a count, or the thing concerned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Measurement {
    /// A length.
    Length(Length),
    /// An angle.
    Angle(Angle),
    /// A count.
    Count(i32),
    /// An element.
    Element(ElementId),
    /// An element, camp or built-up area.
    Party(Party),
    /// A side.
    Side(Side),
    /// A fixed word: the id of a surcharge, a kind of terrain, a state.
    Word(&'static str),
}

/// A shape that shows a breach.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Drawn {
    /// The base of an element at its present place.
    Element(ElementId),
    /// Four corners: a base on its way, or a zone of control.
    Patch([Point; 4]),
    /// A line.
    Line(Segment),
    /// A terrain feature, by its index in the table's features.
    Feature(usize),
}

impl Breach {
    /// Creates a breach without measurements or shapes.
    pub fn new(rule: Rule) -> Breach {
        Breach {
            rule,
            measurements: Vec::new(),
            reasons: Vec::new(),
            shapes: Vec::new(),
        }
    }

    /// Adds a named measurement.
    pub fn with(mut self, name: &'static str, measurement: Measurement) -> Breach {
        self.measurements.push((name, measurement));
        self
    }

    /// Adds a named fact that only explains the breach.
    pub fn because(mut self, name: &'static str, reason: Measurement) -> Breach {
        self.reasons.push((name, reason));
        self
    }

    /// The values measured and the reasons, by name.
    pub fn facts(&self) -> impl Iterator<Item = (&'static str, Measurement)> + '_ {
        self.measurements.iter().chain(&self.reasons).copied()
    }

    /// Adds a shape to draw.
    pub fn draw(mut self, shape: Drawn) -> Breach {
        self.shapes.push(shape);
        self
    }
}

/// All reasons against an order.
pub type Breaches = Vec<Breach>;

/// The reason why a roll was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadThrow {
    /// The battle is not waiting for dice.
    #[error("no throw is asked for")]
    NotAsked,
    /// The wrong number of dice.
    #[error("{given} dice were given for {purpose}, {expected} expected", given = given, expected = expected, purpose = purpose)]
    Count {
        /// The purpose of the roll.
        purpose: Purpose,
        /// The number of dice expected.
        expected: u8,
        /// The number of dice given.
        given: usize,
    },
    /// A die is not between 1 and 6.
    #[error("a die shows {0}, expected 1 to 6")]
    Face(u8),
}

/// Receives the breaches of the rules.
///
/// Search and explanation run the same rules with different reporters; the trait object keeps the rules compiled once
/// for both.
pub trait Reporter {
    /// The list to add breaches to, or `None` when the check may stop at the first.
    fn breaches(&mut self) -> Option<&mut Vec<Breach>>;

    /// Whether the first breach ends the check, so that details which only explain it can be skipped.
    fn is_fail_fast(&self) -> bool {
        false
    }
}

impl dyn Reporter + '_ {
    /// Reports a breach and returns whether the check may stop.
    ///
    /// The breach is only built for reporters that keep it, and kept once.
    pub fn report(&mut self, make: impl FnOnce() -> Breach) -> ControlFlow<()> {
        let Some(breaches) = self.breaches() else {
            return ControlFlow::Break(());
        };
        list(breaches, make());
        ControlFlow::Continue(())
    }
}

/// Adds a breach unless it is there already. Not inlined, because every rule would carry a copy.
#[inline(never)]
fn list(breaches: &mut Vec<Breach>, breach: Breach) {
    if !breaches.contains(&breach) {
        breaches.push(breach);
    }
}

/// Stops at the first breach without allocating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FailFast;

impl Reporter for FailFast {
    fn breaches(&mut self) -> Option<&mut Vec<Breach>> {
        None
    }

    fn is_fail_fast(&self) -> bool {
        true
    }
}

/// Keeps every breach.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CollectAll {
    /// The breaches in the order of the rules.
    pub breaches: Vec<Breach>,
}

impl Reporter for CollectAll {
    fn breaches(&mut self) -> Option<&mut Vec<Breach>> {
        Some(&mut self.breaches)
    }
}
