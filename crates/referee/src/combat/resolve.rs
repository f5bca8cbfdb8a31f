//! What a throw makes of a combat: the scores, and every move and loss that follows, in order.

use acies_geometry::{Base, Hand};
use acies_rulebook::{Fact, Fate, Margin, Mode, OutcomeRow, RiverState, Rulebook, TroopSet};

use super::{Duel, close_duel};
use crate::aftermath::{Answers, Consequences, Resolver};
use crate::{
    Cause, Changes, ElementId, ElementSet, Event, Fall, Occupant, Party, Position, Side,
    Stronghold, View,
};

/// What a combat came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How each stood to the other.
    pub margins: [Margin; 2],
    /// What became of each: destroyed also when it could not recoil.
    pub fates: [Fate; 2],
    /// What became of every element.
    pub consequences: Consequences,
}

impl Duel {
    /// How the parties stand to each other with these dice.
    pub fn margins(&self, dice: [u8; 2]) -> [Margin; 2] {
        let [a, b] = [0, 1].map(|own| i32::from(self.factors[own]) + i32::from(dice[own]));
        [Margin::from_scores(a, b), Margin::from_scores(b, a)]
    }

    /// The row that says what a margin means for one of the parties; `None` where nothing happens to it.
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

/// Resolves a combat with its dice, in the order of [`Duel::parties`], each of 1 to 6.
///
/// The loser moves first, with those it pushes; then those die who supported it; then its friends on the winner's
/// flank and rear recoil; then the winner pursues or moves in (`dba22` §21.7, §22).
pub fn resolve(changes: &mut Changes, duel: &Duel, dice: [u8; 2]) -> Outcome {
    resolve_with(changes, duel, dice, Answers::default())
}

/// As [`resolve`], with answers to the small choices that it may come to.
pub fn resolve_with(
    changes: &mut Changes,
    duel: &Duel,
    dice: [u8; 2],
    answers: Answers,
) -> Outcome {
    run(&mut Resolver::new(changes, answers), duel, dice)
}

/// Resolves a combat on a copy of the position, which it returns.
pub(super) fn try_out(
    view: View,
    duel: &Duel,
    dice: [u8; 2],
    answers: Answers,
) -> (Outcome, Position) {
    let mut copy = *view.position;
    let outcome = run(&mut Resolver::silent(view, &mut copy, answers), duel, dice);
    (outcome, copy)
}

/// The side that has a choice of how its element flees, if these dice lead to one: both hands are alike and end in
/// different places.
pub fn flight_choice(view: View, duel: &Duel, dice: [u8; 2]) -> Option<Side> {
    let margins = duel.margins(dice);
    let fled = [0, 1].into_iter().find(|&own| {
        duel.row(view.rulebook, own, margins[own])
            .is_some_and(|row| row.fate == Fate::Flees)
    })?;
    let [left, right] = Hand::BOTH.map(|hand| {
        let answers = Answers {
            flight_hand: [hand; 2],
            ..Answers::default()
        };
        try_out(view, duel, dice, answers).1
    });
    (left != right).then(|| view.party_side(duel.parties[fled]))
}

/// The first element whose owner still chooses how far it recoils, if these dice lead to one: it is not among the `asked`, and
/// it ends elsewhere, or others do, by the other answer. The parties come first, then the friends who recoil with them.
pub fn recoil_choice(
    view: View,
    duel: &Duel,
    dice: [u8; 2],
    answers: Answers,
    asked: ElementSet,
) -> Option<ElementId> {
    if view.rulebook.outcomes.recoil.chooses == TroopSet::NONE {
        return None;
    }
    let mut usual = *view.position;
    let mut resolver = Resolver::silent(view, &mut usual, answers);
    run(&mut resolver, duel, dice);
    let open = resolver.had_choice;
    let matters = |&id: &ElementId| {
        if asked.has(id) {
            return false;
        }
        let mut far = answers;
        far.recoils_far.insert(id);
        try_out(view, duel, dice, far).1 != usual
    };
    let parties = duel.parties.iter().filter_map(|party| party.element());
    let first = parties.filter(|&id| open.has(id)).find(matters);
    first.or_else(|| open.iter().find(matters))
}

/// The side that has a choice whether its victor moves into the place that it has won, if these dice lead to one.
pub fn entry_choice(view: View, duel: &Duel, dice: [u8; 2]) -> Option<Side> {
    let is_built_up = |party: &Party| party.stronghold().is_some_and(Stronghold::is_built_up);
    if duel.mode != Mode::Close || !duel.parties.iter().any(is_built_up) {
        return None;
    }
    let victor = duel.parties.iter().find_map(|party| party.element())?;
    let [one, other] = [true, false].map(|moves_in| {
        let answers = Answers {
            move_in: [moves_in; 2],
            ..Answers::default()
        };
        try_out(view, duel, dice, answers).1
    });
    (one != other).then(|| victor.side())
}

/// Whether a river of unknown depth has to be thrown for before these dice are resolved (`dba22` §6.1): its depth
/// decides on a score or on what follows, or somebody gets into it.
pub fn river_matters(view: View, duel: &Duel, dice: [u8; 2], answers: Answers) -> bool {
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
        run(&mut Resolver::silent(view, &mut copy, answers), duel, dice);
        copy.river = RiverState::Unknown;
        (copy, factors.unwrap_or(duel.factors))
    });
    factors != duel.factors || slow != paltry || enters_river(view, view.position, &slow)
}

/// Whether an element stands in a river afterwards that stood in none before.
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

fn run(resolver: &mut Resolver, duel: &Duel, dice: [u8; 2]) -> Outcome {
    let margins = duel.margins(dice);
    mark(resolver.position, duel);
    resolver.record(|| Event::Fought {
        parties: duel.parties,
        factors: duel.factors,
        dice,
        margin: margins[0],
    });
    let rulebook = resolver.rulebook;
    let rows = [0, 1].map(|own| duel.row(rulebook, own, margins[own]));
    for (party, row) in duel.parties.into_iter().zip(rows) {
        if let Some(row) = row {
            resolver.record(|| Event::Suffered {
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
        fates[own] = suffer(resolver, duel, own, fates[own], in_rear);
    }
    if duel.mode == Mode::Close {
        for own in [0, 1] {
            if beaten[own]
                || margins[1 - own] == Margin::Ahead && rulebook.outcomes.flankers_recoil_anyway
            {
                flankers_recoil(resolver, duel, own);
            }
            if beaten[own] {
                let original = !beaten[1 - own];
                after_a_loss(resolver, duel, own, margins[1 - own], original);
            }
        }
    }
    Outcome {
        margins,
        fates,
        consequences: resolver.consequences,
    }
}

/// Marks who has shot, been shot at and fought in a combat.
pub fn mark(position: &mut Position, duel: &Duel) {
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

/// What happens to one party itself, and to those who die or are pushed with it. Answers what became of it.
fn suffer(resolver: &mut Resolver, duel: &Duel, own: usize, fate: Fate, in_rear: bool) -> Fate {
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
                let lives = resolver.driven_out(stronghold, id, enemy)
                    && match fate {
                        Fate::Flees => resolver.flee(id, false),
                        _ => resolver.recoil(id, false),
                    };
                return if lives { fate } else { Fate::Destroyed };
            }
            // Nobody else recoils or flees from inside and lives (`dba22` §7, §8).
            let cause = match (fate, stronghold) {
                (Fate::Destroyed, _) => Cause::Score,
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
        // Lost already, by what happened to the other party.
        return Fate::Destroyed;
    }
    let held = duel.pressed[own].held;
    let survived = match fate {
        Fate::Stands => true,
        Fate::Recoils => resolver.recoil(id, held),
        Fate::Flees => resolver.flee(id, held),
        Fate::Destroyed => {
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

/// The friends of a party on the flank and rear of the one that it fought recoil.
fn flankers_recoil(resolver: &mut Resolver, duel: &Duel, own: usize) {
    for flanker in duel.flankers[own].iter() {
        if resolver.position.element(flanker).on_table() {
            resolver.recoil(flanker, false);
        }
    }
}

/// What the other does when a party to a close combat was beaten back or destroyed, be it that it `original` or not.
fn after_a_loss(
    resolver: &mut Resolver,
    duel: &Duel,
    own: usize,
    winner_margin: Margin,
    original: bool,
) {
    let Party::Element(winner) = duel.parties[1 - own] else {
        return;
    };
    let equal = winner_margin == Margin::Equal;
    let may_follow = winner_margin == Margin::Ahead || equal && original;
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
            } else if !chooses || resolver.answers.move_in[winner.side() as usize] {
                resolver.occupy(stronghold, winner);
            }
        }
        // One whose opponent was on its flank or rear has nobody to go after (`dba30` §15.3).
        Party::Element(_) if duel.facts[1 - own].has(Fact::Unfaced) => {}
        Party::Element(_) => {
            resolver.pursue(winner, duel.troops[own], &duel.supporters[1 - own], equal);
        }
    }
}
