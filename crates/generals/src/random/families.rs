//! The families of tactical orders and how a candidate of each is drawn: movers first, then what they do.

use acies_geometry::{Angle, Hand, Length, Point, Pose, TOUCH, beyond, within};
use acies_referee::{
    Battle, CampHolder, Contact, ElementId, ElementSet, Leg, Legs, Movers, Order, Party, Path,
    Place, Position, Side, corner_overlap, may_move_again, may_reach, pose_behind, pose_beside,
};
use acies_rulebook::Shape;
use arrayvec::ArrayVec;

use crate::Chance;
use crate::formations::{groups, lines};

/// The families of tactical orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    Ahead,
    March,
    Wheel,
    Free,
    Toward,
    Front,
    Flank,
    Overlap,
    GroupContact,
    Join,
    Back,
    Column,
    BreakOff,
    Camp,
    Dismount,
    Land,
}

pub const FAMILIES: [Family; 16] = [
    Family::Ahead,
    Family::March,
    Family::Wheel,
    Family::Free,
    Family::Toward,
    Family::Front,
    Family::Flank,
    Family::Overlap,
    Family::GroupContact,
    Family::Join,
    Family::Back,
    Family::Column,
    Family::BreakOff,
    Family::Camp,
    Family::Dismount,
    Family::Land,
];

type Ids = ArrayVec<ElementId, 12>;

/// What is drawn from: a side's movers, found once for a decision.
pub struct Draw<'a> {
    battle: &'a Battle,
    side: Side,
    /// Those who may move, each on its own.
    free: Ids,
    /// Several of them side by side, found when they are first asked for.
    lines: Option<Vec<Movers>>,
    /// All of them that hang together.
    groups: Option<Vec<Movers>>,
}

impl<'a> Draw<'a> {
    pub fn of(battle: &'a Battle, side: Side) -> Draw<'a> {
        let position = battle.position();
        let free = position
            .side(side)
            .map(|(id, _)| id)
            .filter(|&id| may_move_again(battle.view(), id) && position.front_enemy(id).is_none())
            .collect();
        Draw {
            battle,
            side,
            free,
            lines: None,
            groups: None,
        }
    }

    /// A candidate of a family; `None` when the movers drawn have none.
    pub fn candidate(&mut self, chance: &mut Chance, family: Family) -> Option<Order> {
        match family {
            Family::Ahead => {
                let movers = self.formation(chance)?;
                let parts = 2 + chance.below(3) as i64;
                self.ahead(movers, parts)
            }
            Family::March => {
                let movers = chance.pick(self.lines())?.clone();
                self.ahead(movers, 4)
            }
            Family::Wheel => self.wheel(chance),
            Family::Free => self.anywhere(chance),
            Family::Toward => self.toward(chance),
            Family::Front => self.contact(chance, |how| how == Contact::Front),
            Family::Flank => self.contact(chance, |how| {
                matches!(how, Contact::Flank(_) | Contact::Rear)
            }),
            Family::Overlap => self.contact(chance, |how| matches!(how, Contact::Overlap(_))),
            Family::GroupContact => self.group_contact(chance),
            Family::Join => self.join(chance),
            Family::Back => self.back(chance),
            Family::Column => self.column(chance),
            Family::BreakOff => self.break_off(chance),
            Family::Camp => self.camp(chance),
            Family::Dismount => self.dismount(chance),
            Family::Land => self.land(chance),
        }
    }

    /// An order that nothing anchors: lengths, angles and enemies without a look at what is possible.
    pub fn wild(&mut self, chance: &mut Chance) -> Option<Order> {
        let id = *chance.pick(&self.free)?;
        let far = Length::BASE_WIDTH * 3;
        match chance.below(4) {
            0 => {
                let movers = self.formation(chance)?;
                let legs = [Leg::Forward(part(chance, far))];
                Some(Order::Move(movers, Path::Legs(legs.into_iter().collect())))
            }
            1 => {
                let enemies: Ids = self
                    .position()
                    .side(self.side.other())
                    .map(|(id, _)| id)
                    .collect();
                let contact = Contact::ALL[chance.below(Contact::ALL.len())];
                Some(into(single(id), *chance.pick(&enemies)?, contact))
            }
            2 => {
                let mut movers = self.formation(chance)?;
                movers.truncate(2 + chance.below(3));
                let legs = wheeling(chance, Angle::from_degrees(60.0), far);
                Some(Order::Column(movers, legs))
            }
            _ => {
                let aside = |chance: &mut Chance| Length::from_units(chance.around(far.units()));
                let (ahead, right) = (aside(chance), aside(chance));
                let pose = self.position().base(id).shifted(ahead, right);
                Some(go(id, pose.turned(chance.angle())))
            }
        }
    }

    fn position(&self) -> &'a Position {
        self.battle.position()
    }

    /// How far all of these may go in good going, a little less than the limit.
    fn allowance(&self, movers: &[ElementId]) -> Length {
        let view = self.battle.view();
        let slowest = movers
            .iter()
            .map(|&id| view.troop(id).allowance.good)
            .fold(Length::ENDLESS, Length::shorter);
        slowest - TOUCH * 2
    }

    /// An element on its own, a line, a part of one, or a whole group.
    fn formation(&mut self, chance: &mut Chance) -> Option<Movers> {
        match chance.below(4) {
            0 => Some(single(*chance.pick(&self.free)?)),
            1 => {
                let (position, side) = (self.position(), self.side);
                let free = self.free.iter().copied().collect();
                let groups = self
                    .groups
                    .get_or_insert_with(|| groups(position, side, free));
                chance.pick(groups).cloned()
            }
            2 => chance.pick(self.lines()).cloned(),
            _ => {
                let line = chance.pick(self.lines())?;
                let length = 2 + chance.below(line.len() - 1);
                let start = chance.below(line.len() - length + 1);
                Some(line[start..start + length].iter().copied().collect())
            }
        }
    }

    /// The unbroken lines of those who may move.
    fn lines(&mut self) -> &[Movers] {
        let (position, side, free) = (self.position(), self.side, &self.free);
        self.lines.get_or_insert_with(|| {
            let mut parts = Vec::new();
            for line in lines(position, side) {
                let runs = line.split(|id| !free.contains(id));
                parts.extend(
                    runs.filter(|run| run.len() > 1)
                        .map(|run| run.iter().copied().collect::<Movers>()),
                );
            }
            parts
        })
    }

    /// The enemies whose fronts are so near to an element's.
    fn near(&self, id: ElementId, reach: Length) -> Ids {
        let base = self.position().base(id);
        self.position()
            .side(self.side.other())
            .filter(|(_, enemy)| may_reach(base, &enemy.base, reach))
            .map(|(enemy, _)| enemy)
            .collect()
    }

    /// Straight ahead by so many quarters of the allowance, where some enemy is ahead at all.
    fn ahead(&self, movers: Movers, quarters: i64) -> Option<Order> {
        let base = self.position().base(movers[0]);
        let before =
            |enemy: &acies_geometry::Base| within(Length::ZERO, base.local(enemy.pose.front).ahead);
        let toward_enemy = self
            .position()
            .side(self.side.other())
            .any(|(_, enemy)| before(&enemy.base));
        let length = self.allowance(&movers).scaled(quarters, 4);
        let legs = [Leg::Forward(length)].into_iter().collect();
        toward_enemy.then_some(Order::Move(movers, Path::Legs(legs)))
    }

    fn wheel(&mut self, chance: &mut Chance) -> Option<Order> {
        let movers = self.formation(chance)?;
        let allowance = self.allowance(&movers);
        // The outer rear corner goes farther than the outer front one; half a base width more is enough for most.
        let extent = Length::BASE_WIDTH * movers.len() as i32 + Length::BASE_WIDTH.scaled(1, 2);
        let radians = allowance.base_widths() / extent.base_widths();
        let most = Angle::from_degrees(radians.to_degrees().min(60.0));
        Some(Order::Move(
            movers,
            Path::Legs(wheeling(chance, most, allowance)),
        ))
    }

    fn anywhere(&mut self, chance: &mut Chance) -> Option<Order> {
        let id = *chance.pick(&self.free)?;
        let base = self.position().base(id);
        let reach = self.allowance(&[id]).scaled(2, 3).units();
        let ahead = part(chance, Length::from_units(reach));
        let pose = base.shifted(ahead, Length::from_units(chance.around(reach / 2)));
        let turn = if chance.happens(1, 2) {
            Angle::ZERO
        } else {
            Angle((chance.around(1 << 28)).cast_unsigned())
        };
        Some(go(id, pose.turned(turn)))
    }

    /// Looking at an enemy, and as far toward it as is left of the move.
    fn toward(&mut self, chance: &mut Chance) -> Option<Order> {
        let id = *chance.pick(&self.free)?;
        let near = self.near(id, Length::BASE_WIDTH * 8);
        let enemy = self.position().base(*chance.pick(&near)?);
        let base = self.position().base(id);
        let heading = Angle::of(enemy.pose.front - base.pose.front);
        let turned = base.moved_to(Pose::new(base.pose.front, heading));
        let left = self.allowance(&[id]) - base.longest_corner(&turned);
        if beyond(Length::ZERO, left) {
            return None;
        }
        let ahead = left.scaled(2 + chance.below(3) as i64, 4);
        Some(go(id, turned.shifted(ahead, Length::ZERO)))
    }

    fn contact(&mut self, chance: &mut Chance, kind: fn(Contact) -> bool) -> Option<Order> {
        let reach = |id: ElementId| self.allowance(&[id]) + Length::BASE_WIDTH.scaled(3, 2);
        let movers: Ids = self
            .free
            .iter()
            .copied()
            .filter(|&id| !self.near(id, reach(id)).is_empty())
            .collect();
        let id = *chance.pick(&movers)?;
        let mut candidates: ArrayVec<(ElementId, Contact), 72> = ArrayVec::new();
        for enemy in self.near(id, reach(id)) {
            for contact in Contact::ALL.into_iter().filter(|&how| kind(how)) {
                if self.may_come(id, enemy, contact) {
                    candidates.push((enemy, contact));
                }
            }
        }
        let &(enemy, contact) = chance.pick(&candidates)?;
        Some(into(single(id), enemy, contact))
    }

    /// Whether an element comes into contact as far as its reach and the room there tell; the referee knows the rest.
    fn may_come(&self, id: ElementId, enemy: ElementId, contact: Contact) -> bool {
        let (position, base) = (self.position(), self.position().base(id));
        let other = position.base(enemy);
        let end = base.moved_to(contact.pose(other));
        let door = match contact {
            Contact::Flank(hand) => corner_overlap(base, other) == Some(hand),
            Contact::Overlap(_) if position.front_enemy(enemy).is_none() => return false,
            _ => false,
        };
        let mut own = ElementSet::NONE;
        own.insert(id);
        (door || within(base.longest_front_corner(&end), self.allowance(&[id])))
            && position.overlaps_any(&end, own).is_none()
    }

    fn group_contact(&mut self, chance: &mut Chance) -> Option<Order> {
        let mut movers = self.formation(chance)?;
        if movers.len() < 2 {
            return None;
        }
        let first = chance.below(movers.len());
        movers.swap(0, first);
        let reach = self.allowance(&movers) + Length::BASE_WIDTH.scaled(1, 2);
        let near = self.near(movers[0], reach);
        let enemy = *chance.pick(&near)?;
        Some(into(movers, enemy, Contact::Front))
    }

    fn join(&mut self, chance: &mut Chance) -> Option<Order> {
        let id = *chance.pick(&self.free)?;
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
                if pose != base.pose
                    && within(base.longest_front_corner(&base.moved_to(pose)), allowance)
                {
                    let _ = places.try_push(pose);
                }
            }
        }
        Some(go(id, *chance.pick(&places)?))
    }

    /// Straight back, of those who have something to fall back from.
    fn back(&mut self, chance: &mut Chance) -> Option<Order> {
        let id = *chance.pick(&self.free)?;
        if self.near(id, Length::BASE_WIDTH * 2).is_empty() {
            return None;
        }
        let length = part(chance, self.allowance(&[id]));
        Some(go(
            id,
            self.position().base(id).shifted(-length, Length::ZERO),
        ))
    }

    fn column(&mut self, chance: &mut Chance) -> Option<Order> {
        let mut movers = self.formation(chance)?;
        if chance.happens(1, 2) {
            movers.reverse();
        }
        let allowance = self.allowance(&movers);
        // Those farther from the leader than the move is long cannot fall in behind it.
        let files = allowance.units() / Length::BASE_WIDTH.units();
        movers.truncate(1 + files.max(1) as usize);
        if movers.len() < 2 {
            return None;
        }
        let deep: Length = movers[1..]
            .iter()
            .map(|&id| self.position().base(id).depth)
            .sum();
        let legs = if chance.happens(1, 4) {
            wheeling(chance, Angle::from_degrees(30.0), allowance)
        } else {
            let length = deep + part(chance, allowance.scaled(1, 2));
            [Leg::Forward(length)].into_iter().collect()
        };
        if movers.len() > 2 && chance.happens(1, 3) {
            let front = 1 + chance.below(movers.len() - 1);
            return Some(Order::Narrow {
                front: movers[..front].iter().copied().collect(),
                rest: movers[front..].iter().copied().collect(),
                legs,
            });
        }
        Some(Order::Column(movers, legs))
    }

    fn break_off(&mut self, chance: &mut Chance) -> Option<Order> {
        let position = self.position();
        let held: Ids = position
            .side(self.side)
            .map(|(id, _)| id)
            .filter(|&id| position.front_enemy(id).is_some())
            .collect();
        let id = *chance.pick(&held)?;
        let least = self.battle.rulebook().movement.break_off.least;
        let room = (self.allowance(&[id]) - least).longer(Length::ZERO);
        Some(Order::BreakOff(
            id,
            least + room.scaled(chance.below(3) as i64, 2),
        ))
    }

    /// Where they stand, or going ahead with everyone in their group.
    fn dismount(&mut self, chance: &mut Chance) -> Option<Order> {
        let position = self.position();
        let may = |id: &ElementId| position.element(*id).dismounts_as.is_some();
        if !self.free.iter().any(may) {
            return None;
        }
        let movers = self.formation(chance)?;
        let who: Movers = movers.iter().copied().filter(may).collect();
        if who.is_empty() {
            return None;
        }
        if chance.happens(1, 2) {
            return Some(Order::Dismount(who, None));
        }
        let march = self.ahead(movers, 2)?;
        Some(Order::Dismount(who, Some(Box::new(march))))
    }

    /// Those kept back, side by side along the shore and facing inland.
    fn land(&mut self, chance: &mut Chance) -> Option<Order> {
        let position = self.position();
        let kept: Ids = ElementId::of(self.side)
            .filter(|&id| position.element(id).place == Place::Reserve)
            .collect();
        if kept.is_empty() || position.bounds[self.side as usize] != 1 {
            return None;
        }
        let (rulebook, table) = (self.battle.rulebook(), self.battle.table());
        let shore = table.features_of(rulebook, Shape::Waterway).next()?;
        let (low, high) = shore.region.bounds();
        // Inland, and the line of the shore: along x if the waterway lies at the near or the far edge.
        let along_x = high.across() - low.across() == table.width;
        let at_origin = low.across() == Length::ZERO && low.up() == Length::ZERO;
        let (line, facing) = match (along_x, at_origin) {
            (true, true) => (high.up(), Angle::ZERO),
            (true, false) => (low.up(), Angle::HALF),
            (false, true) => (high.across(), Angle::RIGHT),
            (false, false) => (low.across(), Angle::RIGHT.opposite()),
        };
        let far = if along_x { table.width } else { table.depth };
        let along = part(chance, far);
        let mut landed: Vec<(ElementId, Pose)> = Vec::new();
        for &id in kept.iter().take(1 + chance.below(kept.len())) {
            let base = position.base(id);
            let pose = if let Some(&(before, pose)) = landed.last() {
                pose_beside(&position.base(before).moved_to(pose), Hand::Right)
            } else {
                let at = if along_x {
                    Point::new(along, line)
                } else {
                    Point::new(line, along)
                };
                base.moved_to(Pose::new(at, facing))
                    .shifted(base.depth, Length::ZERO)
            };
            landed.push((id, pose));
        }
        Some(Order::Land(landed))
    }

    fn camp(&mut self, chance: &mut Chance) -> Option<Order> {
        let owner = if chance.happens(1, 6) {
            self.side
        } else {
            self.side.other()
        };
        if self.position().camp_holder(owner) == CampHolder::NoCamp {
            return None;
        }
        let camp = self.battle.table().camp(owner)?;
        let corner = *camp.outline.first()?;
        let near: Ids = self
            .free
            .iter()
            .copied()
            .filter(|&id| {
                let reach = self.allowance(&[id]) + Length::BASE_WIDTH * 4;
                within(self.position().base(id).pose.front.distance(corner), reach)
            })
            .collect();
        let movers = single(*chance.pick(&near)?);
        Some(Order::Move(
            movers,
            Path::Into {
                enemy: Party::Camp(owner),
                contact: Contact::Front,
            },
        ))
    }
}

fn single(id: ElementId) -> Movers {
    [id].into_iter().collect()
}

/// A part of a length, at least a unit.
pub fn part(chance: &mut Chance, most: Length) -> Length {
    Length::from_units(chance.below(most.units().max(1) as usize) as i32 + 1)
}

/// A wheel to either hand by any angle up to the most, with or without a way straight ahead afterwards.
fn wheeling(chance: &mut Chance, most: Angle, allowance: Length) -> Legs {
    let hand = Hand::BOTH[chance.below(2)];
    let angle = Angle(chance.below(most.0 as usize) as u32 + 1);
    let mut legs = Legs::new();
    legs.push(Leg::Wheel(hand, angle));
    if chance.happens(1, 2) {
        let left = (i64::from(most.0) - i64::from(angle.0)).max(0);
        let ahead = allowance.scaled(left, i64::from(most.0.max(1)));
        if beyond(ahead, Length::ZERO) {
            legs.push(Leg::Forward(ahead));
        }
    }
    legs
}

pub fn go(id: ElementId, pose: Pose) -> Order {
    Order::Move(
        single(id),
        Path::To {
            pose,
            via: ArrayVec::new(),
        },
    )
}

fn into(movers: Movers, enemy: ElementId, contact: Contact) -> Order {
    Order::Move(
        movers,
        Path::Into {
            enemy: Party::Element(enemy),
            contact,
        },
    )
}
