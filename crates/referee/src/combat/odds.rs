//! Exact odds out of 36.
//!
//! Each margin class is resolved once, on a copy of the position, and weighed by the number of throws that give it:
//! a recoil that is blocked kills here as it does in the battle.

use acies_rulebook::{Fact, FactSet, Fate, Margin, Mode, Rulebook, TroopId};
use arrayvec::ArrayVec;

use super::resolve::try_out;
use super::score::counts_as_mounted;
use super::{Counts, Duel, Supporters, score};
use crate::aftermath::{Answers, Consequence};
use crate::victory::losses;
use crate::{ElementId, SIDE_SIZE, View};

/// How many of the 36 throws have each result for a party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// It stands, or pursues.
    pub stands: u8,
    /// It recoils.
    pub recoils: u8,
    /// It flees.
    pub flees: u8,
    /// It is destroyed.
    pub destroyed: u8,
}

impl Tally {
    fn add(&mut self, fate: Fate, throws: u8) {
        *match fate {
            Fate::Stands => &mut self.stands,
            Fate::Recoils => &mut self.recoils,
            Fate::Flees => &mut self.flees,
            Fate::Destroyed => &mut self.destroyed,
        } += throws;
    }
}

/// How many of the 36 throws have each result for an element that is no party; the rest leave it alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OtherTally {
    /// Who.
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
    /// What becomes of the parties, in the order of [`Duel::parties`].
    pub parties: [Tally; 2],
    /// In how many throws each of them pursues or moves into a camp or a built-up area.
    pub pursues: [u8; 2],
    /// What becomes of others whom any throw touches.
    pub others: ArrayVec<OtherTally, { 2 * SIDE_SIZE }>,
}

/// One class of throws: those that give both parties the same margins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Class {
    /// The margins of the parties.
    margins: [Margin; 2],
    /// One throw of the class.
    dice: [u8; 2],
    /// How many of the 36 throws belong to it.
    throws: u8,
}

/// The classes of the 36 throws; at most five have any.
pub(super) fn classes(factors: [i8; 2]) -> ArrayVec<Class, 9> {
    let mut found: ArrayVec<Class, 9> = ArrayVec::new();
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
            Some(class) => class.throws += 1,
            None => found.push(Class {
                margins,
                dice: [a, b],
                throws: 1,
            }),
        }
    }
    found
}

/// The exact odds of a combat on the position as it stands, with every small choice left to its default.
pub fn odds(view: View, duel: &Duel) -> Odds {
    odds_with(view, duel, Answers::default())
}

/// As [`odds`], with answers to the small choices.
pub fn odds_with(view: View, duel: &Duel, answers: Answers) -> Odds {
    let mut odds = Odds::default();
    for class in classes(duel.factors) {
        let (outcome, _) = try_out(view, duel, class.dice, answers);
        for own in [0, 1] {
            odds.parties[own].add(outcome.fates[own], class.throws);
        }
        for (index, &consequence) in outcome.consequences.iter().enumerate() {
            if consequence == Consequence::None {
                continue;
            }
            let id = ElementId::from_index(index);
            let party = duel
                .parties
                .iter()
                .position(|&party| super::fighter(view, party) == Some(id));
            match party {
                Some(own) => {
                    if matches!(consequence, Consequence::Pursued | Consequence::MovedIn) {
                        odds.pursues[own] += class.throws;
                    }
                }
                None => odds.other(id, consequence, class.throws),
            }
        }
    }
    odds
}

/// In how many of the 36 throws red and blue lose something that counts for victory: an element that fights or that is caught
/// up in what follows, or a camp or a built-up area. A throw that costs a side several counts once.
pub fn losing_throws(view: View, duel: &Duel) -> [u8; 2] {
    let before = losses(view);
    let mut throws = [0; 2];
    for class in classes(duel.factors) {
        let (outcome, position) = try_out(view, duel, class.dice, Answers::default());
        // Most throws only move somebody.
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
                throws[side] += class.throws;
            }
        }
    }
    throws
}

impl Odds {
    fn other(&mut self, id: ElementId, consequence: Consequence, throws: u8) {
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
            Consequence::Recoiled | Consequence::Fled => other.recoils += throws,
            Consequence::PushedBack => other.pushed += throws,
            Consequence::Pursued | Consequence::MovedIn => other.follows += throws,
            Consequence::Lost => other.destroyed += throws,
        }
    }
}

/// A combat without a position: two troops that meet in the open, nobody else near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Who meets.
    pub troops: [TroopId; 2],
    /// Close combat, or a shooting by the first at the second.
    pub mode: Mode,
    /// What holds of each; the tactical factors follow from it.
    pub facts: [FactSet; 2],
    /// How many sides of each are pressed by enemies.
    pub contacts: [u8; 2],
    /// How many help the first to shoot.
    pub extra_shooters: u8,
    /// What is added to each beside all that.
    pub extra: [i8; 2],
}

impl Open {
    /// Two troops in close combat in good going, front to front.
    pub fn close(own: TroopId, enemy: TroopId) -> Open {
        let facts = FactSet::NONE
            .with_if(Fact::GoodGoing, true)
            .with_if(Fact::EnemyGoodGoing, true)
            .with_if(Fact::GoodForEnemy, true);
        Open {
            troops: [own, enemy],
            mode: Mode::Close,
            facts: [facts; 2],
            contacts: [0; 2],
            extra_shooters: 0,
            extra: [0; 2],
        }
    }

    /// A shot of the first in good going at the second, who cannot answer it.
    pub fn shot(own: TroopId, enemy: TroopId) -> Open {
        let mut open = Open::close(own, enemy);
        open.mode = Mode::Shooting;
        open.facts[0] = open.facts[0].with_if(Fact::UnansweredShooter, true);
        open
    }

    /// The factors of both, everything but the dice.
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

/// The exact odds of a combat without a position: nothing blocks a recoil or a flight.
pub fn open_odds(rulebook: &Rulebook, open: &Open) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
    for class in classes(open.factors(rulebook)) {
        for own in [0, 1] {
            let fate = rulebook.outcomes.fate(
                class.margins[own],
                open.mode,
                open.troops[own],
                open.troops[1 - own],
                open.facts[own],
            );
            tallies[own].add(fate, class.throws);
        }
    }
    tallies
}
