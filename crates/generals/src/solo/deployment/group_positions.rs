//! Rolls for the position of each group (section 4.7), and applies the two rules that change it.

use acies_geometry::Length;
use acies_referee::Battle;

use super::army::Army;
use super::battle_line::PlacedGroup;
use super::frame::{Frame, FramePatch};
use super::going::GoingMap;
use crate::solo::army_counts::TroopKinds;
use crate::solo::audit_log::AuditLog;
use crate::solo::board::Board;
use crate::solo::contest::Contender;
use crate::solo::facts::{Fact, Facts};
use crate::solo::names::TROOPS;
use crate::solo::tactical_groups::Group;

/// A position of section 4.7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupPosition {
    /// 200 paces behind the centre.
    Reserve,
    /// The middle half of the zone.
    Centre,
    /// The outer quarter on the left.
    Left,
    /// The outer quarter on the right.
    Right,
    /// Kept back for a landing.
    Landing,
}

impl GroupPosition {
    /// Its word in the audit log.
    pub const fn word(self) -> &'static str {
        match self {
            GroupPosition::Reserve => "reserve",
            GroupPosition::Centre => "centre",
            GroupPosition::Left => "left",
            GroupPosition::Right => "right",
            GroupPosition::Landing => "landing",
        }
    }

    fn from_word(word: &str) -> GroupPosition {
        let all = [
            GroupPosition::Reserve,
            GroupPosition::Centre,
            GroupPosition::Left,
            GroupPosition::Landing,
        ];
        let found = all.into_iter().find(|position| position.word() == word);
        found.unwrap_or(GroupPosition::Right)
    }
}

/// Adds the facts about the ground that the rolls use.
pub fn add_ground_facts(board: Board<'_>, frame: &Frame, six: Length, facts: &mut Facts) {
    let centre = frame.centre();
    let ahead = FramePatch {
        right: [-centre, centre],
        ahead: [frame.front, frame.front + six],
    };
    let faces_good = !board.is_mostly_bad(&frame.corners(ahead));
    facts.set(Fact::FacesGoodGoing, i16::from(faces_good));
    let bad = [true, false].map(|on_right| {
        let flank = flank(frame, six, on_right);
        board.has_much_bad(&frame.corners(flank))
    });
    facts.set(Fact::FlanksBad, i16::from(bad == [true, true]));
}

/// A flank with the 600 paces in front of it.
fn flank(frame: &Frame, six: Length, on_right: bool) -> FramePatch {
    frame.flank(on_right, [Length::ZERO, frame.flank_front(six) + six])
}

/// The groups to place with their positions, without the elements that land.
pub fn placed_groups(
    groups: &[Group],
    positions: &[GroupPosition],
    landing_party: &[usize],
) -> Vec<PlacedGroup> {
    let units = groups.iter().zip(positions).map(|(group, &position)| {
        let members = group.members.iter().copied();
        let members: Vec<usize> = members.filter(|one| !landing_party.contains(one)).collect();
        PlacedGroup {
            group: Group {
                members,
                why: group.why,
            },
            position,
        }
    });
    units
        .filter(|unit| !unit.group.members.is_empty())
        .collect()
}

/// The facts for a group's roll.
fn group_facts(army: &Army<'_>, group: &Group, facts: &Facts) -> Facts {
    let main = army.main(group);
    let place = TROOPS.iter().position(|known| *known == main);
    let number = place.and_then(|place| i16::try_from(place + 1).ok());
    let has = |kind: &str| group.members.iter().any(|&one| army.kind(one) == kind);
    let general = group.members.iter().any(|&one| army.is_general(one));
    let alone = general && army.general_is_only_mounted();
    facts
        .clone()
        .with(Fact::Main, number.unwrap_or(0))
        .with(
            Fact::HasElephantOrKnight,
            i16::from(has("elephant") || has("knight")),
        )
        .with(Fact::GeneralAloneMounted, i16::from(alone))
}

/// Rolls for positions, and applies rules 2 and 10.
#[derive(Clone, Copy, Debug)]
pub struct PositionRules<'a, 'b> {
    /// The battle.
    pub battle: &'a Battle,
    /// The army.
    pub army: &'a Army<'b>,
    /// Its side's view of the table.
    pub frame: &'a Frame,
    /// The counted and measured facts.
    pub facts: &'a Facts,
    /// How many elements may land.
    pub landing: usize,
}

impl PositionRules<'_, '_> {
    fn going(&self) -> GoingMap<'_> {
        GoingMap {
            rulebook: self.battle.rulebook(),
            table: self.battle.table(),
        }
    }

    /// Rolls for a group; `again` counts its earlier rolls without a place.
    pub fn roll(&self, log: &mut AuditLog, group: &Group, again: usize) -> GroupPosition {
        let name = self.army.name(&group.members);
        let subject = match again {
            0 => name.clone(),
            _ => format!("{name} again {again}"),
        };
        let facts = group_facts(self.army, group, self.facts);
        let position = GroupPosition::from_word(&log.roll_on("position", &subject, &facts));
        let position = match position {
            GroupPosition::Landing if self.may_land(group) == 0 => GroupPosition::Right,
            position => position,
        };
        self.other_flank(log, group, &subject, position)
    }

    /// How many elements of a group may land; one excluded troop excludes the group.
    fn may_land(&self, group: &Group) -> usize {
        let landing = self.battle.rulebook().setup.landing.as_ref();
        let never = landing.is_some_and(|landing| {
            let mut members = group.members.iter();
            members.any(|&one| landing.never.has(self.army.troop(one)))
        });
        if never { 0 } else { self.landing }
    }

    /// Rule 10: a group not at home in bad going changes from a bad flank to a clear one.
    fn other_flank(
        &self,
        log: &mut AuditLog,
        group: &Group,
        subject: &str,
        position: GroupPosition,
    ) -> GroupPosition {
        let on_right = match position {
            GroupPosition::Right => true,
            GroupPosition::Left => false,
            GroupPosition::Reserve | GroupPosition::Centre | GroupPosition::Landing => {
                return position;
            }
        };
        if TroopKinds::is_bad_going_kind(self.army.main(group)) {
            return position;
        }
        let six = self.army.hundreds(6);
        let bad = |on_right| {
            let patch = flank(self.frame, six, on_right);
            self.going().patch_has_bad_going(self.frame, patch)
        };
        if !bad(on_right) {
            return position;
        }
        let other = if on_right {
            GroupPosition::Left
        } else {
            GroupPosition::Right
        };
        let taken = if bad(!on_right) { position } else { other };
        log.record_rule(
            "4.7.10",
            "other-flank",
            subject,
            taken.word(),
            &[("bad-here", 1), ("bad-there", i64::from(taken == position))],
            &["R-32", "R-35"],
        );
        taken
    }

    /// Rule 2: at most `landing` elements land; the others deploy on the right.
    pub fn limit_landing(
        &self,
        log: &mut AuditLog,
        groups: &[Group],
        positions: &mut [GroupPosition],
    ) -> Vec<usize> {
        let landing: Vec<usize> = (0..groups.len())
            .filter(|&nth| positions[nth] == GroupPosition::Landing)
            .collect();
        let chosen: usize = landing.iter().map(|&nth| groups[nth].members.len()).sum();
        let landing_groups = if chosen > self.landing && landing.len() > 1 {
            let options: Vec<(String, Contender)> = landing
                .iter()
                .map(|&nth| {
                    let name = self.army.name(&groups[nth].members);
                    (name, Contender::default())
                })
                .collect();
            let best = log.choose("who-lands", "", &options, 1);
            let kept = landing
                .iter()
                .zip(&options)
                .filter(|(_, (name, _))| best.contains(name));
            kept.map(|(&nth, _)| nth).collect()
        } else {
            landing.clone()
        };
        let mut landing_party = Vec::new();
        for nth in landing {
            let members = &groups[nth].members;
            if landing_groups.contains(&nth) {
                landing_party.extend(members.iter().copied());
            } else {
                let name = self.army.name(members);
                positions[nth] = self.turned_away_from_landing(log, &groups[nth], &name);
            }
        }
        if landing_party.len() > self.landing {
            // Only one group lands if there were too many, so the rest belongs to it.
            let rest = Group {
                members: landing_party.split_off(self.landing),
                why: groups[landing_groups[0]].why,
            };
            let name = self.army.name(&rest.members);
            positions[landing_groups[0]] = self.turned_away_from_landing(log, &rest, &name);
        }
        landing_party
    }

    /// The position of elements that may not land: the right, unless rule 10 changes it.
    pub fn turned_away_from_landing(
        &self,
        log: &mut AuditLog,
        group: &Group,
        subject: &str,
    ) -> GroupPosition {
        let most = i64::try_from(self.landing).unwrap_or(i64::MAX);
        log.record_rule(
            "4.7.2",
            "most-land",
            subject,
            "right",
            &[("most", most)],
            &["R-37", "R-69"],
        );
        self.other_flank(log, group, subject, GroupPosition::Right)
    }
}
