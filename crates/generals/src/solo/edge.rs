//! The edge that an attacker prefers (section 4.1), and how he asks for it.
//!
//! It measures zones on the board; what edges there are to be had it asks the referee.

use acies_geometry::{Length, within};
use acies_referee::{Battle, Order, Side, TableEdge};

use super::armies::counted;
use super::board::{Board, beside};
use super::clerk::Clerk;
use super::contest::Contender;
use super::count::Kinds;
use super::facts::{Fact, Facts};

/// How near a built-up area lies to an edge that is beside it, in hundreds of paces.
const BESIDE_A_TOWN: i32 = 3;

/// How deep the strip before a zone is, in hundreds of paces: six inches.
const IN_FRONT: i32 = 6;

/// The order that asks for the edge that is liked best: of those that are offered the one that has it last, or has it, or
/// has it with the better of its neighbours.
///
/// One who defends has nothing to wish for.
pub fn choose(clerk: &mut Clerk, battle: &Battle, side: Side) -> Order {
    let choices = battle.choices();
    let setup = battle.setup();
    if setup.is_none_or(|setup| setup.attacker() != Some(side)) {
        return battle.default_order();
    }
    let offered = TableEdge::ALL
        .into_iter()
        .filter(|&edge| choices.iter().any(|order| names(order, edge)))
        .collect::<Vec<_>>();
    let Some(best) = preferred(clerk, battle, side, "", &offered) else {
        return battle.default_order();
    };
    let by_two = choices
        .iter()
        .any(|order| matches!(order, Order::Prefer(_)));
    let second = if by_two {
        preferred(clerk, battle, side, "neighbour", &beside(best))
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

/// Whether an order has to do with an edge.
fn names(order: &Order, edge: TableEdge) -> bool {
    match order {
        Order::Edge(one) => *one == edge,
        Order::Edges(edges) => edges.contains(&edge),
        Order::Prefer(edges) => edges.contains(&edge),
        _ => false,
    }
}

/// Whether a built-up area lies beside an edge. Where the referee ties the edges of its corner, those are not offered.
fn is_beside_town(clerk: &Clerk, battle: &Battle, edge: TableEdge) -> bool {
    let near = Kinds::of(clerk.procedure(), battle.rulebook()).hundreds(BESIDE_A_TOWN);
    let line = battle.table().edge(edge);
    Board::of(battle).towns().any(|town| {
        let corners = town.region.outline().iter();
        let nearest = corners.fold(Length::MAX, |least, &corner| {
            least.min(line.distance(corner))
        });
        within(nearest, near)
    })
}

/// The edge that throws highest, of those that are beside no built-up area, or of all where none would be left.
fn preferred(
    clerk: &mut Clerk,
    battle: &Battle,
    side: Side,
    subject: &str,
    edges: &[TableEdge],
) -> Option<TableEdge> {
    let free = edges.iter().copied();
    let free: Vec<TableEdge> = free
        .filter(|&edge| !is_beside_town(clerk, battle, edge))
        .collect();
    let edges = if free.is_empty() { edges } else { &free };
    let armies = counted(clerk.procedure(), battle, side);
    let deep = Kinds::of(clerk.procedure(), battle.rulebook()).hundreds(IN_FRONT);
    let options = edges.iter().map(|&edge| {
        let facts = measured(battle, edge, deep, armies.clone());
        (edge.word().to_owned(), Contender::from(facts))
    });
    let options: Vec<(String, Contender)> = options.collect();
    let chosen = clerk.choose("edge", subject, &options, 1);
    TableEdge::from_word(chosen.first()?)
}

/// What the table asks about an edge, with what it asks about the armies; the strip before a zone is so deep.
pub fn measured(battle: &Battle, edge: TableEdge, deep: Length, armies: Facts) -> Facts {
    let Some(setup) = battle.setup() else {
        return armies;
    };
    let board = Board::of(battle);
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
