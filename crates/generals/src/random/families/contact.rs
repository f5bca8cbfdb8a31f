//! Orders into and out of contact: enemies, friends, camps and built-up areas.

use acies_geometry::{Hand, Length, Pose, within};
use acies_referee::combat::{contact_places, faced_enemy, opponent};
use acies_referee::{
    Contact, ElementId, ElementSet, Occupant, Order, Party, Path, Place, Stronghold, combat,
    corner_overlap, may_reach, pose_behind, pose_beside,
};
use arrayvec::ArrayVec;

use super::{Draw, Ids, move_into, move_to, random_part, single};
use crate::Rng;

impl Draw<'_> {
    pub(super) fn contact(&mut self, rng: &mut Rng, kind: fn(Contact) -> bool) -> Option<Order> {
        let reach = |id: ElementId| self.allowance(&[id]) + Length::BASE_WIDTH.scaled(3, 2);
        let movers: Ids = self
            .free
            .iter()
            .copied()
            .filter(|&id| !self.near(id, reach(id)).is_empty())
            .collect();
        let id = *rng.pick(&movers)?;
        let mut candidates: ArrayVec<(ElementId, Contact), 72> = ArrayVec::new();
        for enemy in self.near(id, reach(id)) {
            for contact in contact_places(self.battle.view(), enemy).filter(|&how| kind(how)) {
                if self.may_come(id, enemy, contact) {
                    candidates.push((enemy, contact));
                }
            }
        }
        let &(enemy, contact) = rng.pick(&candidates)?;
        Some(move_into(single(id), enemy, contact))
    }

    /// Whether an element can come into contact, judging by reach and room only.
    pub(super) fn may_come(&self, id: ElementId, enemy: ElementId, contact: Contact) -> bool {
        let (position, base) = (self.position(), self.position().base(id));
        let other = position.base(enemy);
        let end = base.moved_to(contact.pose(other));
        let door = match contact {
            Contact::Flank(hand) => corner_overlap(base, other) == Some(hand),
            Contact::Overlap(_) if opponent(self.battle.view(), enemy).is_none() => return false,
            _ => false,
        };
        let mut own = ElementSet::NONE;
        own.insert(id);
        // Some editions let an element slide into place once it meets the enemy.
        let slide = self.battle.rulebook().movement.contact.slide;
        (door
            || within(
                base.max_front_corner_displacement(&end),
                self.allowance(&[id]) + slide,
            ))
            && position.overlaps_any(&end, own).is_none()
    }

    pub(super) fn group_contact(&mut self, rng: &mut Rng) -> Option<Order> {
        let mut movers = self.formation(rng)?;
        if movers.len() < 2 {
            return None;
        }
        let first = rng.below(movers.len());
        movers.swap(0, first);
        let reach = self.allowance(&movers) + Length::BASE_WIDTH.scaled(1, 2);
        let near = self.near(movers[0], reach);
        let enemy = *rng.pick(&near)?;
        Some(move_into(movers, enemy, Contact::Front))
    }

    pub(super) fn join(&mut self, rng: &mut Rng) -> Option<Order> {
        let id = *rng.pick(&self.free)?;
        let base = self.position().base(id);
        let allowance = self.allowance(&[id]);
        let mut places: ArrayVec<Pose, 36> = ArrayVec::new();
        let reach = allowance + Length::BASE_WIDTH * 2;
        for (friend, other) in self.position().side(self.side) {
            if friend == id || !may_reach(base, &other.base, reach) {
                continue;
            }
            let [left, right] = Hand::BOTH.map(|hand| pose_beside(&other.base, hand));
            for pose in [left, right, pose_behind(&other.base)] {
                if pose != base.pose && base.front_moves_within(&base.moved_to(pose), allowance) {
                    let _ = places.try_push(pose);
                }
            }
        }
        Some(move_to(id, *rng.pick(&places)?))
    }

    pub(super) fn break_off(&mut self, rng: &mut Rng) -> Option<Order> {
        let position = self.position();
        let held: Ids = position
            .side(self.side)
            .map(|(id, _)| id)
            .filter(|&id| faced_enemy(self.battle.view(), id).is_some())
            .collect();
        let id = *rng.pick(&held)?;
        let least = self.battle.rulebook().movement.break_off.least;
        let room = (self.allowance(&[id]) - least).max(Length::ZERO);
        Some(Order::BreakOff(
            id,
            least + room.scaled(rng.below(3) as i64, 2),
        ))
    }

    pub(super) fn attack_stronghold(&mut self, rng: &mut Rng) -> Option<Order> {
        let owner = if rng.chance(1, 4) {
            self.side
        } else {
            self.side.other()
        };
        let strongholds = [Stronghold::Camp(owner), Stronghold::BuiltUp(owner)];
        let there: ArrayVec<Stronghold, 2> = strongholds
            .into_iter()
            .filter(|&stronghold| {
                !matches!(
                    self.position().occupant(stronghold),
                    Occupant::Absent | Occupant::Razed
                )
            })
            .collect();
        let stronghold = *rng.pick(&there)?;
        let region = self.battle.table().stronghold(stronghold)?;
        let near: Ids = self
            .free
            .iter()
            .copied()
            .filter(|&id| {
                let reach = self.allowance(&[id]) + Length::BASE_WIDTH * 2;
                let front = self.position().base(id).pose.front;
                within(region.distance(&[front]), reach)
            })
            .collect();
        let movers = single(*rng.pick(&near)?);
        Some(Order::Move(
            movers,
            Path::Into {
                enemy: Party::Stronghold(stronghold),
                contact: Contact::Front,
            },
        ))
    }

    /// An element leaves a camp or built-up area: to a place outside, into contact, or away from an attacker.
    pub(super) fn leave_stronghold(&mut self, rng: &mut Rng) -> Option<Order> {
        let inside: Ids = ElementId::of_side(self.side)
            .filter(|&id| matches!(self.position().element(id).place, Place::Inside(_)))
            .collect();
        let id = *rng.pick(&inside)?;
        let Place::Inside(stronghold) = self.position().element(id).place else {
            return None;
        };
        let attacked = combat::attackers(self.battle.view(), stronghold)
            .next()
            .is_some();
        if attacked {
            let least = self.battle.rulebook().movement.break_off.least;
            return Some(Order::BreakOff(id, least));
        }
        let (low, high) = self.battle.table().stronghold(stronghold)?.bounds();
        let enemies: Ids = self
            .position()
            .side(self.side.other())
            .map(|(enemy, _)| enemy)
            .filter(|&enemy| {
                let front = self.position().base(enemy).pose.front;
                within(front.distance(low.midway(high)), Length::BASE_WIDTH * 6)
            })
            .collect();
        if rng.chance(1, 2)
            && let Some(&enemy) = rng.pick(&enemies)
        {
            let contact = Contact::ALL[rng.below(Contact::ALL.len())];
            return Some(move_into(single(id), enemy, contact));
        }
        let looking = Pose::new(low.midway(high), rng.angle());
        let size = (high - low).length();
        let ahead =
            size.scaled(1, 2) + random_part(rng, self.allowance(&[id]) + Length::BASE_WIDTH);
        let pose = looking.shifted(ahead, Length::ZERO);
        Some(move_to(id, pose.turned(rng.angle())))
    }
}
