//! The table on which an army is being drawn up: where blocks would stand, whether they may, and what speaks against it.
//!
//! It does not choose.

use acies_geometry::{Base, Length, Pose, within};
use acies_referee::{Battle, ElementId, Order, Table};
use acies_rulebook::Rulebook;

use super::facing::{faced, opposite};
use super::frame::Frame;
use super::ground::Ground;
use super::line::{general_off, inversions};
use super::muster::Muster;
use super::shape::Block;
use crate::solo::count::Kinds;
use crate::solo::procedure::{DeploymentRule, Procedure};

/// What speaks against a place, the weightiest first: the rules in their order, then how far it is from where it
/// should be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Price {
    /// How many positions beside it have no room left.
    pub lack: i32,
    /// How many blocks in line have bad going under or before them that they mind, and how many elements (rule 5).
    pub hampered: [usize; 2],
    /// How many elements face those whom they should not (rule 3).
    pub facing: usize,
    /// How many stand opposite those whom they should not (rule 4).
    pub opposite: usize,
    /// How many mounted elements face bad going (rule 8).
    pub mounted: usize,
    /// How many pairs of blocks stand with the faster nearer to the middle (rule 8).
    pub inversions: usize,
    /// How far the general is from the middle, in half base widths (rule 9).
    pub general: i32,
    /// How far the place is from where it should be, in quarters of a base width.
    pub off: i32,
}

/// A quarter of a base width: by so much a place is sought farther on.
pub const STEP: Length = Length::BASE_WIDTH.scaled(1, 4);

/// An army being drawn up.
#[derive(Clone, Debug)]
pub struct Site<'b> {
    /// The battle with everybody who has been placed.
    pub stage: Battle,
    /// The army.
    pub muster: &'b Muster<'b>,
    /// How its side sees the table.
    pub frame: Frame,
    /// The edition.
    pub rulebook: &'b Rulebook,
    /// The table.
    pub table: &'b Table,
    /// Who has been placed, and where.
    pub placed: Vec<(usize, Pose)>,
}

impl<'b> Site<'b> {
    /// What lies on the table.
    pub fn ground(&self) -> Ground<'b> {
        Ground {
            rulebook: self.rulebook,
            table: self.table,
        }
    }

    /// The element of a place in the army.
    pub fn id(&self, one: usize) -> ElementId {
        self.muster.ids[one]
    }

    /// The base of an element at a pose.
    fn base(&self, one: usize, pose: Pose) -> Base {
        self.stage.position().base(self.id(one)).moved_to(pose)
    }

    /// How far from the middle an element may reach to either hand.
    pub fn reach(&self, one: usize) -> Length {
        let Some(setup) = self.stage.setup() else {
            return Length::ZERO;
        };
        let [corner, ..] = setup.deployment_zone_of(self.id(one));
        self.frame.right(corner).abs()
    }

    /// Where everybody in blocks side by side stands, whose left end and front line are given.
    pub fn poses(&self, line: &[Block], left: Length, front: Length) -> Vec<(usize, Pose)> {
        let half = Length::BASE_WIDTH.scaled(1, 2);
        let files = line.iter().flat_map(|block| &block.files);
        let mut poses = Vec::new();
        for (nth, file) in files.enumerate() {
            let right = left + half + Length::BASE_WIDTH * nth as i32;
            let mut ahead = front;
            for &one in file {
                poses.push((one, self.frame.pose(right, ahead)));
                ahead -= self.stage.position().base(self.id(one)).depth;
            }
        }
        poses
    }

    /// Whether everybody may stand so.
    pub fn allows(&self, poses: &[(usize, Pose)]) -> bool {
        poses.iter().all(|&(one, pose)| {
            let id = self.id(one);
            let base = self.stage.position().base(id);
            self.stage.is_legal(&Order::Deploy(id, pose)) && !self.ground().in_river(base, pose)
        })
    }

    /// Puts everybody there.
    pub fn put(&mut self, poses: &[(usize, Pose)]) {
        for &(one, pose) in poses {
            let order = Order::Deploy(self.id(one), pose);
            let _ = self.stage.obey(&order);
            self.placed.push((one, pose));
        }
    }

    /// Whether a block has bad going under it or within its next move ahead (rule 5).
    pub fn is_hampered(&self, block: &Block, poses: &[(usize, Pose)]) -> bool {
        let mut members = block.members();
        members.any(|one| {
            let pose = poses.iter().find(|(known, _)| *known == one);
            pose.is_some_and(|&(_, pose)| {
                let base = self.base(one, pose);
                let speed = self.muster.speed(one);
                self.ground().hampers(self.muster.troop(one), &base, speed)
            })
        })
    }

    /// What speaks against drawing blocks up so; `lack` and `off` are the caller's.
    pub fn price(&self, line: &[Block], poses: &[(usize, Pose)]) -> Price {
        let mut price = Price {
            inversions: inversions(self.muster, line),
            general: general_off(self.muster, line),
            ..Price::default()
        };
        let six = self.muster.hundreds(6);
        for block in line {
            let at_home = |one: usize| Kinds::at_home(self.muster.kind(one));
            let minds = block.members().filter(|&one| !at_home(one)).count();
            if minds > 0 && self.is_hampered(block, poses) {
                price.hampered[0] += usize::from(block.files.len() > 1);
                price.hampered[1] += minds;
            }
            for file in &block.files {
                let Some(&front) = file.first() else {
                    continue;
                };
                let Some(&(_, pose)) = poses.iter().find(|(one, _)| *one == front) else {
                    continue;
                };
                let base = self.base(front, pose);
                price.facing += usize::from(self.faces(front, &base));
                price.opposite += usize::from(self.stands_opposite(front, &base));
                if self.muster.mounted(front) {
                    let troop = self.muster.troop(front);
                    let faces = self.ground().hampers(troop, &base, six);
                    price.mounted += usize::from(faces);
                }
            }
        }
        price
    }

    fn rule(name: &str) -> Option<&'static DeploymentRule> {
        let mut rows = Procedure::carried().deployment.iter();
        rows.find(|row| row.rule == name)
    }

    fn is_of(list: &[String], kind: &str) -> bool {
        list.iter().any(|known| known == kind)
    }

    fn enemy_kind(&self, id: ElementId) -> &str {
        let kinds = Kinds::of(Procedure::carried(), self.rulebook);
        let troop = self.stage.position().element(id).troop;
        kinds.kind_of(troop).unwrap_or("")
    }

    /// Whether an element faces one that it should not (rule 3).
    fn faces(&self, one: usize, base: &Base) -> bool {
        let Some(rule) = Self::rule("not-facing") else {
            return false;
        };
        if !Self::is_of(&rule.troops, self.muster.kind(one)) {
            return false;
        }
        let enemy = faced(self.ground(), self.stage.position(), self.id(one), base);
        enemy.is_some_and(|enemy| Self::is_of(&rule.enemies, self.enemy_kind(enemy)))
    }

    /// Whether an element stands opposite one that it should not (rule 4).
    fn stands_opposite(&self, one: usize, base: &Base) -> bool {
        let Some(rule) = Self::rule("not-opposite") else {
            return false;
        };
        if !Self::is_of(&rule.troops, self.muster.kind(one)) {
            return false;
        }
        let position = self.stage.position();
        position
            .side(self.muster.side.other())
            .any(|(enemy, element)| {
                Self::is_of(&rule.enemies, self.enemy_kind(enemy)) && opposite(base, &element.base)
            })
    }

    /// Whether blocks from `left` to `right` stand flush with everybody who is placed on their front line, or a base width
    /// apart.
    pub fn stands_clear(&self, left: Length, right: Length, front: Length) -> bool {
        let half = Length::BASE_WIDTH.scaled(1, 2);
        self.placed.iter().all(|&(_, pose)| {
            let (middle, ahead) = (self.frame.right(pose.front), self.frame.ahead(pose.front));
            if !within((ahead - front).abs(), Length::ZERO) {
                return true;
            }
            let gap = (left - (middle + half)).max(middle - half - right);
            within(gap, Length::ZERO) || within(Length::BASE_WIDTH, gap)
        })
    }
}
