//! Swaps elements once both sides have deployed, for better match-ups (section 4.8).

use acies_geometry::SmallSort;
use acies_referee::{Battle, ElementId, Order, Place, Side};

use super::army::{army_ids, is_bad_match_up};
use super::facing::faced_enemy;
use super::going::GoingMap;
use crate::audit::{How, Number};
use crate::solo::army_counts::TroopKinds;
use crate::solo::audit_log::AuditLog;
use crate::solo::procedure::Procedure;

/// The name of the plan's entry.
const NAME: &str = "swap";

/// The next swap of the recorded plan, or the end; the plan is made on the first call.
pub fn swap(battle: &Battle, log: &mut AuditLog, side: Side) -> Order {
    if log.find(NAME, "").is_none() {
        write(battle, log, side);
    }
    let planned = log.find(NAME, "");
    let pairs = planned.map_or_else(Vec::new, |entry| pairs(&entry.result));
    for (one, other) in pairs {
        let done = log.find(NAME, &one.to_string()).is_some_and(|entry| {
            let How::Rule { facts } = &entry.how else {
                return true;
            };
            *facts != place(battle, one)
        });
        let order = Order::Swap(one, other);
        if !done && battle.is_legal(&order) {
            return order;
        }
    }
    Order::End
}

/// The place of an element, as recorded.
fn place(battle: &Battle, id: ElementId) -> Vec<Number> {
    let front = battle.position().base(id).pose.front;
    vec![
        Number("x".to_owned(), front.x.into()),
        Number("y".to_owned(), front.y.into()),
    ]
}

/// Parses pairs such as `r1 r2 + r3 r4`.
fn pairs(text: &str) -> Vec<(ElementId, ElementId)> {
    let pair = |words: &str| {
        let (one, other) = words.split_once(' ')?;
        Some((ElementId::parse(one)?, ElementId::parse(other)?))
    };
    text.split(" + ").filter_map(pair).collect()
}

/// Plans the swaps and records them.
fn write(battle: &Battle, log: &mut AuditLog, side: Side) {
    let field = FacingPairs::new(battle, side);
    let kinds: Vec<&str> = field.own.iter().map(|&(_, kind, _)| kind).collect();
    let now = field.score(&kinds);
    let allowed = battle.rulebook().setup.deployment.swaps;
    let (best, chosen) = field.best(battle, now, usize::from(allowed));
    let text =
        |&(one, other): &(usize, usize)| format!("{} {}", field.own[one].0, field.own[other].0);
    let named: Vec<String> = chosen.iter().map(text).collect();
    let result = if named.is_empty() {
        "none".to_owned()
    } else {
        named.join(" + ")
    };
    let facts = [("before", i64::from(now)), ("after", i64::from(best))];
    for &(one, _) in &chosen {
        let id = field.own[one].0;
        let facts = place(battle, id);
        let facts: Vec<(&str, i64)> = facts.iter().map(|fact| (fact.0.as_str(), fact.1)).collect();
        log.record_rule("4.8", NAME, &id.to_string(), "from", &facts, &[]);
    }
    for pair in &chosen {
        if let Some((name, result)) = field.reason(*pair) {
            log.record_rule("4.8", name, &text(pair), &result, &[], &["R-39"]);
        }
    }
    log.record_rule("4.8", NAME, "", &result, &facts, &["R-38", "R-39", "R-86"]);
}

/// Which elements face each other; swapped elements take over each other's opponents, as their fronts are equally wide.
struct FacingPairs<'a> {
    /// The own elements on the table with their kinds and the enemies they face.
    own: Vec<(ElementId, &'a str, Option<usize>)>,
    /// The same for the enemy.
    enemy: Vec<(ElementId, &'a str, Option<usize>)>,
}

impl<'a> FacingPairs<'a> {
    fn new(battle: &'a Battle, side: Side) -> FacingPairs<'a> {
        let position = battle.position();
        let kinds = TroopKinds::new(Procedure::built_in(), battle.rulebook());
        let on_table = |side: Side| -> Vec<ElementId> {
            army_ids(battle, side)
                .filter(|&id| position.element(id).place == Place::Table)
                .collect()
        };
        let going = GoingMap {
            rulebook: battle.rulebook(),
            table: battle.table(),
        };
        let (own, enemy) = (on_table(side), on_table(side.other()));
        let looking = |ids: &[ElementId], others: &[ElementId]| {
            let one = |&id: &ElementId| {
                let kind = kinds.kind_of_id(position.element(id).troop).unwrap_or("");
                let met = faced_enemy(going, position, id, position.base(id));
                let met = met.and_then(|met| others.iter().position(|&other| other == met));
                (id, kind, met)
            };
            ids.iter().map(one).collect()
        };
        FacingPairs {
            own: looking(&own, &enemy),
            enemy: looking(&enemy, &own),
        }
    }

    /// Enemies in a bad match-up less own elements in one, with these kinds in the own places.
    fn score(&self, kinds: &[&str]) -> i32 {
        let own = self.own.iter().zip(kinds).filter(|((_, _, met), kind)| {
            met.is_some_and(|met| is_bad_match_up(kind, self.enemy[met].1))
        });
        let enemy = self
            .enemy
            .iter()
            .filter(|(_, kind, met)| met.is_some_and(|met| is_bad_match_up(kind, kinds[met])));
        enemy.count() as i32 - own.count() as i32
    }

    /// What a swap is good for: the own element that is badly faced, or an enemy that will be.
    ///
    /// The result names the element and the kind that it faces: `r2 knight`.
    fn reason(&self, (one, other): (usize, usize)) -> Option<(&'static str, String)> {
        let own = [(one, other), (other, one)];
        let suffers = own.into_iter().find_map(|(place, _)| {
            let (id, kind, met) = self.own[place];
            let enemy = self.enemy[met?].1;
            is_bad_match_up(kind, enemy).then(|| ("swap-faced", format!("{id} {enemy}")))
        });
        let gains = || {
            own.into_iter().find_map(|(place, comes)| {
                let kind = self.own[comes].1;
                let mut enemies = self.enemy.iter();
                let (id, ..) = enemies.find(|(_, theirs, met)| {
                    *met == Some(place) && is_bad_match_up(theirs, kind)
                })?;
                Some(("swap-faces", format!("{id} {kind}")))
            })
        };
        suffers.or_else(gains)
    }

    /// The best score with up to `allowed` swaps, and the fewest swaps that reach it.
    fn best(&self, battle: &Battle, now: i32, allowed: usize) -> (i32, Vec<(usize, usize)>) {
        let kinds: Vec<&str> = self.own.iter().map(|&(_, kind, _)| kind).collect();
        let swapped = |kinds: &[&'a str], (one, other): (usize, usize)| {
            let mut kinds = kinds.to_vec();
            kinds.swap(one, other);
            kinds
        };
        let order = |(one, other): (usize, usize)| Order::Swap(self.own[one].0, self.own[other].0);
        let count = self.own.len();
        let mut all: Vec<(usize, usize)> = (0..count)
            .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
            .filter(|&(one, other)| kinds[one] != kinds[other])
            .filter(|&pair| battle.is_legal(&order(pair)))
            .collect();
        // Of equally good swaps, those that leave the general in place come first.
        let moves_general = |(one, other): (usize, usize)| {
            let general = |place: usize| battle.position().element(self.own[place].0).general;
            general(one) || general(other)
        };
        all.small_sort_by_key(|&pair| moves_general(pair));
        let mut best = (now, Vec::new());
        if allowed == 0 {
            return best;
        }
        for &pair in &all {
            let score = self.score(&swapped(&kinds, pair));
            if score > best.0 {
                best = (score, vec![pair]);
            }
        }
        if allowed < 2 {
            return best;
        }
        for (nth, &first) in all.iter().enumerate() {
            let once = swapped(&kinds, first);
            for &second in &all[nth + 1..] {
                let apart = [second.0, second.1]
                    .iter()
                    .all(|one| ![first.0, first.1].contains(one));
                if !apart {
                    continue;
                }
                let score = self.score(&swapped(&once, second));
                if score > best.0 && both_legal(battle, &order(first), &order(second)) {
                    best = (score, vec![first, second]);
                }
            }
        }
        best
    }
}

/// Whether a swap is legal after another.
fn both_legal(battle: &Battle, first: &Order, second: &Order) -> bool {
    let mut after = battle.clone();
    after.obey(first).is_ok() && after.is_legal(second)
}
