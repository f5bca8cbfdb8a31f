//! The edges from and at which a shot goes: range and arc (`dba22` §21.1).

use acies_geometry::{
    Base, Direction, Edge, Hull, Length, Point, Segment, TOUCH, beyond, convex_hull, distance,
    within,
};
use acies_rulebook::ShootingEdge;

use crate::{Party, View};

/// An edge from which shots go or at which they come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShotEdge {
    /// The edge, running clockwise round its base or place.
    pub line: Segment,
    /// Which edge of an element it is; none of a camp or a built-up area.
    pub edge: Option<Edge>,
    /// The way straight out of it; none of a camp or a built-up area, out of which is shot all round.
    direction: Option<Direction>,
}

/// One way to shoot: from an edge at an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The shooting edge.
    pub from: ShotEdge,
    /// The edge shot at.
    pub to: ShotEdge,
}

/// A part of an edge that is shot at: how far along it, clockwise, it begins and ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where it begins.
    pub from: Length,
    /// Where it ends.
    pub to: Length,
}

impl Part {
    /// How long it is; less than nothing where there is none.
    pub fn length(self) -> Length {
        self.to - self.from
    }
}

impl ShotEdge {
    /// The point so far along the edge.
    pub fn at(&self, along: Length) -> Point {
        let length = i64::from(self.line.length().units()).max(1);
        self.line
            .from
            .toward(self.line.to, i64::from(along.units()), length)
    }

    fn of_base(base: &Base, edge: Edge) -> ShotEdge {
        let Direction { sin, cos } = base.direction;
        let direction = match edge {
            Edge::Front => Direction { sin, cos },
            Edge::Right => Direction {
                sin: cos,
                cos: -sin,
            },
            Edge::Rear => Direction {
                sin: -sin,
                cos: -cos,
            },
            Edge::Left => Direction {
                sin: -cos,
                cos: sin,
            },
        };
        ShotEdge {
            line: base.edge(edge),
            edge: Some(edge),
            direction: Some(direction),
        }
    }

    /// The edges of a party, whatever may shoot from them.
    pub fn all(view: View<'_>, party: Party) -> impl Iterator<Item = ShotEdge> + '_ {
        let base = party.element().map(|id| view.position.base(id));
        let of_base = base
            .into_iter()
            .flat_map(|base| Edge::ALL.map(|edge| ShotEdge::of_base(base, edge)));
        let region = party
            .stronghold()
            .and_then(|stronghold| view.table.stronghold(stronghold));
        let of_stronghold = region.into_iter().flat_map(|region| {
            let corners = turns(region.outline());
            (0..corners.len()).map(move |index| ShotEdge {
                line: Segment::new(corners[index], corners[(index + 1) % corners.len()]),
                edge: None,
                direction: None,
            })
        });
        of_base.chain(of_stronghold)
    }

    /// Whether an element shoots from this edge; a camp or a built-up area from each of its edges.
    pub fn shoots(&self, from: ShootingEdge) -> bool {
        match from {
            ShootingEdge::Front => self.edge.is_none_or(|edge| edge == Edge::Front),
            ShootingEdge::AnyOne | ShootingEdge::All => true,
        }
    }

    /// How far outside of this edge a point is; negative inside.
    pub fn outside(&self, point: Point) -> Length {
        let to_point = point - self.line.from;
        if let Some(direction) = self.direction {
            return direction.ahead(to_point);
        }
        let step = self.line.step();
        let size = i64::from(step.length().units()).max(1);
        Length::from_units((step.cross(to_point) / size) as i32)
    }

    /// Whether some part of another edge lies on the outer side of this one.
    fn looks_at(&self, other: &ShotEdge) -> bool {
        [other.line.from, other.line.to]
            .into_iter()
            .any(|point| beyond(self.outside(point), Length::ZERO))
    }

    /// Whether all of another edge lies on the outer side of this one.
    pub fn has_before_it(&self, other: &ShotEdge) -> bool {
        [other.line.from, other.line.to]
            .into_iter()
            .all(|point| within(-self.outside(point), Length::ZERO))
    }
}

/// The corners of an outline but for those in the midst of a straight edge, which is one however many are named on it.
fn turns(outline: &[Point]) -> Vec<Point> {
    let mut turns = Vec::new();
    for (index, &corner) in outline.iter().enumerate() {
        let before = turns.last().or(outline.last());
        let after = outline.get(index + 1).or(turns.first());
        let straight = before.zip(after).is_some_and(|(&before, &after)| {
            within(Segment::new(before, after).distance(corner), Length::ZERO)
        });
        if !straight {
            turns.push(corner);
        }
    }
    turns
}

impl Aim {
    /// Every way to shoot from one party at another, by edges that look at each other.
    pub fn all(
        view: View<'_>,
        shooter: Party,
        from: ShootingEdge,
        target: Party,
    ) -> impl Iterator<Item = Aim> + '_ {
        ShotEdge::all(view, shooter)
            .filter(move |edge| edge.shoots(from))
            .flat_map(move |from| ShotEdge::all(view, target).map(move |to| Aim { from, to }))
            .filter(|aim| aim.from.looks_at(&aim.to) && aim.to.looks_at(&aim.from))
    }

    /// The distance from edge to edge.
    pub fn distance(&self) -> Length {
        let ends = |line: Segment| [line.from, line.to];
        distance(&ends(self.from.line), &ends(self.to.line))
    }

    /// The part of the target's edge that lies straight ahead of the shooting edge, or at most so far to a side: in a
    /// strip about its middle that is wider than `width` by that on either side.
    pub fn part_in_arc(&self, width: Length, side: Length) -> Option<Part> {
        let whole = self.whole();
        let Some(direction) = self.from.direction else {
            return Some(whole);
        };
        let middle = self.from.line.from.midway(self.from.line.to);
        let [a, b] = [self.to.line.from, self.to.line.to].map(|end| direction.local(middle, end));
        let half = width.scaled(1, 2) + side;
        let touch = i64::from(TOUCH.units());
        let (mut enter, mut leave) = (0i64, ONE);
        let mut keep = |start: Length, end: Length| {
            // The part of the edge where a value that runs evenly from start to end is at least minus a touch.
            let start = i64::from(start.units()) + touch;
            let slope = i64::from(end.units()) + touch - start;
            match slope.signum() {
                1 => enter = enter.max(-start * ONE / slope),
                -1 => leave = leave.min(start * ONE / -slope),
                _ if start < 0 => leave = -1,
                _ => {}
            }
        };
        keep(a.ahead, b.ahead);
        keep(half - a.right, half - b.right);
        keep(half + a.right, half + b.right);
        (enter <= leave).then(|| Part {
            from: whole.to.scaled(enter, ONE),
            to: whole.to.scaled(leave, ONE),
        })
    }

    /// What of a part of the target's edge lies at most so far ahead of the shooting edge.
    pub fn part_ahead(&self, part: Part, most: Length) -> Part {
        let [from, to] = self.ahead(part);
        let cut = |near: Length, far: Length| {
            let whole = i64::from((far - near).units()).max(1);
            let kept = (most - near).max(Length::ZERO);
            part.length().scaled(i64::from(kept.units()), whole)
        };
        match (beyond(from, most), beyond(to, most)) {
            (false, true) => Part {
                to: part.from + cut(from, to),
                ..part
            },
            (true, false) => Part {
                from: part.to - cut(to, from),
                ..part
            },
            (true, true) => Part {
                to: part.from,
                ..part
            },
            (false, false) => part,
        }
    }

    /// How far ahead of the shooting edge so much of a part of the target's edge reaches, at its nearer end.
    pub fn reach(&self, part: Part, least: Length) -> Length {
        let [from, to] = self.ahead(part);
        let near = from.min(to);
        let whole = i64::from(part.length().units()).max(1);
        let least = i64::from(least.min(part.length()).units());
        near + (from.max(to) - near).scaled(least, whole)
    }

    /// How far ahead of the shooting edge both ends of a part of the target's edge are.
    fn ahead(&self, part: Part) -> [Length; 2] {
        [part.from, part.to].map(|end| self.from.outside(self.to.at(end)))
    }

    /// The whole of the target's edge.
    pub fn whole(&self) -> Part {
        Part {
            from: Length::ZERO,
            to: self.to.line.length(),
        }
    }

    /// The same shot at a part of the edge alone.
    #[must_use]
    pub fn cut(&self, part: Part) -> Aim {
        let mut cut = *self;
        cut.to.line = Segment::new(self.to.at(part.from), self.to.at(part.to));
        cut
    }

    /// The patch between shooting edge and target edge.
    pub fn hull(&self) -> Hull {
        convex_hull(self.patch())
    }

    /// The corners of the patch that must be free: shooting edge and target edge joined corner to corner.
    pub fn patch(&self) -> [Point; 4] {
        let Aim { from, to } = self;
        [from.line.from, to.line.to, to.line.from, from.line.to]
    }

    /// A line of sight: `part` of 16 along both edges.
    pub fn sight_line(&self, part: i64) -> Segment {
        let Aim { from, to } = self;
        Segment::new(
            from.line.from.toward(from.line.to, part, 16),
            to.line.to.toward(to.line.from, part, 16),
        )
    }
}

const ONE: i64 = 1 << 20;
