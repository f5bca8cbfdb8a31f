//! Terrain whose places are decided by dice (`dba30` §4.1, §4.4, §4.5).
//!
//! The defender first chooses all features. Then each gets its quarter of the table, and is placed there or,
//! without a legal place, discarded.

use std::ops::ControlFlow;

use acies_rulebook::{BeyondQuarter, Shape, TerrainId, TerrainKind};

use super::TerrainLayout;
use super::feature::{bounds_of, quarters};
use crate::setup::{Setup, Stage};
use crate::{
    Breach, Drawn, Event, Feature, Lie, Measurement, Order, Placement, Quarter, Reporter, Rule,
    TableEdge,
};

/// The die roll on which the defender picks the quarter; on a higher one the attacker does.
const DEFENDER_PICKS: u8 = 5;

/// The feature to place next, where dice decide on places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingFeature {
    /// Its kind.
    pub kind: TerrainId,
    /// Where it must lie.
    pub spot: Spot,
}

/// Where the next feature must lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Anywhere the defender likes.
    Anywhere,
    /// In a quarter of the table, by its index in [`Quarter::ALL`].
    Quarter(u8),
    /// Along an edge.
    Edge(TableEdge),
}

impl Setup {
    /// Checks the choice of features.
    pub(in crate::setup) fn judge_features(
        &self,
        kinds: &[String],
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let mut chosen: Vec<TerrainId> = Vec::with_capacity(kinds.len());
        for name in kinds {
            match self.rulebook.terrain_id(name) {
                Some(id) if self.ground.offer.kinds.contains(&id) => chosen.push(id),
                _ => return reporter.report(|| Breach::new(Rule::SetupTerrainKind)),
            }
        }
        self.ground.judge_chosen(&self.rulebook, &chosen, reporter)
    }

    pub(in crate::setup) fn choose_features(&mut self, kinds: &[String], events: &mut Vec<Event>) {
        let ids = kinds
            .iter()
            .filter_map(|name| self.rulebook.terrain_id(name));
        let ids: Vec<TerrainId> = ids.collect();
        let chosen = self.ground.offer.in_order(&self.rulebook, &ids);
        let name = |&id: &TerrainId| self.rulebook.terrain_kind(id).name.clone();
        events.push(Event::FeaturesChosen {
            kinds: chosen.iter().map(name).collect(),
        });
        self.ground.chosen = chosen;
        self.ground.done = 0;
        self.begin_feature();
    }

    /// Goes on after a feature has been placed or discarded.
    pub(in crate::setup) fn next_feature(&mut self) {
        self.ground.done += 1;
        self.begin_feature();
    }

    fn begin_feature(&mut self) {
        self.ground.pending = None;
        self.stage = match self.ground.next() {
            None => Stage::Edges,
            Some(kind) if self.is_water(kind) && !self.rulebook.setup.limits.waterway_die => {
                let spot = Spot::Anywhere;
                self.ground.pending = Some(PendingFeature { kind, spot });
                Stage::Terrain
            }
            Some(_) => Stage::QuarterDie,
        };
    }

    fn is_water(&self, kind: TerrainId) -> bool {
        self.rulebook.terrain_kind(kind).shape == Shape::Waterway
    }

    /// Takes the die for the place of the next feature: 1 to 4 is a quarter, or an edge for a waterway.
    pub(in crate::setup) fn take_quarter(&mut self, die: u8, events: &mut Vec<Event>) {
        if die >= DEFENDER_PICKS {
            self.stage = Stage::Pick(if die == DEFENDER_PICKS {
                self.defends()
            } else {
                self.attacks()
            });
            return;
        }
        let number = die.saturating_sub(1);
        let water = self.ground.next().is_some_and(|kind| self.is_water(kind));
        let spot = if water {
            Spot::Edge(TableEdge::ALL[usize::from(number)])
        } else {
            Spot::Quarter(self.rulebook.setup.quarter_numbers.quarter(die))
        };
        self.settle_spot(spot, events);
    }

    /// Checks the pick of a quarter, or of an edge for a waterway.
    pub(in crate::setup) fn judge_pick(
        &self,
        order: &Order,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let water = self.ground.next().is_some_and(|kind| self.is_water(kind));
        match order {
            Order::Edge(_) if water => ControlFlow::Continue(()),
            Order::Quarter(1..=4) if !water => ControlFlow::Continue(()),
            _ => reporter.report(|| Breach::new(Rule::OrderForm)),
        }
    }

    /// Settles where the next feature must lie.
    pub(in crate::setup) fn settle_spot(&mut self, spot: Spot, events: &mut Vec<Event>) {
        let Some(kind) = self.ground.next() else {
            return;
        };
        let number = self.ground.number();
        match spot {
            Spot::Anywhere => {}
            Spot::Quarter(quarter) => events.push(Event::QuarterSettled {
                number,
                quarter: Quarter::ALL[usize::from(quarter) % 4],
            }),
            Spot::Edge(edge) => events.push(Event::ShoreSettled { number, edge }),
        }
        self.ground.pending = Some(PendingFeature { kind, spot });
        self.stage = Stage::Terrain;
    }

    /// Checks that the next feature has no legal place, by searching a fine grid.
    pub(in crate::setup) fn judge_discard(&self, reporter: &mut dyn Reporter) -> ControlFlow<()> {
        let Some(placement) = self.any_place() else {
            return ControlFlow::Continue(());
        };
        reporter.report(|| {
            let breach = Breach::new(Rule::SetupTerrainDiscard).with(
                "feature",
                Measurement::Count(i32::from(self.ground.number())),
            );
            match self.ground.feature(&self.rulebook, &placement) {
                Some(feature) => breach.draw(bounds_of(feature.region.outline())),
                None => breach,
            }
        })
    }

    pub(in crate::setup) fn discard(&mut self, events: &mut Vec<Event>) {
        if let Some(kind) = self.ground.next() {
            events.push(Event::FeatureDiscarded {
                number: self.ground.number(),
                kind: self.rulebook.terrain_kind(kind).name.clone(),
            });
        }
        self.next_feature();
    }
}

impl TerrainLayout {
    /// The kind of the feature to place next, if any is left.
    pub fn next(&self) -> Option<TerrainId> {
        self.chosen.get(self.done).copied()
    }

    /// The number of that feature, from 1.
    pub fn number(&self) -> u8 {
        self.done as u8 + 1
    }

    /// Checks that a feature lies in its quarter: wholly, or partly and in a neighbouring quarter as well; or
    /// along its edge.
    pub(in crate::setup) fn judge_spot(
        &self,
        kind: &TerrainKind,
        placement: &Placement,
        feature: &Feature,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let spot = self.pending.map_or(Spot::Anywhere, |pending| pending.spot);
        let breach = |fact: Measurement| {
            Breach::new(Rule::SetupTerrainQuarter)
                .with("spot", fact)
                .draw(bounds_of(feature.region.outline()))
        };
        match (spot, &placement.lie) {
            (Spot::Edge(edge), Lie::Edge(along, _)) if edge != *along => {
                reporter.report(|| breach(Measurement::Word(edge.word())))
            }
            (Spot::Quarter(quarter), _) if !lies_in(quarter, self.quarters_of(feature), kind) => {
                reporter.report(|| {
                    let patch = quarters(&self.table)[usize::from(quarter) % 4];
                    let word = Quarter::ALL[usize::from(quarter) % 4].word();
                    breach(Measurement::Word(word))
                        .because("extends", Measurement::Word(reach(kind)))
                        .draw(Drawn::Patch(patch))
                })
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

/// How far a feature of a kind may or must reach beyond its quarter, as a word for messages.
fn reach(kind: &TerrainKind) -> &'static str {
    match kind.extends {
        None => "no",
        Some(BeyondQuarter::May) => "may",
        Some(BeyondQuarter::Must) if kind.shape == Shape::Area => "must",
        Some(BeyondQuarter::Must) => "goes-on",
    }
}

/// Whether a feature with parts in these quarters belongs to this quarter, by its kind.
fn lies_in(quarter: u8, parts: u8, kind: &TerrainKind) -> bool {
    let own = 1 << quarter;
    // A river or road may go on anywhere; an area may cross the lines that bound its quarter, but not reach
    // the opposite quarter.
    let across = if kind.shape == Shape::Area {
        1 << (quarter ^ 3)
    } else {
        0
    };
    match kind.extends {
        None => parts == own,
        Some(BeyondQuarter::May) => parts & own != 0 && parts & across == 0,
        Some(BeyondQuarter::Must) => parts & own != 0 && parts != own && parts & across == 0,
    }
}

#[cfg(test)]
mod tests {
    use acies_rulebook::{Rulebook, Scale};

    use super::reach;

    #[test]
    fn how_far_a_feature_reaches_beyond_its_quarter_hangs_on_its_kind() {
        let source = Rulebook::edition_source("3.0").expect("an edition");
        let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("an edition");
        let of = |name: &str| {
            let kind = rulebook.terrain_id(name).expect("a kind");
            reach(rulebook.terrain_kind(kind))
        };
        assert_eq!(
            ["wood", "gentle-hill", "plough", "road", "river"].map(of),
            ["no", "may", "must", "goes-on", "goes-on"]
        );
    }
}
