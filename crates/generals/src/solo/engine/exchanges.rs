//! Exchanges: the combats and shots of a position, each with its killing rolls out of 36 (`solo-dba` §3.1, R-41,
//!
//!
//! The referee resolves every roll on the position itself.

use acies_referee::combat::{self, Duel, Touching};
use acies_referee::{Party, Position, Side, View, odds, outcome};
use acies_rulebook::Mode;

use super::duel_cache::DuelCache;
use super::surroundings::is_disturbed;
use super::volleys;
use crate::after_move::duels_after;

/// The rolls of 36 in which either side loses an element that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kills {
    /// Losses of the opponent.
    pub them: i32,
    /// Losses of the general's side.
    pub us: i32,
}

impl Kills {
    /// The kills of a combat.
    pub fn in_duel(view: View<'_>, side: Side, duel: &Duel) -> Kills {
        Kills::from_throws(odds::losing_rolls(view, duel), side)
    }

    /// Converts the losing rolls of red and blue.
    pub fn from_throws(throws: [u8; 2], side: Side) -> Kills {
        Kills {
            them: throws[side.other() as usize].into(),
            us: throws[side as usize].into(),
        }
    }

    /// The losing rolls of red and blue.
    fn throws(self, side: Side) -> [u8; 2] {
        let mut throws = [0; 2];
        throws[side as usize] = self.us as u8;
        throws[side.other() as usize] = self.them as u8;
        throws
    }

    /// How much more the opponent loses.
    pub fn advantage(self) -> i32 {
        self.them - self.us
    }
}

/// One combat or shot.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The combatants and their factors.
    pub duel: Duel,
    /// Its kills.
    pub kills: Kills,
}

impl Exchange {
    /// Whether it is the same combat, or a shot by the same main shooter at the same target, whatever the factors.
    pub fn is_same(&self, other: &Exchange) -> bool {
        let (mine, theirs) = (self.duel.parties, other.duel.parties);
        let close = self.duel.mode == Mode::Close;
        self.duel.mode == other.duel.mode
            && (mine == theirs || close && mine == [theirs[1], theirs[0]])
    }
}

/// All combats and shots if the movement phase ended in this position.
pub fn exchanges(view: View<'_>, side: Side, duel_cache: &DuelCache) -> Vec<Exchange> {
    let losing = |duel: &Duel| duel_cache.losing_throws(view, duel);
    let mut all = shots(view, side, &losing);
    all.extend(duels(view).map(|duel| Exchange {
        kills: Kills::from_throws(losing(&duel), side),
        duel,
    }));
    all
}

/// The same after a move.
///
/// Exchanges in `known` (those of the position `before`, with its `touching` elements) are reused unless the move
/// affects them.
pub fn exchanges_after(
    before: &Position,
    (known, touching): (&[Exchange], &Touching),
    (view, duel_cache): (View<'_>, &DuelCache),
    side: Side,
) -> Vec<Exchange> {
    let moved = view.position.moved_since(before);
    let losing = |duel: &Duel| {
        let same = |known: &&Exchange| known.duel == *duel;
        match known.iter().find(same) {
            Some(known) if !is_disturbed(before, view, duel, moved) => known.kills.throws(side),
            _ => duel_cache.losing_throws(view, duel),
        }
    };
    let mut all = if volleys::is_affected(before, view, moved) {
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
            kills: Kills::from_throws(losing(&duel), side),
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

/// The shots of both sides: first those of the active side, then the other side's remaining ones.
fn shots(view: View<'_>, side: Side, losing: volleys::LosingThrows<'_>) -> Vec<Exchange> {
    let mut all = Vec::new();
    let mut position = *view.position;
    for by in [view.position.active, view.position.active.other()] {
        let seen = View {
            position: &position,
            ..view
        };
        for volley in volleys::volleys(seen, by, losing) {
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
