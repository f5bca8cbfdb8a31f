//! The value of a position's combats by their exact odds; combats that a move leaves alone are reused.

use acies_geometry::Length;
use acies_referee::combat::{self, Duel, Touching};
use acies_referee::{ElementId, ElementSet, Party, Position, Side, Stronghold, View, odds};
use acies_rulebook::Victory;

use crate::after_move::{OutcomeZone, duels_after};

/// The value of driving an enemy back.
const DRIVEN_BACK: i64 = 50;
/// A combat must be worth more than this to be worth fighting.
const RISK: i64 = 20;
/// How much more an own loss weighs than an enemy loss, in hundredths.
///
/// A side that wins three or four fights for each it loses should not give away its lead in even fights.
const CAUTION: i64 = 250;
/// After this many bounds the caution shrinks with each bound, so that battles end.
const PATIENT: i64 = 14;
const DARING: i64 = 12;
/// The caution for an own general.
const GENERAL_CAUTION: i64 = 400;

/// The values of an element of either side, in thousandths, by how near each side is to defeat.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    /// The value of an enemy loss.
    pub kill: i64,
    /// The cost of an own loss.
    pub loss: i64,
    /// The same for generals.
    pub kill_general: i64,
    pub loss_general: i64,
}

impl Stakes {
    /// The stakes of a side with these losses at this eagerness.
    pub fn new(losses: [u8; 2], victory: &Victory, side: Side, eagerness: i64) -> Stakes {
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

    /// The value of one element to the side that kills or loses it.
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

/// The combats of a position and their values.
#[derive(Clone, Debug)]
pub struct CombatValues {
    known: Vec<ValuedCombat>,
    touching: Touching,
    /// The sum of all values.
    pub worth: i64,
}

#[derive(Clone, Debug)]
struct ValuedCombat {
    duel: Duel,
    worth: i64,
}

impl CombatValues {
    /// The combats that would be fought now.
    pub fn new(view: View<'_>, side: Side, stakes: &Stakes) -> CombatValues {
        let known: Vec<ValuedCombat> = combat::fights(view)
            .into_iter()
            .filter_map(|(a, b)| combat::close_duel(view, a, b))
            .map(|duel| ValuedCombat {
                worth: worth(view, &duel, side, stakes),
                duel,
            })
            .collect();
        let worth = known.iter().map(|known| known.worth).sum();
        let touching = Touching::new(view.position);
        CombatValues {
            known,
            touching,
            worth,
        }
    }

    /// Whether there is no combat.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The total value of the combats after a move.
    pub fn after(&self, before: &Position, view: View<'_>, side: Side, stakes: &Stakes) -> i64 {
        let moved = view.position.moved_since(before);
        let known = |parties: &[Party; 2]| {
            let mut duels = self.known.iter().map(|known| &known.duel);
            duels.find(|duel| duel.parties == *parties)
        };
        duels_after(before, &self.touching, view, known)
            .map(|duel| {
                let same = |known: &&ValuedCombat| {
                    known.duel.parties == duel.parties && known.duel == *duel
                };
                match self.known.iter().find(same) {
                    Some(known) if !disturbed(before, view.position, &duel, moved) => known.worth,
                    _ => worth(view, &duel, side, stakes),
                }
            })
            .sum()
    }
}

/// Whether a moved element is or was in the outcome zone of a party to the combat.
fn disturbed(before: &Position, after: &Position, duel: &Duel, moved: ElementSet) -> bool {
    let zone = OutcomeZone {
        along: Length::BASE_WIDTH * 5,
        aside: Length::BASE_WIDTH.scaled(3, 2),
    };
    duel.parties.iter().any(|party| match *party {
        Party::Element(id) => zone.is_disturbed(before, after, id, moved),
        Party::Stronghold(_) => false,
    })
}

/// Expected kills less expected losses, of the parties and of others affected.
fn worth(view: View<'_>, duel: &Duel, side: Side, stakes: &Stakes) -> i64 {
    let odds = odds::duel_odds(view, duel);
    let own = usize::from(view.party_side(duel.parties[0]) != side);
    let party = |index: usize, mine: bool| match duel.parties[index] {
        Party::Element(id) => element_worth(view, id, stakes, mine),
        // A camp or built-up area counts as several elements.
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
