//! Judges expectations about orders.

use acies_referee::{
    Ask, Battle, Choice, Contact, ElementId, Event, MovePlan, Order, Party, contact,
};

use super::super::expect::OrderExpected;
use super::super::expect::is_rule;
use super::report::{Report, rules};
use super::stands;

/// Judges an order, and carries it out if it is legal.
pub(super) fn judge(battle: &mut Battle, expected: &OrderExpected, report: &mut Report) {
    let verdict = battle.judge(&expected.order);
    let breached = verdict.breaches.iter().map(|breach| breach.rule);
    report.breached.extend(breached);
    match (verdict.is_legal(), expected.legal) {
        (true, false) => report.differs("legal", "true", "false"),
        (false, true) => {
            let found = format!("false: {}", rules(&verdict.breaches));
            report.differs("legal", found, "true");
        }
        (false, false) => {
            if let Some(rule) = &expected.rule
                && !verdict
                    .breaches
                    .iter()
                    .any(|breach| is_rule(rule, breach.rule.id()))
            {
                report.differs("rule", rules(&verdict.breaches), rule);
            }
        }
        (true, true) => {
            compare(verdict.plan.as_ref(), expected, report);
            let events = carry_out(
                battle,
                &expected.order,
                &expected.dice,
                &expected.choose,
                report,
            );
            if let (Some(plan), Some(contacts)) = (&verdict.plan, &expected.contacts) {
                compare_contacts(battle, plan, contacts, report);
            }
            report.ends(battle.position(), &expected.ends);
            stands::compare(battle, &events, &expected.stands, report);
        }
    }
}

/// Compares the keys that only a move has; any other order differs from them.
fn compare(plan: Option<&MovePlan>, expected: &OrderExpected, report: &mut Report) {
    let Some(plan) = plan else {
        let of_moves = [
            ("pips", expected.pips.is_some()),
            ("distance", expected.distance.is_some()),
            ("contacts", expected.contacts.is_some()),
        ];
        for (key, _) in of_moves.into_iter().filter(|(_, there)| *there) {
            report.differs(key, "no move", "a move");
        }
        return;
    };
    if let Some(pips) = expected.pips {
        report.same("pips", &plan.pips, &pips);
    }
    if let Some(distance) = expected.distance {
        report.same_length("distance", plan.distance, distance);
    }
}

/// Compares contacts: each expected one exists at the end, and each front-edge contact of a mover is expected.
fn compare_contacts(
    battle: &Battle,
    plan: &MovePlan,
    expected: &[(ElementId, Contact, Party)],
    report: &mut Report,
) {
    let position = battle.position();
    let holds = |&(id, how, other): &(ElementId, Contact, Party)| {
        let stands = |other| contact(position.base(id), position.base(other)) == Some(how);
        plan.contacts.contains(&(id, how, other)) || other.element().is_some_and(stands)
    };
    let named =
        |made: &(ElementId, Contact, Party)| !made.1.by_front_edge() || expected.contains(made);
    if !expected.iter().all(holds) || !plan.contacts.iter().all(named) {
        report.differs(
            "contacts",
            contact_list(&plan.contacts),
            contact_list(expected),
        );
    }
}

/// Sorts contacts.
fn contact_list(contacts: &[(ElementId, Contact, Party)]) -> String {
    let mut texts: Vec<String> = contacts
        .iter()
        .map(|(id, how, other)| format!("{id} {} {other}", how.word()))
        .collect();
    texts.sort_unstable();
    texts.join(", ")
}

/// Carries out a legal order with its dice and choices, and returns the events.
fn carry_out(
    battle: &mut Battle,
    order: &Order,
    dice: &[u8],
    choose: &[Choice],
    report: &mut Report,
) -> Vec<Event> {
    let choose = answer_ahead(battle, choose);
    let mut events = match battle.obey(order) {
        Ok(events) => events,
        Err(breaches) => {
            report.differs("legal", format!("obeying: {}", rules(&breaches)), "true");
            return Vec::new();
        }
    };
    let (dice, choose) = settle(battle, dice, choose, &mut events);
    if !dice.is_empty() {
        report.differs("dice", "no throw", format!("{dice:?}"));
    }
    if let Some(choice) = choose.first() {
        report.differs("choose", "no such choice", choice.to_string());
    }
    events
}

/// Registers answers in advance for choices that the battle does not ask for one by one.
pub(super) fn answer_ahead(battle: &mut Battle, choose: &[Choice]) -> Vec<Choice> {
    let mut left = Vec::new();
    for &choice in choose {
        let stands = matches!(choice, Choice::RecoilByDepth(_) | Choice::Recoil(..));
        if !stands || battle.obey(&Order::Standing(choice)).is_err() {
            left.push(choice);
        }
    }
    left
}

/// Continues while the battle asks for dice or choices that are given; returns the unused ones.
fn settle<'a>(
    battle: &mut Battle,
    mut dice: &'a [u8],
    mut choose: Vec<Choice>,
    events: &mut Vec<Event>,
) -> (&'a [u8], Vec<Choice>) {
    loop {
        let went_on = match battle.asks() {
            Ask::Throw(throw) if dice.len() >= usize::from(throw.dice) => {
                let (these, rest) = dice.split_at(usize::from(throw.dice));
                dice = rest;
                battle.throw(these).map(|more| events.extend(more)).is_ok()
            }
            Ask::Decide { .. } if !choose.is_empty() => {
                let order = Order::Choose(choose[0]);
                let legal = battle.is_legal(&order) && battle.obey(&order).is_ok();
                if legal {
                    choose.remove(0);
                }
                legal
            }
            _ => false,
        };
        if !went_on {
            return (dice, choose);
        }
    }
}
