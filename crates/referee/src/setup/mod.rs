//! Everything before the first bound: armies, who attacks, terrain, edges, camps and deployment (`dba22` §3 to §9).
//!
//! [`Setup`] is a state of its own. It says what it waits for, judges orders, obeys legal ones and takes dice; when it
//! is done it gives the table and the position that the first bound starts from. It knows neither who decides nor
//! where dice come from.
//!
//! While terrain is laid the edges are not settled: the table lies as the defender sees it. Once the attacker has his
//! edge the table is turned by quarter turns, so that red's base edge is the near one.

mod army;
mod camp;
mod choice;
mod deploy;
mod edges;
mod garrison;
mod gate;
mod ground;
mod offer;
mod quarters;
mod spots;
mod stage;
mod swap;
mod terrain;

pub(crate) use terrain::is_on;
pub use terrain::{MOST_CORNERS, gates_or_all};

use std::sync::Arc;

use acies_armies::{ArmyList, Composition};
use acies_geometry::{Length, Point};
use acies_rulebook::{DeploymentOrder, Rulebook, TerrainId, Topography};

use crate::{Element, ElementId, Position, SIDE_SIZE, Side, Stronghold, Table, TableEdge};
use deploy::Plan;
use ground::Zone;
use stage::Stage;
use terrain::Ground;
pub use terrain::{Pending, Spot};

/// A battle before its first bound.
#[derive(Clone, Debug)]
pub struct Setup {
    rulebook: Arc<Rulebook>,
    /// The lists of red and blue; none where the armies are given.
    lists: Arc<[ArmyList]>,
    stage: Stage,
    /// What red and blue have chosen.
    armies: [Option<Composition>; 2],
    /// Who attacks: by agreement from the start, else once the dice have told.
    attacker: Option<Side>,
    /// The defender's topography, by its place in the rulebook.
    topography: Option<usize>,
    ground: Ground,
    position: Position,
    /// Where the side that deploys would stand if nobody told it otherwise.
    plan: Plan,
}

impl Setup {
    /// The state before anything has been chosen: armies of these lists, red's and blue's, under these rules.
    ///
    /// The rulebook has to know the troops of the lists, by code or by class.
    pub fn new(rulebook: Arc<Rulebook>, lists: [ArmyList; 2]) -> Setup {
        let ground = Ground::new(&rulebook);
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
            plan: Plan::default(),
        }
    }

    /// The same setup, in which this side attacks as the players have agreed: no dice are thrown for it.
    pub(crate) fn attacked_by(&mut self, side: Side) {
        self.attacker = Some(side);
    }

    /// The state in which the active side of a position deploys, as the first to do so, what it has in reserve.
    pub fn deploying(rulebook: Arc<Rulebook>, table: Table, position: Position) -> Setup {
        let side = position.active;
        let mut ground = Ground::new(&rulebook);
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
            plan: Plan::default(),
        };
        setup.attacker = Some(match setup.rulebook.setup.order {
            DeploymentOrder::DefenderFirst => side.other(),
            DeploymentOrder::AttackerFirst => side,
        });
        setup.start_deployment(side);
        setup
    }

    /// The edition in force.
    pub fn rulebook(&self) -> &Arc<Rulebook> {
        &self.rulebook
    }

    /// The army lists of red and blue; none where the armies were given.
    pub fn lists(&self) -> &[ArmyList] {
        &self.lists
    }

    /// The table as it lies now.
    pub fn table(&self) -> &Table {
        &self.ground.table
    }

    /// Where everything stands so far. An element that is not deployed is in reserve.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What a side has chosen.
    pub fn army(&self, side: Side) -> Option<&Composition> {
        self.armies[side as usize].as_ref()
    }

    /// Who attacks, once it is known.
    pub fn attacker(&self) -> Option<Side> {
        self.attacker
    }

    /// The defender's topography, once it is chosen.
    pub fn topography(&self) -> Option<&Topography> {
        self.rulebook.setup.topographies.get(self.topography?)
    }

    /// The features that are to be placed where dice decide, in that order, by their kinds; and how many of them have been.
    pub fn features(&self) -> (&[TerrainId], usize) {
        (&self.ground.chosen, self.ground.done)
    }

    /// The feature that is placed next and where it has to lie, once that is settled.
    pub fn pending(&self) -> Option<Pending> {
        self.ground.pending
    }

    /// Where an element may be deployed, as its troop keeps from the side edges: the corners of the patch.
    pub fn deployment_zone_of(&self, id: ElementId) -> [Point; 4] {
        let spots = self.spots(id.side());
        spots.zone_of(&self.position, id).corners()
    }

    /// Where a side may deploy, whatever its troops are: its corners, once the edges are settled.
    pub fn deployment_zone(&self, side: Side) -> [Point; 4] {
        Zone::of(&self.rulebook, self.table(), side).corners()
    }

    /// Where a side would deploy whose base edge this is, as the table lies now: the corners of the patch as it sees them, on
    /// its base line left and ahead of it, then right.
    pub fn zone_along(&self, edge: TableEdge) -> [Point; 4] {
        ground::zone_along(&self.rulebook, self.table(), edge)
    }

    /// Where a side's base line is: how far its shore lies from its edge, zero without a waterway there.
    pub fn shore(&self, side: Side) -> Length {
        terrain::shore(&self.rulebook, self.table(), ground::base_edge(side))
    }

    /// What a side may know: the other's army is hidden until both have chosen.
    #[must_use]
    pub fn observe(&self, side: Side) -> Setup {
        let mut seen = self.clone();
        if matches!(self.stage, Stage::Army(_)) {
            seen.armies[side.other() as usize] = None;
        }
        seen
    }

    /// The table and the position that the first bound starts from, and whose it is. Phase and bound are not begun.
    pub fn finish(mut self) -> (Table, Position, Side) {
        let attacker = self.attacks();
        self.position.active = attacker;
        (self.ground.table, self.position, attacker)
    }

    /// Denizens live in the built-up areas that lie, but for those that want a garrison.
    fn people(&mut self) {
        for stronghold in Side::BOTH.map(Stronghold::BuiltUp) {
            self.position.occupants[stronghold.index()] = self.unmanned(stronghold);
        }
    }

    /// The side that attacks; red as long as nobody knows.
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
                let Some(first) = army::troop_id(&rulebook, troop.code()) else {
                    continue;
                };
                let mut element = Element::new(first, rulebook.troop(first), general);
                if let acies_armies::Troop::Dismounts { foot, .. } = troop
                    && dismount
                {
                    element.dismounts_as = army::troop_id(&rulebook, foot);
                }
                self.position.elements[id.index()] = element;
            }
        }
    }
}

const _: () = assert!(acies_armies::ARMY_SIZE <= SIDE_SIZE);
