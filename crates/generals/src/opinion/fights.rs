//! What the combats of a position are worth, by their exact odds; those that a move leaves alone are not worked out
//! again.

use acies_geometry::Length;
use acies_referee::combat::{self, Duel, Touching};
use acies_referee::{ElementId, ElementSet, Party, Position, Side, Stronghold, View, odds};
use acies_rulebook::Victory;

use crate::moved::{Ways, duels_after};

/// What it counts to drive an enemy back.
const DRIVEN_BACK: i64 = 50;
/// What a combat must promise to be worth the trouble.
const RISK: i64 = 20;
/// How much more an own loss counts than the enemy's, in hundredths: fights are chosen, and there is time to choose.
/// A side that wins three or four fights for each that it loses would give away its lead in even ones.
const CAUTION: i64 = 250;
/// So many bounds it waits for better fights; then it grows less cautious with each, so that battles end.
const PATIENT: i64 = 14;
const DARING: i64 = 12;
/// The same of a general, who is never risked.
const GENERAL_CAUTION: i64 = 400;

/// What is at stake: an element of either side in thousandths, by how near both are to their last loss.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    /// What a loss of the enemy's is worth.
    pub kill: i64,
    /// What a loss of one's own costs.
    pub loss: i64,
    /// The same of the generals.
    pub kill_general: i64,
    pub loss_general: i64,
}

impl Stakes {
    /// The stakes of a side with these losses that has been eager for so many bounds.
    pub fn of(losses: [u8; 2], victory: &Victory, side: Side, eagerness: i64) -> Stakes {
        let caution = CAUTION - DARING * (eagerness - PATIENT).max(0);
        let (own, enemy) = (losses[side as usize], losses[side.other() as usize]);
        let element = |lost: u8, other: u8| {
            let left = i64::from(victory.losses.saturating_sub(lost)).max(1);
            let last = left == 1 && lost + 1 > other;
            if last { 3000 } else { 1000 + 250 / left }
        };
        let general = |lost: u8, other: u8| {
            if victory.general && lost + 1 > other {
                3500
            } else {
                1800
            }
        };
        Stakes {
            kill: element(enemy, own),
            loss: element(own, enemy) * caution / 100,
            kill_general: general(enemy, own),
            loss_general: general(own, enemy) * GENERAL_CAUTION / 100,
        }
    }

    /// What an element is worth to those who lose or kill it.
    pub fn worth(&self, general: bool, counts: bool, own: bool) -> i64 {
        match (general, counts, own) {
            (true, _, true) => self.loss_general,
            (true, _, false) => self.kill_general,
            (false, true, true) => self.loss,
            (false, true, false) => self.kill,
            (false, false, _) => 300,
        }
    }
}

/// The combats of a position and their worth.
#[derive(Clone, Debug)]
pub struct Fights {
    known: Vec<Known>,
    touching: Touching,
    /// All together.
    pub worth: i64,
}

#[derive(Clone, Debug)]
struct Known {
    duel: Duel,
    worth: i64,
}

impl Fights {
    /// The combats that would be fought now.
    pub fn of(view: View<'_>, side: Side, stakes: &Stakes) -> Fights {
        let known: Vec<Known> = combat::fights(view)
            .into_iter()
            .filter_map(|(a, b)| combat::close_duel(view, a, b))
            .map(|duel| Known {
                worth: worth(view, &duel, side, stakes),
                duel,
            })
            .collect();
        let worth = known.iter().map(|known| known.worth).sum();
        let touching = Touching::new(view.position);
        Fights {
            known,
            touching,
            worth,
        }
    }

    /// Whether nobody fights.
    pub fn are_none(&self) -> bool {
        self.known.is_empty()
    }

    /// What the combats after a move are worth together.
    pub fn after(&self, before: &Position, view: View<'_>, side: Side, stakes: &Stakes) -> i64 {
        let moved = view.position.moved_since(before);
        let known = |parties: &[Party; 2]| {
            let mut duels = self.known.iter().map(|known| &known.duel);
            duels.find(|duel| duel.parties == *parties)
        };
        duels_after(before, &self.touching, view, known)
            .map(|duel| {
                let same =
                    |known: &&Known| known.duel.parties == duel.parties && known.duel == *duel;
                match self.known.iter().find(same) {
                    Some(known) if !disturbed(before, view.position, &duel, moved) => known.worth,
                    _ => worth(view, &duel, side, stakes),
                }
            })
            .sum()
    }
}

/// Whether one that moved stands or stood where a party to a combat may go back, or go on.
fn disturbed(before: &Position, after: &Position, duel: &Duel, moved: ElementSet) -> bool {
    let ways = Ways {
        along: Length::BASE_WIDTH * 5,
        aside: Length::BASE_WIDTH.scaled(3, 2),
    };
    duel.parties.iter().any(|party| match *party {
        Party::Element(id) => ways.are_disturbed(before, after, id, moved),
        Party::Stronghold(_) => false,
    })
}

/// The kills hoped for less the losses feared, of parties and of others.
fn worth(view: View<'_>, duel: &Duel, side: Side, stakes: &Stakes) -> i64 {
    let odds = odds::duel_odds(view, duel);
    let own = usize::from(view.party_side(duel.parties[0]) != side);
    let party = |index: usize, mine: bool| match duel.parties[index] {
        Party::Element(id) => element_worth(view, id, stakes, mine),
        // A camp or a built-up area counts as several elements.
        Party::Stronghold(stronghold) => {
            let each = if mine { stakes.loss } else { stakes.kill };
            let rules = &view.rulebook.victory;
            each * i64::from(match stronghold {
                Stronghold::Camp(_) => rules.camp,
                Stronghold::BuiltUp(_) => rules.built_up,
            })
        }
    };
    let (mine, theirs) = (odds.parties[own], odds.parties[1 - own]);
    let mut sum = i64::from(theirs.destroyed) * party(1 - own, false)
        - i64::from(mine.destroyed) * party(own, true);
    sum += (i64::from(theirs.recoils + theirs.flees) - i64::from(mine.recoils + mine.flees))
        * DRIVEN_BACK;
    for other in &odds.others {
        let mine = other.id.side() == side;
        let value = i64::from(other.destroyed) * element_worth(view, other.id, stakes, mine);
        sum += if mine { -value } else { value };
    }
    sum / 36 - RISK
}

fn element_worth(view: View<'_>, id: ElementId, stakes: &Stakes, own: bool) -> i64 {
    let element = view.position.element(id);
    let counts = !view.rulebook.victory.uncounted.has(element.troop);
    stakes.worth(element.general, counts, own)
}
