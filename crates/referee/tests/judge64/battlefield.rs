//! What the judge sees of a battle: everything in `f64`, and what the rules say of troops and terrain by name.

use acies_geometry::Hand;
use acies_referee::{ElementId, Occupant, Place, Side, Stronghold, View};
use acies_rulebook::RiverState;

use crate::plane::{BW, Spot, Stand};
use crate::stands::front;
use crate::sure::Sure;

/// Paces at 15 mm scale: 160 to a base width.
pub const fn paces(number: f64) -> f64 {
    number * BW / 160.0
}

/// An element on the table.
#[derive(Clone, Debug)]
pub struct Piece {
    pub id: ElementId,
    pub stand: Stand,
    pub corners: [Spot; 4],
    pub code: String,
    pub class: &'static str,
    pub general: bool,
    pub moves: u8,
}

/// A piece of terrain: its convex outline, the middle line of a band, the crest of a hill.
#[derive(Clone, Debug)]
pub struct Terrain {
    pub kind: String,
    pub shape: Vec<Spot>,
    pub line: Option<(Spot, Spot)>,
    pub crest: Option<(Spot, Spot)>,
}

/// A camp with followers in it, or a built-up area with denizens.
#[derive(Clone, Debug)]
pub struct Fort {
    pub owner: Side,
    pub built_up: bool,
    pub shape: Vec<Spot>,
}

/// A battle.
#[derive(Clone, Debug)]
pub struct Battlefield {
    pub pieces: Vec<Piece>,
    pub grounds: Vec<Terrain>,
    pub camps: Vec<Fort>,
    pub width: f64,
    pub depth: f64,
    pub side: Side,
    pub pips: u8,
    pub first_bound: bool,
    pub general_lost: bool,
    pub river: RiverState,
}

/// The class of a troop code (`dba22` §2.2).
fn class(code: &str) -> &'static str {
    match code {
        "El" => "El",
        "3Kn" | "4Kn" | "6Kn" | "HCh" => "Kn",
        "3Cv" | "6Cv" | "LCh" => "Cv",
        "2LH" | "2Cm" => "LH",
        "3Cm" => "Cm",
        "SCh" => "SCh",
        "3Sp" | "4Sp" => "Sp",
        "3Pk" | "4Pk" => "Pk",
        "3Bd" | "4Bd" | "6Bd" => "Bd",
        "3Ax" | "4Ax" => "Ax",
        "2Ps" => "Ps",
        "3Wb" | "4Wb" | "5Wb" => "Wb",
        "5Hd" | "6Hd" | "7Hd" => "Hd",
        "Art" => "Art",
        "WWg" | "Lit" => "WWg",
        code if ["Bw", "Lb", "Cb"].contains(&&code[1..]) => "Bw",
        _ => panic!("an unknown troop {code}"),
    }
}

impl Piece {
    pub fn is(&self, classes: &[&str]) -> bool {
        classes.contains(&self.class)
    }

    pub fn mounted(&self) -> bool {
        self.is(&["El", "Kn", "Cv", "LH", "Cm", "SCh"])
    }

    /// How far it moves by road, in good and in bad going (`dba22` §13).
    pub fn moves_by(&self) -> (f64, f64, Option<f64>) {
        let (road, good, bad) = match self.class {
            "LH" => (500.0, 500.0, Some(200.0)),
            "Cv" | "SCh" | "Cm" => (400.0, 400.0, Some(200.0)),
            "Kn" | "El" => (400.0, 300.0, Some(200.0)),
            "Ax" | "Ps" => (400.0, 300.0, Some(300.0)),
            "Art" | "WWg" => (400.0, 200.0, None),
            _ => (400.0, 200.0, Some(200.0)),
        };
        (paces(road), paces(good), bad.map(paces))
    }

    /// Whether it may never move into contact (`dba22` §16.1).
    pub fn never_touches(&self) -> bool {
        self.is(&["Art", "WWg"])
    }
}

impl Terrain {
    /// Whether it is bad going for a piece (`dba22` §6).
    pub fn bad_for(&self, piece: &Piece) -> bool {
        match self.kind.as_str() {
            "wood" | "steep-hill" | "marsh" | "rough" => true,
            "dunes" | "oasis" => !(piece.class == "Cm" || piece.code == "2Cm"),
            _ => false,
        }
    }

    pub fn closed(&self) -> bool {
        self.kind == "waterway"
    }
}

impl Battlefield {
    pub fn from_view(view: View<'_>) -> Battlefield {
        let position = view.position;
        let side = position.active;
        let spots = |points: &[acies_geometry::Point]| -> Vec<Spot> {
            points
                .iter()
                .map(|&point| Spot::from_point(point))
                .collect()
        };
        let pieces = position
            .on_table()
            .map(|(id, element)| {
                let depth = f64::from(element.base.depth.units());
                let stand = Stand::at(element.base.pose, depth);
                let code = view.troop(id).code.clone();
                Piece {
                    id,
                    stand,
                    corners: stand.corners(),
                    class: class(&code),
                    code,
                    general: element.general,
                    moves: element.marks.moves,
                }
            })
            .collect();
        let grounds = view
            .table
            .features
            .iter()
            .map(|feature| {
                let line = (feature.line.len() == 2).then(|| {
                    (
                        Spot::from_point(feature.line[0]),
                        Spot::from_point(feature.line[1]),
                    )
                });
                let width = f64::from(feature.width.units());
                Terrain {
                    kind: view.rulebook.terrain_kind(feature.kind).name.clone(),
                    shape: line.map_or_else(
                        || spots(feature.region.outline()),
                        |(from, to)| band(from, to, width),
                    ),
                    line,
                    crest: feature
                        .crest
                        .map(|crest| (Spot::from_point(crest.from), Spot::from_point(crest.to))),
                }
            })
            .collect();
        let camps = Stronghold::ALL
            .into_iter()
            .filter(|&stronghold| position.occupant(stronghold) == Occupant::NonCombatants)
            .filter_map(|stronghold| {
                let shape = spots(view.table.stronghold(stronghold)?.outline());
                Some(Fort {
                    owner: stronghold.owner(),
                    built_up: stronghold.is_built_up(),
                    shape,
                })
            })
            .collect();
        Battlefield {
            pieces,
            grounds,
            camps,
            width: f64::from(view.table.width.units()),
            depth: f64::from(view.table.depth.units()),
            side,
            pips: position.pips,
            first_bound: position.bounds[side as usize] <= 1,
            general_lost: position
                .elements()
                .iter()
                .enumerate()
                .any(|(index, element)| {
                    ElementId::from_index(index).side() == side
                        && element.general
                        && element.place == Place::Lost
                }),
            river: position.river,
        }
    }

    pub fn piece(&self, id: ElementId) -> &Piece {
        let found = self.pieces.iter().find(|piece| piece.id == id);
        found.unwrap_or_else(|| panic!("{id} is not on the table"))
    }

    pub fn enemies(&self) -> impl Iterator<Item = &Piece> {
        self.pieces
            .iter()
            .filter(|piece| piece.id.side() != self.side)
    }

    pub fn friends(&self) -> impl Iterator<Item = &Piece> {
        self.pieces
            .iter()
            .filter(|piece| piece.id.side() == self.side)
    }

    /// Whether an enemy is in front contact with a piece.
    pub fn fought_in_front(&self, piece: &Piece) -> Sure {
        Sure::any(
            self.pieces
                .iter()
                .filter(|other| other.id.side() != piece.id.side())
                .map(|other| front(&other.stand, &piece.stand)),
        )
    }

    /// The held camps and built-up areas of the enemy.
    pub fn enemy_camps(&self) -> impl Iterator<Item = &Fort> {
        self.camps.iter().filter(|camp| camp.owner != self.side)
    }
}

/// The rectangle of a band along a straight line.
fn band(from: Spot, to: Spot, width: f64) -> Vec<Spot> {
    let way = to - from;
    let across = Spot {
        x: way.y,
        y: -way.x,
    } * (width / 2.0 / way.length());
    vec![from - across, to - across, to + across, from + across]
}

/// The front edge of a stand, as a thin shape.
pub fn front_edge(stand: &Stand) -> [Spot; 2] {
    [
        stand.front_corner(Hand::Left),
        stand.front_corner(Hand::Right),
    ]
}
