//! The same position under another edition, to see what its rules would allow.
//!
//! Only elements, terrain and camps are carried over; nothing decided there counts in the battle.

use std::sync::Arc;

use acies_referee::{Battle, Element, ElementId, Place};
use acies_rulebook::{Going, Rulebook, Scale, Shape, TerrainId, TroopId};

use crate::SessionError;
use crate::house;

/// The current position under another edition as printed.
///
/// A troop is the one of the same code there, or else of the same class; a kind of terrain that of the same name, or else one
/// of the same shape and going; flat good going without a counterpart is open ground.
///
/// # Errors
/// When there is no such edition, or it has no such troop or terrain.
pub fn battle_under(battle: &Battle, edition: &str) -> Result<Battle, SessionError> {
    let (source, _) = house::source(edition)?;
    let compiled = source.compile(Scale::Mm15, &[], &[]);
    let other = compiled.map_err(|errors| SessionError::Input(errors.to_string()))?;
    let own = battle.rulebook();
    let mut table = battle.table().clone();
    let features = std::mem::take(&mut table.features);
    for mut feature in features {
        if let Some(kind) = terrain(own, &other, feature.kind)? {
            feature.kind = kind;
            table.features.push(feature);
        }
    }
    let mut position = *battle.position();
    for id in ElementId::all() {
        let mut element = position.element_mut(id);
        if element.place != Place::Unused {
            go_over(own, &other, &mut element)?;
        }
    }
    Ok(Battle::from_position(Arc::new(other), table, position))
}

fn go_over(own: &Rulebook, other: &Rulebook, element: &mut Element) -> Result<(), SessionError> {
    element.troop = troop(own, other, element.troop)?;
    let on_foot = element.dismounts_as.map(|foot| troop(own, other, foot));
    element.dismounts_as = on_foot.transpose()?;
    let depth = other.troop(element.troop).depth;
    let base = element.base;
    element.base = base.resized(base.pose, base.width, depth);
    Ok(())
}

fn troop(own: &Rulebook, other: &Rulebook, id: TroopId) -> Result<TroopId, SessionError> {
    let known = own.troop(id);
    let same = other.troop_id(&known.code);
    same.or_else(|| other.troop_id(&known.class))
        .ok_or_else(|| missing(other, &known.code))
}

fn terrain(
    own: &Rulebook,
    other: &Rulebook,
    id: TerrainId,
) -> Result<Option<TerrainId>, SessionError> {
    let known = own.terrain_kind(id);
    if let Some(same) = other.terrain_id(&known.name) {
        return Ok(Some(same));
    }
    let mut kinds = other.terrain.iter();
    let alike = kinds.find(|kind| {
        kind.shape == known.shape && kind.going == known.going && kind.hill == known.hill
    });
    match alike.and_then(|kind| other.terrain_id(&kind.name)) {
        // Flat good going, such as dry ploughed land, is open ground there.
        None if known.shape == Shape::Area && known.going == Going::Good => Ok(None),
        None => Err(missing(other, &known.name)),
        found => Ok(found),
    }
}

fn missing(other: &Rulebook, what: &str) -> SessionError {
    SessionError::Input(format!("DBA {} has no {what}", other.edition))
}
