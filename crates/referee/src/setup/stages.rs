//! The stages of a setup: what it waits for, and which orders and dice each stage accepts.
//!
//! Every order is checked and obeyed here, by calling the rule's own module.

use std::ops::ControlFlow;

use acies_rulebook::Shape;

use super::terrain::Spot;
use super::{Setup, edges};
use crate::{
    Ask, Breach, Event, FailFast, Occupant, Order, Purpose, Reporter, Rule, Side, Stronghold,
    TableEdge, Throw, What,
};

/// What a setup waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// A side chooses its army.
    Army(Side),
    /// A side's aggression die; red's total once it is rolled, and how many ties came before.
    Aggression { red: Option<u8>, ties: u16 },
    /// The defender chooses a topography.
    Topography,
    /// The defender chooses features whose places dice will decide.
    Features,
    /// The die for the place of the next feature.
    QuarterDie,
    /// A side picks the quarter or edge of the next feature.
    Pick(Side),
    /// The defender places terrain: any feature, or the next one where the dice put it.
    Terrain,
    /// The edges are numbered.
    Edges,
    /// The attacker prefers two of the edges numbered so.
    Prefer([TableEdge; 4]),
    /// The die for the attacker's edge, and the edge that each roll gives.
    Edge([TableEdge; 6]),
    /// A side places its camp.
    Camp(Side),
    /// A side garrisons its built-up area.
    Garrison(Side),
    /// A side deploys.
    Deployment(Side),
    /// The defender swaps; this many swaps are done.
    Swap(u8),
    /// Nothing: the first bound can start.
    Done,
}

impl Setup {
    /// What the setup waits for. When it is done, that is the PIP roll of the attacker's first bound.
    pub fn asks(&self) -> Ask {
        let decide = |side, what| Ask::Decide { side, what };
        let throw = |purpose| Ask::Throw(Throw { purpose, dice: 1 });
        match self.stage {
            Stage::Army(side) => decide(side, What::Army),
            Stage::Aggression { red, ties } => {
                let side = if red.is_none() { Side::Red } else { Side::Blue };
                throw(Purpose::Aggression { side, again: ties })
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
}

impl Setup {
    /// Checks an order, and reports every rule that it breaks.
    pub fn judge(&self, order: &Order, reporter: &mut dyn Reporter) -> ControlFlow<()> {
        match (self.stage, order) {
            (Stage::Army(side), Order::Army(text)) => self.judge_army(side, text, reporter),
            (Stage::Topography, Order::Topography(name)) => self.judge_topography(name, reporter),
            (Stage::Features, Order::Features(kinds)) => self.judge_features(kinds, reporter),
            (Stage::Pick(_), Order::Quarter(_) | Order::Edge(_)) => {
                self.judge_pick(order, reporter)
            }
            (Stage::Terrain, Order::Discard) if self.ground.pending.is_some() => {
                self.judge_discard(reporter)
            }
            (Stage::Terrain, Order::Lift(_) | Order::End) if self.ground.pending.is_some() => {
                reporter.report(|| Breach::new(Rule::OrderNotNow))
            }
            (Stage::Terrain, Order::Place(placement)) => {
                self.ground.judge_place(&self.rulebook, placement, reporter)
            }
            (Stage::Terrain, Order::Lift(number)) => {
                if (1..=self.table().features.len()).contains(number) {
                    return ControlFlow::Continue(());
                }
                reporter.report(|| Breach::new(Rule::SetupTerrainLift))
            }
            (Stage::Terrain, Order::End) => self.ground.judge_whole(&self.rulebook, reporter),
            (Stage::Edges, Order::Edge(_)) if self.attacker_chooses() => ControlFlow::Continue(()),
            (Stage::Edges, Order::Edges(edges)) if !self.attacker_chooses() => {
                self.judge_edges(*edges, reporter)
            }
            (Stage::Prefer(_), Order::Prefer(edges)) => edges::judge_preferred(*edges, reporter),
            (Stage::Camp(side), Order::Camp(corners)) => self.judge_camp(side, corners, reporter),
            (Stage::Garrison(side), Order::DeployInside(id, Stronghold::BuiltUp(_))) => {
                self.judge_deploy_inside(side, *id, Stronghold::BuiltUp(side), reporter)
            }
            (Stage::Garrison(side), Order::End) => self.judge_garrisoned(side, reporter),
            (Stage::Deployment(side), Order::Deploy(id, pose)) => {
                self.judge_deploy(side, *id, *pose, reporter)
            }
            (Stage::Deployment(side), Order::DeployInside(id, stronghold)) => {
                self.judge_deploy_inside(side, *id, *stronghold, reporter)
            }
            (Stage::Deployment(side), Order::Followers(inside)) => {
                self.judge_followers(side, *inside, reporter)
            }
            (Stage::Deployment(side), Order::Dismount(who, march)) => {
                self.judge_dismounted(side, who, march.is_some(), reporter)
            }
            (Stage::Garrison(side) | Stage::Deployment(side), Order::DeployAs(who, code)) => {
                self.judge_deployed_as(side, who, code, reporter)
            }
            (Stage::Garrison(side) | Stage::Deployment(side), Order::Lift(number)) => {
                self.judge_take_back(side, *number, reporter)
            }
            (Stage::Deployment(side), Order::End) => self.judge_deployed(side, reporter),
            (Stage::Deployment(side), Order::Swap(one, other)) => {
                self.judge_swap(side, None, *one, *other, reporter)
            }
            (Stage::Swap(done), Order::Swap(one, other)) => {
                self.judge_swap(self.defends(), Some(done), *one, *other, reporter)
            }
            (Stage::Swap(_), Order::End) => ControlFlow::Continue(()),
            _ => reporter.report(|| Breach::new(Rule::OrderNotNow)),
        }
    }

    /// Whether an order is legal.
    pub fn is_legal(&self, order: &Order) -> bool {
        self.judge(order, &mut FailFast).is_continue()
    }

    /// Obeys a legal order and returns the events. An order that is not legal may do nothing.
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
                    self.add_denizens();
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
                let quarter = self.rulebook.setup.quarter_numbers.quarter(number);
                self.settle_spot(Spot::Quarter(quarter), &mut events);
            }
            (Stage::Pick(_), Order::Edge(edge)) => self.settle_spot(Spot::Edge(edge), &mut events),
            (Stage::Terrain, Order::Discard) => self.discard(&mut events),
            (Stage::Terrain, Order::Lift(number)) => {
                self.ground.lift(number);
                self.add_denizens();
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
            (Stage::Garrison(_) | Stage::Deployment(_), Order::DeployInside(id, stronghold)) => {
                self.deploy_inside(id, stronghold, &mut events);
            }
            (Stage::Deployment(side), Order::Followers(inside)) => {
                self.position.occupants[Stronghold::Camp(side).index()] = if inside {
                    Occupant::NonCombatants
                } else {
                    Occupant::Empty
                };
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

    /// Takes the die that the setup waits for, from 1 to 6.
    pub fn throw(&mut self, dice: &[u8], events: &mut Vec<Event>) {
        let Some(&die) = dice.first() else {
            return;
        };
        self.dice = self.dice.wrapping_mul(31).wrapping_add(u32::from(die));
        match self.stage {
            Stage::Aggression { red, ties } => self.take_aggression(die, red, ties, events),
            Stage::QuarterDie => self.take_quarter(die, events),
            Stage::Edge(edges) => {
                let edge = edges[usize::from(die.clamp(1, 6)) - 1];
                self.settle_edge(edge, events);
            }
            _ => {}
        }
    }
}
