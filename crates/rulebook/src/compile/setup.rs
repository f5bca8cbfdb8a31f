//! Compiles setup and victory conditions.

use acies_geometry::Length;

use super::context::Context;
use crate::model::{
    BuiltUp, Camps, CapturedCamp, CompulsoryTerrain, Deployment, Landing, LossCount,
    QuarterNumbers, Setup, TerrainKind, TerrainLimits, Topography, TroopSet, Victory,
};
use crate::raw::{
    Distance, Number, RawCamps, RawCompulsory, RawCount, RawDeployment, RawEdition, RawLimits,
    RawTopography, Text,
};

impl Context<'_> {
    pub(super) fn setup(&mut self, raw: &RawEdition, terrain: &[TerrainKind]) -> Setup {
        let setup = &raw.setup;
        self.unique("topography", raw.topographies.iter().map(|row| &row.name));
        let topographies: Vec<Topography> = raw
            .topographies
            .iter()
            .map(|row| self.topography_row(row, terrain))
            .collect();
        self.topographies = topographies.iter().map(|row| row.name.clone()).collect();
        Setup {
            board: (
                self.some_length(&setup.board_width),
                self.some_length(&setup.board_depth),
            ),
            aggression: setup.aggression,
            topographies,
            placement: self.word_or_first(&setup.placement),
            quarter_numbers: (setup.quarter_numbers.as_ref())
                .map_or(QuarterNumbers::NearFirst, |word| self.word_or_first(word)),
            limits: self.limits(&setup.terrain),
            edges: self.word_or_first(&setup.edges),
            order: self.word_or_first(&setup.order),
            camps: Camps {
                greatest_sum: self.some_length(&setup.camps.greatest_sum),
                least_side: self.some_length(&setup.camps.least_side),
                aside: self.length_or_none(setup.camps.aside.as_ref()),
                garrison: self.troops_or_any(setup.camps.garrison.as_ref()),
                captors: self.troops_or_any(setup.camps.captors.as_ref()),
                exempt: (
                    self.troop_set(&setup.camps.exempt_troops),
                    self.count(&setup.camps.exempt_above, 0..=12),
                ),
                followers: self.troop_id(&setup.camps.followers),
                followers_assumed: setup.camps.followers_assumed,
                held_unless_empty: setup.camps.held_unless_empty,
                attackers: self.count(&setup.camps.attackers, 1..=9),
                captured: self.captured(&setup.camps),
                advance: (setup.camps.advance.as_ref())
                    .map_or((Length::ZERO, Length::ZERO), |(foot, mounted)| {
                        (self.length(foot), self.length(mounted))
                    }),
            },
            built_up: setup.built_up.as_ref().map(|built_up| BuiltUp {
                corner: self.some_length(&built_up.corner),
                least_side: self.length_or_none(built_up.least_side.as_ref()),
                road_wanted: built_up.road_wanted,
                river_may_cross: built_up.river_may_cross,
                preferred_from: self.count(&built_up.preferred_from, 1..=6),
                garrison: self.some_troops(&built_up.garrison),
                garrison_first: built_up.garrison_first,
                captors: self.some_troops(&built_up.captors),
                victor_chooses: built_up.victor_chooses,
                denizens_stay: built_up.denizens_stay,
                denizens_return_from: self.count(&built_up.denizens_return_from, 1..=7),
                denizens_return_pips: self.count_or_none(built_up.denizens_return_pips.as_ref()),
                captors_stay_assumed: built_up.captors_stay_assumed,
                denizens: self.troop_id(&built_up.denizens),
                attackers: self.count(&built_up.attackers, 1..=9),
                sacking_until: (built_up.sacking_until.as_ref())
                    .map(|least| self.count(least, 0..=7))
                    .filter(|&least| least > 0),
                surrenders_to: self.troop_set(&built_up.surrenders_to),
            }),
            deployment: self.deployment(&setup.deployment),
            landing: setup.landing.as_ref().map(|landing| Landing {
                topography: self.topography(&landing.topography),
                most: self.count(&landing.most, 1..=12),
                never: self.troop_set(&landing.never),
                at_shore: self.count(&landing.at_shore, 1..=12),
                before_moves: landing.before_moves,
                moves_on: landing.moves_on,
                zones: landing.zones,
            }),
        }
    }

    fn deployment(&mut self, raw: &RawDeployment) -> Deployment {
        if raw.depth.is_some() == raw.from_centre.is_some() {
            let place = raw.depth.as_ref().unwrap_or(&raw.side).span();
            let message = "expected either `depth` or `from-centre`".to_owned();
            self.problem(Some(place), message);
        }
        if raw.flankers.is_some() != raw.flankers_side.is_some() {
            let message = "expected `flankers` and `flankers-side` together".to_owned();
            self.problem(Some(raw.side.span()), message);
        }
        Deployment {
            depth: raw.depth.as_ref().map(|depth| self.some_length(depth)),
            from_centre: raw.from_centre.as_ref().map(|gap| self.some_length(gap)),
            side: self.length(&raw.side),
            flankers: match &raw.flankers {
                Some(names) => self.some_troops(names),
                None => TroopSet::NONE,
            },
            flankers_side: self.length_or_none(raw.flankers_side.as_ref()),
            swaps: self.count(&raw.swaps, 0..=6),
            dismounted: raw.dismounted,
        }
    }

    /// A length; zero if the key is missing.
    fn length_or_none(&mut self, length: Option<&Distance>) -> Length {
        length.map_or(Length::ZERO, |length| self.length(length))
    }

    /// What happens to a captured camp, and how far its captors move into it.
    fn captured(&mut self, camps: &RawCamps) -> CapturedCamp {
        let captured =
            (camps.captured.as_ref()).map_or(CapturedCamp::Held, |word| self.word_or_first(word));
        if (captured == CapturedCamp::Held) == camps.advance.is_some() {
            let message = if camps.advance.is_some() {
                "`advance` is for camps that are not held when they are captured"
            } else {
                "missing `advance`"
            };
            self.problem(Some(camps.greatest_sum.span()), message.to_owned());
        }
        captured
    }

    /// The name of a topography of this edition.
    fn topography(&mut self, name: &Text) -> String {
        let known = self.topographies.clone();
        self.one_of(name, "topography", &known);
        name.get_ref().clone()
    }

    fn topography_row(&mut self, row: &RawTopography, terrain: &[TerrainKind]) -> Topography {
        let kinds = row.compulsory.iter().map(|choice| &choice.kind);
        self.unique("compulsory kind", kinds);
        Topography {
            name: row.name.get_ref().clone(),
            compulsory: row
                .compulsory
                .iter()
                .map(|choice| self.compulsory(choice, terrain))
                .collect(),
            optional: row
                .optional
                .iter()
                .map(|choice| choice.iter().map(|kind| self.terrain_id(kind)).collect())
                .collect(),
        }
    }

    fn compulsory(&mut self, choice: &RawCompulsory, terrain: &[TerrainKind]) -> CompulsoryTerrain {
        let kind = self.terrain_id(&choice.kind);
        let count = self.span(&choice.least, &choice.most, &(0..=9));
        if let Some(limit) = terrain.get(usize::from(kind.0)).map(|kind| kind.limit)
            && count.1 > limit
        {
            let name = choice.kind.get_ref();
            let message = format!("{} is more than the `limit` of `{name}`, {limit}", count.1);
            self.problem(Some(choice.most.span()), message);
        }
        let or = self.terrain_set(&choice.or);
        CompulsoryTerrain { kind, or, count }
    }

    fn limits(&mut self, raw: &RawLimits) -> TerrainLimits {
        if let (Some(length), None) = (&raw.small_length, &raw.small_most) {
            let message = "expected `small-length` and `small-most` together".to_owned();
            self.problem(Some(length.span()), message);
        }
        if let (None, Some(most)) = (&raw.small_length, &raw.small_most) {
            let message = "expected `small-length` and `small-most` together".to_owned();
            self.problem(Some(most.span()), message);
        }
        let road_length = raw.road_length.as_ref();
        TerrainLimits {
            optional: self.span(&raw.optional.0, &raw.optional.1, &(0..=9)),
            quarters: self.count(&raw.quarters, 0..=4),
            difficult_quarters: self.count(&raw.difficult_quarters, 0..=4),
            hard_features: self.count_or_none(raw.hard_features.as_ref()),
            apart: self.length(&raw.apart),
            edge_gap: self.length_or_none(raw.edge_gap.as_ref()),
            greatest_sum: self.some_length(&raw.greatest_sum),
            least_width: self.length(&raw.least_width),
            greatest_ratio: self.number(&raw.greatest_ratio, 100..=2000) as u16,
            small_length: self.length_or_none(raw.small_length.as_ref()),
            small_most: self.count_or_none(raw.small_most.as_ref()),
            band_width: self.some_length(&raw.band_width),
            river_length: self.number(&raw.river_length, 100..=2000) as u16,
            road_length: road_length.map(|number| self.number(number, 100..=2000) as u16),
            opposite_edges: raw.opposite_edges,
            road_ends_at: self.terrain_set(&raw.road_ends_at),
            river_clear: self.length(&raw.river_clear),
            band_quarters: self.count(&raw.band_quarters, 1..=4),
            waterway: (
                self.length(&raw.waterway_least),
                self.some_length(&raw.waterway_most),
            ),
            waterway_die: raw.waterway_die,
        }
    }

    /// A number; zero if the key is missing.
    fn count_or_none(&mut self, number: Option<&Number>) -> u8 {
        number.map_or(0, |number| self.count(number, 0..=12))
    }

    pub(super) fn victory(&mut self, raw: &RawEdition) -> Victory {
        Victory {
            losses: self.count(&raw.victory.losses, 1..=12),
            general: raw.victory.general,
            general_more: self.count_or_none(raw.victory.general_more.as_ref()),
            uncounted: self.troop_set(&raw.victory.uncounted),
            counts: self.counts(&raw.victory.counts),
            camp: self.count_or_none(raw.victory.camp.as_ref()),
            built_up: self.count_or_none(raw.victory.built_up.as_ref()),
            built_up_as_camp: self.count_or_none(
                (raw.victory.built_up_as_camp.as_ref()).or(raw.victory.built_up.as_ref()),
            ),
        }
    }

    /// How much the loss of each kind of troops counts.
    fn counts(&mut self, rows: &[RawCount]) -> Vec<LossCount> {
        self.unique("row", rows.iter().map(|row| &row.id));
        rows.iter()
            .map(|row| LossCount {
                id: row.id.get_ref().clone(),
                troops: self.some_troops(&row.troops),
                count: self.count(&row.count, 0..=12),
                first_only: row.first_only,
            })
            .collect()
    }
}
