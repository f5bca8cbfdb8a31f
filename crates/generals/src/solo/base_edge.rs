//! The attacker's preferred base edge (section 4.1), and the order that asks for it.
//!
//! The referee decides which edges are available.

use acies_geometry::{Length, within};
use acies_referee::{Battle, Order, Side, TableEdge};

use super::army_counts::TroopKinds;
use super::army_counts::army_facts;
use super::audit_log::AuditLog;
use super::board::{Board, beside};
use super::contest::Contender;
use super::facts::{Fact, Facts};

/// A built-up area this near to an edge is beside it, in hundreds of paces.
const BESIDE_BUILT_UP_AREA: i32 = 3;

/// The depth of the strip in front of a zone, in hundreds of paces: six inches.
const IN_FRONT: i32 = 6;

/// The order that asks for the preferred edge.
///
/// Of the choices offered it takes the one with the edge in last place, the edge itself, or the edge with the better of
/// its neighbours. A defender has no preference.
pub fn choose(log: &mut AuditLog, battle: &Battle, side: Side) -> Order {
    let choices = battle.choices();
    let setup = battle.setup();
    if setup.is_none_or(|setup| setup.attacker() != Some(side)) {
        return battle.default_order();
    }
    let offered = TableEdge::ALL
        .into_iter()
        .filter(|&edge| choices.iter().any(|order| names(order, edge)))
        .collect::<Vec<_>>();
    let Some(best) = preferred(log, battle, side, "", &offered) else {
        return battle.default_order();
    };
    let by_two = choices
        .iter()
        .any(|order| matches!(order, Order::Prefer(_)));
    let second = if by_two {
        preferred(log, battle, side, "neighbour", &beside(best))
    } else {
        None
    };
    let asks = |order: &Order| match order {
        Order::Edge(edge) => *edge == best,
        Order::Edges(edges) => edges[3] == best,
        Order::Prefer(edges) => {
            edges.contains(&best) && second.is_none_or(|second| edges.contains(&second))
        }
        _ => false,
    };
    let order = choices.iter().find(|order| asks(order));
    order.cloned().unwrap_or_else(|| battle.default_order())
}

/// Whether an order names an edge.
fn names(order: &Order, edge: TableEdge) -> bool {
    match order {
        Order::Edge(one) => *one == edge,
        Order::Edges(edges) => edges.contains(&edge),
        Order::Prefer(edges) => edges.contains(&edge),
        _ => false,
    }
}

/// Whether a built-up area is beside an edge; where the rules forbid such edges, they are not offered.
fn is_beside_built_up_area(log: &AuditLog, battle: &Battle, edge: TableEdge) -> bool {
    let near = TroopKinds::new(log.procedure(), battle.rulebook()).hundreds(BESIDE_BUILT_UP_AREA);
    let line = battle.table().edge(edge);
    Board::new(battle).built_up_areas().any(|town| {
        let corners = town.region.outline().iter();
        let nearest = corners.fold(Length::MAX, |least, &corner| {
            least.min(line.distance(corner))
        });
        within(nearest, near)
    })
}

/// The edge with the highest roll, of those beside no built-up area if there are any.
fn preferred(
    log: &mut AuditLog,
    battle: &Battle,
    side: Side,
    subject: &str,
    edges: &[TableEdge],
) -> Option<TableEdge> {
    let free = edges.iter().copied();
    let free: Vec<TableEdge> = free
        .filter(|&edge| !is_beside_built_up_area(log, battle, edge))
        .collect();
    let edges = if free.is_empty() { edges } else { &free };
    let armies = army_facts(log.procedure(), battle, side);
    let deep = TroopKinds::new(log.procedure(), battle.rulebook()).hundreds(IN_FRONT);
    let options = edges.iter().map(|&edge| {
        let facts = edge_facts(battle, edge, deep, armies.clone());
        (edge.word().to_owned(), Contender::from(facts))
    });
    let options: Vec<(String, Contender)> = options.collect();
    let chosen = log.choose("edge", subject, &options, 1);
    TableEdge::from_word(chosen.first()?)
}

/// The facts of an edge, added to those of the armies; `deep` is the depth of the strip in front of its zone.
pub fn edge_facts(battle: &Battle, edge: TableEdge, deep: Length, armies: Facts) -> Facts {
    let Some(setup) = battle.setup() else {
        return armies;
    };
    let board = Board::new(battle);
    let (zone, opposite) = (setup.zone_along(edge), setup.zone_along(edge.opposite()));
    let flags = [
        (Fact::ZoneClear, board.is_clear(&zone)),
        (Fact::ZoneGentleHill, board.has_gentle_hill(&zone)),
        (Fact::ZoneBadInFront, board.is_bad_in_front(&zone, deep)),
        (Fact::ZoneBadInTheMiddle, board.is_bad_in_the_middle(&zone)),
        (
            Fact::OppositeBadInTheMiddle,
            board.is_bad_in_the_middle(&opposite),
        ),
        (
            Fact::OppositeBadInFront,
            board.is_bad_in_front(&opposite, deep),
        ),
        (Fact::WaterOnAFlank, board.has_water_beside(edge)),
        (Fact::WaterBehind, board.has_water(edge)),
    ];
    let flags = flags.into_iter();
    flags.fold(armies, |facts, (fact, so)| facts.with(fact, so.into()))
}
