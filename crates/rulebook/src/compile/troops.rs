//! Compiles troops, sets of troops and kinds of terrain.

use std::collections::BTreeMap;
use std::rc::Rc;

use acies_geometry::Length;

use super::context::{Context, NamedSets};
use crate::document::Place;
use crate::model::{Allowance, Factors, Going, Shape, Sight, TerrainKind, Troop, TroopSet};
use crate::raw::{Number, RawClass, RawEdition, RawTerrain, RawTroop, Text};
use crate::words::{Kind, Word, WrittenGoing};

/// The most troops, and the most kinds of terrain, in an edition.
const MOST: usize = 64;

/// The most camps on a table: one for each side.
const CAMPS: u8 = 2;

/// The most gates that a feature of any kind may have.
const MOST_GATES: u8 = 8;

/// Sets that need no row in the file.
const BUILT_IN: [&str; 3] = ["any", "foot", "mounted"];

/// The lowest and highest factor.
const FACTOR: std::ops::RangeInclusive<i64> = -9..=9;

impl Context<'_> {
    /// Compiles troops, and all sets of them.
    pub(super) fn troops(&mut self, raw: &RawEdition) -> Vec<Troop> {
        self.unique("troop", raw.troops.iter().map(|row| &row.code));
        self.unique("class", raw.classes.iter().map(|row| &row.name));
        if raw.troops.len() > MOST {
            self.problem(
                None,
                format!("{} troops; allowed: up to {MOST}", raw.troops.len()),
            );
        }
        for class in &raw.classes {
            let name = class.name.get_ref();
            if !raw.troops.iter().any(|troop| troop.class.get_ref() == name) {
                let message = format!("no row of `troops` has the class `{name}`");
                self.problem(Some(class.name.span()), message);
            }
        }
        let classes: Vec<(String, Troop)> = raw
            .classes
            .iter()
            .map(|class| (class.name.get_ref().clone(), self.class(class)))
            .collect();
        let troops: Vec<Troop> = raw
            .troops
            .iter()
            .take(MOST)
            .map(|row| self.troop(row, &classes))
            .collect();
        self.built_in_sets(&troops);
        self.named_sets(&raw.sets);
        troops
    }

    fn factors(&mut self, pair: &(Number, Number)) -> Factors {
        Factors {
            foot: self.number(&pair.0, FACTOR) as i8,
            mounted: self.number(&pair.1, FACTOR) as i8,
        }
    }

    /// The values shared by all troops of a class.
    fn class(&mut self, row: &RawClass) -> Troop {
        let mounted = self.word(&row.kind) == Some(Kind::Mounted);
        let bad = row
            .bad
            .as_ref()
            .map(|bad| self.some_length(bad).min(Length::MAX));
        let rough = row.rough.as_ref().map(|rough| self.some_length(rough));
        let close = self.factors(&row.close);
        // Troops that cannot move are never placed on the table.
        let listed = row.good.is_some();
        if row.road.is_some() != listed || !listed && (bad.is_some() || rough.is_some()) {
            let message = "a class has `good` and `road`, or no distance at all".to_owned();
            self.problem(Some(row.name.span()), message);
        }
        let [good, road] = [&row.good, &row.road].map(|distance| {
            (distance.as_ref()).map_or(Length::ZERO, |distance| self.some_length(distance))
        });
        Troop {
            code: String::new(),
            class: row.name.get_ref().clone(),
            mounted,
            depth: Length::ZERO,
            allowance: Allowance {
                good,
                rough: rough.or(bad),
                bad,
                road,
            },
            close,
            shooting: row
                .shooting
                .as_ref()
                .map_or(close, |pair| self.factors(pair)),
            shot_at: row.shot_at.as_ref().map_or(close, |number| {
                let factor = self.number(number, FACTOR) as i8;
                Factors {
                    foot: factor,
                    mounted: factor,
                }
            }),
            listed,
        }
    }

    fn troop(&mut self, row: &RawTroop, classes: &[(String, Troop)]) -> Troop {
        let names: Rc<[String]> = classes.iter().map(|(name, _)| name.clone()).collect();
        let class = self.one_of(&row.class, "class", &names);
        let mut troop = classes.get(usize::from(class)).map_or_else(
            || Troop {
                code: String::new(),
                class: String::new(),
                mounted: false,
                depth: Length::ZERO,
                allowance: Allowance {
                    good: Length::ZERO,
                    rough: None,
                    bad: None,
                    road: Length::ZERO,
                },
                close: Factors {
                    foot: 0,
                    mounted: 0,
                },
                shooting: Factors {
                    foot: 0,
                    mounted: 0,
                },
                shot_at: Factors {
                    foot: 0,
                    mounted: 0,
                },
                listed: false,
            },
            |(_, troop)| troop.clone(),
        );
        troop.code.clone_from(row.code.get_ref());
        if row.depth.is_some() != troop.listed {
            let message = if troop.listed {
                "missing `depth`"
            } else {
                "a troop that is never on the table has no `depth`"
            };
            self.problem(Some(row.code.span()), message.to_owned());
        }
        if let Some(depth) = &row.depth {
            troop.depth = self.some_length(depth);
        }
        self.own_distances(row, &mut troop);
        troop
    }

    /// The move distances in which a troop differs from its class.
    fn own_distances(&mut self, row: &RawTroop, troop: &mut Troop) {
        let [good, rough, bad, road] = [&row.good, &row.rough, &row.bad, &row.road]
            .map(|distance| (distance.as_ref()).map(|distance| self.some_length(distance)));
        if !troop.listed && [good, rough, bad, road].iter().any(Option::is_some) {
            let message = "a troop that is never on the table has no distances".to_owned();
            self.problem(Some(row.code.span()), message);
        }
        let class = troop.allowance;
        troop.allowance = Allowance {
            good: good.unwrap_or(class.good),
            rough: rough.or(bad).or(class.rough),
            bad: bad.or(class.bad),
            road: road.unwrap_or(class.road),
        };
    }

    /// The built-in sets: codes, classes, mounted, foot and any.
    fn built_in_sets(&mut self, troops: &[Troop]) {
        let mut sets: BTreeMap<String, u64> = BTreeMap::new();
        let mut add = |name: &str, troop: usize| {
            *sets.entry(name.to_owned()).or_default() |= 1 << troop;
        };
        for name in BUILT_IN {
            for (index, troop) in troops.iter().enumerate() {
                if name == "any" || (name == "mounted") == troop.mounted {
                    add(name, index);
                }
            }
        }
        for (index, troop) in troops.iter().enumerate() {
            // A class takes precedence over a code of the same name, which belongs to it.
            if !troops.iter().any(|other| other.class == troop.code) {
                add(&troop.code, index);
            }
            add(&troop.class, index);
        }
        self.troop_sets = NamedSets::new("troop or set", sets);
        self.codes = troops.iter().map(|troop| troop.code.clone()).collect();
    }

    fn named_sets(&mut self, sets: &[(Text, crate::raw::Names)]) {
        for (name, members) in sets {
            let set = self.some_troops(members);
            if self.troop_sets.get(name.get_ref()).is_some() {
                let message = format!("`{}` is a troop, a class or a set already", name.get_ref());
                self.problem(Some(name.span()), message);
            } else if set != TroopSet::NONE {
                self.troop_sets = self.troop_sets.with(name.get_ref(), set.0);
            }
        }
    }

    /// Kinds of terrain, except which troops they are good going for.
    pub(super) fn terrain(&mut self, raw: &RawEdition) -> Vec<TerrainKind> {
        self.unique("terrain", raw.terrain.iter().map(|row| &row.name));
        if raw.terrain.len() > MOST {
            let message = format!(
                "{} kinds of terrain; allowed: up to {MOST}",
                raw.terrain.len()
            );
            self.problem(None, message);
        }
        self.terrain_names = raw
            .terrain
            .iter()
            .take(MOST)
            .map(|row| row.name.get_ref().clone())
            .collect();
        let bits = self.terrain_names.iter().enumerate();
        let sets = bits
            .map(|(index, name)| (name.clone(), 1 << index))
            .collect();
        self.terrain_sets = NamedSets::new("terrain", sets);
        raw.terrain
            .iter()
            .take(MOST)
            .map(|row| self.terrain_row(row))
            .collect()
    }

    fn terrain_row(&mut self, row: &RawTerrain) -> TerrainKind {
        let shape: Shape = self.word_or_first(&row.shape);
        let (is_water, is_camp) = (shape == Shape::Waterway, shape == Shape::Camp);
        let place = row.name.span();
        self.given("going", row.going.is_some(), shape == Shape::Area, &place);
        self.given("shot", row.shot.is_some(), !is_water && !is_camp, &place);
        self.given("command", row.command.is_some(), !is_water, &place);
        self.given("limit", row.limit.is_some(), !is_camp, &place);
        let (going, softens) = match &row.going {
            Some(going) => match self.word_or_first(going) {
                WrittenGoing::Always(going) => (going, false),
                WrittenGoing::GoodOrRough => (Going::Good, true),
            },
            None => (shape.own_going(), false),
        };
        let least_ratio = row.least_ratio.as_ref();
        self.given(
            "gates",
            row.gates,
            row.gates && shape == Shape::BuiltUp,
            &place,
        );
        self.given(
            "most-gates",
            row.most_gates.is_some(),
            row.most_gates.is_some() && shape == Shape::BuiltUp,
            &place,
        );
        self.given(
            "on-hills",
            row.on_hills,
            row.on_hills && shape == Shape::BuiltUp,
            &place,
        );
        TerrainKind {
            name: row.name.get_ref().clone(),
            shape,
            going,
            softens,
            good_for: TroopSet::NONE,
            shot: self.sight(row.shot.as_ref(), row.hill, (shape, true)),
            command: self.sight(row.command.as_ref(), row.hill, (shape, false)),
            hill: row.hill,
            hampers_general: row.hampers_general,
            limit: (row.limit.as_ref()).map_or(CAMPS, |limit| self.count(limit, 1..=9)),
            may_be_thin: row.may_be_thin,
            least_ratio: least_ratio.map(|number| self.number(number, 100..=2000) as u16),
            extends: (row.extends.as_ref()).map(|extends| self.word_or_first(extends)),
            at_edge: row.at_edge,
            bars_rivers: row.bars_rivers,
            may_be_camp: row.may_be_camp,
            serves_as_camp: row.serves_as_camp,
            needs_garrison: row.needs_garrison,
            gates: row.gates,
            most_gates: (row.most_gates.as_ref())
                .map_or(MOST_GATES, |most| self.count(most, 1..=MOST_GATES)),
            near_others: row.near_others,
            on_hills: row.on_hills,
        }
    }

    /// Reports a key of a kind of terrain that is missing, or that does not apply to its shape.
    fn given(&mut self, key: &str, is_given: bool, is_wanted: bool, place: &Place) {
        if is_given != is_wanted {
            let message = if is_wanted {
                format!("missing `{key}`")
            } else {
                format!("`{key}` is not for this shape")
            };
            self.problem(Some(place.clone()), message);
        }
    }

    /// How a kind of terrain affects a line of fire or, otherwise, of command.
    fn sight(&mut self, text: Option<&Text>, hill: bool, (shape, shot): (Shape, bool)) -> Sight {
        let Some(text) = text else {
            return Sight::Open;
        };
        let sight = self.word_or_first(text);
        if matches!(sight, Sight::Crest | Sight::CrestOrOn) && !hill {
            let message = format!("`{}` is for kinds with `hill = true`", sight.word());
            self.problem(Some(text.span()), message);
        }
        // Only areas can contain elements.
        let area = shape == Shape::Area;
        let message = match sight {
            Sight::BlocksButWithin if !shot || !area => {
                "`blocks-but-within` is for `shot`, and for areas"
            }
            Sight::Depth if !shot || !area => "`depth` is for `shot`, and for areas",
            Sight::NotAtOrFrom if !shot || !area => "`not-at-or-from` is for `shot`, and for areas",
            Sight::NotAtOrPartlyIn if !shot || !area => {
                "`not-at-or-partly-in` is for `shot`, and for areas"
            }
            Sight::NotPartlyIn if !shot || !(area || shape == Shape::River) => {
                "`not-partly-in` is for `shot`, and for areas and rivers"
            }
            Sight::Beyond if shot || !area => "`beyond` is for `command`, and for areas",
            Sight::CrestOrOn if shot => "`crest-or-on` is for `command`",
            _ => return sight,
        };
        self.problem(Some(text.span()), message.to_owned());
        sight
    }

    /// Adds to the terrain which troops it is good going for; needs the troops.
    pub(super) fn terrain_good_for(
        &mut self,
        raw: &RawEdition,
        mut terrain: Vec<TerrainKind>,
    ) -> Vec<TerrainKind> {
        for (kind, row) in terrain.iter_mut().zip(&raw.terrain) {
            kind.good_for = self.troop_set(&row.good_for);
        }
        // Terrain that belongs to a side needs the rules for it.
        for (kind, row) in terrain.iter().zip(&raw.terrain) {
            if kind.shape == Shape::BuiltUp && raw.setup.built_up.is_none() {
                let message = "this shape needs the section `setup.built-up`".to_owned();
                self.problem(Some(row.shape.span()), message);
            }
        }
        for shape in <Shape as Word>::WORDS {
            let needed = shape.1 != Shape::BuiltUp || raw.setup.built_up.is_some();
            if needed && !terrain.iter().any(|kind| kind.shape == shape.1) {
                self.problem(
                    None,
                    format!("missing a row of `terrain` with the shape `{}`", shape.0),
                );
            }
        }
        terrain
    }
}
