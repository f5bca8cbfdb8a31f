//! The edges that a shot goes from and to: arc and range (`dba22` §21.1).

use acies_geometry::{
    Angle, Base, Direction, Edge, Hull, Length, Point, Pose, Segment, TOUCH, beyond, convex_hull,
    distance, within,
};
use acies_rulebook::ShootingEdge;

use crate::{Element, ElementId, Party, Side, View};

/// An edge that shots go from or to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShotEdge {
    /// The edge, clockwise round its base or place.
    pub line: Segment,
    /// Which edge of an element it is; `None` for a camp or built-up area.
    pub edge: Option<Edge>,
    /// The direction straight out of it; `None` for a camp or built-up area, which shoots all round.
    direction: Option<Direction>,
}

/// One way to shoot: from one edge at another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The shooting edge.
    pub from: ShotEdge,
    /// The target edge.
    pub to: ShotEdge,
}

/// A part of a target edge: where it begins and ends along the edge, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EdgePart {
    /// Where it begins.
    pub from: Length,
    /// Where it ends.
    pub to: Length,
}

impl EdgePart {
    /// Its length; negative if the part is empty.
    pub fn length(self) -> Length {
        self.to - self.from
    }
}

impl ShotEdge {
    /// The point this far along the edge.
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

    /// All edges of a party, whether or not it may shoot from them.
    pub fn all(view: View<'_>, party: Party) -> impl Iterator<Item = ShotEdge> + '_ {
        let base = party.element().map(|id| view.position.base(id));
        let of_base = base
            .into_iter()
            .flat_map(|base| Edge::ALL.map(|edge| ShotEdge::of_base(base, edge)));
        let region = party
            .stronghold()
            .and_then(|stronghold| view.table.stronghold(stronghold));
        let of_hold = region.into_iter().flat_map(|region| {
            let corners = turns(region.outline());
            (0..corners.len()).map(move |index| ShotEdge {
                line: Segment::new(corners[index], corners[(index + 1) % corners.len()]),
                edge: None,
                direction: None,
            })
        });
        of_base.chain(of_hold)
    }

    /// Whether an element shoots from this edge. A camp or built-up area shoots from all of its edges.
    pub fn shoots(&self, from: ShootingEdge) -> bool {
        match from {
            ShootingEdge::Front => self.edge.is_none_or(|edge| edge == Edge::Front),
            ShootingEdge::AnyOne | ShootingEdge::All => true,
        }
    }

    /// The width of the strip ahead of this edge that is shot into, without what is added to either side, for a base so wide.
    pub fn width(&self, from: ShootingEdge, base: Length) -> Length {
        match from {
            ShootingEdge::Front | ShootingEdge::AnyOne => base,
            ShootingEdge::All => self.line.step().length(),
        }
    }

    /// How far outside this edge a point is; negative inside.
    pub fn outside(&self, point: Point) -> Length {
        let to_point = point - self.line.from;
        if let Some(direction) = self.direction {
            return direction.ahead(to_point);
        }
        let step = self.line.step();
        let size = i64::from(step.length().units()).max(1);
        Length::from_units((step.cross(to_point) / size) as i32)
    }

    /// Whether part of another edge lies on the outer side of this one.
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

/// The areas that shooters of a side can shoot into, whatever stands in between: from each shooting edge up to the range, and
/// to either side up to the edition's arc.
pub fn arcs(view: View<'_>, side: Side) -> impl Iterator<Item = [Point; 4]> + '_ {
    let shooting = &view.rulebook.shooting;
    let of_element = move |(id, element): (ElementId, &Element)| {
        let mut rows = shooting.shooters.iter();
        let row = rows.find(|row| row.troops.has(element.troop))?;
        let base = element.base;
        let edges = ShotEdge::all(view, Party::Element(id)).filter(|edge| edge.shoots(row.from));
        Some(edges.map(move |edge| {
            let middle = edge.line.from.midway(edge.line.to);
            let facing = Angle::from_vector(edge.line.to - edge.line.from) - Angle::RIGHT;
            let front = Pose::new(middle, facing).shifted(row.range, Length::ZERO);
            let width = edge.width(row.from, base.width) + shooting.arc_side * 2;
            base.resized(front, width, row.range).corners
        }))
    };
    view.position.side(side).filter_map(of_element).flatten()
}

/// The corners of an outline without those in the middle of a straight edge, which counts as one edge.
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
    /// Every way to shoot from one party at another, by edges that face each other.
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

    /// The part of the target edge that lies straight ahead, or at most `side` to either side.
    ///
    /// That is a strip about the middle of the shooting edge, as wide as `width` plus `side` on either side.
    pub fn part_in_arc(&self, width: Length, side: Length) -> Option<EdgePart> {
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
            // Keeps the part where a value that changes evenly from start to end is at least minus a touch.
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
        (enter <= leave).then(|| EdgePart {
            from: whole.to.scaled(enter, ONE),
            to: whole.to.scaled(leave, ONE),
        })
    }

    /// The part of a target edge that lies at most `most` ahead of the shooting edge.
    pub fn part_ahead(&self, part: EdgePart, most: Length) -> EdgePart {
        let [from, to] = self.ahead(part);
        let cut = |near: Length, far: Length| {
            let whole = i64::from((far - near).units()).max(1);
            let kept = (most - near).max(Length::ZERO);
            part.length().scaled(i64::from(kept.units()), whole)
        };
        match (beyond(from, most), beyond(to, most)) {
            (false, true) => EdgePart {
                to: part.from + cut(from, to),
                ..part
            },
            (true, false) => EdgePart {
                from: part.to - cut(to, from),
                ..part
            },
            (true, true) => EdgePart {
                to: part.from,
                ..part
            },
            (false, false) => part,
        }
    }

    /// How far ahead of the shooting edge the nearest `least` of a part of the target edge reaches.
    pub fn reach(&self, part: EdgePart, least: Length) -> Length {
        let [from, to] = self.ahead(part);
        let near = from.min(to);
        let whole = i64::from(part.length().units()).max(1);
        let least = i64::from(least.min(part.length()).units());
        near + (from.max(to) - near).scaled(least, whole)
    }

    /// How far ahead of the shooting edge both ends of a part of the target edge are.
    fn ahead(&self, part: EdgePart) -> [Length; 2] {
        [part.from, part.to].map(|end| self.from.outside(self.to.at(end)))
    }

    /// The whole target edge.
    pub fn whole(&self) -> EdgePart {
        EdgePart {
            from: Length::ZERO,
            to: self.to.line.length(),
        }
    }

    /// The same shot, at only a part of the target edge.
    #[must_use]
    pub fn cut(&self, part: EdgePart) -> Aim {
        let mut cut = *self;
        cut.to.line = Segment::new(self.to.at(part.from), self.to.at(part.to));
        cut
    }

    /// The area between shooting edge and target edge.
    pub fn hull(&self) -> Hull {
        convex_hull(self.patch())
    }

    /// The corners of the area that must be clear: shooting edge and target edge joined corner to corner.
    pub fn patch(&self) -> [Point; 4] {
        let Aim { from, to } = self;
        [from.line.from, to.line.to, to.line.from, from.line.to]
    }

    /// A line of sight, at `part` sixteenths along both edges.
    pub fn sight_line(&self, part: i64) -> Segment {
        let Aim { from, to } = self;
        Segment::new(
            from.line.from.toward(from.line.to, part, 16),
            to.line.to.toward(to.line.from, part, 16),
        )
    }
}

const ONE: i64 = 1 << 20;
