//! Builds terrain features, built-up areas and camps.

use acies_geometry::{Convex, Length, Point, Region, RegionError, Segment, within};
use acies_referee::setup::{MOST_CORNERS, gates_or_all};
use acies_referee::{
    Camp, Feature, Occupant, Position, STRONGHOLDS, Side, Stronghold, Table, TableEdge, river_word,
};
use acies_rulebook::{CapturedCamp, RiverState, Shape, TerrainKind};
use toml::Spanned;

use super::super::error::{Complaint, complain, one_of};
use super::super::raw::{Exactly, RawTerrain};
use super::{Site, length, point, positive, side};

/// The holders of camps and built-up areas stated in the file, by [`Stronghold::index`].
pub(super) type Captors = [Option<Side>; STRONGHOLDS];

/// What `held-by` says of a camp or a built-up area that is empty.
const EMPTY: &str = "none";

/// The required and the optional keys of a terrain shape.
const fn keys(shape: Shape) -> (&'static [&'static str], &'static [&'static str]) {
    match shape {
        Shape::Area => (&["polygon"], &["crest"]),
        Shape::River => (&["line", "width"], &["state"]),
        Shape::Road => (&["line", "width"], &[]),
        Shape::Waterway => (&["edge", "depth"], &[]),
        Shape::BuiltUp => (
            &["polygon", "owner"],
            &["held-by", "gates", "sacked", "turned"],
        ),
        Shape::Camp => (&["polygon", "owner"], &["held-by"]),
    }
}

impl Site<'_> {
    /// Places the terrain on the table.
    pub(super) fn lay(
        &self,
        table: &mut Table,
        position: &mut Position,
    ) -> Result<Captors, Complaint> {
        let mut captors = [None; STRONGHOLDS];
        let mut river: Option<RiverState> = None;
        for row in &self.raw.terrain {
            let terrain = row.get_ref();
            let name = terrain.kind.get_ref();
            let Some(id) = self.rulebook.terrain_id(name) else {
                let known = one_of(self.rulebook.terrain.iter().map(|kind| kind.name.as_str()));
                return Err(complain(
                    &terrain.kind,
                    format!("found `{name}`, expected a kind of terrain: {known}"),
                ));
            };
            let kind = self.rulebook.terrain_kind(id);
            check_keys(row, kind)?;
            if matches!(kind.shape, Shape::Camp | Shape::BuiltUp) {
                self.note_captor(row, kind, position, &mut captors)?;
            }
            if kind.shape == Shape::Camp {
                let owner = terrain.owner.as_ref().map_or(Ok(Side::Red), side)?;
                table.camps[owner as usize] = Some(self.camp(row)?);
                continue;
            }
            if kind.shape == Shape::River {
                let state = river_state(terrain)?;
                if river.is_some_and(|other| other != state) {
                    return Err(complain(
                        row,
                        "a river in another state than the one before",
                    ));
                }
                river = Some(state);
                position.river = state;
            }
            table.features.push(self.feature(row, id, kind)?);
        }
        Ok(captors)
    }

    /// Records the owner and the holder of a camp or built-up area.
    fn note_captor(
        &self,
        row: &Spanned<RawTerrain>,
        kind: &TerrainKind,
        position: &mut Position,
        captors: &mut Captors,
    ) -> Result<(), Complaint> {
        let terrain = row.get_ref();
        let is_razed = self.rulebook.setup.camps.captured != CapturedCamp::Held;
        let owner = terrain.owner.as_ref().map_or(Ok(Side::Red), side)?;
        let said = terrain.held_by.as_ref();
        let captor = said.filter(|word| word.get_ref() != EMPTY).map(|word| {
            Side::from_word(word.get_ref()).ok_or_else(|| {
                let found = word.get_ref();
                complain(
                    word,
                    format!("found `{found}`, expected red, blue or {EMPTY}"),
                )
            })
        });
        let captor = captor.transpose()?;
        let stronghold = match kind.shape {
            Shape::BuiltUp => Stronghold::BuiltUp(owner),
            _ => Stronghold::Camp(owner),
        };
        if position.occupant(stronghold) != Occupant::Absent {
            let message = format!("a second {} of {owner}, expected one", kind.name);
            return Err(complain(row, message));
        }
        position.occupants[stronghold.index()] = match captor {
            None if kind.shape == Shape::Camp
                && self.rulebook.setup.camps.held_unless_empty
                && said.is_none()
                && !self.lost_followers(owner) =>
            {
                Occupant::NonCombatants
            }
            None => Occupant::Empty,
            Some(side) if side == owner && kind.needs_garrison => {
                let message = format!(
                    "a {} has no people of its own: put an element inside",
                    kind.name
                );
                return Err(complain(row, message));
            }
            Some(side) if side == owner => Occupant::NonCombatants,
            Some(_) if kind.shape == Shape::Camp && is_razed => Occupant::Razed,
            Some(_) => Occupant::Captured(None),
        };
        captors[stronghold.index()] = captor;
        if let Some(sacked) = &terrain.sacked {
            if *sacked.get_ref() && captor != Some(owner.other()) {
                return Err(complain(sacked, "sacked, but not held by the enemy"));
            }
            position.sacked[stronghold.index()] = *sacked.get_ref();
        } else if captor == Some(owner.other()) && stronghold.is_built_up() {
            let rules = self.rulebook.setup.built_up.as_ref();
            position.sacked[stronghold.index()] =
                rules.is_some_and(|rules| rules.captors_stay_assumed);
        }
        if let Some(turned) = &terrain.turned
            && *turned.get_ref()
        {
            if captor != Some(owner.other()) || kind.needs_garrison {
                let message = "turned, but its denizens do not hold it for the enemy";
                return Err(complain(turned, message));
            }
            position.occupants[stronghold.index()] = Occupant::Turned;
            position.sacked[stronghold.index()] = false;
        }
        Ok(())
    }

    /// Whether the file says that a side has lost its camp followers.
    fn lost_followers(&self, side: Side) -> bool {
        let followers = &self
            .rulebook
            .troop(self.rulebook.setup.camps.followers)
            .code;
        let lost = self
            .raw
            .bound
            .iter()
            .flat_map(|bound| &bound.get_ref().lost);
        lost.filter(|(word, _)| Side::from_word(word.get_ref()) == Some(side))
            .any(|(_, codes)| codes.iter().any(|code| code.get_ref() == followers))
    }

    fn camp(&self, row: &Spanned<RawTerrain>) -> Result<Camp, Complaint> {
        let region = self.region(row, Shape::Camp)?;
        if region.pieces().count() > 1 {
            return Err(complain(
                row,
                "found a camp with a dent, expected a convex one",
            ));
        }
        Ok(Camp { region })
    }

    fn feature(
        &self,
        row: &Spanned<RawTerrain>,
        id: acies_rulebook::TerrainId,
        kind: &TerrainKind,
    ) -> Result<Feature, Complaint> {
        let terrain = row.get_ref();
        let crest = match &terrain.crest {
            Some(crest) if !kind.hill => {
                return Err(complain(
                    crest,
                    format!("found a crest, but {} is no hill", kind.name),
                ));
            }
            Some(crest) => {
                let [from, to] = crest.get_ref().0;
                let [from, to] = [point(crest, from.0)?, point(crest, to.0)?];
                Some(Segment::new(self.frame.point(from), self.frame.point(to)))
            }
            None => None,
        };
        let owner = terrain.owner.as_ref().map(side).transpose()?;
        let region = self.region(row, kind.shape)?;
        Ok(Feature {
            kind: id,
            gates: self.gates(terrain, kind, &region)?,
            region,
            line: match &terrain.line {
                Some(line) => self.points(line)?,
                None => Vec::new(),
            },
            width: terrain
                .width
                .as_ref()
                .map_or(Ok(Length::ZERO), |width| positive(width, *width.get_ref()))?,
            crest,
            owner,
        })
    }

    /// Reads the gates of a built-up area, which lie on its outline, if its kind has gates.
    fn gates(
        &self,
        terrain: &RawTerrain,
        kind: &TerrainKind,
        region: &Region,
    ) -> Result<Vec<Point>, Complaint> {
        let Some(list) = &terrain.gates else {
            let all = kind.gates.then(|| gates_or_all(region, &[]));
            return Ok(all.unwrap_or_default());
        };
        let gates = self.points(list)?;
        let is_on = |gate: &Point| {
            let mut edges = region.outline().edges();
            edges.any(|edge| within(edge.distance(*gate), Length::ZERO))
        };
        if !kind.gates || gates.is_empty() || !gates.iter().all(is_on) {
            let message = format!(
                "gates that are not on the outline of one with gates, or none: {}",
                kind.name
            );
            return Err(complain(list, message));
        }
        Ok(gates)
    }

    fn points(&self, list: &Spanned<Vec<Exactly<f64, 2>>>) -> Result<Vec<Point>, Complaint> {
        let points = list.get_ref();
        if points.len() > MOST_CORNERS {
            let message = format!(
                "found {} points, expected {MOST_CORNERS} at most",
                points.len()
            );
            return Err(complain(list, message));
        }
        points
            .iter()
            .map(|at| Ok(self.frame.point(point(list, at.0)?)))
            .collect()
    }

    /// The area that a feature covers.
    fn region(&self, row: &Spanned<RawTerrain>, shape: Shape) -> Result<Region, Complaint> {
        let terrain = row.get_ref();
        let wrong = |error: RegionError| complain(row, error.to_string());
        match (shape, &terrain.polygon, &terrain.line, &terrain.width) {
            (Shape::River | Shape::Road, _, Some(line), Some(width)) => {
                let width = positive(width, *width.get_ref())?;
                Region::band(&self.points(line)?, width).map_err(wrong)
            }
            (Shape::Area | Shape::BuiltUp | Shape::Camp, Some(polygon), _, _) => {
                Region::polygon(&self.points(polygon)?).map_err(wrong)
            }
            (Shape::Waterway, ..) => {
                let corners = self.waterway(row)?.map(|corner| self.frame.point(corner));
                Region::polygon(&corners).map_err(wrong)
            }
            _ => Err(complain(row, "a feature without its shape")),
        }
    }

    fn waterway(&self, row: &Spanned<RawTerrain>) -> Result<[Point; 4], Complaint> {
        let terrain = row.get_ref();
        let word = terrain.edge.as_ref().map_or("", |edge| edge.get_ref());
        let edge = TableEdge::from_word(word).ok_or_else(|| {
            let edges = one_of(TableEdge::ALL.map(TableEdge::word));
            complain(row, format!("found the edge `{word}`, expected {edges}"))
        })?;
        let depth = match &terrain.depth {
            Some(depth) => positive(depth, *depth.get_ref())?,
            None => length(row, 0.0)?,
        };
        let (width, up) = self.frame.written_board();
        let (low, high) = match edge {
            TableEdge::Near => ((Length::ZERO, Length::ZERO), (width, depth)),
            TableEdge::Far => ((Length::ZERO, up - depth), (width, up)),
            TableEdge::Left => ((Length::ZERO, Length::ZERO), (depth, up)),
            TableEdge::Right => ((width - depth, Length::ZERO), (width, up)),
        };
        Ok([
            Point::new(low.0, low.1),
            Point::new(low.0, high.1),
            Point::new(high.0, high.1),
            Point::new(high.0, low.1),
        ])
    }
}

/// The tested type of a river; unknown where the file does not state it.
fn river_state(terrain: &RawTerrain) -> Result<RiverState, Complaint> {
    const STATES: [RiverState; 4] = [
        RiverState::Unknown,
        RiverState::Paltry,
        RiverState::Slow,
        RiverState::Column,
    ];
    match &terrain.state {
        None => Ok(RiverState::Unknown),
        Some(word) => STATES
            .into_iter()
            .find(|&state| river_word(state) == word.get_ref())
            .ok_or_else(|| {
                let states = one_of(STATES.map(river_word));
                complain(
                    word,
                    format!("found `{}`, expected {states}", word.get_ref()),
                )
            }),
    }
}

/// Checks that a feature has the required keys of its kind, and no others.
fn check_keys(row: &Spanned<RawTerrain>, kind: &TerrainKind) -> Result<(), Complaint> {
    let terrain = row.get_ref();
    let given = [
        ("polygon", terrain.polygon.is_some()),
        ("crest", terrain.crest.is_some()),
        ("line", terrain.line.is_some()),
        ("width", terrain.width.is_some()),
        ("state", terrain.state.is_some()),
        ("edge", terrain.edge.is_some()),
        ("depth", terrain.depth.is_some()),
        ("owner", terrain.owner.is_some()),
        ("held-by", terrain.held_by.is_some()),
        ("gates", terrain.gates.is_some()),
        ("sacked", terrain.sacked.is_some()),
        ("turned", terrain.turned.is_some()),
    ];
    let (wanted, allowed) = keys(kind.shape);
    for (key, there) in given {
        if there && !wanted.contains(&key) && !allowed.contains(&key) {
            let known = one_of(wanted.iter().chain(allowed).copied());
            return Err(complain(
                row,
                format!("found `{key}` for {}, expected {known}", kind.name),
            ));
        }
        if !there && wanted.contains(&key) {
            return Err(complain(row, format!("{} without `{key}`", kind.name)));
        }
    }
    Ok(())
}
