//! The stage that a battle waits in, and the standing answers of players.

use acies_geometry::Hand;

use crate::outcome::OutcomeChoices;
use crate::shooting::Shot;
use crate::{
    Ask, Choice, ElementId, ElementSet, Ending, MoveInProgress, Movers, Party, Position, Purpose,
    Side, Stronghold, Throw, What,
};

/// What a battle waits for, with all it needs to continue.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// Before the first bound.
    Setup,
    /// The PIP die.
    Pips,
    /// The die for the denizens of a built-up area that its captor has left empty.
    Denizens(Stronghold),
    /// The next tactical move.
    Move,
    /// The die for a river during a move.
    River {
        /// The movers.
        movers: Movers,
        /// The move so far.
        before: MoveInProgress,
    },
    /// How that move continues.
    GoOn {
        /// The movers.
        movers: Movers,
        /// The move so far.
        before: MoveInProgress,
    },
    /// The die for a river entered by a landing, or by pursuit of an element that broke off.
    RiverPursued,
    /// The next shooting.
    Shooting,
    /// The target of a shooter that the active side has called on.
    Target {
        /// The shooter.
        shooter: ElementId,
    },
    /// The dice of a shooting.
    Shot(Shot),
    /// The next close combat.
    Combat,
    /// The choice of the main attacker against an element or a stronghold.
    MainAttacker {
        /// The element or the place.
        of: Party,
    },
    /// The dice of a close combat.
    Fight {
        /// The active side's party.
        active: Party,
        /// The other one.
        other: Party,
    },
    /// The die for a river that an element would enter by the result of a combat.
    RiverFirst(Resolving),
    /// The recoil distance of an element.
    Recoil {
        /// Which.
        id: ElementId,
        /// The combat.
        resolving: Resolving,
    },
    /// The direction in which an element flees.
    Flight {
        /// The side that chooses.
        side: Side,
        /// The combat.
        resolving: Resolving,
    },
    /// Whether a victor occupies the stronghold that it has won.
    Entry {
        /// The side that chooses.
        side: Side,
        /// The combat.
        resolving: Resolving,
    },
    /// Nothing more.
    Over,
}

/// A combat whose dice are rolled, and which waits for a choice or a river's depth.
#[derive(Clone, Debug, PartialEq)]
pub struct Resolving {
    /// The combat.
    pub combat: Fought,
    /// Its dice.
    pub dice: [u8; 2],
    /// The answers of each side: its standing answers, and those given for this combat alone.
    pub known: [StandingAnswers; 2],
    /// The elements whose recoil distance has been asked for this combat.
    pub asked: ElementSet,
    /// Those of them that recoil the longer distance.
    pub far: ElementSet,
}

impl Resolving {
    /// Starts with the standing answers only.
    pub fn new(combat: Fought, dice: [u8; 2], standing: [StandingAnswers; 2]) -> Resolving {
        let mut asked = ElementSet::NONE;
        let mut far = ElementSet::NONE;
        for side in Side::BOTH {
            if let Some(by_depth) = standing[side as usize].recoil_by_depth {
                for id in ElementId::of_side(side) {
                    asked.insert(id);
                    if !by_depth {
                        far.insert(id);
                    }
                }
            }
        }
        Resolving {
            combat,
            dice,
            known: standing,
            asked,
            far,
        }
    }

    /// The answers so far, with the default where a side has not chosen.
    pub fn answers(&self) -> OutcomeChoices {
        OutcomeChoices {
            flight_hand: self.known.map(|known| known.flight.unwrap_or(Hand::Left)),
            occupy: self.known.map(|known| known.move_in.unwrap_or(true)),
            full_recoil: self.far,
        }
    }

    /// The same answers, with the longer recoil for all elements not asked yet.
    pub fn answers_far(&self) -> OutcomeChoices {
        let mut answers = self.answers();
        for id in Side::BOTH.into_iter().flat_map(ElementId::of_side) {
            if !self.asked.has(id) {
                answers.full_recoil.insert(id);
            }
        }
        answers
    }
}

/// A shooting or a close combat.
#[derive(Clone, Debug, PartialEq)]
pub enum Fought {
    /// A shooting.
    Shot(Shot),
    /// A close combat, the active side's party first.
    Close(Party, Party),
}

impl Stage {
    /// What the battle asks in this stage.
    pub fn asks(&self, position: &Position) -> Ask {
        let side = position.active;
        let bound = position.bounds[side as usize];
        let decide = |what| Ask::Decide { side, what };
        match self {
            Stage::Pips => Ask::Throw(Throw {
                purpose: Purpose::Pips { side, bound },
                dice: 1,
            }),
            Stage::Denizens(stronghold) => Ask::Throw(Throw {
                purpose: Purpose::Denizens {
                    stronghold: *stronghold,
                    bound,
                },
                dice: 1,
            }),
            Stage::Setup | Stage::Move => decide(What::Move),
            Stage::River { .. } | Stage::RiverPursued | Stage::RiverFirst(_) => Ask::Throw(Throw {
                purpose: Purpose::River,
                dice: 1,
            }),
            Stage::GoOn { movers, .. } => decide(What::GoOn(movers[0])),
            Stage::Shooting => decide(What::Shooting),
            Stage::Target { shooter } => Ask::Decide {
                side: shooter.side(),
                what: What::Target(*shooter),
            },
            Stage::Shot(shot) => {
                let purpose = Purpose::Shooting {
                    shooter: shot.shooters[0],
                    target: shot.target,
                    side,
                    bound,
                };
                Ask::Throw(Throw { purpose, dice: 2 })
            }
            Stage::Combat => decide(What::Combat),
            Stage::MainAttacker { of } => Ask::Decide {
                side: of_side(position, *of).other(),
                what: What::MainAttacker(*of),
            },
            Stage::Fight { active, other } => {
                let purpose = Purpose::Combat {
                    active: *active,
                    other: *other,
                    bound,
                };
                Ask::Throw(Throw { purpose, dice: 2 })
            }
            Stage::Recoil { id, .. } => Ask::Decide {
                side: id.side(),
                what: What::Recoil(*id),
            },
            Stage::Flight { side, .. } => Ask::Decide {
                side: *side,
                what: What::Flight,
            },
            Stage::Entry { side, .. } => Ask::Decide {
                side: *side,
                what: What::Entry,
            },
            Stage::Over => Ask::Over(Ending::Drawn),
        }
    }
}

/// The side that a party fights for.
fn of_side(position: &Position, of: Party) -> Side {
    match of {
        Party::Element(id) => id.side(),
        Party::Stronghold(stronghold) => position.controller(stronghold),
    }
}

/// The standing answers of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct StandingAnswers {
    /// The direction of flight if left and right are equally good; `None`: ask each time.
    pub flight: Option<Hand>,
    /// Whether victors occupy built-up areas that they have won; `None`: ask each time.
    pub move_in: Option<bool>,
    /// Whether mounted troops recoil by their own depth.
    pub recoil_by_depth: Option<bool>,
}

impl StandingAnswers {
    /// Sets an answer.
    pub fn set(&mut self, choice: Choice) {
        match choice {
            Choice::StayAtBank | Choice::Recoil(..) | Choice::MainAttacker(_) => {}
            Choice::FlightHand(hand) => self.flight = Some(hand),
            Choice::MoveIn(moves_in) => self.move_in = Some(moves_in),
            Choice::RecoilByDepth(by_depth) => self.recoil_by_depth = Some(by_depth),
        }
    }

    /// All standing answers.
    pub fn answers(self) -> impl Iterator<Item = Choice> {
        self.flight
            .map(Choice::FlightHand)
            .into_iter()
            .chain(self.move_in.map(Choice::MoveIn))
            .chain(self.recoil_by_depth.map(Choice::RecoilByDepth))
    }
}
