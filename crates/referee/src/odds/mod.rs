//! Exact odds of a combat, out of the 36 rolls of two dice.
//!
//! Each pair of margins is resolved once, on a copy of the position, and weighted by the number of rolls that
//! give it. A blocked recoil destroys here just as in the battle.

#[cfg(test)]
mod match_ups;
#[cfg(test)]
mod tests;

use acies_rulebook::{Fact, FactSet, Fate, Margin, Mode, Rulebook, TroopId};
use arrayvec::ArrayVec;

use crate::combat::{Counts, Duel, Supporters, counts_as_mounted, fighter, score};
use crate::outcome::{Consequence, OutcomeChoices, resolve_on_copy};
use crate::victory::losses;
use crate::{ElementId, SIDE_SIZE, View};

/// How many of the 36 rolls have each result for a party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// It holds its ground or pursues.
    pub stands: u8,
    /// It recoils.
    pub recoils: u8,
    /// It flees.
    pub flees: u8,
    /// It is destroyed.
    pub destroyed: u8,
}

impl Tally {
    fn add(&mut self, fate: Fate, rolls: u8) {
        *match fate {
            Fate::Stands => &mut self.stands,
            Fate::Recoils => &mut self.recoils,
            Fate::Flees => &mut self.flees,
            // Either way its side has lost it.
            Fate::Destroyed | Fate::ChangesSides => &mut self.destroyed,
        } += rolls;
    }
}

/// How many of the 36 rolls have each result for an element that is not a party. The other rolls leave it
/// alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OtherTally {
    /// The element.
    pub id: ElementId,
    /// It recoils.
    pub recoils: u8,
    /// It is pushed back.
    pub pushed: u8,
    /// It follows a pursuer.
    pub follows: u8,
    /// It is destroyed.
    pub destroyed: u8,
}

/// The exact odds of one combat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    /// The results of the parties, in the order of [`Duel::parties`].
    pub parties: [Tally; 2],
    /// In how many rolls each party pursues or occupies a camp or built-up area.
    pub pursues: [u8; 2],
    /// The results of other elements that any roll affects.
    pub others: ArrayVec<OtherTally, { 2 * SIDE_SIZE }>,
}

/// The rolls that give both parties the same margins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MarginClass {
    /// The margins of the parties.
    margins: [Margin; 2],
    /// One of these rolls.
    dice: [u8; 2],
    /// How many of the 36 rolls they are.
    rolls: u8,
}

/// The 36 rolls, grouped by margins; at most five groups occur.
pub(super) fn margin_classes(factors: [i8; 2]) -> ArrayVec<MarginClass, 9> {
    let mut found: ArrayVec<MarginClass, 9> = ArrayVec::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let scores = [
            i32::from(factors[0]) + i32::from(a),
            i32::from(factors[1]) + i32::from(b),
        ];
        let margins = [
            Margin::from_scores(scores[0], scores[1]),
            Margin::from_scores(scores[1], scores[0]),
        ];
        match found.iter_mut().find(|class| class.margins == margins) {
            Some(class) => class.rolls += 1,
            None => found.push(MarginClass {
                margins,
                dice: [a, b],
                rolls: 1,
            }),
        }
    }
    found
}

/// The exact odds of a combat in this position, with default answers to all small choices.
pub fn duel_odds(view: View, duel: &Duel) -> Odds {
    duel_odds_with(view, duel, OutcomeChoices::default())
}

/// Same as [`duel_odds`], with the players' small choices.
pub fn duel_odds_with(view: View, duel: &Duel, choices: OutcomeChoices) -> Odds {
    let mut odds = Odds::default();
    for class in margin_classes(duel.factors) {
        let (outcome, _) = resolve_on_copy(view, duel, class.dice, choices);
        for own in [0, 1] {
            odds.parties[own].add(outcome.fates[own], class.rolls);
        }
        for (index, &consequence) in outcome.consequences.iter().enumerate() {
            if consequence == Consequence::None {
                continue;
            }
            let id = ElementId::from_index(index);
            let party = duel
                .parties
                .iter()
                .position(|&party| fighter(view, party) == Some(id));
            match party {
                Some(own) => {
                    if matches!(consequence, Consequence::Pursued | Consequence::MovedIn) {
                        odds.pursues[own] += class.rolls;
                    }
                }
                None => odds.other(id, consequence, class.rolls),
            }
        }
    }
    odds
}

/// In how many of the 36 rolls red and blue lose something that counts for victory.
///
/// That is an element in or beside the combat, or a camp or built-up area. A roll that costs a side several
/// counts once.
pub fn losing_rolls(view: View, duel: &Duel) -> [u8; 2] {
    let before = losses(view);
    let mut rolls = [0; 2];
    for class in margin_classes(duel.factors) {
        let (outcome, position) =
            resolve_on_copy(view, duel, class.dice, OutcomeChoices::default());
        // Most rolls only move elements.
        let (old, new) = (view.position, &position);
        let is_lost = outcome.consequences.contains(&Consequence::Lost)
            || (old.occupants, old.non_combatants_lost) != (new.occupants, new.non_combatants_lost);
        if !is_lost {
            continue;
        }
        let after = losses(View {
            position: &position,
            ..view
        });
        for side in [0, 1] {
            if after[side] > before[side] {
                rolls[side] += class.rolls;
            }
        }
    }
    rolls
}

impl Odds {
    fn other(&mut self, id: ElementId, consequence: Consequence, rolls: u8) {
        let index = self
            .others
            .iter()
            .position(|other| other.id == id)
            .unwrap_or_else(|| {
                self.others.push(OtherTally {
                    id,
                    recoils: 0,
                    pushed: 0,
                    follows: 0,
                    destroyed: 0,
                });
                self.others.len() - 1
            });
        let other = &mut self.others[index];
        match consequence {
            Consequence::None => {}
            Consequence::Recoiled | Consequence::Fled => other.recoils += rolls,
            Consequence::PushedBack => other.pushed += rolls,
            Consequence::Pursued | Consequence::MovedIn => other.follows += rolls,
            Consequence::Lost => other.destroyed += rolls,
        }
    }
}

/// A combat without a position: two troop types meet in the open, with no other element near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenDuel {
    /// The two troop types.
    pub troops: [TroopId; 2],
    /// Close combat, or shooting by the first at the second.
    pub mode: Mode,
    /// The conditions that are true of each; tactical factors follow from them.
    pub facts: [FactSet; 2],
    /// How many enemies overlap or are in flank or rear contact with each.
    pub contacts: [u8; 2],
    /// How many shooters support the first.
    pub extra_shooters: u8,
    /// An extra addition to each factor.
    pub extra: [i8; 2],
}

impl OpenDuel {
    /// Two troop types in close combat, front to front in good going.
    pub fn close(own: TroopId, enemy: TroopId) -> OpenDuel {
        let facts = FactSet::NONE
            .with_if(Fact::GoodGoing, true)
            .with_if(Fact::EnemyGoodGoing, true)
            .with_if(Fact::GoodForEnemy, true);
        OpenDuel {
            troops: [own, enemy],
            mode: Mode::Close,
            facts: [facts; 2],
            contacts: [0; 2],
            extra_shooters: 0,
            extra: [0; 2],
        }
    }

    /// The first shoots in good going at the second, which cannot answer.
    pub fn shot(own: TroopId, enemy: TroopId) -> OpenDuel {
        let mut open = OpenDuel::close(own, enemy);
        open.mode = Mode::Shooting;
        open.facts[0] = open.facts[0].with_if(Fact::UnansweredShooter, true);
        open
    }

    /// The total factors of both, without the dice.
    pub fn factors(&self, rulebook: &Rulebook) -> [i8; 2] {
        [0, 1].map(|own| {
            let (troop, enemy) = (self.troops[own], self.troops[1 - own]);
            let mounted = counts_as_mounted(rulebook, enemy, self.mode, self.facts);
            let facts = rulebook.troop(troop);
            let basic = match (self.mode, own) {
                (Mode::Close, _) => facts.close,
                (Mode::Shooting, 0) => facts.shooting,
                (Mode::Shooting, _) => facts.shot_at,
            };
            let counts = Counts {
                contacts: self.contacts[own],
                extra_shooters: if own == 1 { self.extra_shooters } else { 0 },
                extra_attackers: 0,
            };
            let (sum, _) = score(
                rulebook,
                self.mode,
                [troop, enemy],
                basic.against(mounted),
                self.facts[own],
                counts,
                &Supporters::new(),
            );
            sum.saturating_add(self.extra[own])
        })
    }
}

/// The exact odds of a combat without a position, where nothing blocks a recoil or a flight.
pub fn open_duel_odds(rulebook: &Rulebook, open: &OpenDuel) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    for class in margin_classes(open.factors(rulebook)) {
        for own in [0, 1] {
            let fate = rulebook.outcomes.fate(
                class.margins[own],
                open.mode,
                open.troops[own],
                open.troops[1 - own],
                open.facts[own],
            );
            tallies[own].add(fate, class.rolls);
        }
    }
    tallies
}
