//! The families of tactical orders; a candidate is drawn by its movers first, then by what they do.

mod advance;
mod contact;
mod dismount_and_land;

use acies_geometry::{Angle, Hand, Length, Pose, TOUCH, beyond};
use acies_referee::combat::pinned_by;
use acies_referee::{
    Battle, Contact, ElementId, Leg, Legs, Movers, Order, Party, Path, Position, SIDE_SIZE, Side,
    may_move_again, may_reach,
};
use arrayvec::ArrayVec;

use crate::Rng;
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
    Stronghold,
    ComeOut,
    Dismount,
    Land,
}

pub const FAMILIES: [Family; 17] = [
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
    Family::Stronghold,
    Family::ComeOut,
    Family::Dismount,
    Family::Land,
];

type Ids = ArrayVec<ElementId, SIDE_SIZE>;

/// The movers of one decision.
pub struct Draw<'a> {
    battle: &'a Battle,
    side: Side,
    /// The elements that can move.
    free: Ids,
    /// Their lines, computed on first use.
    lines: Option<Vec<Movers>>,
    /// Their groups, computed on first use.
    groups: Option<Vec<Movers>>,
}

impl<'a> Draw<'a> {
    pub fn new(battle: &'a Battle, side: Side) -> Draw<'a> {
        let position = battle.position();
        let free = position
            .side(side)
            .map(|(id, _)| id)
            .filter(|&id| {
                may_move_again(battle.view(), id) && pinned_by(battle.view(), id).is_none()
            })
            .collect();
        Draw {
            battle,
            side,
            free,
            lines: None,
            groups: None,
        }
    }

    /// A candidate of a family; `None` when the drawn movers have none.
    pub fn candidate(&mut self, rng: &mut Rng, family: Family) -> Option<Order> {
        match family {
            Family::Ahead => {
                let movers = self.formation(rng)?;
                let parts = 2 + rng.below(3) as i64;
                self.ahead(movers, parts)
            }
            Family::March => {
                let movers = rng.pick(self.lines())?.clone();
                self.ahead(movers, 4)
            }
            Family::Wheel => self.wheel(rng),
            Family::Free => self.anywhere(rng),
            Family::Toward => self.toward(rng),
            Family::Front => self.contact(rng, |how| how == Contact::Front),
            Family::Flank => self.contact(rng, Contact::on_flank_or_rear),
            Family::Overlap => self.contact(rng, |how| matches!(how, Contact::Overlap(_))),
            Family::GroupContact => self.group_contact(rng),
            Family::Join => self.join(rng),
            Family::Back => self.back(rng),
            Family::Column => self.column(rng),
            Family::BreakOff => self.break_off(rng),
            Family::Stronghold => self.attack_stronghold(rng),
            Family::ComeOut => self.leave_stronghold(rng),
            Family::Dismount => self.dismount(rng),
            Family::Land => self.land(rng),
        }
    }

    /// An unanchored order: random lengths, angles and enemies, possible or not.
    pub fn unanchored(&mut self, rng: &mut Rng) -> Option<Order> {
        let id = *rng.pick(&self.free)?;
        let far = Length::BASE_WIDTH * 3;
        match rng.below(4) {
            0 => {
                let movers = self.formation(rng)?;
                let legs = [Leg::Forward(random_part(rng, far))];
                Some(Order::Move(movers, Path::Legs(legs.into_iter().collect())))
            }
            1 => {
                let enemies: Ids = self
                    .position()
                    .side(self.side.other())
                    .map(|(id, _)| id)
                    .collect();
                let contact = Contact::ALL[rng.below(Contact::ALL.len())];
                Some(move_into(single(id), *rng.pick(&enemies)?, contact))
            }
            2 => {
                let mut movers = self.formation(rng)?;
                movers.truncate(2 + rng.below(3));
                let legs = wheeling(rng, Angle::from_degrees(60.0), far);
                Some(Order::Column(movers, legs))
            }
            _ => {
                let aside = |rng: &mut Rng| Length::from_units(rng.plus_minus(far.units()));
                let (ahead, right) = (aside(rng), aside(rng));
                let pose = self.position().base(id).shifted(ahead, right);
                Some(move_to(id, pose.turned(rng.angle())))
            }
        }
    }

    fn position(&self) -> &'a Position {
        self.battle.position()
    }

    /// How far all of these elements can go in good going, slightly less than the limit.
    fn allowance(&self, movers: &[ElementId]) -> Length {
        let view = self.battle.view();
        let slowest = movers
            .iter()
            .map(|&id| view.troop(id).allowance.good)
            .fold(Length::MAX, Length::min);
        slowest - TOUCH * 2
    }

    /// A single element, a group, a line, or a part of a line.
    fn formation(&mut self, rng: &mut Rng) -> Option<Movers> {
        match rng.below(4) {
            0 => Some(single(*rng.pick(&self.free)?)),
            1 => {
                let (position, side) = (self.position(), self.side);
                let free = self.free.iter().copied().collect();
                let groups = self
                    .groups
                    .get_or_insert_with(|| groups(position, side, free));
                rng.pick(groups).cloned()
            }
            2 => rng.pick(self.lines()).cloned(),
            _ => {
                let line = rng.pick(self.lines())?;
                let length = 2 + rng.below(line.len() - 1);
                let start = rng.below(line.len() - length + 1);
                Some(line[start..start + length].iter().copied().collect())
            }
        }
    }

    /// The unbroken lines of elements that can move.
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

    /// The enemies whose fronts are within reach of an element.
    fn near(&self, id: ElementId, reach: Length) -> Ids {
        let base = self.position().base(id);
        let front = base.pose.front;
        let bounds = (front, front);
        self.position()
            .near_of(self.side.other(), bounds, reach + TOUCH)
            .filter(|(_, enemy)| may_reach(base, &enemy.base, reach))
            .map(|(enemy, _)| enemy)
            .collect()
    }
}

fn single(id: ElementId) -> Movers {
    [id].into_iter().collect()
}

/// A random part of a length, at least one unit.
pub fn random_part(rng: &mut Rng, most: Length) -> Length {
    Length::from_units(rng.below(most.units().max(1) as usize) as i32 + 1)
}

/// A wheel by any angle up to `most`, sometimes followed by a move straight ahead.
fn wheeling(rng: &mut Rng, most: Angle, allowance: Length) -> Legs {
    let hand = Hand::BOTH[rng.below(2)];
    let angle = Angle(rng.below(most.0 as usize) as u32 + 1);
    let mut legs = Legs::new();
    legs.push(Leg::Wheel(hand, angle));
    if rng.chance(1, 2) {
        let left = (i64::from(most.0) - i64::from(angle.0)).max(0);
        let ahead = allowance.scaled(left, i64::from(most.0.max(1)));
        if beyond(ahead, Length::ZERO) {
            legs.push(Leg::Forward(ahead));
        }
    }
    legs
}

pub fn move_to(id: ElementId, pose: Pose) -> Order {
    Order::Move(
        single(id),
        Path::To {
            pose,
            via: ArrayVec::new(),
        },
    )
}

fn move_into(movers: Movers, enemy: ElementId, contact: Contact) -> Order {
    Order::Move(
        movers,
        Path::Into {
            enemy: Party::Element(enemy),
            contact,
        },
    )
}
