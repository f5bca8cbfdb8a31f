//! Legal orders for every stage of a setup, and a default order that always leads on.
//!
//! The orders are examples, not all that are legal. Nothing is judged here: every order has passed
//! [`Setup::judge`] or the functions it consists of.

mod camp;
mod deployment;
mod quarter_dice;
mod shapes;
mod terrain;

use acies_geometry::Length;

use super::{Setup, Stage, edges};
use crate::{Order, Side, TableEdge};

/// The maximum number of armies offered.
const MOST_ARMIES: u32 = 4;

impl Setup {
    /// Legal orders, at least one whenever a side decides; always the same in the same state.
    ///
    /// Repeatedly taking any of them leads to the first bound. They never move what is already placed, and
    /// take something away only if nothing else is possible.
    pub fn choices(&self) -> Vec<Order> {
        match self.stage {
            Stage::Army(side) => self.army_choices(side),
            Stage::Topography => {
                let known = &self.rulebook.setup.topographies;
                self.homes()
                    .into_iter()
                    .map(|home| Order::Topography(known[home].name.clone()))
                    .collect()
            }
            Stage::Features => self.feature_choices(),
            Stage::Pick(_) => self.pick_choices(),
            Stage::Terrain if self.ground.pending.is_some() => self.pending_choices(),
            Stage::Terrain => self.terrain_choices(),
            Stage::Edges if self.attacker_chooses() => TableEdge::ALL.map(Order::Edge).into(),
            Stage::Edges => self.edge_orders(),
            Stage::Prefer(_) => edges::neighbours().map(Order::Prefer).collect(),
            Stage::Camp(side) => self.camp_choices(side),
            Stage::Garrison(side) => self.garrison_choices(side),
            Stage::Deployment(side) => self.deployment_choices(side),
            Stage::Swap(done) => self.swap_choices(done),
            Stage::Aggression { .. } | Stage::QuarterDie | Stage::Edge(_) | Stage::Done => {
                Vec::new()
            }
        }
    }

    /// The default order; `None` where no side decides.
    ///
    /// From every state, repeating it ends the setup.
    pub fn default_order(&self) -> Option<Order> {
        match self.stage {
            Stage::Army(side) => Some(self.default_army(side)),
            Stage::Topography => {
                let home = *self.homes().first()?;
                let name = self.rulebook.setup.topographies[home].name.clone();
                Some(Order::Topography(name))
            }
            Stage::Features => self.default_features(),
            Stage::Pick(_) => self.pick_choices().into_iter().next(),
            Stage::Terrain if self.ground.pending.is_some() => Some(self.default_pending()),
            Stage::Terrain => Some(self.default_terrain()),
            Stage::Edges if self.attacker_chooses() => Some(Order::Edge(self.dry_edge())),
            Stage::Edges => self.edge_orders().pop(),
            Stage::Prefer(_) => Some(Order::Prefer([TableEdge::Left, TableEdge::Near])),
            Stage::Camp(side) => Some(self.default_camp(side)),
            Stage::Garrison(side) => Some(self.default_garrison(side)),
            Stage::Deployment(side) => Some(self.default_deployment(side)),
            Stage::Swap(_) => Some(Order::End),
            Stage::Aggression { .. } | Stage::QuarterDie | Stage::Edge(_) | Stage::Done => None,
        }
    }
}

impl Setup {
    /// Every numbering of the edges left to the attacker; the last one is the default.
    fn edge_orders(&self) -> Vec<Order> {
        let tied = self.excluded_edges();
        // By default the near edge is preferred.
        let [near, left, far, right] = TableEdge::ALL;
        let all = [near, far, right, left];
        let mut orders = Vec::with_capacity(24);
        for one in all {
            for two in all {
                for three in all {
                    for four in all {
                        let order = Order::Edges([four, three, two, one]);
                        let wanted = if tied.is_empty() {
                            one != two
                        } else {
                            one == two && three == four
                        };
                        if wanted && self.is_legal(&order) {
                            orders.push(order);
                        }
                    }
                }
            }
        }
        orders.reverse();
        orders
    }
}

impl Setup {
    pub(super) fn default_army(&self, side: Side) -> Order {
        Order::Army(self.lists[side as usize].default_composition().to_string())
    }

    /// The default army, and some whose options are spread over those of the list.
    pub(super) fn army_choices(&self, side: Side) -> Vec<Order> {
        let list = &self.lists[side as usize];
        let mut armies = vec![self.default_army(side)];
        for nth in 1..MOST_ARMIES {
            // A small fixed number sequence for each army.
            let mut state = nth.wrapping_mul(0x9E37_79B9);
            let army = list.random_composition(|answers| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 16) as usize % answers.max(1)
            });
            let order = Order::Army(army.to_string());
            if !armies.contains(&order) {
                armies.push(order);
            }
        }
        armies.retain(|order| self.is_legal(order));
        armies
    }

    /// An edge without water along it or opposite it, if possible the near one.
    pub(super) fn dry_edge(&self) -> TableEdge {
        let shore =
            |edge: TableEdge| crate::setup::terrain::shore(&self.rulebook, self.table(), edge);
        let mut edges = TableEdge::ALL.into_iter();
        let dry = edges.find(|&edge| {
            let across = [edge, edge.opposite()].map(shore);
            across == [Length::ZERO; 2]
        });
        dry.unwrap_or(TableEdge::Near)
    }
}

/// A length in hundredths of a base width.
const fn hundredths(number: i32) -> Length {
    Length::BASE_WIDTH.scaled(number as i64, 100)
}
