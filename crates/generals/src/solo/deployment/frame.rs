//! How a side sees the table: how far to the right of its middle, how far ahead of the own base line; and the positions
//! of section 4.7 there.
//!
//! It knows the edition's zone of deployment and no troops.

use acies_geometry::{Angle, Convex, Length, Point, Pose, TOUCH, box_corners};
use acies_referee::{Battle, Side};
use acies_rulebook::TroopSet;

/// A side's view of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Whose.
    pub side: Side,
    /// Whether right and left are exchanged.
    mirrored: bool,
    width: Length,
    depth: Length,
    /// How far the base line lies from the edge.
    shore: Length,
    /// Half the width of the widest zone that troops may deploy in.
    pub half: Length,
    /// The foremost line on which a front edge may stand.
    pub front: Length,
}

/// A patch of the table as a side sees it: from and to, to the right of the middle and ahead of the base line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patch {
    /// The left and the right end.
    pub right: [Length; 2],
    /// The near and the far end.
    pub ahead: [Length; 2],
}

impl Frame {
    /// The view of a side that sets up; with `mirrored` its right is its left.
    pub fn of(battle: &Battle, side: Side, mirrored: bool) -> Frame {
        let table = battle.table();
        let deployment = &battle.rulebook().setup.deployment;
        let aside = if deployment.flankers == TroopSet::NONE {
            deployment.side
        } else {
            deployment.side.min(deployment.flankers_side)
        };
        let mut frame = Frame {
            side,
            mirrored,
            width: table.width,
            depth: table.depth,
            shore: Length::ZERO,
            half: table.width.scaled(1, 2) - aside,
            front: Length::ZERO,
        };
        if let Some(setup) = battle.setup() {
            let [near, far, ..] = setup.deployment_zone(side);
            frame.shore = setup.shore(side);
            frame.front = (far.up() - near.up()).abs() - TOUCH * 2;
        }
        frame
    }

    /// A length to the right as it lies on the table.
    fn across(&self, right: Length) -> Length {
        if (self.side == Side::Blue) == self.mirrored {
            right
        } else {
            -right
        }
    }

    /// The place so far to the right of the middle and ahead of the base line.
    pub fn point(&self, right: Length, ahead: Length) -> Point {
        let up = self.shore + ahead;
        let up = match self.side {
            Side::Red => up,
            Side::Blue => self.depth - up,
        };
        Point::new(self.width.scaled(1, 2) + self.across(right), up)
    }

    /// Looking straight ahead from there.
    pub fn pose(&self, right: Length, ahead: Length) -> Pose {
        let facing = match self.side {
            Side::Red => Angle::ZERO,
            Side::Blue => Angle::HALF,
        };
        Pose::new(self.point(right, ahead), facing)
    }

    /// How far to the right of the middle a place lies.
    pub fn right(&self, point: Point) -> Length {
        self.across(point.across() - self.width.scaled(1, 2))
    }

    /// How far ahead of the base line a place lies.
    pub fn ahead(&self, point: Point) -> Length {
        let from_edge = match self.side {
            Side::Red => point.up(),
            Side::Blue => self.depth - point.up(),
        };
        from_edge - self.shore
    }

    /// The corners of a patch, clockwise.
    pub fn corners(&self, patch: Patch) -> [Point; 4] {
        let ends = [0, 1].map(|end| self.point(patch.right[end], patch.ahead[end]));
        box_corners(ends.bounds())
    }

    /// How far the middle half of the zone, the centre, reaches to either hand.
    pub fn centre(&self) -> Length {
        self.half.scaled(1, 2)
    }

    /// The foremost line of a flank: 600 paces from the base line at most, as `six` says.
    pub fn flank_front(&self, six: Length) -> Length {
        (six - TOUCH * 2).min(self.front)
    }

    /// The outer quarter of the zone on the right, or on the left.
    pub fn flank(&self, on_right: bool, ahead: [Length; 2]) -> Patch {
        let right = if on_right {
            [self.centre(), self.half]
        } else {
            [-self.half, -self.centre()]
        };
        Patch { right, ahead }
    }
}
