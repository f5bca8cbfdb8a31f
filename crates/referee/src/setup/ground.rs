//! The base line of a side and the zone in front of it (`dba22` §9).

use acies_geometry::{Angle, Length, Point, Pose, Vector};
use acies_rulebook::{Rulebook, TroopId};

use super::terrain::{margin, shore};
use crate::{Side, Table, TableEdge};

/// Where a side deploys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Zone {
    side: Side,
    /// How wide the table is.
    width: Length,
    /// How deep the table is.
    table_depth: Length,
    /// How far the side's base line lies from its edge: its shore.
    pub shore: Length,
    /// How far from the base line it reaches.
    pub depth: Length,
    /// How far from the side edges it stays.
    pub aside: Length,
}

/// The base edge of a side, once edges are settled.
pub(super) fn base_edge(side: Side) -> TableEdge {
    match side {
        Side::Red => TableEdge::Near,
        Side::Blue => TableEdge::Far,
    }
}

/// The corners of the zone along an edge, on the base line left and ahead of it, then right; whoever deploys there.
pub(super) fn zone_along(rulebook: &Rulebook, table: &Table, edge: TableEdge) -> [Point; 4] {
    let deployment = &rulebook.setup.deployment;
    let (width, table_depth) = match edge {
        TableEdge::Near | TableEdge::Far => (table.width, table.depth),
        TableEdge::Left | TableEdge::Right => (table.depth, table.width),
    };
    let shore = shore(rulebook, table, edge);
    let (aside, front) = (
        deployment.side,
        shore + deployment.reach(table_depth, shore),
    );
    // Edges run from the left to the right of one who looks in from them.
    let line = table.edge(edge);
    let (across, up) = (line.step().x.signum(), line.step().y.signum());
    let point = |right: Length, ahead: Length| {
        let (right, ahead) = (right.units(), ahead.units());
        line.from
            + Vector {
                x: across * right - up * ahead,
                y: up * right + across * ahead,
            }
    };
    [
        point(aside, shore),
        point(aside, front),
        point(width - aside, front),
        point(width - aside, shore),
    ]
}

impl Zone {
    /// The zone of a side, for those who keep farthest from the side edges.
    pub fn of(rulebook: &Rulebook, table: &Table, side: Side) -> Zone {
        let deployment = &rulebook.setup.deployment;
        let shore = shore(rulebook, table, base_edge(side));
        Zone {
            side,
            width: table.width,
            table_depth: table.depth,
            shore,
            depth: deployment.reach(table.depth, shore),
            aside: deployment.side,
        }
    }

    /// The same zone for a troop, which may be one that stands nearer to the side edges.
    pub fn of_troop(self, rulebook: &Rulebook, troop: TroopId) -> Zone {
        let deployment = &rulebook.setup.deployment;
        let aside = if deployment.flankers.has(troop) {
            deployment.flankers_side
        } else {
            deployment.side
        };
        Zone { aside, ..self }
    }

    /// How far a point lies ahead of the base line.
    pub fn ahead(&self, point: Point) -> Length {
        let from_edge = match self.side {
            Side::Red => point.up(),
            Side::Blue => self.table_depth - point.up(),
        };
        from_edge - self.shore
    }

    /// How near a point lies to a side edge.
    pub fn aside_of(&self, point: Point) -> Length {
        point.across().min(self.width - point.across())
    }

    /// The point so far across, as its side sees it from the middle, and so far ahead of the base line.
    pub fn point(&self, right: Length, ahead: Length) -> Point {
        let middle = self.width.scaled(1, 2);
        let up = self.shore + ahead;
        match self.side {
            Side::Red => Point::new(middle + right, up),
            Side::Blue => Point::new(middle - right, self.table_depth - up),
        }
    }

    /// Looking straight ahead from there.
    pub fn pose(&self, right: Length, ahead: Length) -> Pose {
        let facing = match self.side {
            Side::Red => Angle::ZERO,
            Side::Blue => Angle::HALF,
        };
        Pose::new(self.point(right, ahead), facing)
    }

    /// How far from the middle it reaches to either hand.
    pub fn reach(&self) -> Length {
        self.width.scaled(1, 2) - self.aside
    }

    /// Its corners: on the base line left and ahead of it, then right.
    pub fn corners(&self) -> [Point; 4] {
        let reach = self.reach();
        [
            self.point(-reach, Length::ZERO),
            self.point(-reach, self.depth),
            self.point(reach, self.depth),
            self.point(reach, Length::ZERO),
        ]
    }

    /// The foremost line on which a front edge is offered.
    pub fn front(&self) -> Length {
        self.depth - margin()
    }
}
