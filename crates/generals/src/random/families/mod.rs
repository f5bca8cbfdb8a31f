//! The families of tactical orders and how a candidate of each is drawn: movers first, then what they do.

mod advance;
mod contact;
mod troops;

use acies_geometry::{Angle, Hand, Length, Pose, TOUCH, beyond};
use acies_referee::combat::pinned_by;
use acies_referee::{
    Battle, Contact, ElementId, Leg, Legs, Movers, Order, Party, Path, Position, SIDE_SIZE, Side,
    may_move_again, may_reach,
};
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
            Family::Flank => self.contact(chance, Contact::on_flank_or_rear),
            Family::Overlap => self.contact(chance, |how| matches!(how, Contact::Overlap(_))),
            Family::GroupContact => self.group_contact(chance),
            Family::Join => self.join(chance),
            Family::Back => self.back(chance),
            Family::Column => self.column(chance),
            Family::BreakOff => self.break_off(chance),
            Family::Stronghold => self.stronghold(chance),
            Family::ComeOut => self.come_out(chance),
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
            .fold(Length::MAX, Length::min);
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
