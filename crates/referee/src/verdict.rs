//! What the referee answers to an order: legal with its plan, or every reason why not.

use std::ops::ControlFlow;

use acies_geometry::{Angle, Length, Point, Pose, Segment};

use crate::{Contact, ElementId, ElementSet, MOST_LEGS, Party, Purpose, Rule, Side, Stronghold};

/// What the referee says of an order.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Why the order is illegal; empty when it is legal.
    pub breaches: Vec<Breach>,
    /// What a legal move would do; also the nearest thing to it when it is illegal, where there is one.
    pub plan: Option<MovePlan>,
}

impl Verdict {
    /// Whether the order is legal.
    pub fn is_legal(&self) -> bool {
        self.breaches.is_empty()
    }
}

/// What a tactical move does: everything that was measured and everything that will change.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MovePlan {
    /// Every mover with the poses at the end of each leg; the last is where it ends.
    pub tracks: Vec<Track>,
    /// The distance of the move as the edition measures it: the greatest of any mover.
    pub distance: Length,
    /// The allowance that it was held against.
    pub allowance: Length,
    /// What it costs.
    pub pips: u8,
    /// The contacts made, after lining up.
    pub contacts: Vec<(ElementId, Contact, Party)>,
    /// Who lines up once the tracks have been made, and where: movers, or enemies.
    pub conforms: Conforms,
    /// The mover and the enemy that fight as if they had lined up, because neither can.
    pub as_if: Option<(ElementId, ElementId)>,
    /// The move stops at a river whose depth must be thrown.
    pub stops_at_river: bool,
    /// The mover ends inside a camp or a built-up area: its own, or an empty one of the enemy that it takes.
    pub enters: Option<Stronghold>,
    /// The movers that dismount before they go.
    pub dismounts: ElementSet,
    /// The enemy that the mover breaks off from.
    pub leaves: Option<ElementId>,
}

/// Who lines up, and where.
pub type Conforms = Vec<(ElementId, Pose)>;

impl MovePlan {
    /// Where a mover ends, lined up.
    pub fn end(&self, id: ElementId) -> Option<Pose> {
        let conforms = self.conforms.iter().find(|conforms| conforms.0 == id);
        let track = || self.tracks.iter().find(|track| track.id == id);
        conforms
            .map(|&(_, pose)| pose)
            .or_else(|| track().map(Track::end))
    }
}

/// Where one mover goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// Who.
    pub id: ElementId,
    /// The poses at the end of each leg.
    pub poses: [Pose; MOST_LEGS],
    /// How many of them there are.
    pub legs: u8,
    /// How far it goes, as the edition measures it.
    pub distance: Length,
}

impl Track {
    /// Where the mover ends.
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
    /// What was measured, by name.
    pub measurements: Vec<(&'static str, Measurement)>,
    /// What to draw.
    pub shapes: Vec<Drawn>,
}

/// Something measured or named in a breach.
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
    /// A party.
    Party(Party),
    /// A side.
    Side(Side),
    /// A fixed word: the id of a surcharge, a kind of terrain, a state.
    Word(&'static str),
}

/// A shape that shows a breach.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Drawn {
    /// The base of an element, where it stands.
    Element(ElementId),
    /// A patch of four corners: a base on the way, or a zone of control.
    Patch([Point; 4]),
    /// A line.
    Line(Segment),
    /// A terrain feature, by its place on the table.
    Feature(usize),
}

impl Breach {
    /// A breach of a rule, with nothing more to say.
    pub fn new(rule: Rule) -> Breach {
        Breach {
            rule,
            measurements: Vec::new(),
            shapes: Vec::new(),
        }
    }

    /// The same with one more measurement.
    pub fn with(mut self, name: &'static str, measurement: Measurement) -> Breach {
        self.measurements.push((name, measurement));
        self
    }

    /// The same with one more shape.
    pub fn draw(mut self, shape: Drawn) -> Breach {
        self.shapes.push(shape);
        self
    }
}

/// Why an order could not be obeyed.
pub type Breaches = Vec<Breach>;

/// Why dice could not be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadThrow {
    /// The battle waits for something else.
    #[error("no throw is asked for")]
    NotAsked,
    /// The wrong number of dice.
    #[error("{given} dice were given for {purpose}, {expected} expected", given = given, expected = expected, purpose = purpose)]
    Count {
        /// What for.
        purpose: Purpose,
        /// How many are wanted.
        expected: u8,
        /// How many came.
        given: usize,
    },
    /// A die shows something else than 1 to 6.
    #[error("a die shows {0}, expected 1 to 6")]
    Face(u8),
}

/// Where breaches go: one walk over the rules serves search and explanation alike, and is compiled once for both.
pub trait Reporter {
    /// Hears that a rule is broken: the list of those who want to know how, or `None` when the walk may stop.
    fn breaches(&mut self) -> Option<&mut Vec<Breach>>;

    /// Whether any breach will do: then nothing need be looked at again only to say why.
    fn is_fail_fast(&self) -> bool {
        false
    }
}

impl dyn Reporter + '_ {
    /// Takes a breach, which is made only where somebody wants to know it, and is listed once; answers whether the walk
    /// may stop.
    pub fn report(&mut self, make: impl FnOnce() -> Breach) -> ControlFlow<()> {
        let Some(breaches) = self.breaches() else {
            return ControlFlow::Break(());
        };
        list(breaches, make());
        ControlFlow::Continue(())
    }
}

/// Lists a breach, unless it is there already: apart, so that it is compiled once and not with every rule.
#[inline(never)]
fn list(breaches: &mut Vec<Breach>, breach: Breach) {
    if !breaches.contains(&breach) {
        breaches.push(breach);
    }
}

/// Stops at the first breach and allocates nothing.
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

/// Gathers every breach.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CollectAll {
    /// What was found, in the order of the rules.
    pub breaches: Vec<Breach>,
}

impl Reporter for CollectAll {
    fn breaches(&mut self) -> Option<&mut Vec<Breach>> {
        Some(&mut self.breaches)
    }
}
