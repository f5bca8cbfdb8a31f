//! The features that a topography offers, and whether the right number has been chosen (`dba22` §5).
//!
//! Each feature counts as compulsory or as optional. Only numbers are checked here, not places.

use acies_geometry::SmallSort;
use acies_rulebook::{CompulsoryTerrain, Rulebook, Shape, TerrainId, TerrainSet, Topography};
use arrayvec::ArrayVec;

/// More features than any table has: nine compulsory and nine optional ones.
const MOST: usize = 18;

/// The features of a topography that the edition can place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::setup) struct TopographyOffer {
    /// The kinds of which one is compulsory, and how many of it.
    compulsory: Vec<CompulsoryTerrain>,
    /// Sets of optional kinds; no kind is in two sets.
    optional: Vec<TerrainSet>,
    /// The minimum and maximum number of optional features.
    optional_count: (u8, u8),
    /// The minimum number of features that are rough or bad going, a river or a waterway.
    pub hard_features: u8,
    /// The minimum number of quarters with difficult terrain.
    pub difficult_quarters: u8,
    /// Every kind, once.
    pub kinds: Vec<TerrainId>,
}

/// How features count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::setup) struct FeatureCount {
    /// The number that count as compulsory.
    pub compulsory: u8,
    /// The number that count as optional.
    pub optional: u8,
    /// The number of compulsory features missing.
    pub compulsory_wanting: u8,
    /// The number of optional features missing.
    pub optional_wanting: u8,
}

impl FeatureCount {
    /// The number of features missing.
    pub fn wanting(self) -> u8 {
        self.compulsory_wanting + self.optional_wanting
    }

    /// Whether this is the better way to count: fewer missing; then fewer compulsory ones missing; then more
    /// compulsory ones.
    fn comes_before(self, other: FeatureCount) -> bool {
        let key = |counted: FeatureCount| {
            let there = std::cmp::Reverse(counted.compulsory);
            (counted.wanting(), counted.compulsory_wanting, there)
        };
        key(self) < key(other)
    }
}

/// Whether features of a kind are placed with the terrain; a camp belongs to an army.
fn can_be_laid(rulebook: &Rulebook, kind: TerrainId) -> bool {
    let kind = rulebook.terrain_kind(kind);
    kind.limit > 0 && kind.shape != Shape::Camp
}

impl TopographyOffer {
    /// What a topography offers. It never requires more than its kinds can supply.
    pub fn of(rulebook: &Rulebook, topography: &Topography) -> TopographyOffer {
        let limit = |kind: TerrainId| rulebook.terrain_kind(kind).limit;
        let mut offer = TopographyOffer::default();
        for row in &topography.compulsory {
            if can_be_laid(rulebook, row.kind) {
                let (least, most) = row.count;
                let mut or = TerrainSet::default();
                let mut can_give = limit(row.kind);
                offer.add(row.kind);
                for kind in (0..rulebook.terrain.len() as u8).map(TerrainId) {
                    if row.or.has(kind) && can_be_laid(rulebook, kind) {
                        or = or.with(kind);
                        can_give = can_give.saturating_add(limit(kind));
                        offer.add(kind);
                    }
                }
                offer.compulsory.push(CompulsoryTerrain {
                    kind: row.kind,
                    or,
                    count: (least.min(can_give), most.min(can_give)),
                });
            }
        }
        let mut known = TerrainSet::default();
        let mut can_give = 0_u8;
        for set in &topography.optional {
            let mut kinds = TerrainSet::default();
            let mut most = 0;
            for &kind in set {
                if can_be_laid(rulebook, kind) && !known.has(kind) {
                    kinds = kinds.with(kind);
                    known = known.with(kind);
                    most = limit(kind).max(most);
                    offer.add(kind);
                }
            }
            offer.optional.push(kinds);
            can_give = can_give.saturating_add(most);
        }
        let limits = &rulebook.setup.limits;
        offer.optional_count = (limits.optional.0.min(can_give), limits.optional.1);
        let is_difficult = |&kind: &TerrainId| rulebook.terrain_kind(kind).is_difficult();
        if offer.kinds.iter().any(is_difficult) {
            offer.difficult_quarters = limits.difficult_quarters;
        }
        let is_hard = |&kind: &TerrainId| rulebook.terrain_kind(kind).is_hard();
        if offer.kinds.iter().any(is_hard) {
            offer.hard_features = limits.hard_features;
        }
        offer
    }

    fn add(&mut self, kind: TerrainId) {
        if !self.kinds.contains(&kind) {
            self.kinds.push(kind);
        }
    }

    /// The maximum number of features on a table.
    pub fn most(&self) -> usize {
        let compulsory = self.compulsory.iter().map(|row| row.count.1).max();
        usize::from(compulsory.unwrap_or(0)) + usize::from(self.optional_count.1)
    }

    /// The best way to count features of these kinds, so that the fewest are missing.
    ///
    /// `None` if there are too many, or if two kinds that exclude each other are both needed.
    pub fn count(&self, kinds: &[TerrainId]) -> Option<FeatureCount> {
        self.best(kinds).map(|(counted, _)| counted)
    }

    /// Features in placing order where dice decide: waterways, compulsory ones, then the others (`dba30`
    /// §4.4).
    pub fn in_order(&self, rulebook: &Rulebook, kinds: &[TerrainId]) -> Vec<TerrainId> {
        let compulsory = self.best(kinds).map_or(0, |(_, compulsory)| compulsory);
        let mut order: Vec<(bool, bool, TerrainId)> = kinds
            .iter()
            .enumerate()
            .map(|(nth, &kind)| {
                let water = rulebook.terrain_kind(kind).shape == Shape::Waterway;
                (!water, compulsory >> nth & 1 == 0, kind)
            })
            .collect();
        order.small_sort_by_key(|&(dry, optional, _)| (dry, optional));
        order.into_iter().map(|(_, _, kind)| kind).collect()
    }

    /// The best way to count features, and which of them count as compulsory, one bit each.
    fn best(&self, kinds: &[TerrainId]) -> Option<(FeatureCount, u64)> {
        if kinds.len() > self.most() {
            return None;
        }
        if self.compulsory.is_empty() {
            return Some((self.count_optional(kinds, 0)?, 0));
        }
        let mut best: Option<(FeatureCount, u64)> = None;
        for row in &self.compulsory {
            let mut there: ArrayVec<usize, MOST> = kinds
                .iter()
                .enumerate()
                .filter(|&(_, &kind)| kind == row.kind || row.or.has(kind))
                .map(|(nth, _)| nth)
                .take(MOST)
                .collect();
            // Kinds that cannot be optional come first.
            there.small_sort_by_key(|&nth| self.optional.iter().any(|set| set.has(kinds[nth])));
            let mut compulsory = 0;
            for taken in 0..=there.len().min(usize::from(row.count.1)) {
                if taken > 0 {
                    compulsory |= 1 << there[taken - 1];
                }
                let counted = self
                    .count_optional(kinds, compulsory)
                    .map(|counted| FeatureCount {
                        compulsory: taken as u8,
                        compulsory_wanting: row.count.0.saturating_sub(taken as u8),
                        ..counted
                    });
                if let Some(counted) = counted
                    && best.is_none_or(|(best, _)| counted.comes_before(best))
                {
                    best = Some((counted, compulsory));
                }
            }
        }
        best
    }

    /// Counts the optional features: all whose bit is not set.
    fn count_optional(&self, kinds: &[TerrainId], compulsory: u64) -> Option<FeatureCount> {
        let mut used = TerrainSet::default();
        let mut optional = 0;
        for (nth, &kind) in kinds.iter().enumerate() {
            if compulsory >> nth & 1 == 1 {
                continue;
            }
            let set = self.optional.iter().find(|set| set.has(kind))?;
            if set.0 & used.0 & !(1 << kind.0) != 0 || optional >= self.optional_count.1 {
                return None;
            }
            used = used.with(kind);
            optional += 1;
        }
        Some(FeatureCount {
            optional,
            optional_wanting: self.optional_count.0.saturating_sub(optional),
            ..FeatureCount::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROAD: TerrainId = TerrainId(0);
    const WOOD: TerrainId = TerrainId(1);
    const MARSH: TerrainId = TerrainId(2);
    const HILL: TerrainId = TerrainId(3);

    /// An offer of one or two compulsory features of one of these kinds, and two or three optional ones of
    /// these sets.
    fn offer(compulsory: &[TerrainId], optional: &[&[TerrainId]]) -> TopographyOffer {
        let set = |kinds: &&[TerrainId]| {
            kinds
                .iter()
                .fold(TerrainSet::default(), |set, &kind| set.with(kind))
        };
        TopographyOffer {
            compulsory: compulsory
                .iter()
                .map(|&kind| CompulsoryTerrain {
                    kind,
                    or: TerrainSet::default(),
                    count: (1, 2),
                })
                .collect(),
            optional: optional.iter().map(set).collect(),
            optional_count: (2, 3),
            hard_features: 0,
            difficult_quarters: 2,
            kinds: Vec::new(),
        }
    }

    /// Compulsory and optional features, and how many of each are missing.
    fn count(offer: &TopographyOffer, kinds: &[TerrainId]) -> Option<(u8, u8, u8, u8)> {
        offer.count(kinds).map(|counted| {
            (
                counted.compulsory,
                counted.optional,
                counted.compulsory_wanting,
                counted.optional_wanting,
            )
        })
    }

    #[test]
    fn a_kind_of_both_sorts_counts_where_it_is_missing() {
        let arable = offer(&[ROAD], &[&[WOOD], &[ROAD]]);
        // One road is the compulsory feature, the other an optional one beside the wood.
        assert_eq!(count(&arable, &[ROAD, ROAD, WOOD]), Some((1, 2, 0, 0)));
        assert_eq!(count(&arable, &[WOOD, WOOD]), Some((0, 2, 1, 0)));
        assert_eq!(count(&arable, &[WOOD]), Some((0, 1, 1, 1)));
        assert_eq!(count(&arable, &[]), Some((0, 0, 1, 2)));
        assert_eq!(count(&arable, &[ROAD]), Some((1, 0, 0, 2)));
    }

    #[test]
    fn too_many_of_a_sort_do_not_count() {
        let arable = offer(&[ROAD], &[&[WOOD], &[HILL]]);
        assert_eq!(
            count(&arable, &[WOOD, WOOD, HILL, ROAD, ROAD]),
            Some((2, 3, 0, 0))
        );
        assert_eq!(count(&arable, &[WOOD, WOOD, HILL, HILL]), None);
        assert_eq!(count(&arable, &[ROAD, ROAD, ROAD]), None);
        assert_eq!(count(&arable, &[MARSH]), None);
        assert_eq!(arable.most(), 5);
    }

    #[test]
    fn only_one_kind_of_a_set_is_used() {
        let littoral = offer(&[ROAD], &[&[HILL, MARSH], &[WOOD]]);
        assert_eq!(count(&littoral, &[HILL, HILL, WOOD]), Some((0, 3, 1, 0)));
        assert_eq!(count(&littoral, &[HILL, MARSH]), None);
        // A marsh that is compulsory leaves the set to the hill.
        let both = offer(&[MARSH], &[&[HILL, MARSH]]);
        assert_eq!(count(&both, &[HILL, MARSH]), Some((1, 1, 0, 1)));
        assert_eq!(count(&both, &[HILL, HILL, MARSH]), Some((1, 2, 0, 0)));
    }

    #[test]
    fn only_one_compulsory_kind_is_used() {
        let either = offer(&[WOOD, MARSH], &[&[HILL]]);
        assert_eq!(count(&either, &[WOOD, HILL, HILL]), Some((1, 2, 0, 0)));
        assert_eq!(count(&either, &[MARSH, HILL, HILL]), Some((1, 2, 0, 0)));
        assert_eq!(count(&either, &[WOOD, MARSH]), None);
    }

    #[test]
    fn kinds_of_one_row_count_together() {
        let mut dry = offer(&[WOOD], &[&[HILL], &[WOOD]]);
        dry.compulsory[0].or = TerrainSet::default().with(MARSH);
        // With the wood as an optional feature none is missing.
        assert_eq!(count(&dry, &[WOOD, MARSH, HILL]), Some((1, 2, 0, 0)));
        // The marshes can only be compulsory, so the wood is not.
        assert_eq!(count(&dry, &[WOOD, MARSH, MARSH]), Some((2, 1, 0, 1)));
        assert_eq!(count(&dry, &[MARSH, MARSH, MARSH]), None);
        assert_eq!(count(&dry, &[HILL, MARSH]), Some((1, 1, 0, 1)));
    }
}
