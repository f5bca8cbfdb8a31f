//! The random general: it draws a family of orders, then movers, then a candidate, each uniformly, and gives the first
//! that is legal; it stops a bound with probability 0.15.
//!
//! It exists to visit every corner of the rules, not to win.

use acies_geometry::{Angle, Hand, Length, Pose};
use acies_referee::{
    Ask, Battle, CampHolder, Contact, ElementId, Leg, Legs, Movers, Order, Party, Path, Side, What,
    may_move_again,
};
use arrayvec::ArrayVec;

use crate::formations::{groups, lines};
use crate::{Chance, General};

/// The random general.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

/// The families of tactical orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    Ahead,
    Wheel,
    Free,
    Contact,
    Join,
    Back,
    Column,
    BreakOff,
    GroupContact,
    Camp,
}

const FAMILIES: [Family; 10] = [
    Family::Ahead,
    Family::Wheel,
    Family::Free,
    Family::Contact,
    Family::Join,
    Family::Back,
    Family::Column,
    Family::BreakOff,
    Family::GroupContact,
    Family::Camp,
];

/// How many candidates are drawn before the bound is given up.
const DRAWS: usize = 32;

impl Random {
    /// A random general with a seed for its draws.
    pub fn new(seed: u64) -> Random {
        Random {
            chance: Chance::new(seed),
        }
    }

    /// One of the orders that the referee lists.
    fn any_choice(&mut self, battle: &Battle) -> Order {
        let choices = battle.choices();
        match self.chance.pick(&choices) {
            Some(order) => order.clone(),
            None => battle.default_order(),
        }
    }

    fn tactical(&mut self, battle: &Battle, side: Side) -> Order {
        if self.chance.happens(15, 100) || battle.position().pips == 0 && !self.chance.happens(1, 8)
        {
            return Order::End;
        }
        for _ in 0..DRAWS {
            let family = FAMILIES[self.chance.below(FAMILIES.len())];
            if let Some(order) = self.candidate(battle, side, family)
                && battle.is_legal(&order)
            {
                return order;
            }
        }
        Order::End
    }

    /// A tactical order of any family, legal or not; `None` when the family drawn has none.
    pub fn proposal(&mut self, battle: &Battle, side: Side) -> Option<Order> {
        let family = FAMILIES[self.chance.below(FAMILIES.len())];
        self.candidate(battle, side, family)
    }

    fn candidate(&mut self, battle: &Battle, side: Side, family: Family) -> Option<Order> {
        match family {
            Family::Ahead => {
                let movers = self.formation(battle, side)?;
                let length = self.length(2.5);
                Some(Order::Move(
                    movers,
                    Path::Legs([Leg::Forward(length)].into_iter().collect()),
                ))
            }
            Family::Wheel => {
                let movers = self.formation(battle, side)?;
                let legs = self.wheel();
                Some(Order::Move(movers, Path::Legs(legs)))
            }
            Family::Free => {
                let id = self.single(battle, side)?;
                let base = battle.position().base(id);
                let reach = Length::BASE_WIDTH.units() * 2;
                let pose = base.shifted(
                    Length::from_units(self.chance.around(reach)),
                    Length::from_units(self.chance.around(reach)),
                );
                let turn = if self.chance.happens(1, 2) {
                    Angle::ZERO
                } else {
                    self.chance.angle()
                };
                Some(go(id, pose.turned(turn)))
            }
            Family::Contact => {
                let id = self.single(battle, side)?;
                let enemy = self.near_enemy(battle, id)?;
                let contact = Contact::ALL[self.chance.below(Contact::ALL.len())];
                let movers = [id].into_iter().collect();
                Some(Order::Move(
                    movers,
                    Path::Into {
                        enemy: Party::Element(enemy),
                        contact,
                    },
                ))
            }
            Family::Join => {
                let id = self.single(battle, side)?;
                let friends: ArrayVec<ElementId, 12> = battle
                    .position()
                    .side(side)
                    .map(|(friend, _)| friend)
                    .filter(|&friend| friend != id)
                    .collect();
                let friend = battle.position().base(*self.chance.pick(&friends)?);
                let pose = match self.chance.below(3) {
                    0 => acies_referee::pose_beside(friend, Hand::Left),
                    1 => acies_referee::pose_beside(friend, Hand::Right),
                    _ => acies_referee::pose_behind(friend),
                };
                Some(go(id, pose))
            }
            Family::Back => {
                let id = self.single(battle, side)?;
                let length = self.length(1.5);
                Some(go(
                    id,
                    battle.position().base(id).shifted(-length, Length::ZERO),
                ))
            }
            Family::Column => {
                let mut movers = self.formation(battle, side)?;
                if self.chance.happens(1, 2) {
                    movers.reverse();
                }
                movers.truncate(2 + self.chance.below(3));
                let length = self.length(2.5);
                let mut legs: Legs = [Leg::Forward(length)].into_iter().collect();
                if self.chance.happens(1, 3) {
                    legs = self.wheel();
                }
                Some(Order::Column(movers, legs))
            }
            Family::BreakOff => {
                let position = battle.position();
                let held: ArrayVec<ElementId, 12> = position
                    .side(side)
                    .map(|(id, _)| id)
                    .filter(|&id| position.front_enemy(id).is_some())
                    .collect();
                let id = *self.chance.pick(&held)?;
                let length = self.length(2.5);
                Some(Order::BreakOff(id, length))
            }
            Family::GroupContact => {
                let mut movers = self.formation(battle, side)?;
                let first = self.chance.below(movers.len());
                movers.swap(0, first);
                let enemy = self.near_enemy(battle, movers[0])?;
                Some(Order::Move(
                    movers,
                    Path::Into {
                        enemy: Party::Element(enemy),
                        contact: Contact::Front,
                    },
                ))
            }
            Family::Camp => {
                let owner = if self.chance.happens(1, 6) {
                    side
                } else {
                    side.other()
                };
                if battle.position().camp_holder(owner) == CampHolder::NoCamp {
                    return None;
                }
                let id = self.single(battle, side)?;
                let movers = [id].into_iter().collect();
                Some(Order::Move(
                    movers,
                    Path::Into {
                        enemy: Party::Camp(owner),
                        contact: Contact::Front,
                    },
                ))
            }
        }
    }

    fn single(&mut self, battle: &Battle, side: Side) -> Option<ElementId> {
        let free: ArrayVec<ElementId, 12> = battle
            .position()
            .side(side)
            .map(|(id, _)| id)
            .filter(|&id| may_move_again(battle.view(), id))
            .collect();
        self.chance.pick(&free).copied()
    }

    /// A line, a part of one, a whole group, or an element on its own.
    fn formation(&mut self, battle: &Battle, side: Side) -> Option<Movers> {
        let position = battle.position();
        let from = match self.chance.below(4) {
            0 => groups(position, side),
            1 => {
                return self
                    .single(battle, side)
                    .map(|id| [id].into_iter().collect());
            }
            _ => lines(position, side),
        };
        let whole = self.chance.pick(&from)?.clone();
        if self.chance.happens(1, 2) {
            return Some(whole);
        }
        let length = 2 + self.chance.below(whole.len() - 1);
        let start = self.chance.below(whole.len() - length + 1);
        Some(whole[start..start + length].iter().copied().collect())
    }

    fn near_enemy(&mut self, battle: &Battle, id: ElementId) -> Option<ElementId> {
        let position = battle.position();
        let base = position.base(id);
        let reach = Length::BASE_WIDTH * 5;
        let near: ArrayVec<ElementId, 12> = position
            .side(id.side().other())
            .filter(|(_, enemy)| {
                acies_geometry::within(enemy.base.pose.front.distance(base.pose.front), reach)
            })
            .map(|(enemy, _)| enemy)
            .collect();
        self.chance.pick(&near).copied()
    }

    fn length(&mut self, most: f64) -> Length {
        let most = Length::from_base_widths(most);
        Length::from_units(self.chance.below(most.units() as usize) as i32 + 1)
    }

    fn wheel(&mut self) -> Legs {
        let hand = if self.chance.happens(1, 2) {
            Hand::Left
        } else {
            Hand::Right
        };
        let angle = Angle::from_degrees(1.0 + self.chance.below(600) as f64 / 10.0);
        let mut legs = Legs::new();
        if self.chance.happens(1, 2) {
            legs.push(Leg::Forward(self.length(1.0)));
        }
        legs.push(Leg::Wheel(hand, angle));
        if self.chance.happens(1, 2) {
            legs.push(Leg::Forward(self.length(1.0)));
        }
        legs
    }
}

fn go(id: ElementId, pose: Pose) -> Order {
    Order::Move(
        [id].into_iter().collect(),
        Path::To {
            pose,
            via: ArrayVec::new(),
        },
    )
}

impl General for Random {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        match battle.asks() {
            Ask::Decide {
                what: What::Move, ..
            } => self.tactical(battle, side),
            Ask::Decide {
                what: What::GoOn(leader),
                ..
            } => self.go_on(battle, leader),
            Ask::Decide {
                what: What::Army | What::Terrain | What::Deployment,
                ..
            } => self.setting_up(battle),
            _ => self.any_choice(battle),
        }
    }
}

impl Random {
    /// Half of the time it goes on as it was, straight ahead; else it stays at the bank.
    fn go_on(&mut self, battle: &Battle, leader: ElementId) -> Order {
        let base = battle.position().base(leader);
        for _ in 0..4 {
            let length = self.length(1.0);
            let order = go(leader, base.shifted(length, Length::ZERO));
            if battle.is_legal(&order) {
                return order;
            }
        }
        battle.default_order()
    }

    /// Setting up draws from what the referee lists, now and then the dullest, so that it ends.
    fn setting_up(&mut self, battle: &Battle) -> Order {
        if self.chance.happens(1, 3) {
            return battle.default_order();
        }
        self.any_choice(battle)
    }
}
