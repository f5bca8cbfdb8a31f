//! Chooses the army (section 2.2): a roll for each option of the list, the general's element last.

use acies_armies::{Composition, Decision, DecisionKind, Entry, Roster, Slot, Troop};
use acies_geometry::{SmallSort, beyond};
use acies_referee::{Battle, Order, Side};

use super::army_counts::{Owner, TroopKinds};
use super::audit_log::AuditLog;
use super::contest::Contender;
use super::facts::{Fact, Facts};

/// The order that chooses the side's army.
///
/// The opponent chooses first (section 2.1). Where it has not, because it follows the procedure as well, its army
/// counts as the first option of everything in its list.
pub fn choose(log: &mut AuditLog, battle: &Battle, side: Side) -> Order {
    let Some(setup) = battle.setup() else {
        return battle.default_order();
    };
    let [own, enemy] = [side, side.other()].map(|side| setup.lists().get(side as usize));
    let (Some(own), Some(enemy)) = (own, enemy) else {
        return battle.default_order();
    };
    let known = setup.army(side.other()).cloned();
    let later = Order::Army("later".to_owned());
    if known.is_none() && battle.is_legal(&later) {
        log.record_rule("2.1", "your-army-first", "", "later", &[], &["R-71"]);
        return later;
    }
    let enemy = known.unwrap_or_else(|| enemy.default_composition());
    log.record_rule(
        "2.2",
        "enemy-army",
        "",
        &enemy.to_string(),
        &[],
        &["R-07", "R-71"],
    );
    let kinds = TroopKinds::new(log.procedure(), battle.rulebook());
    let army = compose_army(log, kinds, own.elements(), &enemy);
    let order = Order::Army(army.to_string());
    if battle.is_legal(&order) {
        order
    } else {
        battle.default_order()
    }
}

/// Composes an army of a list against an enemy army.
///
/// Each printed option gets one roll. The general's element comes last, followed by options that depend on it.
/// An option is excluded when every completion leaves an odd number of pikes, unless that excludes all of them.
/// The general's element is chosen by the modifiers alone.
pub fn compose_army(
    log: &mut AuditLog,
    kinds: TroopKinds<'_>,
    roster: &Roster,
    enemy: &Composition,
) -> Composition {
    let decisions = roster.options();
    let mut army = PartialArmy {
        kinds,
        roster,
        decisions: &decisions,
        answers: vec![None; decisions.len()],
    };
    let mut order: Vec<&Decision<'_>> = decisions.iter().collect();
    order.small_sort_by_key(|decision| {
        let needs = decision.needs().map(|needs| &decisions[needs.decision]);
        let depends = needs.is_some_and(is_for_general);
        (depends, is_for_general(decision))
    });
    for decision in order {
        if !army.comes_up(decision) {
            continue;
        }
        let (name, subject) = if is_for_general(decision) {
            ("general", String::new())
        } else {
            ("composition", (decision.index() + 1).to_string())
        };
        let choices = answers(decision);
        let mut options: Vec<(String, Contender)> = choices
            .iter()
            .map(|choice| (choice.text.clone(), army.contender(decision, choice, enemy)))
            .collect();
        if options.iter().all(|(_, one)| one.ignored) {
            for (_, one) in &mut options {
                one.ignored = false;
            }
        }
        let chosen = log.choose(name, &subject, &options, 1);
        let taken = chosen.first().and_then(|taken| {
            let choice = choices.iter().find(|choice| choice.text == *taken)?;
            Some(choice.answer)
        });
        army.answers[decision.index()] = taken;
    }
    army.composition()
}

/// Whether a decision settles the general's element: its slot, or a choice of blocks with one general each.
fn is_for_general(decision: &Decision<'_>) -> bool {
    decision.is_for_general()
        || answers(decision)
            .iter()
            .all(|choice| choice.general.is_some())
}

/// An answer to a decision, with its own roll.
struct Choice {
    /// The index of the answer.
    answer: usize,
    /// The general's element, if this answer settles it.
    general: Option<Troop>,
    /// The text of the list.
    text: String,
}

/// The answers that get a roll: each block, or each troop for a whole slot.
fn answers(decision: &Decision<'_>) -> Vec<Choice> {
    match decision.kind() {
        DecisionKind::Block(blocks) => blocks
            .iter()
            .enumerate()
            .map(|(answer, slots)| {
                let texts: Vec<String> = slots.iter().map(slot_text).collect();
                let general = slots.iter().find(|slot| slot.is_general());
                Choice {
                    answer,
                    general: general.and_then(|slot| match slot.options() {
                        [troop] => Some(*troop),
                        _ => None,
                    }),
                    text: texts.join(", "),
                }
            })
            .collect(),
        DecisionKind::Mix { slot, .. } => slot
            .options()
            .iter()
            .filter_map(|&troop| {
                Some(Choice {
                    answer: decision.answer_all(troop)?,
                    general: decision.is_for_general().then_some(troop),
                    text: format!("{}x{troop}", slot.count()),
                })
            })
            .collect(),
    }
}

fn slot_text(slot: &Slot) -> String {
    let options: Vec<String> = slot.options().iter().map(Troop::to_string).collect();
    format!("{}x{}", slot.count(), options.join("/"))
}

/// An army with some decisions made.
struct PartialArmy<'r> {
    kinds: TroopKinds<'r>,
    roster: &'r Roster,
    decisions: &'r [Decision<'r>],
    /// The answers so far, by the decision's index.
    answers: Vec<Option<usize>>,
}

impl PartialArmy<'_> {
    /// Whether a decision applies, given the answers so far.
    fn comes_up(&self, decision: &Decision<'_>) -> bool {
        decision
            .needs()
            .is_none_or(|needs| self.answers[needs.decision] == Some(needs.answer))
    }

    /// The army, with the first answer for every open decision.
    fn composition(&self) -> Composition {
        self.roster
            .compose(|decision| self.answers[decision.index()].unwrap_or(0))
    }

    /// The army, with the last answer for every open decision.
    fn last_answers(&self) -> Composition {
        self.roster.compose(|decision| {
            let last = decision.answers() - 1;
            self.answers[decision.index()].unwrap_or(last)
        })
    }

    /// An option of a decision, with the facts for its roll.
    fn contender(
        &self,
        decision: &Decision<'_>,
        option: &Choice,
        enemy: &Composition,
    ) -> Contender {
        let mut with = PartialArmy {
            answers: self.answers.clone(),
            ..*self
        };
        with.answers[decision.index()] = Some(option.answer);
        let parities = with.parities();
        let mut facts = Facts::default();
        let general = option.general.filter(|_| is_for_general(decision));
        if let Some(general) = general {
            self.kinds.count(enemy.elements(), Owner::You, &mut facts);
            facts.set(Fact::OddPikes, (!parities.even).into());
            with.general_facts(general, &mut facts);
        }
        Contender {
            facts,
            ignored: general.is_none() && !parities.even,
        }
    }

    /// Sets the facts about the general's element.
    fn general_facts(&self, general: Troop, facts: &mut Facts) {
        let kinds = self.kinds;
        let army = self.composition();
        let others: Vec<Troop> = army
            .iter()
            .filter(|(_, leads)| !leads)
            .map(|(troop, _)| troop)
            .collect();
        let kind = kinds.kind(general);
        let speed = kinds.speed(general);
        let slowest = others
            .iter()
            .all(|&other| beyond(kinds.speed(other), speed));
        let is = |name: &str| i16::from(kind == Some(name));
        facts.set(Fact::Mounted, kinds.mounted(general).into());
        facts.set(Fact::Infantry, kinds.infantry(general).into());
        facts.set(Fact::Elephant, is("elephant"));
        facts.set(Fact::Psiloi, is("psiloi"));
        facts.set(Fact::Slowest, slowest.into());
        // An open slot counts only if it has this type with its first and its last answer.
        let present = [army, self.last_answers()].iter().all(|army| {
            let mut others = army.iter().filter(|(_, leads)| !leads);
            kind.is_some() && others.any(|(other, _)| kinds.kind(other) == kind)
        });
        facts.set(Fact::TypePresent, present.into());
    }

    /// The possible parities of the army's number of pikes.
    fn parities(&self) -> Parities {
        let mut place = 0;
        let mut all = Parities::EVEN;
        for entry in self.roster.entries() {
            let choice = match entry {
                Entry::Slot(_) => None,
                Entry::Choice(_) => {
                    place += 1;
                    Some(self.answers[place - 1])
                }
            };
            let mut entry_may = Parities::NEVER;
            for (nth, slots) in entry.blocks().enumerate() {
                let mut block = Parities::EVEN;
                for slot in slots {
                    block = block.and(self.slot_parities(slot, &mut place));
                }
                if choice.is_none_or(|answer| answer.is_none_or(|answer| answer == nth)) {
                    entry_may = entry_may.or(block);
                }
            }
            all = all.and(entry_may);
        }
        all
    }

    /// The possible parities of a slot's number of pikes; `place` is the index of the next decision.
    fn slot_parities(&self, slot: &Slot, place: &mut usize) -> Parities {
        let odd = |troops: &[Troop]| {
            let pikes = troops
                .iter()
                .filter(|&&troop| self.kinds.kind(troop) == Some("pike"));
            pikes.count() % 2 == 1
        };
        let whole = |troop: Troop| Parities::single(odd(&vec![troop; usize::from(slot.count())]));
        let decided = match self.decisions.get(*place).map(Decision::kind) {
            Some(DecisionKind::Mix { slot: open, mixes }) if std::ptr::eq(*open, slot) => {
                *place += 1;
                self.answers[*place - 1].map(|answer| &mixes[answer])
            }
            _ => None,
        };
        match decided {
            Some(mix) => Parities::single(odd(mix)),
            None => slot
                .options()
                .iter()
                .map(|&troop| whole(troop))
                .fold(Parities::NEVER, Parities::or),
        }
    }
}

/// The possible parities of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Parities {
    even: bool,
    odd: bool,
}

impl Parities {
    const EVEN: Parities = Parities {
        even: true,
        odd: false,
    };
    const NEVER: Parities = Parities {
        even: false,
        odd: false,
    };

    fn single(odd: bool) -> Parities {
        Parities { even: !odd, odd }
    }

    /// The parities of either number.
    fn or(self, other: Parities) -> Parities {
        Parities {
            even: self.even || other.even,
            odd: self.odd || other.odd,
        }
    }

    /// The parities of the sum.
    fn and(self, other: Parities) -> Parities {
        Parities {
            even: (self.even && other.even) || (self.odd && other.odd),
            odd: (self.even && other.odd) || (self.odd && other.even),
        }
    }
}
