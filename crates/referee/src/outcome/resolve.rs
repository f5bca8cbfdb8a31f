//! Resolves a combat with its dice: the scores, then every move and loss that follows, in order.

use acies_geometry::{Base, Hand};
use acies_rulebook::{Fact, Fate, Margin, Mode, OutcomeRow, RiverState, Rulebook, TroopSet};

use super::{Consequences, OutcomeChoices, Resolver};
use crate::combat::{Duel, close_duel};
use crate::{
    Cause, Changes, ElementId, ElementSet, Event, Fall, Occupant, Party, Position, Side,
    Stronghold, View,
};

/// The result of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How each score compares with the other.
    pub margins: [Margin; 2],
    /// What happened to each; also `Destroyed` if it could not recoil.
    pub fates: [Fate; 2],
    /// What happened to every element.
    pub consequences: Consequences,
}

impl Duel {
    /// How the two scores compare with these dice.
    pub fn margins(&self, dice: [u8; 2]) -> [Margin; 2] {
        let [a, b] = [0, 1].map(|own| i32::from(self.factors[own]) + i32::from(dice[own]));
        [Margin::from_scores(a, b), Margin::from_scores(b, a)]
    }

    /// The outcome row for one party and margin; `None` if nothing happens to it.
    pub fn row<'a>(
        &self,
        rulebook: &'a Rulebook,
        own: usize,
        margin: Margin,
    ) -> Option<&'a OutcomeRow> {
        let (troop, enemy) = (self.troops[own], self.troops[1 - own]);
        rulebook
            .outcomes
            .row(margin, self.mode, troop, enemy, self.facts[own])
    }
}

/// Resolves a combat with its dice, each 1 to 6, in the order of [`Duel::parties`].
///
/// The loser moves first, with the friends it pushes. Then its dying supporters are destroyed, then its
/// friends on the winner's flank and rear recoil, then the winner pursues or occupies the place (`dba22`
/// §21.7, §22).
pub fn resolve(changes: &mut Changes, duel: &Duel, dice: [u8; 2]) -> Outcome {
    resolve_with(changes, duel, dice, OutcomeChoices::default())
}

/// Same as [`resolve`], with the players' small choices.
pub fn resolve_with(
    changes: &mut Changes,
    duel: &Duel,
    dice: [u8; 2],
    choices: OutcomeChoices,
) -> Outcome {
    resolve_in(&mut Resolver::new(changes, choices), duel, dice)
}

/// Resolves a combat on a copy of the position, and returns the copy.
pub(crate) fn resolve_on_copy(
    view: View,
    duel: &Duel,
    dice: [u8; 2],
    choices: OutcomeChoices,
) -> (Outcome, Position) {
    let mut copy = *view.position;
    let outcome = resolve_in(&mut Resolver::on_copy(view, &mut copy, choices), duel, dice);
    (outcome, copy)
}

/// The side that may choose to which hand its element flees, if these dice lead to such a choice.
///
/// There is one if both hands are equally good and end in different places.
pub fn flight_choice(view: View, duel: &Duel, dice: [u8; 2]) -> Option<Side> {
    let margins = duel.margins(dice);
    let fled = [0, 1].into_iter().find(|&own| {
        duel.row(view.rulebook, own, margins[own])
            .is_some_and(|row| row.fate == Fate::Flees)
    })?;
    let [left, right] = Hand::BOTH.map(|hand| {
        let choices = OutcomeChoices {
            flight_hand: [hand; 2],
            ..OutcomeChoices::default()
        };
        resolve_on_copy(view, duel, dice, choices).1
    });
    (left != right).then(|| view.party_side(duel.parties[fled]))
}

/// The next element whose owner may choose how far it recoils, if these dice lead to such a choice.
///
/// It is not among the `asked`, and the other answer changes where some element ends. Parties come first,
/// then friends that recoil with them.
pub fn recoil_choice(
    view: View,
    duel: &Duel,
    dice: [u8; 2],
    choices: OutcomeChoices,
    asked: ElementSet,
) -> Option<ElementId> {
    if view.rulebook.outcomes.recoil.chooses == TroopSet::NONE {
        return None;
    }
    let mut usual = *view.position;
    let mut resolver = Resolver::on_copy(view, &mut usual, choices);
    resolve_in(&mut resolver, duel, dice);
    let open = resolver.could_choose;
    let matters = |&id: &ElementId| {
        if asked.has(id) {
            return false;
        }
        let mut far = choices;
        far.full_recoil.insert(id);
        resolve_on_copy(view, duel, dice, far).1 != usual
    };
    let parties = duel.parties.iter().filter_map(|party| party.element());
    let first = parties.filter(|&id| open.has(id)).find(matters);
    first.or_else(|| open.iter().find(matters))
}

/// The side that may choose whether its victor occupies the place it has won, if these dice lead to such a
/// choice.
pub fn entry_choice(view: View, duel: &Duel, dice: [u8; 2]) -> Option<Side> {
    let is_built_up = |party: &Party| party.stronghold().is_some_and(Stronghold::is_built_up);
    if duel.mode != Mode::Close || !duel.parties.iter().any(is_built_up) {
        return None;
    }
    let victor = duel.parties.iter().find_map(|party| party.element())?;
    let [one, other] = [true, false].map(|moves_in| {
        let choices = OutcomeChoices {
            occupy: [moves_in; 2],
            ..OutcomeChoices::default()
        };
        resolve_on_copy(view, duel, dice, choices).1
    });
    (one != other).then(|| victor.side())
}

/// Whether an untested river must be rolled for before these dice are resolved (`dba22` §6.1).
///
/// Its state decides a score or what follows, or an element ends in it.
pub fn needs_river_roll(view: View, duel: &Duel, dice: [u8; 2], choices: OutcomeChoices) -> bool {
    if view.position.river != RiverState::Unknown {
        return false;
    }
    let [(slow, factors), (paltry, _)] = [RiverState::Slow, RiverState::Paltry].map(|river| {
        let mut copy = *view.position;
        copy.river = river;
        let known = View {
            position: &copy,
            ..view
        };
        let [a, b] = duel.parties;
        let factors = match duel.mode {
            Mode::Close => close_duel(known, a, b).map(|duel| duel.factors),
            Mode::Shooting => None,
        };
        resolve_in(&mut Resolver::on_copy(view, &mut copy, choices), duel, dice);
        copy.river = RiverState::Unknown;
        (copy, factors.unwrap_or(duel.factors))
    });
    factors != duel.factors || slow != paltry || enters_river(view, view.position, &slow)
}

/// Whether an element is in a river that was in none before.
pub(crate) fn enters_river(view: View, earlier: &Position, after: &Position) -> bool {
    let wet = |base: &Base| {
        view.table
            .rivers_under(view.rulebook, base)
            .next()
            .is_some()
    };
    after
        .on_table()
        .any(|(id, element)| wet(&element.base) && !wet(earlier.base(id)))
}

fn resolve_in(resolver: &mut Resolver, duel: &Duel, dice: [u8; 2]) -> Outcome {
    let margins = duel.margins(dice);
    mark_participants(resolver.position, duel);
    resolver.emit(|| Event::Fought {
        parties: duel.parties,
        factors: duel.factors,
        dice,
        margin: margins[0],
        answered: duel.mode == Mode::Shooting && duel.at_risk[0],
    });
    let rulebook = resolver.rulebook;
    let rows = [0, 1].map(|own| duel.row(rulebook, own, margins[own]));
    for (party, row) in duel.parties.into_iter().zip(rows) {
        if let Some(row) = row {
            resolver.emit(|| Event::Suffered {
                party,
                fate: row.fate,
                row: row.id.clone(),
            });
        }
    }
    let mut fates = rows.map(|row| row.map_or(Fate::Stands, |row| row.fate));
    let beaten = fates.map(|fate| fate != Fate::Stands);
    for own in [0, 1] {
        let in_rear = rows[own].is_some_and(|row| row.all.has(Fact::ShotOnRear));
        fates[own] = apply_fate(resolver, duel, own, fates[own], in_rear);
    }
    if duel.mode == Mode::Close {
        for own in [0, 1] {
            if beaten[own]
                || margins[1 - own] == Margin::Ahead && rulebook.outcomes.flankers_recoil_anyway
            {
                flankers_recoil(resolver, duel, own);
            }
            if beaten[own] {
                let stood = !beaten[1 - own];
                follow_up(resolver, duel, own, margins[1 - own], stood);
            }
        }
    }
    Outcome {
        margins,
        fates,
        consequences: resolver.consequences,
    }
}

/// Marks the elements that have shot, been shot at or fought in a combat.
pub fn mark_participants(position: &mut Position, duel: &Duel) {
    match duel.mode {
        Mode::Close => {
            for party in duel.parties {
                mark_party(position, party, |marks| marks.fought = true);
            }
        }
        Mode::Shooting => {
            let all = duel.shooters.iter().copied().chain(duel.joining.iter());
            for shooter in all.chain(duel.reply) {
                position.element_mut(shooter).marks.shot = true;
            }
            mark_party(position, duel.parties[1], |marks| marks.shot_at = true);
            if duel.reply.is_some() {
                mark_party(position, duel.parties[0], |marks| marks.shot_at = true);
            }
        }
    }
}

fn mark_party(position: &mut Position, party: Party, set: impl Fn(&mut crate::Marks)) {
    let element = match party {
        Party::Element(id) => Some(id),
        Party::Stronghold(stronghold) => {
            position.stronghold_fought[stronghold.index()] += 1;
            position.occupant(stronghold).element()
        }
    };
    if let Some(id) = element {
        set(&mut position.element_mut(id).marks);
    }
}

/// Applies the outcome to one party, and to supporters that die with it. Returns what happened to the party.
fn apply_fate(resolver: &mut Resolver, duel: &Duel, own: usize, fate: Fate, in_rear: bool) -> Fate {
    if fate == Fate::Stands {
        return fate;
    }
    let id = match duel.parties[own] {
        Party::Element(id) => id,
        Party::Stronghold(stronghold) => {
            let sacker = resolver.position.occupant(stronghold).element();
            let enemy = duel.parties[1 - own].element();
            if let (Some(id), Some(enemy)) = (sacker, enemy)
                && fate != Fate::Destroyed
                && resolver.position.is_sacked(stronghold)
            {
                let lives = resolver.drive_out(stronghold, id, enemy)
                    && match fate {
                        Fate::Flees => resolver.flee(id, false),
                        _ => resolver.recoil(id, false),
                    };
                return if lives { fate } else { Fate::Destroyed };
            }
            if fate == Fate::ChangesSides && resolver.turn_denizens(stronghold) {
                return fate;
            }
            // No other occupant survives a recoil or flight out of a place (`dba22` §7, §8).
            let cause = match (fate, stronghold) {
                (Fate::Destroyed | Fate::ChangesSides, _) => Cause::Score,
                (_, Stronghold::Camp(_)) => Cause::DrivenFromCamp,
                (_, Stronghold::BuiltUp(_)) => Cause::DrivenFromBuiltUp,
            };
            let were_non_combatants =
                resolver.position.occupant(stronghold) == Occupant::NonCombatants;
            resolver.lose_occupant(stronghold, cause);
            let rules = resolver.rulebook.setup.built_up.as_ref();
            let yields = rules.is_some_and(|rules| rules.surrenders_to.has(duel.troops[1 - own]));
            if yields
                && were_non_combatants
                && stronghold.is_built_up()
                && duel.mode == Mode::Shooting
            {
                resolver.surrender(stronghold);
            }
            return Fate::Destroyed;
        }
    };
    if !resolver.position.element(id).on_table() {
        // Already destroyed by what happened to the other party.
        return Fate::Destroyed;
    }
    let cannot_recoil = duel.edge_contacts[own].cannot_recoil;
    let survived = match fate {
        Fate::Stands => true,
        Fate::Recoils => resolver.recoil(id, cannot_recoil),
        Fate::Flees => resolver.flee(id, cannot_recoil),
        Fate::Destroyed | Fate::ChangesSides => {
            let cause = if in_rear {
                Cause::ShotInRear
            } else {
                Cause::Score
            };
            resolver.lose(id, cause);
            false
        }
    };
    if survived {
        return fate;
    }
    let dying = duel.supporters[own].iter().filter(|supporter| {
        supporter.straight_behind
            && resolver.rulebook.combat.supports[usize::from(supporter.row)].dies_with_front
    });
    for supporter in dying {
        if resolver.position.element(supporter.id).on_table() {
            resolver.lose(supporter.id, Cause::Supporting);
        }
    }
    Fate::Destroyed
}

/// A party's friends on its opponent's flank and rear recoil.
fn flankers_recoil(resolver: &mut Resolver, duel: &Duel, own: usize) {
    for flanker in duel.flankers[own].iter() {
        if resolver.position.element(flanker).on_table() {
            resolver.recoil(flanker, false);
        }
    }
}

/// The winner's move after a party was beaten back or destroyed in close combat.
///
/// `stood` says whether the winner itself held its ground.
fn follow_up(resolver: &mut Resolver, duel: &Duel, own: usize, winner_margin: Margin, stood: bool) {
    let Party::Element(winner) = duel.parties[1 - own] else {
        return;
    };
    let equal = winner_margin == Margin::Equal;
    let may_follow = winner_margin == Margin::Ahead || equal && stood;
    if !may_follow || !resolver.position.element(winner).on_table() {
        return;
    }
    match duel.parties[own] {
        Party::Stronghold(_) if equal => {}
        Party::Stronghold(stronghold) => {
            let troop = resolver.position.element(winner).troop;
            let chooses = stronghold.is_built_up()
                && (resolver.rulebook.setup.built_up.as_ref())
                    .is_some_and(|rules| rules.victor_chooses)
                && !resolver.pursues(troop, duel.troops[own]);
            if resolver.view().fall(stronghold) == Fall::Razed {
                resolver.overrun(
                    stronghold,
                    winner,
                    duel.troops[own],
                    &duel.supporters[1 - own],
                );
            } else if !chooses || resolver.choices.occupy[winner.side() as usize] {
                resolver.occupy(stronghold, winner);
            }
        }
        // A winner that did not face its opponent has no enemy ahead to pursue (`dba30` §15.3).
        Party::Element(_) if duel.facts[1 - own].has(Fact::Unfaced) => {}
        Party::Element(_) => {
            resolver.pursue(winner, duel.troops[own], &duel.supporters[1 - own], equal);
        }
    }
}
