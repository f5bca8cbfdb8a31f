//! Judges expectations about close combat and shooting.

use acies_referee::{
    Ask, Battle, Choice, ElementId, Event, Movers, Order, Party, Purpose, STRONGHOLDS, Stronghold,
    Verdict, What,
};

use super::super::expect::{ScoreExpected, Scored};
use super::order::answer_ahead;
use super::report::{Report, rules};

/// The names that the file gives to camp followers and denizens, by [`Stronghold::index`].
pub(super) type NonCombatants = [Option<ElementId>; STRONGHOLDS];

/// Judges a close combat, and resolves it with the given dice.
pub(super) fn fight(
    battle: &mut Battle,
    parties: [Party; 2],
    scored: &Scored,
    non_combatants: NonCombatants,
    report: &mut Report,
) {
    let active = battle.position().active;
    let swapped = battle.view().party_side(parties[0]) != active;
    let [one, other] = in_order(parties, swapped);
    let Some((mut waiting, choose)) = begin(battle, &Order::Fight(one), scored, report) else {
        return;
    };
    // The file names both sides, so the choice between several main attackers is already made.
    if let (
        Ask::Decide {
            what: What::MainAttacker(_),
            ..
        },
        Party::Element(main),
    ) = (waiting.asks(), other)
    {
        let order = Order::Choose(Choice::MainAttacker(main));
        if let Err(breaches) = waiting.obey(&order) {
            return report.differs("fight", format!("{order}: {}", rules(&breaches)), "legal");
        }
    }
    if !is_thrown_for(&waiting) {
        return report.differs("fight", "no throw of two dice", "a throw of two dice");
    }
    if let Ask::Throw(throw) = waiting.asks()
        && let Purpose::Combat {
            active,
            other: found,
            ..
        } = throw.purpose
        && (active, found) != (one, other)
    {
        return report.differs(
            "fight",
            format!("{active} {found}"),
            format!("{one} {other}"),
        );
    }
    let score = Score {
        waiting,
        swapped,
        non_combatants,
        choose,
    };
    score.judge(battle, scored, report);
}

/// Judges shooting, and resolves it with the given dice.
pub(super) fn shoot(
    battle: &mut Battle,
    by: &[ElementId],
    target: Party,
    scored: &Scored,
    non_combatants: NonCombatants,
    report: &mut Report,
) {
    let Some(&main) = by.first() else {
        return report.differs("shoot", "no shooter", "a shooter");
    };
    if let Ask::Decide { side, .. } = battle.asks()
        && side != main.side()
    {
        let call = Order::Call(main);
        if let Err(breaches) = battle.obey(&call) {
            return report.differs("shoot", format!("{call}: {}", rules(&breaches)), "a shot");
        }
    }
    let movers: Movers = by.iter().copied().take(acies_referee::SIDE_SIZE).collect();
    let order = Order::Shoot(movers, target);
    if let Some((waiting, choose)) = begin(battle, &order, scored, report) {
        if !is_thrown_for(&waiting) {
            return report.differs("shoot", "no throw of two dice", "a throw of two dice");
        }
        let score = Score {
            waiting,
            swapped: false,
            non_combatants,
            choose,
        };
        score.judge(battle, scored, report);
    }
}

/// Whether a battle waits for the dice of a combat or shooting.
fn is_thrown_for(battle: &Battle) -> bool {
    matches!(battle.asks(), Ask::Throw(throw) if throw.dice == 2)
}

/// The battle after the order that starts a combat or shooting, and the answers still to be given.
fn begin(
    battle: &Battle,
    order: &Order,
    scored: &Scored,
    report: &mut Report,
) -> Option<(Battle, Vec<Choice>)> {
    let mut waiting = battle.clone();
    let choose = answer_ahead(&mut waiting, &scored.choose);
    let verdict: Verdict = waiting.judge(order);
    let breaches = match (verdict.is_legal(), waiting.obey(order)) {
        (true, Ok(_)) => Vec::new(),
        (_, Err(breaches)) => breaches,
        (false, Ok(_)) => verdict.breaches,
    };
    if !breaches.is_empty() {
        let key = if matches!(order, Order::Fight(_)) {
            "fight"
        } else {
            "shoot"
        };
        report.differs(key, format!("{order}: {}", rules(&breaches)), "legal");
        return None;
    }
    Some((waiting, choose))
}

/// A combat or shooting that waits for its dice.
struct Score {
    waiting: Battle,
    /// Whether the file names the other side first.
    swapped: bool,
    non_combatants: NonCombatants,
    /// The answers to choices after the dice.
    choose: Vec<Choice>,
}

/// The result of a dice roll.
struct Thrown {
    battle: Battle,
    events: Vec<Event>,
    /// The unused answers.
    choose: Vec<Choice>,
}

impl Score {
    fn throw(&self, dice: [u8; 2]) -> Option<Thrown> {
        let mut battle = self.waiting.clone();
        let mut events = battle.throw(&in_order(dice, self.swapped)).ok()?;
        let mut choose = self.choose.clone();
        while matches!(
            battle.asks(),
            Ask::Decide {
                what: What::Recoil(_) | What::Flight | What::Entry,
                ..
            }
        ) {
            // A choice without an answer in the file does not matter to it, so the default is taken.
            let answer = choose
                .iter()
                .position(|choice| battle.is_legal(&Order::Choose(*choice)));
            let order = answer.map_or_else(
                || battle.default_order(),
                |nth| Order::Choose(choose.remove(nth)),
            );
            events.extend(battle.obey(&order).ok()?);
        }
        // Later events, such as the start of the next bound, are not results of this combat or shooting.
        let end = events.iter().position(|event| {
            matches!(
                event,
                Event::PhaseBegins { .. } | Event::BoundEnds { .. } | Event::Ended { .. }
            )
        });
        events.truncate(end.unwrap_or(events.len()));
        Some(Thrown {
            battle,
            events,
            choose,
        })
    }

    fn judge(&self, battle: &mut Battle, scored: &Scored, report: &mut Report) {
        if let Some(expected) = scored.factors {
            match self
                .throw([1, 1])
                .and_then(|thrown| factors(&thrown.events))
            {
                Some(found) => {
                    let found = in_order(found, self.swapped);
                    report.same("factors", &format!("{found:?}"), &format!("{expected:?}"));
                }
                None => report.differs("factors", "no score", format!("{expected:?}")),
            }
        }
        for &(id, result, expected) in &scored.odds {
            let found = self.count(id, result);
            let key = format!("odds {id} {}", result.word());
            report.same(key, &format!("{found}/36"), &format!("{expected}/36"));
        }
        let Some(dice) = scored.dice else {
            return;
        };
        let Some(thrown) = self.throw(dice) else {
            return report.differs("dice", "no throw", format!("{dice:?}"));
        };
        for &(id, expected) in &scored.result {
            let found = self.becomes(&thrown.events, id);
            report.same(format!("result {id}"), &found.word(), &expected.word());
        }
        if let Some(choice) = thrown.choose.first() {
            report.differs("choose", "no such choice", choice.to_string());
        }
        report.ends(thrown.battle.position(), &scored.ends);
        if let Some(expected) = &scored.lost {
            report.same(
                "lost",
                &ids(self.lost(&thrown.events)),
                &ids(expected.clone()),
            );
        }
        *battle = thrown.battle;
    }

    /// Counts the dice combinations of 36 that give an element this outcome; a pursuing winner counts as staying.
    fn count(&self, id: ElementId, result: ScoreExpected) -> u8 {
        let pairs = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]));
        let hits = pairs.filter(|&dice| {
            let found = self
                .throw(dice)
                .map(|thrown| self.becomes(&thrown.events, id));
            let found = match found {
                Some(ScoreExpected::Pursue | ScoreExpected::Conform) => {
                    Some(ScoreExpected::Nothing)
                }
                other => other,
            };
            found == Some(result)
        });
        hits.count() as u8
    }

    /// The stronghold of the camp followers or denizens with this name.
    fn home(&self, id: ElementId) -> Option<Stronghold> {
        Stronghold::ALL
            .into_iter()
            .find(|stronghold| self.non_combatants[stronghold.index()] == Some(id))
    }

    /// The outcome for an element; one that is lost by fleeing or recoiling counts as destroyed.
    fn becomes(&self, events: &[Event], id: ElementId) -> ScoreExpected {
        let home = self.home(id);
        let mut found = ScoreExpected::Nothing;
        for event in events {
            match event {
                Event::Recoiled { id: one, .. } | Event::PushedBack { id: one, .. }
                    if *one == id =>
                {
                    found = ScoreExpected::Recoil;
                }
                Event::Fled { id: one, .. } if *one == id => found = ScoreExpected::Flee,
                Event::Pursued { id: one, .. } if *one == id => found = ScoreExpected::Pursue,
                Event::Conformed { id: one, .. }
                | Event::Turned { id: one, .. }
                | Event::MadeRoom { id: one, .. }
                    if *one == id && found == ScoreExpected::Nothing =>
                {
                    found = ScoreExpected::Conform;
                }
                Event::Lost { id: one, .. } if *one == id => return ScoreExpected::Destroyed,
                Event::NonCombatantsLost { stronghold } if home == Some(*stronghold) => {
                    return ScoreExpected::Destroyed;
                }
                Event::NonCombatantsTurned { stronghold, .. } if home == Some(*stronghold) => {
                    return ScoreExpected::ChangeSides;
                }
                _ => {}
            }
        }
        found
    }

    /// All losses, by their names in the file.
    fn lost(&self, events: &[Event]) -> Vec<ElementId> {
        let lost = events.iter().filter_map(|event| match event {
            Event::Lost { id, .. } => Some(*id),
            Event::NonCombatantsLost { stronghold } => self.non_combatants[stronghold.index()],
            _ => None,
        });
        lost.collect()
    }
}

fn factors(events: &[Event]) -> Option<[i8; 2]> {
    events.iter().find_map(|event| match event {
        Event::Fought { factors, .. } => Some(*factors),
        _ => None,
    })
}

fn ids(mut ids: Vec<ElementId>) -> String {
    ids.sort_unstable();
    let texts: Vec<String> = ids.iter().map(ElementId::to_string).collect();
    texts.join(" ")
}

fn in_order<T>([one, other]: [T; 2], swapped: bool) -> [T; 2] {
    if swapped { [other, one] } else { [one, other] }
}
