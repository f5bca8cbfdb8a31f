//! The draft of a deployment: where blocks would stand, whether that is legal, and its penalties.

use acies_geometry::{Base, Length, Pose, within};
use acies_referee::{Battle, ElementId, Order, Table};
use acies_rulebook::Rulebook;

use super::army::Army;
use super::block_order::{general_distance, speed_inversions};
use super::blocks::Block;
use super::facing::{faced_enemy, is_opposite};
use super::frame::Frame;
use super::going::GoingMap;
use crate::solo::army_counts::TroopKinds;
use crate::solo::procedure::{DeploymentRule, Procedure};

/// The penalties of a place, most important first: the rules in order, then the distance from its ideal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Penalty {
    /// How many adjacent positions have no room left.
    pub lack: i32,
    /// Blocks in line with unwanted bad going under or before them, and elements (rule 5).
    pub hampered: [usize; 2],
    /// Elements that face enemies they should not (rule 3).
    pub facing: usize,
    /// Elements opposite enemies they should not be (rule 4).
    pub opposite: usize,
    /// Mounted elements facing bad going (rule 8).
    pub mounted: usize,
    /// Pairs of blocks with the faster one nearer to the middle (rule 8).
    pub speed_inversions: usize,
    /// The general's distance from the middle, in half base widths (rule 9).
    pub general: i32,
    /// The distance from the ideal place, in quarters of a base width.
    pub off: i32,
}

/// The distance between tried places: a quarter of a base width.
pub const STEP: Length = Length::BASE_WIDTH.scaled(1, 4);

/// An army while it is being drawn up.
#[derive(Clone, Debug)]
pub struct Draft<'b> {
    /// The battle with all elements placed so far.
    pub stage: Battle,
    /// The army.
    pub army: &'b Army<'b>,
    /// Its side's view of the table.
    pub frame: Frame,
    /// The edition.
    pub rulebook: &'b Rulebook,
    /// The table.
    pub table: &'b Table,
    /// The elements placed so far, with their poses.
    pub placed: Vec<(usize, Pose)>,
}

impl<'b> Draft<'b> {
    /// The going on the table.
    pub fn going(&self) -> GoingMap<'b> {
        GoingMap {
            rulebook: self.rulebook,
            table: self.table,
        }
    }

    /// The id of an element.
    pub fn id(&self, one: usize) -> ElementId {
        self.army.ids[one]
    }

    /// The base of an element at a pose.
    fn base(&self, one: usize, pose: Pose) -> Base {
        self.stage.position().base(self.id(one)).moved_to(pose)
    }

    /// How far from the middle an element may stand.
    pub fn reach(&self, one: usize) -> Length {
        let Some(setup) = self.stage.setup() else {
            return Length::ZERO;
        };
        let [corner, ..] = setup.deployment_zone_of(self.id(one));
        self.frame.right(corner).abs()
    }

    /// The poses of all elements in blocks side by side, from their left end and front.
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

    /// Whether all elements may stand there.
    pub fn allows(&self, poses: &[(usize, Pose)]) -> bool {
        poses.iter().all(|&(one, pose)| {
            let id = self.id(one);
            let base = self.stage.position().base(id);
            self.stage.is_legal(&Order::Deploy(id, pose)) && !self.going().in_river(base, pose)
        })
    }

    /// Places all elements.
    pub fn place(&mut self, poses: &[(usize, Pose)]) {
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
                let speed = self.army.speed(one);
                self.going().hampers(self.army.troop(one), &base, speed)
            })
        })
    }

    /// The penalties of blocks at these poses, except `lack` and `off`.
    pub fn penalty(&self, line: &[Block], poses: &[(usize, Pose)]) -> Penalty {
        let mut penalty = Penalty {
            speed_inversions: speed_inversions(self.army, line),
            general: general_distance(self.army, line),
            ..Penalty::default()
        };
        let six = self.army.hundreds(6);
        for block in line {
            let at_home = |one: usize| TroopKinds::is_bad_going_kind(self.army.kind(one));
            let minds = block.members().filter(|&one| !at_home(one)).count();
            if minds > 0 && self.is_hampered(block, poses) {
                penalty.hampered[0] += usize::from(block.files.len() > 1);
                penalty.hampered[1] += minds;
            }
            for file in &block.files {
                let Some(&front) = file.first() else {
                    continue;
                };
                let Some(&(_, pose)) = poses.iter().find(|(one, _)| *one == front) else {
                    continue;
                };
                let base = self.base(front, pose);
                penalty.facing += usize::from(self.faces(front, &base));
                penalty.opposite += usize::from(self.stands_opposite(front, &base));
                if self.army.mounted(front) {
                    let troop = self.army.troop(front);
                    let faces = self.going().hampers(troop, &base, six);
                    penalty.mounted += usize::from(faces);
                }
            }
        }
        penalty
    }

    fn rule(name: &str) -> Option<&'static DeploymentRule> {
        let mut rows = Procedure::built_in().deployment.iter();
        rows.find(|row| row.rule == name)
    }

    fn is_of(list: &[String], kind: &str) -> bool {
        list.iter().any(|known| known == kind)
    }

    fn enemy_kind(&self, id: ElementId) -> &str {
        let kinds = TroopKinds::new(Procedure::built_in(), self.rulebook);
        let troop = self.stage.position().element(id).troop;
        kinds.kind_of_id(troop).unwrap_or("")
    }

    /// Whether an element faces an enemy it should not (rule 3).
    fn faces(&self, one: usize, base: &Base) -> bool {
        let Some(rule) = Self::rule("not-facing") else {
            return false;
        };
        if !Self::is_of(&rule.troops, self.army.kind(one)) {
            return false;
        }
        let enemy = faced_enemy(self.going(), self.stage.position(), self.id(one), base);
        enemy.is_some_and(|enemy| Self::is_of(&rule.enemies, self.enemy_kind(enemy)))
    }

    /// Whether an element is opposite an enemy it should not be (rule 4).
    fn stands_opposite(&self, one: usize, base: &Base) -> bool {
        let Some(rule) = Self::rule("not-opposite") else {
            return false;
        };
        if !Self::is_of(&rule.troops, self.army.kind(one)) {
            return false;
        }
        let position = self.stage.position();
        position
            .side(self.army.side.other())
            .any(|(enemy, element)| {
                Self::is_of(&rule.enemies, self.enemy_kind(enemy))
                    && is_opposite(base, &element.base)
            })
    }

    /// Whether blocks from `left` to `right` join the others on this front line, or are a base width apart.
    pub fn has_clear_gaps(&self, left: Length, right: Length, front: Length) -> bool {
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
