//! Everything before the first bound: armies, attacker, terrain, edges, camps and deployment (`dba22` §3 to
//! §9).
//!
//! [`Setup`] is a state machine. It says what it waits for, checks orders, obeys legal ones and takes dice.
//! At the end it returns the table and the position for the first bound. It knows neither who decides nor
//! where dice come from.
//!
//! Edges are not settled while terrain is placed: the table lies as the defender sees it. Once the attacker
//! has an edge, the table is turned by quarter turns so that red's base edge is the near one.
//!
//! Where each rule is:
//!
//! * armies, aggression, topography: `army_and_aggression`; the order of it all: `stages`;
//! * terrain: `terrain`; base edges: `edges`; where a camp may lie: `camp` (who takes one: `outcome`);
//! * who holds a built-up area: `garrison`; where elements may stand: `deployment_zone`; swaps, and elements kept back to
//!   land: `deployment`; the choice between two troop types: `deploy_as`;
//! * what the referee suggests: `choices`.

mod army_and_aggression;
mod camp;
mod choices;
mod deploy_as;
mod deployment;
mod deployment_zone;
mod edges;
mod garrison;
mod stages;
mod terrain;

pub(crate) use terrain::is_on;
pub use terrain::{MOST_CORNERS, gates_or_all};

use std::sync::Arc;

use acies_armies::{ArmyList, Composition};
use acies_geometry::{Length, Point};
use acies_rulebook::{DeploymentOrder, Rulebook, TerrainId, Topography};

use crate::{Element, ElementId, Position, SIDE_SIZE, Side, Stronghold, Table, TableEdge};
use deployment::DeploymentPlan;
use deployment_zone::DeploymentZone;
use stages::Stage;
use terrain::TerrainLayout;
pub use terrain::{PendingFeature, Spot};

/// A battle before its first bound.
#[derive(Clone, Debug)]
pub struct Setup {
    rulebook: Arc<Rulebook>,
    /// The army lists of red and blue; empty where the armies are given.
    lists: Arc<[ArmyList]>,
    stage: Stage,
    /// The armies that red and blue have chosen.
    armies: [Option<Composition>; 2],
    /// The attacker: agreed from the start, or decided by dice.
    attacker: Option<Side>,
    /// The defender's topography, by its index in the rulebook.
    topography: Option<usize>,
    ground: TerrainLayout,
    position: Position,
    /// Where the deploying side would deploy by default.
    plan: DeploymentPlan,
    /// All dice so far as one number, for shapes that differ between battles.
    dice: u32,
}

impl Setup {
    /// A new setup of these army lists, red's and blue's, under these rules.
    ///
    /// The rulebook must know the troop types of the lists, by code or by class.
    pub fn new(rulebook: Arc<Rulebook>, lists: [ArmyList; 2]) -> Setup {
        let ground = TerrainLayout::new(&rulebook);
        let mut position = Position::empty();
        position.river = rulebook.movement.rivers.untried();
        Setup {
            rulebook,
            lists: Arc::from(lists),
            stage: Stage::Army(Side::Red),
            armies: [None, None],
            attacker: None,
            topography: None,
            ground,
            position,
            plan: DeploymentPlan::default(),
            dice: 0,
        }
    }

    /// Sets the attacker by agreement, so that no dice are rolled for it.
    pub(crate) fn attacked_by(&mut self, side: Side) {
        self.attacker = Some(side);
    }

    /// A setup in which the active side of a position deploys its reserve, as the first side to do so.
    pub fn deploying(rulebook: Arc<Rulebook>, table: Table, position: Position) -> Setup {
        let side = position.active;
        let mut ground = TerrainLayout::new(&rulebook);
        ground.table = table;
        let mut setup = Setup {
            rulebook,
            lists: Arc::from([]),
            stage: Stage::Deployment(side),
            armies: [None, None],
            attacker: None,
            topography: None,
            ground,
            position,
            plan: DeploymentPlan::default(),
            dice: 0,
        };
        setup.attacker = Some(match setup.rulebook.setup.order {
            DeploymentOrder::DefenderFirst => side.other(),
            DeploymentOrder::AttackerFirst => side,
        });
        setup.start_deployment(side);
        setup
    }

    /// The rulebook in force.
    pub fn rulebook(&self) -> &Arc<Rulebook> {
        &self.rulebook
    }

    /// The army lists of red and blue; empty where the armies were given.
    pub fn lists(&self) -> &[ArmyList] {
        &self.lists
    }

    /// The table as it is now.
    pub fn table(&self) -> &Table {
        &self.ground.table
    }

    /// The position so far. An element that is not deployed is in reserve.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The army that a side has chosen.
    pub fn army(&self, side: Side) -> Option<&Composition> {
        self.armies[side as usize].as_ref()
    }

    /// The attacker, once known.
    pub fn attacker(&self) -> Option<Side> {
        self.attacker
    }

    /// The defender's topography, once it is chosen.
    pub fn topography(&self) -> Option<&Topography> {
        self.rulebook.setup.topographies.get(self.topography?)
    }

    /// How many swaps are left to the side that has seen the enemy deploy; `None` at other times. Those before are free.
    pub fn swaps_left(&self) -> Option<u8> {
        match self.stage {
            Stage::Swap(done) => Some(self.rulebook.setup.deployment.swaps.saturating_sub(done)),
            _ => None,
        }
    }

    /// The kinds of the features to place, in order, where dice decide their places; and how many are done.
    pub fn features(&self) -> (&[TerrainId], usize) {
        (&self.ground.chosen, self.ground.done)
    }

    /// The feature to place next, and where it must lie, once that is settled.
    pub fn pending(&self) -> Option<PendingFeature> {
        self.ground.pending
    }

    /// The corners of the zone in which an element may be deployed; some troop types may be nearer to the
    /// side edges.
    pub fn deployment_zone_of(&self, id: ElementId) -> [Point; 4] {
        let check = self.place_check(id.side());
        check.zone_of(&self.position, id).corners()
    }

    /// The corners of a side's deployment zone for all troop types, once the edges are settled.
    pub fn deployment_zone(&self, side: Side) -> [Point; 4] {
        DeploymentZone::new(&self.rulebook, self.table(), side).corners()
    }

    /// The corners of the deployment zone along an edge of the table as it is now.
    ///
    /// Seen from that edge: on the base line left and ahead of it, then right.
    pub fn zone_along(&self, edge: TableEdge) -> [Point; 4] {
        deployment_zone::zone_along(&self.rulebook, self.table(), edge)
    }

    /// How far a side's shore, its base line, lies from its edge; zero without a waterway there.
    pub fn shore(&self, side: Side) -> Length {
        terrain::shore(
            &self.rulebook,
            self.table(),
            deployment_zone::base_edge(side),
        )
    }

    /// The setup as one side may see it: the other army is hidden until both have chosen.
    #[must_use]
    pub fn observe(&self, side: Side) -> Setup {
        let mut seen = self.clone();
        if matches!(self.stage, Stage::Army(_)) {
            seen.armies[side.other() as usize] = None;
        }
        seen
    }

    /// The table and the position for the first bound, and the side whose bound it is. Phase and bound are
    /// not started.
    pub fn finish(mut self) -> (Table, Position, Side) {
        let attacker = self.attacks();
        self.position.active = attacker;
        (self.ground.table, self.position, attacker)
    }

    /// Puts denizens into the built-up areas on the table, except those that need a garrison.
    fn add_denizens(&mut self) {
        for stronghold in Side::BOTH.map(Stronghold::BuiltUp) {
            self.position.occupants[stronghold.index()] =
                self.occupant_without_garrison(stronghold);
        }
    }

    /// The side that attacks; red until known.
    fn attacks(&self) -> Side {
        self.attacker.unwrap_or(Side::Red)
    }

    /// The side that defends.
    fn defends(&self) -> Side {
        self.attacks().other()
    }

    /// The side that deploys first.
    fn deploys_first(&self) -> Side {
        match self.rulebook.setup.order {
            DeploymentOrder::DefenderFirst => self.defends(),
            DeploymentOrder::AttackerFirst => self.attacks(),
        }
    }

    /// Puts the elements of both armies into reserve, in the order of their compositions.
    fn muster(&mut self) {
        let rulebook = Arc::clone(&self.rulebook);
        let dismount =
            rulebook.movement.dismounting.is_some() || rulebook.setup.deployment.dismounted;
        for side in Side::BOTH {
            let Some(army) = self.armies[side as usize].as_ref() else {
                continue;
            };
            for (id, (troop, general)) in ElementId::of_side(side).zip(army.iter()) {
                let Some(first) = army_and_aggression::troop_id(&rulebook, troop.code()) else {
                    continue;
                };
                let mut element = Element::new(first, rulebook.troop(first), general);
                if let acies_armies::Troop::Dismounts { foot, .. } = troop
                    && dismount
                {
                    element.dismounts_as = army_and_aggression::troop_id(&rulebook, foot);
                }
                *self.position.element_mut(id) = element;
            }
        }
    }
}

const _: () = assert!(acies_armies::ARMY_SIZE <= SIDE_SIZE);
