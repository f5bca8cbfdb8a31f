//! Placing pieces (section 3.3): the tables say where, what the rules forbid is thrown again, and everything is written down.
//!
//! What is legal is asked of the referee, and so is what terrain would still be wanting.

use acies_referee::setup::{PendingFeature, Setup, Spot};
use acies_referee::{Battle, Lie, Measurement, Order, Placement, Rule, Side};
use acies_rulebook::{Shape, TerrainId};

use super::super::board::is_bad;
use super::super::clerk::Clerk;
use super::super::facts::Facts;
use super::lies::{Site, tables};
use super::seat::Seat;
use super::wanted::{Piece, wanted};
use crate::Chance;

/// How often a place is thrown for.
const TRIES: usize = 50;

/// How many places are looked at after that.
const SCANNED: usize = 200;

/// What the account calls the place of a piece.
const PLACE: &str = "place";

/// The next piece where it lies, or that there are enough.
pub fn place(clerk: &mut Clerk, battle: &Battle, side: Side) -> Order {
    let Some(setup) = battle.setup() else {
        return battle.default_order();
    };
    let table = battle.table();
    let site = Site {
        battle,
        seat: Seat::of_opponent(side, setup.attacker(), (table.width, table.depth)),
        quarter: None,
        straddles: false,
    };
    if let Some(pending) = setup.pending() {
        return place_next(clerk, site, pending);
    }
    let rulebook = battle.rulebook();
    let pieces = wanted(clerk, battle, side);
    let bad = |piece: &&Piece| is_bad(rulebook.terrain_kind(piece.kind));
    // The source's reason is a rule of two quarters of difficult terrain; where there is none, nothing has to straddle.
    let alone =
        pieces.iter().filter(bad).count() == 1 && rulebook.setup.limits.difficult_quarters > 1;
    for (nth, piece) in pieces.iter().enumerate() {
        if clerk.written(PLACE, &piece.name).is_some() {
            continue;
        }
        let rest: Vec<TerrainId> = pieces[nth + 1..].iter().map(|piece| piece.kind).collect();
        let site = Site {
            straddles: alone && bad(&piece),
            ..site
        };
        if let Some(order) = throw_for(
            clerk,
            site,
            piece,
            Some(&|order| leads_on(battle, order, &rest)),
        ) {
            return order;
        }
        clerk.rule("3.3", PLACE, &piece.name, "left-out", &[], &["R-16"]);
    }
    if battle.is_legal(&Order::End) {
        return Order::End;
    }
    // Something is wanting, though it was looked for everywhere.
    let order = battle.default_order();
    let subject = format!("{}", battle.table().features.len());
    clerk.rule(
        "3.3",
        "more-terrain",
        &subject,
        &order.to_string(),
        &[],
        &["R-77"],
    );
    order
}

/// The next piece where dice, or who picked, have settled about where it lies.
fn place_next(clerk: &mut Clerk, site: Site<'_>, pending: PendingFeature) -> Order {
    let battle = site.battle;
    let piece = next_piece(battle, pending.kind);
    let kind = battle.rulebook().terrain_kind(pending.kind);
    let shape = kind.shape;
    let mut chance = Chance::new(clerk.number(&format!("shape {}", piece.name)));
    let settled = match pending.spot {
        Spot::Edge(edge) => site.shores(edge, &mut chance),
        Spot::Quarter(quarter) if shape == Shape::BuiltUp => {
            let table = battle.table();
            // The corner of the quarter, as the one sees it who sits at the near edge.
            let seat = Seat::at_near((table.width, table.depth));
            Site { seat, ..site }.blocks(quarter % 2 == 1, quarter / 2 == 1, &mut chance)
        }
        Spot::Quarter(_) | Spot::Anywhere => Vec::new(),
    };
    let quarter = match pending.spot {
        Spot::Quarter(quarter) => Some(quarter + 1),
        _ => None,
    };
    let site = Site { quarter, ..site };
    let settle = |clerk: &mut Clerk, order: &Order, rulings: &[&str]| {
        clerk.rule("3.3", PLACE, &piece.name, &order.to_string(), &[], rulings);
    };
    let found = if settled.is_empty() {
        throw_for(clerk, site, &piece, None)
    } else {
        let mut orders = settled.into_iter().map(|lie| order_of(&kind.name, lie));
        let found = orders.find(|order| battle.is_legal(order));
        if let Some(order) = &found {
            settle(clerk, order, &["R-15", "R-67"]);
        }
        found
    };
    found.unwrap_or_else(|| {
        let order = battle.default_order();
        settle(clerk, &order, &["R-16", "R-67"]);
        order
    })
}

/// The piece that is placed next where dice decide on places.
pub fn next_piece(battle: &Battle, kind: TerrainId) -> Piece {
    let features = battle.setup().map(Setup::features);
    let (kinds, done) = features.unwrap_or_default();
    let before = kinds.iter().take(done);
    Piece::nth(
        battle.rulebook(),
        kind,
        before.filter(|&&other| other == kind).count(),
    )
}

/// Throws for a piece until some shape of it is legal and leads on, at most so often; then looks for one in a sequence of
/// places, at last for one that is merely legal.
fn throw_for(
    clerk: &mut Clerk,
    site: Site<'_>,
    piece: &Piece,
    leads_on: Option<&dyn Fn(&Order) -> bool>,
) -> Option<Order> {
    let battle = site.battle;
    let kind = battle.rulebook().terrain_kind(piece.kind);
    let rulings: &[&str] = if site.quarter.is_some() {
        &["R-15", "R-16", "R-67"]
    } else {
        &["R-15", "R-16"]
    };
    let look = |words: &[String], chance: &mut Chance, is_good: Option<&dyn Fn(&Order) -> bool>| {
        let lies = site.lies(kind, words, chance).into_iter();
        let orders = lies.map(|lie| order_of(&kind.name, lie));
        let orders: Vec<Order> = orders.collect();
        let good =
            |order: &&Order| battle.is_legal(order) && is_good.is_none_or(|is_good| is_good(order));
        orders.iter().find(good).cloned().ok_or(orders)
    };
    let taken = |clerk: &mut Clerk, order: Order, tries: usize| {
        let (text, tries) = (order.to_string(), [("tries", tries as i64)]);
        clerk.rule("3.3", PLACE, &piece.name, &text, &tries, rulings);
        Some(order)
    };
    for number in 1..=TRIES {
        let subject = format!("{} try {number}", piece.name);
        let tables = tables(kind.shape).iter();
        let words: Vec<String> = tables
            .map(|table| clerk.consult(table, &subject, &Facts::default()))
            .collect();
        let mut chance = Chance::new(clerk.number(&format!("shape {subject}")));
        match look(&words, &mut chance, leads_on) {
            Ok(order) => return taken(clerk, order, number),
            Err(orders) => {
                let why = if site.is_met_by(kind.shape, &words) {
                    why_not(battle, &orders)
                } else {
                    "other-quarter"
                };
                clerk.rule("3.3", "refused", &subject, why, &[], &["R-16", "R-77"]);
            }
        }
    }
    for is_good in leads_on.map(Some).into_iter().chain([None]) {
        let mut chance = Chance::new(clerk.number(&format!("scan {}", piece.name)));
        for _ in 0..SCANNED {
            let words = tables(kind.shape).iter().filter_map(|table| {
                let rows = &clerk.procedure().table(table)?.rows;
                Some(chance.pick(rows)?.result.clone())
            });
            let words: Vec<String> = words.collect();
            if let Ok(order) = look(&words, &mut chance, is_good) {
                return taken(clerk, order, TRIES);
            }
        }
    }
    None
}

/// Why none of these would do: the rule that forbids the first that is illegal; `unfinished` where all are legal, but terrain
/// would be wanting after them, and `no-room` where there are none.
fn why_not(battle: &Battle, orders: &[Order]) -> &'static str {
    let rule = |order: &Order| Some(battle.judge(order).breaches.first()?.rule.id());
    let none = if orders.is_empty() {
        "no-room"
    } else {
        "unfinished"
    };
    orders.iter().find_map(rule).unwrap_or(none)
}

fn order_of(kind: &str, lie: Lie) -> Order {
    Order::Place(Placement {
        kind: kind.to_owned(),
        lie,
        gates: Vec::new(),
    })
}

/// Whether so many pieces can add so many quarters to those that have been given something: each one, and the last two.
const fn can_add(pieces: i32, quarters: i32) -> bool {
    pieces > 0 && quarters <= pieces + 1
}

/// Whether what is wanting after an order can be made good by the pieces that are left.
fn leads_on(battle: &Battle, order: &Order, rest: &[TerrainId]) -> bool {
    let mut after = battle.clone();
    if after.obey(order).is_err() {
        return false;
    }
    let rulebook = battle.rulebook();
    let difficult = rest
        .iter()
        .filter(|&&id| rulebook.terrain_kind(id).is_difficult());
    let difficult = difficult.count() as i32;
    let roads = rest
        .iter()
        .any(|&id| rulebook.terrain_kind(id).shape == Shape::Road);
    after.judge(&Order::End).breaches.iter().all(|breach| {
        let number = |name: &str| {
            let fact = breach.measurements.iter().find(|(known, _)| *known == name);
            match fact {
                Some(&(_, Measurement::Count(number))) => number,
                _ => 0,
            }
        };
        let lacking = number("least") - number("count");
        match breach.rule {
            Rule::SetupTerrainSpread => can_add(rest.len() as i32, lacking),
            Rule::SetupTerrainDifficult => can_add(difficult, lacking),
            Rule::SetupTerrainRoad => roads,
            // Pieces that are still to come; what is not wanted cannot be wanting.
            _ => !rest.is_empty(),
        }
    })
}
