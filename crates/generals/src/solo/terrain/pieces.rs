//! Chooses the terrain pieces (sections 3.1 and 3.2), in the order of placing (3.3).

use acies_geometry::SmallSort;
use acies_referee::{Battle, Side};
use acies_rulebook::{CompulsoryTerrain, Going, Rulebook, Shape, TerrainId, TerrainKind};

use super::super::army_counts::army_facts;
use super::super::audit_log::AuditLog;
use super::super::contest::Contender;
use super::super::facts::{Fact, Facts};
use super::{ALTERNATIVE, roll_among};

/// A chosen terrain piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Its kind.
    pub kind: TerrainId,
    /// Its name in the audit log: the kind, numbered from the second on.
    pub name: String,
}

impl Piece {
    /// The `nth` piece of a kind, from 0.
    pub fn nth(rulebook: &Rulebook, kind: TerrainId, nth: usize) -> Piece {
        let name = &rulebook.terrain_kind(kind).name;
        let name = match nth {
            0 => name.clone(),
            _ => format!("{name} {}", nth + 1),
        };
        Piece { kind, name }
    }
}

/// The side's pieces, compulsory and optional, in the order of placing.
pub fn choose_pieces(log: &mut AuditLog, battle: &Battle, side: Side) -> Vec<Piece> {
    let rulebook = battle.rulebook();
    let Some(topography) = battle.setup().and_then(|setup| setup.topography()) else {
        return Vec::new();
    };
    let facts = army_facts(log.procedure(), battle, side);
    let mut choice = Choice {
        log,
        rulebook,
        facts,
        pieces: Vec::new(),
    };
    choice.compulsory(&topography.compulsory);
    choice.optional(&topography.optional, &topography.compulsory);
    let mut pieces = choice.pieces;
    pieces.small_sort_by_key(|piece| match rulebook.terrain_kind(piece.kind).shape {
        Shape::Waterway => 0,
        Shape::BuiltUp => 1,
        Shape::River => 2,
        Shape::Area | Shape::Camp => 3,
        Shape::Road => 4,
    });
    pieces
}

/// Whether a kind is an area of rough or bad going: woods, steep hills, rough and their equivalents.
fn is_rough(kind: &TerrainKind) -> bool {
    kind.shape == Shape::Area && kind.going != Going::Good && !kind.softens
}

/// Whether the kind is placed as terrain.
fn can_be_laid(kind: &TerrainKind) -> bool {
    kind.limit > 0 && kind.shape != Shape::Camp
}

/// A choice in progress.
struct Choice<'c, 'r> {
    log: &'c mut AuditLog,
    rulebook: &'r Rulebook,
    /// The facts about the armies.
    facts: Facts,
    /// The pieces chosen so far.
    pieces: Vec<Piece>,
}

impl Choice<'_, '_> {
    fn kind(&self, id: TerrainId) -> &TerrainKind {
        self.rulebook.terrain_kind(id)
    }

    /// How many pieces of a kind are chosen.
    fn count(&self, id: TerrainId) -> usize {
        self.pieces.iter().filter(|piece| piece.kind == id).count()
    }

    fn add(&mut self, id: TerrainId) {
        self.pieces
            .push(Piece::nth(self.rulebook, id, self.count(id)));
    }

    /// One of several kinds, by a roll on a table.
    fn one_kind(&mut self, table: &str, kinds: &[TerrainId]) -> Option<TerrainId> {
        let names = kinds.iter().map(|&id| self.kind(id).name.clone());
        let names: Vec<String> = names.collect();
        let subject = names.join(" or ");
        let name = roll_among(self.log, table, &subject, &names)?;
        let place = names.iter().position(|known| *known == name)?;
        kinds.get(place).copied()
    }

    /// Chooses the compulsory pieces: one kind, once or twice.
    fn compulsory(&mut self, rows: &[CompulsoryTerrain]) {
        let can_be_laid = |row: &&CompulsoryTerrain| can_be_laid(self.kind(row.kind));
        let rows: Vec<&CompulsoryTerrain> = rows.iter().filter(can_be_laid).collect();
        let town = rows
            .iter()
            .find(|row| self.kind(row.kind).shape == Shape::BuiltUp);
        let other = rows
            .iter()
            .find(|row| self.kind(row.kind).shape != Shape::BuiltUp);
        let row = match (town, other) {
            (Some(town), Some(other)) => {
                let result = self.log.roll_on("arable", "", &self.facts);
                if result == "built-up-area" {
                    town
                } else {
                    other
                }
            }
            (Some(row), None) | (None, Some(row)) => row,
            (None, None) => return,
        };
        let mut kinds = vec![row.kind];
        let others = (0..self.rulebook.terrain.len() as u8).map(TerrainId);
        kinds.extend(others.filter(|&id| id != row.kind && row.or.has(id)));
        let Some(id) = self.one_kind(ALTERNATIVE, &kinds) else {
            return;
        };
        let (least, most) = row.count;
        let mut count = least;
        if most > least {
            let facts = self.facts.clone();
            let facts = facts.with(Fact::RoughFeature, is_rough(self.kind(id)).into());
            let name = self.kind(id).name.clone();
            if self.log.roll_on("second-piece", &name, &facts) == "two" {
                count = most;
            }
        }
        for _ in 0..count.min(self.kind(id).limit) {
            self.add(id);
        }
    }

    /// Chooses the two or three optional pieces with the highest rolls.
    fn optional(&mut self, sets: &[Vec<TerrainId>], compulsory: &[CompulsoryTerrain]) {
        let bad = self
            .pieces
            .iter()
            .filter(|piece| is_rough(self.kind(piece.kind)));
        let bad = bad.count() as i16;
        let facts = self.facts.clone().with(Fact::BadPieces, bad);
        let count = match self.log.roll_on("optional-count", "", &facts).as_str() {
            "two" => 2,
            _ => 3,
        };
        let (least, most) = self.rulebook.setup.limits.optional;
        let count = count.clamp(usize::from(least), usize::from(most));
        let mut open: Vec<Piece> = Vec::new();
        for set in sets {
            let free = |id: &TerrainId| {
                let kind = self.kind(*id);
                can_be_laid(kind) && self.count(*id) < usize::from(kind.limit)
            };
            let kinds: Vec<TerrainId> = set.iter().copied().filter(free).collect();
            let is_town = |id: &TerrainId| self.kind(*id).shape == Shape::BuiltUp;
            let table = if kinds.iter().any(is_town) {
                ALTERNATIVE
            } else {
                "littoral-pair"
            };
            let Some(id) = self.one_kind(table, &kinds) else {
                continue;
            };
            let there = self.count(id);
            let instances = there..usize::from(self.kind(id).limit);
            open.extend(instances.map(|nth| Piece::nth(self.rulebook, id, nth)));
        }
        let options = open.iter().map(|piece| {
            let water = self.kind(piece.kind).shape == Shape::Waterway;
            let facts = self.facts.clone().with(Fact::Waterway, water.into());
            (piece.name.clone(), Contender::from(facts))
        });
        let options: Vec<(String, Contender)> = options.collect();
        if options.is_empty() {
            return;
        }
        let offers_roads = sets
            .iter()
            .flatten()
            .chain(compulsory.iter().map(|row| &row.kind));
        let needs = Needs {
            rulebook: self.rulebook,
            open: open.iter().map(|piece| piece.kind).collect(),
            there: self.pieces.iter().map(|piece| piece.kind).collect(),
            road: self
                .rulebook
                .setup
                .built_up
                .as_ref()
                .is_some_and(|rules| rules.road_wanted)
                && offers_roads
                    .copied()
                    .any(|id| self.kind(id).shape == Shape::Road),
            count,
        };
        let select = |order: &[usize]| needs.select(order);
        let chosen = self
            .log
            .choose_with("optional-features", "", &options, &select);
        // If the first piece of a kind was not chosen, the second takes its name.
        for name in chosen {
            if let Some(piece) = open.iter().find(|piece| piece.name == name) {
                self.add(piece.kind);
            }
        }
    }
}

/// Pieces that are needed whatever they roll.
///
/// One of difficult terrain if none is compulsory, and a road to a built-up area where the rules require it
///
struct Needs<'r> {
    rulebook: &'r Rulebook,
    /// The kinds of the pieces that roll.
    open: Vec<TerrainId>,
    /// The kinds of the pieces already chosen.
    there: Vec<TerrainId>,
    /// Whether a built-up area requires a road.
    road: bool,
    count: usize,
}

impl Needs<'_> {
    fn shape(&self, id: TerrainId) -> Shape {
        self.rulebook.terrain_kind(id).shape
    }

    /// The chosen pieces, from all in order of their rolls.
    fn select(&self, order: &[usize]) -> Vec<usize> {
        let mut chosen: Vec<usize> = Vec::new();
        let is_hard = |id: &TerrainId| self.rulebook.terrain_kind(*id).is_hard();
        if !self.there.iter().any(is_hard) {
            chosen.extend(
                order
                    .iter()
                    .copied()
                    .find(|&place| is_hard(&self.open[place])),
            );
        }
        if self.wants_road(&chosen) {
            chosen.extend(self.best_road(order));
        }
        for &place in order {
            if chosen.len() >= self.count {
                break;
            }
            if chosen.contains(&place) {
                continue;
            }
            chosen.push(place);
            if self.wants_road(&chosen) {
                // A built-up area is skipped if there is no place left for its road.
                match self.best_road(order).filter(|_| chosen.len() < self.count) {
                    Some(road) => chosen.push(road),
                    None => {
                        chosen.pop();
                    }
                }
            }
        }
        chosen
    }

    /// Whether there would be a built-up area without a required road.
    fn wants_road(&self, chosen: &[usize]) -> bool {
        let has = |shape: Shape| {
            let more = chosen.iter().map(|&place| &self.open[place]);
            self.there
                .iter()
                .chain(more)
                .any(|&id| self.shape(id) == shape)
        };
        self.road && has(Shape::BuiltUp) && !has(Shape::Road)
    }

    fn best_road(&self, order: &[usize]) -> Option<usize> {
        let mut order = order.iter().copied();
        order.find(|&place| self.shape(self.open[place]) == Shape::Road)
    }
}
