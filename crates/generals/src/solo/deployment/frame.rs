//! A side's coordinates: right of the table's middle and ahead of its base line; and the positions of section 4.7.

use acies_geometry::{Angle, Convex, Length, Point, Pose, TOUCH, box_corners};
use acies_referee::{Battle, Side};
use acies_rulebook::TroopSet;

/// A side's view of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The side.
    pub side: Side,
    /// Whether right and left are exchanged.
    mirrored: bool,
    width: Length,
    depth: Length,
    /// The distance of the base line from the edge.
    shore: Length,
    /// Half the width of the widest deployment zone.
    pub half: Length,
    /// The foremost line for a front edge.
    pub front: Length,
}

/// A patch in a side's coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FramePatch {
    /// Its left and right ends.
    pub right: [Length; 2],
    /// Its near and far ends.
    pub ahead: [Length; 2],
}

impl Frame {
    /// The view of a deploying side; with `mirrored`, right and left are exchanged.
    pub fn new(battle: &Battle, side: Side, mirrored: bool) -> Frame {
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

    /// A length to the right, as an offset on the table.
    fn across(&self, right: Length) -> Length {
        if (self.side == Side::Blue) == self.mirrored {
            right
        } else {
            -right
        }
    }

    /// The point at these coordinates.
    pub fn point(&self, right: Length, ahead: Length) -> Point {
        let up = self.shore + ahead;
        let up = match self.side {
            Side::Red => up,
            Side::Blue => self.depth - up,
        };
        Point::new(self.width.scaled(1, 2) + self.across(right), up)
    }

    /// The pose at these coordinates, facing straight ahead.
    pub fn pose(&self, right: Length, ahead: Length) -> Pose {
        let facing = match self.side {
            Side::Red => Angle::ZERO,
            Side::Blue => Angle::HALF,
        };
        Pose::new(self.point(right, ahead), facing)
    }

    /// How far right of the middle a point is.
    pub fn right(&self, point: Point) -> Length {
        self.across(point.across() - self.width.scaled(1, 2))
    }

    /// How far ahead of the base line a point is.
    pub fn ahead(&self, point: Point) -> Length {
        let from_edge = match self.side {
            Side::Red => point.up(),
            Side::Blue => self.depth - point.up(),
        };
        from_edge - self.shore
    }

    /// The corners of a patch, clockwise.
    pub fn corners(&self, patch: FramePatch) -> [Point; 4] {
        let ends = [0, 1].map(|end| self.point(patch.right[end], patch.ahead[end]));
        box_corners(ends.bounds())
    }

    /// Half the width of the centre, which is the middle half of the zone.
    pub fn centre(&self) -> Length {
        self.half.scaled(1, 2)
    }

    /// The foremost line of a flank, at most 600 paces (`six`) from the base line.
    pub fn flank_front(&self, six: Length) -> Length {
        (six - TOUCH * 2).min(self.front)
    }

    /// The outer quarter of the zone on the right or on the left.
    pub fn flank(&self, on_right: bool, ahead: [Length; 2]) -> FramePatch {
        let right = if on_right {
            [self.centre(), self.half]
        } else {
            [-self.half, -self.centre()]
        };
        FramePatch { right, ahead }
    }
}
