//! The terrain that the defender places: kinds, sizes and places of features (`dba22` §5, §6).
//!
//! This module knows the table and the topography; it knows neither who chooses nor how troops are affected.

mod feature;
mod placement;
mod quarter_dice;
mod rectangle;
mod topography;

use std::ops::ControlFlow;
use std::sync::Arc;

use acies_geometry::{Length, within};
use acies_rulebook::{Rulebook, Shape, TerrainId, Topography};

pub(crate) use feature::is_on;
pub use feature::{MOST_CORNERS, gates_or_all};
pub(super) use feature::{bounds_of, corner_edges, margin, quarters, same_length, shore};
pub use quarter_dice::{PendingFeature, Spot};
pub(super) use rectangle::Rectangle;
pub(super) use topography::{FeatureCount, TopographyOffer};

use crate::{Breach, Drawn, Feature, Measurement, Placement, Reporter, Rule, Table};

/// The table while terrain is placed on it.
#[derive(Clone, Debug)]
pub(super) struct TerrainLayout {
    /// The table with the features placed so far.
    pub table: Table,
    /// The quarters in which each feature lies, one bit each.
    pub quarters: Vec<u8>,
    /// What the defender's topography offers, once chosen.
    pub offer: Arc<TopographyOffer>,
    /// The features to place one after the other, where dice decide their places.
    pub chosen: Vec<TerrainId>,
    /// How many of them have been placed or discarded.
    pub done: usize,
    /// The next of them, once its place is settled.
    pub pending: Option<PendingFeature>,
}

impl TerrainLayout {
    /// An empty table.
    pub fn new(rulebook: &Rulebook) -> TerrainLayout {
        let (width, depth) = rulebook.setup.board;
        TerrainLayout {
            table: Table::new(width, depth),
            quarters: Vec::new(),
            offer: Arc::default(),
            chosen: Vec::new(),
            done: 0,
            pending: None,
        }
    }

    /// Sets the topography that offers the terrain.
    pub fn open(&mut self, rulebook: &Rulebook, topography: &Topography) {
        self.offer = Arc::new(TopographyOffer::of(rulebook, topography));
    }

    /// Adds a feature.
    pub fn lay(&mut self, feature: Feature) {
        self.quarters.push(self.quarters_of(&feature));
        self.table.features.push(feature);
    }

    /// The quarters in which a feature lies, one bit each.
    pub fn quarters_of(&self, feature: &Feature) -> u8 {
        feature::quarters_of(&self.table, &feature.region)
    }

    /// Takes a feature away, by its number from 1.
    pub fn lift(&mut self, number: usize) {
        if (1..=self.table.features.len()).contains(&number) {
            self.table.features.remove(number - 1);
            self.quarters.remove(number - 1);
        }
    }

    /// The kinds of the features on the table.
    pub fn kinds(&self) -> Vec<TerrainId> {
        self.table
            .features
            .iter()
            .map(|feature| feature.kind)
            .collect()
    }

    /// The quarters that hold part of any feature, and those that hold part of a difficult one.
    pub fn covered(&self, rulebook: &Rulebook) -> (u8, u8) {
        let features = self.table.features.iter().zip(&self.quarters);
        features.fold((0, 0), |(any, difficult), (feature, &quarters)| {
            let hard = rulebook.terrain_kind(feature.kind).is_difficult();
            (any | quarters, difficult | if hard { quarters } else { 0 })
        })
    }

    /// The feature of a placement, if it may be placed now.
    pub fn placed(&self, rulebook: &Rulebook, placement: &Placement) -> Option<Feature> {
        let mut reporter = crate::FailFast;
        let id = self.kind(rulebook, &placement.kind, &mut reporter);
        let feature =
            feature::feature(rulebook, &self.table, id.continue_value()??, placement).ok()?;
        self.judge_placement(rulebook, placement, &feature, &mut reporter)
            .is_continue()
            .then_some(feature)
    }

    /// The feature of a placement that was checked before.
    pub fn feature(&self, rulebook: &Rulebook, placement: &Placement) -> Option<Feature> {
        let id = rulebook.terrain_id(&placement.kind)?;
        feature::feature(rulebook, &self.table, id, placement).ok()
    }

    /// Checks the placement of a feature.
    pub fn judge_place(
        &self,
        rulebook: &Rulebook,
        placement: &Placement,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let Some(id) = self.kind(rulebook, &placement.kind, reporter)? else {
            return ControlFlow::Continue(());
        };
        match feature::feature(rulebook, &self.table, id, placement) {
            Ok(feature) => self.judge_placement(rulebook, placement, &feature, reporter),
            Err(breach) => reporter.report(|| breach),
        }
    }

    /// Checks whether one more feature of a kind may be placed at all, and returns its kind.
    fn kind(
        &self,
        rulebook: &Rulebook,
        name: &str,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<(), Option<TerrainId>> {
        let offered = rulebook
            .terrain_id(name)
            .filter(|id| self.offer.kinds.contains(id));
        let Some(id) = offered else {
            reporter.report(|| Breach::new(Rule::SetupTerrainKind))?;
            return ControlFlow::Continue(None);
        };
        if let Some(pending) = self.pending {
            // It was counted when it was chosen.
            if pending.kind != id {
                reporter.report(|| {
                    Breach::new(Rule::SetupTerrainNext)
                        .with("number", Measurement::Count(i32::from(self.number())))
                })?;
                return ControlFlow::Continue(None);
            }
        } else if let Err((count, limit)) = self.admits(rulebook, id) {
            reporter.report(|| {
                let there = (0..self.table.features.len()).map(Drawn::Feature);
                there.fold(too_many(count, limit), Breach::draw)
            })?;
        }
        ControlFlow::Continue(Some(id))
    }

    /// Whether one more feature of a kind is within the limits; otherwise the count there would be, and the
    /// limit.
    pub fn admits(&self, rulebook: &Rulebook, id: TerrainId) -> Result<(), (usize, usize)> {
        let mut kinds = self.kinds();
        kinds.push(id);
        let same = kinds.iter().filter(|&&kind| kind == id).count();
        let limit = usize::from(rulebook.terrain_kind(id).limit);
        if same > limit {
            return Err((same, limit));
        }
        match self.offer.count(&kinds) {
            Some(_) => Ok(()),
            None => Err((kinds.len(), self.offer.most().min(kinds.len() - 1))),
        }
    }

    /// How the features on the table count.
    pub fn counted(&self) -> FeatureCount {
        self.offer.count(&self.kinds()).unwrap_or_default()
    }

    /// Checks the terrain as a whole.
    pub fn judge_whole(&self, rulebook: &Rulebook, reporter: &mut dyn Reporter) -> ControlFlow<()> {
        judge_counted(self.counted(), reporter)?;
        let (any, difficult) = self.covered(rulebook);
        let rows = [
            (
                Rule::SetupTerrainSpread,
                any,
                rulebook.setup.limits.quarters,
            ),
            (
                Rule::SetupTerrainDifficult,
                difficult,
                self.offer.difficult_quarters,
            ),
        ];
        for (rule, held, least) in rows {
            let count = held.count_ones() as u8;
            if count < least {
                reporter.report(|| {
                    let bare = quarters(&self.table);
                    let bare = bare
                        .into_iter()
                        .enumerate()
                        .filter(|(nth, _)| held >> nth & 1 == 0);
                    bare.fold(lacking(rule, count, least), |breach, (_, quarter)| {
                        breach.draw(Drawn::Patch(quarter))
                    })
                })?;
            }
        }
        if let Some(band) = self.in_the_open(rulebook) {
            reporter.report(|| Breach::new(Rule::SetupTerrainEnds).draw(Drawn::Feature(band)))?;
        }
        if let Some(town) = self.lacks_road(rulebook, None) {
            reporter.report(|| {
                let roads = self.of_shape(rulebook, Shape::Road);
                let breach = Breach::new(Rule::SetupTerrainRoad)
                    .with("count", Measurement::Count(roads.count() as i32))
                    .draw(Drawn::Feature(town));
                let roads = self.of_shape(rulebook, Shape::Road);
                roads.fold(breach, |breach, (road, _)| {
                    breach.draw(Drawn::Feature(road))
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Checks a choice of features before any is placed.
    pub fn judge_chosen(
        &self,
        rulebook: &Rulebook,
        kinds: &[TerrainId],
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        for (nth, &id) in kinds.iter().enumerate() {
            let limit = usize::from(rulebook.terrain_kind(id).limit);
            let count = kinds[..=nth].iter().filter(|&&kind| kind == id).count();
            if count > limit {
                return reporter.report(|| too_many(count, limit));
            }
        }
        let Some(counted) = self.offer.count(kinds) else {
            let limit = self.offer.most().min(kinds.len().saturating_sub(1));
            return reporter.report(|| too_many(kinds.len(), limit));
        };
        judge_counted(counted, reporter)?;
        let is_hard = |&&id: &&TerrainId| rulebook.terrain_kind(id).is_hard();
        let hard = kinds.iter().filter(is_hard).count() as u8;
        if hard < self.offer.hard_features {
            reporter.report(|| lacking(Rule::SetupTerrainHard, hard, self.offer.hard_features))?;
        }
        ControlFlow::Continue(())
    }

    /// The built-up area that still needs a road touching it or passing through it, if `more` is added too.
    pub fn lacks_road(&self, rulebook: &Rulebook, more: Option<&Feature>) -> Option<usize> {
        let offered = self
            .offer
            .kinds
            .iter()
            .any(|&kind| rulebook.terrain_kind(kind).shape == Shape::Road);
        let lie = || {
            let laid = self.table.features.iter().chain(more);
            laid.enumerate()
        };
        let of = |shape: Shape| {
            lie().filter(move |(_, feature)| rulebook.terrain_kind(feature.kind).shape == shape)
        };
        let rules = rulebook.setup.built_up.as_ref();
        let wanted =
            offered && rules.is_some_and(|rules| rules.road_wanted) || of(Shape::Road).count() > 0;
        of(Shape::BuiltUp)
            .find(|(_, town)| wanted && !of(Shape::Road).any(|(_, road)| leads_to(road, town)))
            .map(|(index, _)| index)
    }

    /// Whether the terrain is complete with one more feature.
    pub fn is_completed_by(&self, rulebook: &Rulebook, feature: &Feature) -> bool {
        let mut kinds = self.kinds();
        kinds.push(feature.kind);
        let counted = self.offer.count(&kinds);
        let (mut any, mut difficult) = self.covered(rulebook);
        let quarters = self.quarters_of(feature);
        any |= quarters;
        if rulebook.terrain_kind(feature.kind).is_difficult() {
            difficult |= quarters;
        }
        counted.is_some_and(|counted| counted.wanting() == 0)
            && any.count_ones() >= u32::from(rulebook.setup.limits.quarters)
            && difficult.count_ones() >= u32::from(self.offer.difficult_quarters)
            && self.lacks_road(rulebook, Some(feature)).is_none()
    }

    /// The features of a shape, with their indices.
    fn of_shape<'a>(
        &'a self,
        rulebook: &'a Rulebook,
        shape: Shape,
    ) -> impl Iterator<Item = (usize, &'a Feature)> {
        self.table
            .features
            .iter()
            .enumerate()
            .filter(move |(_, feature)| rulebook.terrain_kind(feature.kind).shape == shape)
    }
}

/// Whether a road touches a built-up area or passes through it.
pub(super) fn leads_to(road: &Feature, town: &Feature) -> bool {
    within(road.region.distance_to(&town.region), Length::ZERO)
}

/// Checks that no features are missing.
fn judge_counted(counted: FeatureCount, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let rows = [
        (
            Rule::SetupTerrainCompulsory,
            counted.compulsory,
            counted.compulsory_wanting,
        ),
        (
            Rule::SetupTerrainOptional,
            counted.optional,
            counted.optional_wanting,
        ),
    ];
    for (rule, count, wanting) in rows {
        if wanting > 0 {
            reporter.report(|| lacking(rule, count, count + wanting))?;
        }
    }
    ControlFlow::Continue(())
}

fn too_many(count: usize, limit: usize) -> Breach {
    Breach::new(Rule::SetupTerrainCount)
        .with("count", Measurement::Count(count as i32))
        .with("limit", Measurement::Count(limit as i32))
}

fn lacking(rule: Rule, count: u8, least: u8) -> Breach {
    Breach::new(rule)
        .with("count", Measurement::Count(i32::from(count)))
        .with("least", Measurement::Count(i32::from(least)))
}
