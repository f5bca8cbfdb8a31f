//! Places terrain pieces (section 3.3): tables give the place, and illegal ones are rolled again.

use acies_referee::setup::{PendingFeature, Setup, Spot};
use acies_referee::{Battle, Lie, Measurement, Order, Placement, Rule, Side};
use acies_rulebook::{Shape, TerrainId};

use super::super::audit_log::AuditLog;
use super::super::board::is_bad;
use super::super::facts::Facts;
use super::layouts::{PieceSite, tables};
use super::opponent_view::OpponentView;
use super::pieces::{Piece, choose_pieces};
use crate::Rng;

/// How often a place is rolled for.
const TRIES: usize = 50;

/// How many places are scanned after that.
const SCANNED: usize = 200;

/// The name of a piece's entry.
const PLACE: &str = "place";

/// The next piece with its place, or the end of placing.
pub fn place_piece(log: &mut AuditLog, battle: &Battle, side: Side) -> Order {
    let Some(setup) = battle.setup() else {
        return battle.default_order();
    };
    let table = battle.table();
    let site = PieceSite {
        battle,
        view: OpponentView::of_side(side, setup.attacker(), (table.width, table.depth)),
        quarter: None,
        straddles: false,
    };
    if let Some(pending) = setup.pending() {
        return place_assigned(log, site, pending);
    }
    let rulebook = battle.rulebook();
    let pieces = choose_pieces(log, battle, side);
    let bad = |piece: &&Piece| is_bad(rulebook.terrain_kind(piece.kind));
    // The source has this rule because difficult terrain needs two quarters; editions without that need no straddling.
    let alone =
        pieces.iter().filter(bad).count() == 1 && rulebook.setup.limits.difficult_quarters > 1;
    for (nth, piece) in pieces.iter().enumerate() {
        if log.find(PLACE, &piece.name).is_some() {
            continue;
        }
        let rest: Vec<TerrainId> = pieces[nth + 1..].iter().map(|piece| piece.kind).collect();
        let site = PieceSite {
            straddles: alone && bad(&piece),
            ..site
        };
        if let Some(order) = roll_place(
            log,
            site,
            piece,
            Some(&|order| can_be_completed(battle, order, &rest)),
        ) {
            return order;
        }
        log.record_rule("3.3", PLACE, &piece.name, "left-out", &[], &["R-16"]);
    }
    if battle.is_legal(&Order::End) {
        return Order::End;
    }
    // Required terrain is still missing, although every place was tried.
    let order = battle.default_order();
    let subject = format!("{}", battle.table().features.len());
    log.record_rule(
        "3.3",
        "more-terrain",
        &subject,
        &order.to_string(),
        &[],
        &["R-77"],
    );
    order
}

/// Places a piece whose quarter or edge was assigned by dice or by a player.
fn place_assigned(log: &mut AuditLog, site: PieceSite<'_>, pending: PendingFeature) -> Order {
    let battle = site.battle;
    let piece = next_piece(battle, pending.kind);
    let kind = battle.rulebook().terrain_kind(pending.kind);
    let shape = kind.shape;
    let mut rng = Rng::new(log.seeded_number(&format!("shape {}", piece.name)));
    let settled = match pending.spot {
        Spot::Edge(edge) => site.waterways(edge, &mut rng),
        Spot::Quarter(quarter) if shape == Shape::BuiltUp => {
            let table = battle.table();
            // The corner of the quarter, as seen from the near edge.
            let view = OpponentView::at_near((table.width, table.depth));
            PieceSite { view, ..site }.built_up_areas(quarter % 2 == 1, quarter / 2 == 1, &mut rng)
        }
        Spot::Quarter(_) | Spot::Anywhere => Vec::new(),
    };
    let quarter = match pending.spot {
        Spot::Quarter(quarter) => Some(quarter + 1),
        _ => None,
    };
    let site = PieceSite { quarter, ..site };
    let settle = |log: &mut AuditLog, order: &Order, rulings: &[&str]| {
        log.record_rule("3.3", PLACE, &piece.name, &order.to_string(), &[], rulings);
    };
    let found = if settled.is_empty() {
        roll_place(log, site, &piece, None)
    } else {
        let mut orders = settled.into_iter().map(|lie| place_order(&kind.name, lie));
        let found = orders.find(|order| battle.is_legal(order));
        if let Some(order) = &found {
            settle(log, order, &["R-15", "R-67"]);
        }
        found
    };
    found.unwrap_or_else(|| {
        let order = battle.default_order();
        settle(log, &order, &["R-16", "R-67"]);
        order
    })
}

/// The next piece to place where dice assign places.
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

/// Rolls for a piece until a layout is legal and the terrain can be completed.
///
/// Then scans a sequence of places, at last accepting one that is merely legal.
fn roll_place(
    log: &mut AuditLog,
    site: PieceSite<'_>,
    piece: &Piece,
    can_be_completed: Option<&dyn Fn(&Order) -> bool>,
) -> Option<Order> {
    let battle = site.battle;
    let kind = battle.rulebook().terrain_kind(piece.kind);
    let rulings: &[&str] = if site.quarter.is_some() {
        &["R-15", "R-16", "R-67"]
    } else {
        &["R-15", "R-16"]
    };
    let look = |words: &[String], rng: &mut Rng, is_good: Option<&dyn Fn(&Order) -> bool>| {
        let layouts = site.layouts(kind, words, rng).into_iter();
        let orders = layouts.map(|lie| place_order(&kind.name, lie));
        let orders: Vec<Order> = orders.collect();
        let good =
            |order: &&Order| battle.is_legal(order) && is_good.is_none_or(|is_good| is_good(order));
        orders.iter().find(good).cloned().ok_or(orders)
    };
    let taken = |log: &mut AuditLog, order: Order, tries: usize| {
        let (text, tries) = (order.to_string(), [("tries", tries as i64)]);
        log.record_rule("3.3", PLACE, &piece.name, &text, &tries, rulings);
        Some(order)
    };
    let stripes = |order: &Order| is_third_stripe(battle, order);
    let fits =
        |order: &Order| !stripes(order) && can_be_completed.is_none_or(|is_good| is_good(order));
    for number in 1..=TRIES {
        let subject = format!("{} try {number}", piece.name);
        let tables = tables(kind.shape).iter();
        let words: Vec<String> = tables
            .map(|table| log.roll_on(table, &subject, &Facts::default()))
            .collect();
        let mut rng = Rng::new(log.seeded_number(&format!("shape {subject}")));
        match look(&words, &mut rng, Some(&fits)) {
            Ok(order) => return taken(log, order, number),
            Err(orders) => {
                let why = if site.matches_quarter(kind.shape, &words) {
                    refusal_reason(battle, &orders)
                } else {
                    "other-quarter"
                };
                log.record_rule("3.3", "refused", &subject, why, &[], &["R-16", "R-77"]);
            }
        }
    }
    for is_good in can_be_completed.map(Some).into_iter().chain([None]) {
        let mut rng = Rng::new(log.seeded_number(&format!("scan {}", piece.name)));
        for _ in 0..SCANNED {
            let words = tables(kind.shape).iter().filter_map(|table| {
                let rows = &log.procedure().table(table)?.rows;
                Some(rng.pick(rows)?.result.clone())
            });
            let words: Vec<String> = words.collect();
            if let Ok(order) = look(&words, &mut rng, is_good) {
                return taken(log, order, TRIES);
            }
        }
    }
    None
}

/// Whether a piece would be one of three parallel stripes.
fn is_third_stripe(battle: &Battle, order: &Order) -> bool {
    match (battle.setup(), order) {
        (Some(setup), Order::Place(placement)) => setup.is_third_stripe(&placement.lie),
        _ => false,
    }
}

/// Why no order was accepted: the first broken rule; if all are legal, `three-stripes` or `unfinished`; or `no-room`
/// without orders.
fn refusal_reason(battle: &Battle, orders: &[Order]) -> &'static str {
    let rule = |order: &Order| Some(battle.judge(order).breaches.first()?.rule.id());
    let none = match orders {
        [] => "no-room",
        _ if orders.iter().any(|order| is_third_stripe(battle, order)) => "three-stripes",
        _ => "unfinished",
    };
    orders.iter().find_map(rule).unwrap_or(none)
}

fn place_order(kind: &str, lie: Lie) -> Order {
    Order::Place(Placement {
        kind: kind.to_owned(),
        lie,
        gates: Vec::new(),
    })
}

/// Whether this many pieces can cover this many more quarters: each piece covers one, the last can cover two.
const fn can_add(pieces: i32, quarters: i32) -> bool {
    pieces > 0 && quarters <= pieces + 1
}

/// Whether the remaining pieces can fulfil the terrain rules after an order.
fn can_be_completed(battle: &Battle, order: &Order, rest: &[TerrainId]) -> bool {
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
            // Other missing terrain may be among the remaining pieces.
            _ => !rest.is_empty(),
        }
    })
}
