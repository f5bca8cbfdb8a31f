//! Which army the procedure takes (section 2.2): a throw for each option of the list, the general's element last.
//!
//! It knows a list and the enemy's army, and neither terrain nor position.

use acies_armies::{Composition, Decision, DecisionKind, Entry, Roster, Slot, Troop};
use acies_geometry::{SmallSort, beyond};
use acies_referee::{Battle, Order, Side};

use super::clerk::Clerk;
use super::contest::Contender;
use super::count::{Kinds, Whose};
use super::facts::{Fact, Facts};

/// The army that a side takes. The enemy's counts as it has been chosen, where the side may know that; otherwise with the
/// first option of everything, as his list prints it.
pub fn choose(clerk: &mut Clerk, battle: &Battle, side: Side) -> Order {
    let Some(setup) = battle.setup() else {
        return battle.default_order();
    };
    let [own, enemy] = [side, side.other()].map(|side| setup.lists().get(side as usize));
    let (Some(own), Some(enemy)) = (own, enemy) else {
        return battle.default_order();
    };
    let known = setup.observe(side).army(side.other()).cloned();
    let enemy = known.unwrap_or_else(|| enemy.default_composition());
    clerk.rule(
        "2.2",
        "enemy-army",
        "",
        &enemy.to_string(),
        &[],
        &["R-07", "R-71"],
    );
    let kinds = Kinds::of(clerk.procedure(), battle.rulebook());
    let army = compose(clerk, kinds, own.elements(), &enemy);
    let order = Order::Army(army.to_string());
    if battle.is_legal(&order) {
        order
    } else {
        battle.default_order()
    }
}

/// Chooses an army of a list against an enemy's army.
///
/// One throw for each option that the list prints, the general's element last, and after it what depends on it where it
/// comes with others. An option is passed over when whatever is chosen after it leaves an odd number of pikes, unless all
/// are; the general's element is chosen by the modifiers alone.
pub fn compose(
    clerk: &mut Clerk,
    kinds: Kinds<'_>,
    roster: &Roster,
    enemy: &Composition,
) -> Composition {
    let decisions = roster.options();
    let mut army = Open {
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
        let chosen = clerk.choose(name, &subject, &options, 1);
        let taken = chosen.first().and_then(|taken| {
            let choice = choices.iter().find(|choice| choice.text == *taken)?;
            Some(choice.answer)
        });
        army.answers[decision.index()] = taken;
    }
    army.composition()
}

/// Whether a decision settles what the general's element is: that of his slot, or between blocks that each have one general.
fn is_for_general(decision: &Decision<'_>) -> bool {
    decision.is_for_general()
        || answers(decision)
            .iter()
            .all(|choice| choice.general.is_some())
}

/// An answer to a decision for which a die is thrown.
struct Choice {
    /// The number of the answer.
    answer: usize,
    /// What the general's element is by it, where it settles that.
    general: Option<Troop>,
    /// As the list writes it.
    text: String,
}

/// The answers for which a die is thrown: each block, or each troop for the whole of a slot.
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

/// A list of which some decisions are made.
struct Open<'r> {
    kinds: Kinds<'r>,
    roster: &'r Roster,
    decisions: &'r [Decision<'r>],
    /// The answers so far, by the decision's index.
    answers: Vec<Option<usize>>,
}

impl Open<'_> {
    /// Whether a decision comes up, as things have been decided.
    fn comes_up(&self, decision: &Decision<'_>) -> bool {
        decision
            .needs()
            .is_none_or(|needs| self.answers[needs.decision] == Some(needs.answer))
    }

    /// The army, with the first answer wherever nothing is decided.
    fn composition(&self) -> Composition {
        self.roster
            .compose(|decision| self.answers[decision.index()].unwrap_or(0))
    }

    /// The army, with the last answer wherever nothing is decided.
    fn last_answers(&self) -> Composition {
        self.roster.compose(|decision| {
            let last = decision.answers() - 1;
            self.answers[decision.index()].unwrap_or(last)
        })
    }

    /// An option of a decision with what the tables ask of it.
    fn contender(
        &self,
        decision: &Decision<'_>,
        option: &Choice,
        enemy: &Composition,
    ) -> Contender {
        let mut with = Open {
            answers: self.answers.clone(),
            ..*self
        };
        with.answers[decision.index()] = Some(option.answer);
        let parities = with.parities();
        let mut facts = Facts::default();
        let general = option.general.filter(|_| is_for_general(decision));
        if let Some(general) = general {
            self.kinds.count(enemy.elements(), Whose::You, &mut facts);
            facts.set(Fact::OddPikes, (!parities.even).into());
            with.general(general, &mut facts);
        }
        Contender {
            facts,
            ignored: general.is_none() && !parities.even,
        }
    }

    /// What the tables ask of the general's element.
    fn general(&self, general: Troop, facts: &mut Facts) {
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
        // What is still open counts only when it is of the type whichever way it is decided.
        let present = [army, self.last_answers()].iter().all(|army| {
            let mut others = army.iter().filter(|(_, leads)| !leads);
            kind.is_some() && others.any(|(other, _)| kinds.kind(other) == kind)
        });
        facts.set(Fact::TypePresent, present.into());
    }

    /// Whether the pikes of the whole army may come to an even and to an odd number.
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

    /// Whether the pikes of a slot may come to an even and to an odd number; `place` is the index of the next decision.
    fn slot_parities(&self, slot: &Slot, place: &mut usize) -> Parities {
        let odd = |troops: &[Troop]| {
            let pikes = troops
                .iter()
                .filter(|&&troop| self.kinds.kind(troop) == Some("pike"));
            pikes.count() % 2 == 1
        };
        let whole = |troop: Troop| Parities::of(odd(&vec![troop; usize::from(slot.count())]));
        let decided = match self.decisions.get(*place).map(Decision::kind) {
            Some(DecisionKind::Mix { slot: open, mixes }) if std::ptr::eq(*open, slot) => {
                *place += 1;
                self.answers[*place - 1].map(|answer| &mixes[answer])
            }
            _ => None,
        };
        match decided {
            Some(mix) => Parities::of(odd(mix)),
            None => slot
                .options()
                .iter()
                .map(|&troop| whole(troop))
                .fold(Parities::NEVER, Parities::or),
        }
    }
}

/// Which remainders a number may have that is divided by two.
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

    fn of(odd: bool) -> Parities {
        Parities { even: !odd, odd }
    }

    /// Those of either number.
    fn or(self, other: Parities) -> Parities {
        Parities {
            even: self.even || other.even,
            odd: self.odd || other.odd,
        }
    }

    /// Those of the sum.
    fn and(self, other: Parities) -> Parities {
        Parities {
            even: (self.even && other.even) || (self.odd && other.odd),
            odd: (self.even && other.odd) || (self.odd && other.even),
        }
    }
}
