//! The combats and shots of a position, each with the throws out of 36 that kill (`solo-dba` §3.1, R-41, R-45).
//!
//! What a throw does is asked of the referee on the position itself; no class of attack is known here.

use acies_referee::combat::{self, Duel, Touching};
use acies_referee::{Party, Position, Side, View, odds, outcome};
use acies_rulebook::Mode;

use super::fire;
use super::recall::Recall;
use super::surroundings::disturbed;
use crate::moved::duels_after;

/// In how many of 36 throws either side loses something that counts for victory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kills {
    /// The other side.
    pub them: i32,
    /// The side that is led.
    pub us: i32,
}

impl Kills {
    /// Those of a combat.
    pub fn of(view: View<'_>, side: Side, duel: &Duel) -> Kills {
        Kills::seen(odds::losing_rolls(view, duel), side)
    }

    /// Those of a combat in which red and blue lose something in so many throws.
    pub fn seen(throws: [u8; 2], side: Side) -> Kills {
        Kills {
            them: throws[side.other() as usize].into(),
            us: throws[side as usize].into(),
        }
    }

    /// In how many throws red and blue lose something.
    fn throws(self, side: Side) -> [u8; 2] {
        let mut throws = [0; 2];
        throws[side as usize] = self.us as u8;
        throws[side.other() as usize] = self.them as u8;
        throws
    }

    /// What the other side loses more.
    pub fn edge(self) -> i32 {
        self.them - self.us
    }
}

/// One combat or shot.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// Who, and with which factors.
    pub duel: Duel,
    /// What it kills.
    pub kills: Kills,
}

impl Exchange {
    /// Whether it is the same combat, or a shot at the same party with the same main shooter, whatever the factors.
    pub fn is(&self, other: &Exchange) -> bool {
        let (mine, theirs) = (self.duel.parties, other.duel.parties);
        let close = self.duel.mode == Mode::Close;
        self.duel.mode == other.duel.mode
            && (mine == theirs || close && mine == [theirs[1], theirs[0]])
    }
}

/// All that would be shot and fought if the movement phase ended in this position.
pub fn exchanges(view: View<'_>, side: Side, recall: &Recall) -> Vec<Exchange> {
    let losing = |duel: &Duel| recall.losing_throws(view, duel);
    let mut all = shots(view, side, &losing);
    all.extend(duels(view).map(|duel| Exchange {
        kills: Kills::seen(losing(&duel), side),
        duel,
    }));
    all
}

/// The same after a move, with what the move leaves alone taken over from `known`, the exchanges of `before`, where the
/// `touching` touch each other.
pub fn exchanges_after(
    before: &Position,
    (known, touching): (&[Exchange], &Touching),
    (view, recall): (View<'_>, &Recall),
    side: Side,
) -> Vec<Exchange> {
    let moved = view.position.moved_since(before);
    let losing = |duel: &Duel| {
        let same = |known: &&Exchange| known.duel == *duel;
        match known.iter().find(same) {
            Some(known) if !disturbed(before, view, duel, moved) => known.kills.throws(side),
            _ => recall.losing_throws(view, duel),
        }
    };
    let mut all = if fire::concerns(before, view, moved) {
        shots(view, side, &losing)
    } else {
        let shot = |exchange: &&Exchange| exchange.duel.mode == Mode::Shooting;
        known.iter().filter(shot).cloned().collect()
    };
    let close = |parties: &[Party; 2]| {
        let mut duels = known.iter().map(|known| &known.duel);
        duels.find(|duel| duel.mode == Mode::Close && duel.parties == *parties)
    };
    all.extend(
        duels_after(before, touching, view, close).map(|duel| Exchange {
            kills: Kills::seen(losing(&duel), side),
            duel: duel.into_owned(),
        }),
    );
    all
}

fn duels(view: View<'_>) -> impl Iterator<Item = Duel> {
    combat::fights(view)
        .into_iter()
        .filter_map(move |(a, b)| combat::close_duel(view, a, b))
}

/// The shots of both sides: those of the side that moves first, then what is left to the others.
fn shots(view: View<'_>, side: Side, losing: fire::Losing<'_>) -> Vec<Exchange> {
    let mut all = Vec::new();
    let mut position = *view.position;
    for by in [view.position.active, view.position.active.other()] {
        let seen = View {
            position: &position,
            ..view
        };
        for volley in fire::volleys(seen, by, losing) {
            outcome::mark_participants(&mut position, &volley.duel);
            let kills = if by == side {
                volley.kills
            } else {
                Kills {
                    them: volley.kills.us,
                    us: volley.kills.them,
                }
            };
            all.push(Exchange {
                duel: volley.duel,
                kills,
            });
        }
    }
    all
}
