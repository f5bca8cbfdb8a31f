//! What a setup waits for, one thing after the other, and whom it asks.

use super::Setup;
use crate::{Ask, Purpose, Side, TableEdge, Throw, What};

/// What a setup waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
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
}
