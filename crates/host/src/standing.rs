//! Standing answers: what a side answers in the bound of its opponent without being asked.

use acies_referee::{Battle, Choice, Order, What};

/// A kind of question that a side is asked in the bound of its opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// How far an element recoils.
    Recoil,
    /// Which way an element turns to flee.
    Flight,
    /// Whether a victor moves in.
    Entry,
    /// What a shooter shoots at that was called on.
    Target,
    /// Which element is the main attacker.
    MainAttacker,
}

/// What is done about the questions of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reply {
    /// The referee's default is the answer.
    #[default]
    Default,
    /// The player is asked, which is a visit of its own.
    Ask,
    /// This is the answer; the referee's default where it is not legal.
    Always(Choice),
}

/// The replies of a side, one for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing([Reply; 5]);

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 5] = [
        Kind::Recoil,
        Kind::Flight,
        Kind::Entry,
        Kind::Target,
        Kind::MainAttacker,
    ];

    /// The kind of a question; none of what is asked on the move alone.
    pub const fn new(what: What) -> Option<Kind> {
        match what {
            What::Recoil(_) => Some(Kind::Recoil),
            What::Flight => Some(Kind::Flight),
            What::Entry => Some(Kind::Entry),
            What::Target(_) => Some(Kind::Target),
            What::MainAttacker(_) => Some(Kind::MainAttacker),
            _ => None,
        }
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Recoil => "recoil",
            Kind::Flight => "flight",
            Kind::Entry => "entry",
            Kind::Target => "target",
            Kind::MainAttacker => "main-attacker",
        }
    }
}

impl Reply {
    /// Whether it can be left for a kind: an answer must be one that can stand, and be of that kind.
    pub const fn fits(self, kind: Kind) -> bool {
        match self {
            Reply::Default | Reply::Ask => true,
            Reply::Always(choice) => matches!(
                (kind, choice),
                (Kind::Recoil, Choice::RecoilByDepth(_))
                    | (Kind::Flight, Choice::FlightHand(_))
                    | (Kind::Entry, Choice::MoveIn(_))
            ),
        }
    }

    /// The answer to what a battle asks now; none where the player is asked.
    pub fn answer(self, battle: &Battle) -> Option<Order> {
        match self {
            Reply::Ask => None,
            Reply::Default => Some(battle.default_order()),
            Reply::Always(choice) => {
                let order = Order::Choose(choice);
                Some(if battle.is_legal(&order) {
                    order
                } else {
                    battle.default_order()
                })
            }
        }
    }
}

impl Standing {
    /// The reply for a kind.
    pub const fn of(&self, kind: Kind) -> Reply {
        self.0[kind as usize]
    }

    /// The same replies but one.
    pub fn with(mut self, kind: Kind, reply: Reply) -> Standing {
        self.0[kind as usize] = reply;
        self
    }
}
