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
mod ground;
mod offer;
mod quarters;
mod swap;
mod terrain;

pub use terrain::gates_or_all;
pub(crate) use terrain::is_on;

use std::ops::ControlFlow;
use std::sync::Arc;

use acies_armies::{ArmyList, Composition};
use acies_geometry::{Length, Point};
use acies_rulebook::{DeploymentOrder, Rulebook, Shape, TerrainId, Topography};

use crate::{
    Ask, Breach, Element, ElementId, Event, FirstNo, Hold, Holder, Order, Position, Purpose, Rule,
    SIDE_SIZE, Side, Sink, Table, TableEdge, Throw, What,
};
use deploy::Plan;
use ground::Zone;
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

/// What a setup waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// A side chooses its army.
    Army(Side),
    /// A side's die for who attacks; red's total once it is thrown, and how many ties came before.
    Aggression { red: Option<u8>, again: u16 },
    /// The defender chooses among its homes.
    Topography,
    /// The defender chooses features on whose places dice will decide.
    Features,
    /// The die for the place of the next feature.
    QuarterDie,
    /// A side picks the place of the next feature.
    Pick(Side),
    /// The defender lays terrain: any, or the next feature in its place.
    Terrain,
    /// The edges are numbered.
    Edges,
    /// The attacker prefers two of the edges that have been numbered so.
    Prefer([TableEdge; 4]),
    /// The die for the attacker's edge, and what each of its faces gives him.
    Edge([TableEdge; 6]),
    /// A side places its camp.
    Camp(Side),
    /// A side garrisons its built-up area.
    Garrison(Side),
    /// A side deploys.
    Deployment(Side),
    /// The defender swaps; so many pairs are done.
    Swap(u8),
    /// Nothing: the first bound can start.
    Done,
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

    /// What it waits for. Once it is done, that is the throw with which the attacker's first bound starts.
    pub fn asks(&self) -> Ask {
        let decide = |side, what| Ask::Decide { side, what };
        let throw = |purpose| Ask::Throw(Throw { purpose, dice: 1 });
        match self.stage {
            Stage::Army(side) => decide(side, What::Army),
            Stage::Aggression { red, again } => {
                let side = if red.is_none() { Side::Red } else { Side::Blue };
                throw(Purpose::Aggression { side, again })
            }
            Stage::Topography => decide(self.defends(), What::Topography),
            Stage::Features => decide(self.defends(), What::Features),
            Stage::QuarterDie => throw(Purpose::Quarter {
                feature: self.ground.number(),
            }),
            Stage::Pick(side) => decide(side, What::Quarter),
            Stage::Terrain => decide(self.defends(), What::Terrain),
            Stage::Edges => decide(self.numbers_edges(), What::Edges),
            Stage::Prefer(_) => decide(self.attacks(), What::Prefer),
            Stage::Edge(_) => throw(Purpose::Edge),
            Stage::Camp(side) => decide(side, What::Camp),
            Stage::Garrison(side) => decide(side, What::Garrison),
            Stage::Deployment(side) => decide(side, What::Deployment),
            Stage::Swap(_) => decide(self.defends(), What::Swap),
            Stage::Done => throw(Purpose::Pips {
                side: self.attacks(),
                bound: 1,
            }),
        }
    }

    /// Whether everything before the first bound is done.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
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

    /// Judges an order: every rule that it breaks goes to the sink.
    pub fn judge(&self, order: &Order, sink: &mut dyn Sink) -> ControlFlow<()> {
        match (self.stage, order) {
            (Stage::Army(side), Order::Army(text)) => self.judge_army(side, text, sink),
            (Stage::Topography, Order::Topography(name)) => self.judge_topography(name, sink),
            (Stage::Features, Order::Features(kinds)) => self.judge_features(kinds, sink),
            (Stage::Pick(_), Order::Quarter(_) | Order::Edge(_)) => self.judge_pick(order, sink),
            (Stage::Terrain, Order::Discard) if self.ground.pending.is_some() => {
                self.judge_discard(sink)
            }
            (Stage::Terrain, Order::Lift(_) | Order::End) if self.ground.pending.is_some() => {
                sink.breach(|| Breach::of(Rule::OrderNotNow))
            }
            (Stage::Terrain, Order::Place(placement)) => {
                self.ground.judge_place(&self.rulebook, placement, sink)
            }
            (Stage::Terrain, Order::Lift(number)) => {
                if (1..=self.table().features.len()).contains(number) {
                    return ControlFlow::Continue(());
                }
                sink.breach(|| Breach::of(Rule::SetupTerrainLift))
            }
            (Stage::Terrain, Order::End) => self.ground.judge_whole(&self.rulebook, sink),
            (Stage::Edges, Order::Edge(_)) if self.attacker_chooses() => ControlFlow::Continue(()),
            (Stage::Edges, Order::Edges(edges)) if !self.attacker_chooses() => {
                self.judge_edges(*edges, sink)
            }
            (Stage::Prefer(_), Order::Prefer(edges)) => edges::judge_preferred(*edges, sink),
            (Stage::Camp(side), Order::Camp(corners)) => self.judge_camp(side, corners, sink),
            (Stage::Garrison(side), Order::DeployInside(id, Hold::BuiltUp(_))) => {
                self.judge_deploy_inside(side, *id, Hold::BuiltUp(side), sink)
            }
            (Stage::Garrison(side), Order::End) => self.judge_garrisoned(side, sink),
            (Stage::Deployment(side), Order::Deploy(id, pose)) => {
                self.judge_deploy(side, *id, *pose, sink)
            }
            (Stage::Deployment(side), Order::DeployInside(id, hold)) => {
                self.judge_deploy_inside(side, *id, *hold, sink)
            }
            (Stage::Deployment(side), Order::Followers(inside)) => {
                self.judge_followers(side, *inside, sink)
            }
            (Stage::Deployment(side), Order::Dismount(who, march)) => {
                self.judge_dismounted(side, who, march.is_some(), sink)
            }
            (Stage::Garrison(side) | Stage::Deployment(side), Order::DeployAs(who, code)) => {
                self.judge_deployed_as(side, who, code, sink)
            }
            (Stage::Garrison(side) | Stage::Deployment(side), Order::Lift(number)) => {
                self.judge_take_back(side, *number, sink)
            }
            (Stage::Deployment(side), Order::End) => self.judge_deployed(side, sink),
            (Stage::Deployment(side), Order::Swap(one, other)) => {
                self.judge_swap(side, None, *one, *other, sink)
            }
            (Stage::Swap(done), Order::Swap(one, other)) => {
                self.judge_swap(self.defends(), Some(done), *one, *other, sink)
            }
            (Stage::Swap(_), Order::End) => ControlFlow::Continue(()),
            _ => sink.breach(|| Breach::of(Rule::OrderNotNow)),
        }
    }

    /// Whether an order is legal.
    pub fn is_legal(&self, order: &Order) -> bool {
        self.judge(order, &mut FirstNo).is_continue()
    }

    /// Obeys a legal order and tells what happened. An order that is not legal may do nothing.
    pub fn obey(&mut self, order: Order) -> Vec<Event> {
        let mut events = Vec::new();
        match (self.stage, order) {
            (Stage::Army(side), Order::Army(text)) => self.choose_army(side, &text, &mut events),
            (Stage::Topography, Order::Topography(name)) => {
                self.choose_topography(&name, &mut events);
            }
            (Stage::Terrain, Order::Place(placement)) => {
                if let Some(mut feature) = self.ground.feature(&self.rulebook, &placement) {
                    let kind = self.rulebook.terrain_kind(feature.kind);
                    if kind.shape == Shape::BuiltUp {
                        feature.owner = Some(self.defends());
                    }
                    self.ground.lay(feature);
                    self.people();
                    events.push(Event::FeaturePlaced {
                        number: self.table().features.len(),
                        kind: placement.kind,
                    });
                    if self.ground.pending.is_some() {
                        self.next_feature();
                    }
                }
            }
            (Stage::Features, Order::Features(kinds)) => {
                self.choose_features(&kinds, &mut events);
            }
            (Stage::Pick(_), Order::Quarter(number)) => {
                self.settle_spot(Spot::Quarter(number - 1), &mut events);
            }
            (Stage::Pick(_), Order::Edge(edge)) => self.settle_spot(Spot::Edge(edge), &mut events),
            (Stage::Terrain, Order::Discard) => self.discard(&mut events),
            (Stage::Terrain, Order::Lift(number)) => {
                self.ground.lift(number);
                self.people();
                events.push(Event::FeatureLifted { number });
            }
            (Stage::Terrain, Order::End) => self.stage = Stage::Edges,
            (Stage::Edges, Order::Edges(edges)) => self.number_edges(edges),
            (Stage::Edges, Order::Edge(edge)) => self.settle_edge(edge, &mut events),
            (Stage::Prefer([one, two, three, four]), Order::Prefer([five, six])) => {
                self.stage = Stage::Edge([one, two, three, four, five, six]);
            }
            (Stage::Camp(side), Order::Camp(corners)) => {
                self.place_camp(side, &corners, &mut events);
            }
            (Stage::Deployment(_), Order::Deploy(id, pose)) => {
                self.deploy(id, pose, &mut events);
            }
            (Stage::Garrison(_) | Stage::Deployment(_), Order::DeployInside(id, hold)) => {
                self.deploy_inside(id, hold, &mut events);
            }
            (Stage::Deployment(side), Order::Followers(inside)) => {
                self.position.holders[Hold::Camp(side).index()] =
                    if inside { Holder::Folk } else { Holder::Empty };
            }
            (Stage::Deployment(_), Order::Dismount(who, _)) => self.dismount(&who, &mut events),
            (Stage::Garrison(_) | Stage::Deployment(_), Order::DeployAs(who, code)) => {
                self.deploy_as(&who, &code, &mut events);
            }
            (Stage::Garrison(side) | Stage::Deployment(side), Order::Lift(number)) => {
                self.take_back(side, number, &mut events);
            }
            (Stage::Garrison(side), Order::End) => self.stage = Stage::Camp(side.other()),
            (Stage::Deployment(side), Order::End) => self.end_deployment(side),
            (Stage::Deployment(_) | Stage::Swap(_), Order::Swap(one, other)) => {
                self.swap(one, other, &mut events);
            }
            (Stage::Swap(_), Order::End) => self.stage = Stage::Done,
            _ => {}
        }
        events
    }

    /// Takes the die that was asked for, from 1 to 6.
    pub fn throw(&mut self, dice: &[u8], events: &mut Vec<Event>) {
        let Some(&die) = dice.first() else {
            return;
        };
        match self.stage {
            Stage::Aggression { red, again } => self.take_aggression(die, red, again, events),
            Stage::QuarterDie => self.take_quarter(die, events),
            Stage::Edge(edges) => {
                let edge = edges[usize::from(die.clamp(1, 6)) - 1];
                self.settle_edge(edge, events);
            }
            _ => {}
        }
    }

    /// The table and the position that the first bound starts from, and whose it is. Phase and bound are not begun.
    pub fn finish(mut self) -> (Table, Position, Side) {
        let attacker = self.attacks();
        self.position.active = attacker;
        (self.ground.table, self.position, attacker)
    }

    /// Denizens live in the built-up areas that lie, but for those that want a garrison.
    fn people(&mut self) {
        for hold in Side::BOTH.map(Hold::BuiltUp) {
            self.position.holders[hold.index()] = self.unmanned(hold);
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
            for (id, (troop, general)) in ElementId::of(side).zip(army.iter()) {
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
