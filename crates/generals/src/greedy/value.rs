//! What the greedy general thinks of a position: fights by their exact odds, then reach, order and cover.
//!
//! Values are thousandths of an element.

use acies_geometry::{Hand, Length, distance, within};
use acies_referee::{Battle, ElementId, Position, Side, View, beside, combat, general_is_hampered};
use acies_rulebook::{Going, Rulebook, TroopId};

/// A side's opinion of positions of one battle.
#[derive(Debug)]
pub struct Opinion<'a> {
    battle: &'a Battle,
    side: Side,
    /// How much good it does for one troop to fight another in the open: kills hoped for less kills feared, in 36ths.
    matchup: Vec<Vec<i64>>,
    /// How eager it is to come to blows: grows with the bounds, so that battles end.
    eagerness: i64,
}

/// What an element is worth; the general counts for more.
const ELEMENT: i64 = 1000;
const GENERAL: i64 = 2500;

impl<'a> Opinion<'a> {
    /// The opinion of a side in a battle.
    pub fn of(battle: &'a Battle, side: Side) -> Opinion<'a> {
        let bound = i64::from(battle.position().bounds[side as usize]);
        Opinion {
            battle,
            side,
            matchup: matchups(battle.rulebook()),
            eagerness: (bound - 2).clamp(0, 20),
        }
    }

    /// What it thinks of a position, as the movement phase would end in it.
    pub fn of_position(&self, position: &Position) -> i64 {
        let view = View {
            rulebook: self.battle.rulebook(),
            table: self.battle.table(),
            position,
        };
        self.fights(view) + self.shots(view) + self.standing(view, self.side)
            - self.standing(view, self.side.other()) / 4
    }

    fn worth(&self, view: View<'_>, id: Option<ElementId>) -> i64 {
        match id {
            Some(id) if view.position.element(id).general => GENERAL,
            Some(id)
                if view
                    .rulebook
                    .victory
                    .uncounted
                    .has(view.position.element(id).troop) =>
            {
                ELEMENT / 4
            }
            Some(_) => ELEMENT,
            // A camp is worth what victory counts it.
            None => ELEMENT * i64::from(view.rulebook.victory.camp),
        }
    }

    fn fights(&self, view: View<'_>) -> i64 {
        let mut sum = 0;
        for (a, b) in combat::fights(view) {
            let Some(duel) = combat::close_duel(view, a, b) else {
                continue;
            };
            let odds = combat::odds(view, &duel);
            let own = usize::from(view.party_side(a) != self.side);
            let (mine, theirs) = (odds.parties[own], odds.parties[1 - own]);
            let (my_worth, their_worth) = (
                self.worth(view, duel.parties[own].element()),
                self.worth(view, duel.parties[1 - own].element()),
            );
            sum += i64::from(theirs.destroyed) * their_worth / 36
                - i64::from(mine.destroyed) * my_worth / 36;
            sum += (i64::from(theirs.recoils + theirs.flees)
                - i64::from(mine.recoils + mine.flees))
                * 3;
            // A fight is worth something in itself when one grows impatient.
            sum += self.eagerness * 4;
        }
        sum
    }

    fn shots(&self, view: View<'_>) -> i64 {
        let mut sum = 0;
        for id in acies_referee::shooting::must_shoot(view).iter() {
            let sign = if id.side() == self.side { 1 } else { -1 };
            if !acies_referee::shooting::targets(view, id).is_empty() {
                sum += sign * 25;
            }
        }
        sum
    }

    /// How well a side stands, apart from fights: near to what it beats, in line, out of bad going, in command.
    fn standing(&self, view: View<'_>, side: Side) -> i64 {
        let position = view.position;
        let mut sum = 0;
        for (id, element) in position.side(side) {
            let troop = element.troop;
            sum += self.nearness(view, id, troop);
            let base = &element.base;
            for hand in Hand::BOTH {
                let covered = position
                    .side(side)
                    .any(|(other, friend)| other != id && beside(&friend.base, base, hand));
                sum += if covered { 8 } else { 0 };
            }
            if position
                .side(side)
                .any(|(other, friend)| other != id && acies_referee::behind(base, &friend.base))
            {
                sum += self.support(view, id);
            }
            let going = view.table.going_of(view.rulebook, troop, base);
            if going > Going::Good && suffers_in_bad_going(view.rulebook, troop) {
                sum -= 60;
            }
            sum -= self.exposure(view, id);
            if !acies_referee::commands(view, side, id) {
                sum -= 15;
            }
        }
        if general_is_hampered(view, side) {
            sum -= 80;
        }
        sum
    }

    /// How near it is to the enemies that it would like to fight, less how near to those it would not.
    fn nearness(&self, view: View<'_>, id: ElementId, troop: TroopId) -> i64 {
        let base = view.position.base(id);
        let mut best = i64::MIN;
        for (_, enemy) in view.position.side(id.side().other()) {
            let like =
                self.matchup[usize::from(troop.0)][usize::from(enemy.troop.0)] + 4 + self.eagerness;
            let apart = i64::from(distance(base, &enemy.base).units()) * 10 >> 16;
            let faces = i64::from(
                base.pose
                    .facing
                    .between(enemy.base.pose.facing.opposite())
                    .0
                    >> 24,
            );
            best = best.max(like * 2 - apart - faces / 24);
        }
        for owner in [id.side().other()] {
            if let Some(camp) = view.table.camp(owner) {
                let apart = i64::from(distance(base, camp.outline.as_slice()).units()) * 10 >> 16;
                best = best.max(self.eagerness - apart);
            }
        }
        if best == i64::MIN { 0 } else { best }
    }

    fn support(&self, view: View<'_>, id: ElementId) -> i64 {
        let troop = view.position.element(id).troop;
        let useful = view
            .rulebook
            .combat
            .supports
            .iter()
            .any(|row| row.supporter.has(troop));
        if useful { 12 } else { -6 }
    }

    /// Enemies that stand off its side or behind it within reach, where a flank is open.
    fn exposure(&self, view: View<'_>, id: ElementId) -> i64 {
        let base = view.position.base(id);
        let mut sum = 0;
        for (_, enemy) in view.position.side(id.side().other()) {
            let seen = base.local(enemy.base.pose.front);
            let near = within(distance(base, &enemy.base), Length::BASE_WIDTH * 3);
            let behind_front = within(seen.ahead, Length::ZERO);
            if near && behind_front {
                let covered = Hand::BOTH
                    .into_iter()
                    .filter(|hand| hand.signed(seen.right).units() > 0)
                    .any(|hand| {
                        view.position
                            .side(id.side())
                            .any(|(_, friend)| beside(&friend.base, base, hand))
                    });
                sum += if covered { 15 } else { 45 };
            }
        }
        sum
    }
}

/// Whether a troop fights worse in bad going.
fn suffers_in_bad_going(rulebook: &Rulebook, troop: TroopId) -> bool {
    rulebook.combat.tactical.iter().any(|row| {
        row.value < 0 && row.own.has(troop) && row.all.has(acies_rulebook::Fact::BadGoing)
    })
}

fn matchups(rulebook: &Rulebook) -> Vec<Vec<i64>> {
    let ids = || (0..rulebook.troops.len()).map(|index| TroopId(index as u8));
    ids()
        .map(|own| {
            ids()
                .map(|enemy| {
                    let [mine, theirs] =
                        combat::open_odds(rulebook, &combat::Open::close(own, enemy));
                    i64::from(theirs.destroyed) - i64::from(mine.destroyed)
                })
                .collect()
        })
        .collect()
}
