//! Builds the current bound: the active side and what has already happened.

use acies_referee::{
    Element, ElementId, ElementMut, Occupant, Phase, Place, Position, Side, Stronghold, Table, View,
};
use toml::Spanned;

use super::super::error::{Complaint, complain, one_of};
use super::super::raw::RawBound;
use super::{Cast, Site, length, side};

/// The phases and the words for them in the file.
const PHASES: [(&str, Phase); 4] = [
    ("deployment", Phase::Setup),
    ("movement", Phase::Movement),
    ("shooting", Phase::Shooting),
    ("combat", Phase::Combat),
];

impl Site<'_> {
    /// Fills in the bound.
    pub(super) fn begin(
        &self,
        row: &Spanned<RawBound>,
        table: &Table,
        cast: &mut Cast,
    ) -> Result<(), Complaint> {
        let bound = row.get_ref();
        cast.position.active = side(&bound.active)?;
        let word = bound.phase.get_ref();
        cast.position.phase = PHASES
            .into_iter()
            .find(|(name, _)| name == word)
            .map(|(_, phase)| phase)
            .ok_or_else(|| {
                let phases = one_of(PHASES.map(|(name, _)| name));
                complain(&bound.phase, format!("found `{word}`, expected {phases}"))
            })?;
        count(row, &mut cast.position)?;
        for (id, distance) in &bound.moved {
            let marks = &mut mover(id, cast)?.marks;
            marks.distance = length(distance, *distance.get_ref())?;
            marks.moves = 1;
        }
        for (id, moves) in &bound.moves {
            mover(id, cast)?.marks.moves = *moves.get_ref();
        }
        for (id, by) in &bound.first_contact {
            let id = cast.element(id, id.get_ref())?;
            let other = cast.element(by, by.get_ref())?;
            if id.side() == other.side() {
                return Err(complain(by, format!("{other} is no enemy of {id}")));
            }
            cast.position.element_mut(id).marks.first_contact = Some(other);
        }
        self.lose(bound, table, cast)
    }

    /// Whether ploughed land is rough going.
    pub(super) fn is_soft(&self, row: &Spanned<RawBound>) -> Result<bool, Complaint> {
        let Some(weather) = &row.get_ref().weather else {
            return Ok(false);
        };
        let softens = self.rulebook.terrain.iter().any(|kind| kind.softens);
        match weather.get_ref().as_str() {
            "dry" => Ok(false),
            "ploughed" if softens => Ok(true),
            word => {
                let expected = if softens {
                    "dry or ploughed".to_owned()
                } else {
                    format!("dry: {} has no other weather", self.rulebook.edition)
                };
                Err(complain(
                    weather,
                    format!("found `{word}`, expected {expected}"),
                ))
            }
        }
    }

    /// Elements lost earlier take unused names of their side, from the last one down. Camp followers and
    /// denizens take the names under which they sally out, where they may.
    fn lose(&self, bound: &RawBound, table: &Table, cast: &mut Cast) -> Result<(), Complaint> {
        for (word, list) in &bound.lost {
            let side = Side::from_word(word.get_ref()).ok_or_else(|| {
                complain(
                    word,
                    format!("found `{}`, expected red or blue", word.get_ref()),
                )
            })?;
            for text in list {
                let (code, general) = match text.get_ref().strip_suffix(" general") {
                    Some(code) => (code.trim_end(), true),
                    None => (text.get_ref().as_str(), false),
                };
                let troop = self.troop(text, code)?;
                if general && cast.position.general(side).is_some() {
                    return Err(complain(text, format!("a second general of {side}")));
                }
                let element = Element {
                    place: Place::Lost,
                    ..Element::new(troop, self.rulebook.troop(troop), general)
                };
                let view = View {
                    rulebook: self.rulebook,
                    table,
                    position: &cast.position,
                };
                let home = [Stronghold::Camp(side), Stronghold::BuiltUp(side)]
                    .into_iter()
                    .find(|&stronghold| {
                        view.non_combatants(stronghold) == troop
                            && view.sally(stronghold).is_some()
                            && view.position.occupant(stronghold) != Occupant::NonCombatants
                            && view
                                .position
                                .element(ElementId::for_non_combatants(stronghold))
                                .place
                                == Place::Unused
                    });
                if let Some(stronghold) = home {
                    *cast
                        .position
                        .element_mut(ElementId::for_non_combatants(stronghold)) = element;
                    cast.position.non_combatants_lost[stronghold.index()] = true;
                    continue;
                }
                let free = ElementId::of_side(side)
                    .rev()
                    .filter(|&id| id.home().is_none() && !cast.non_combatants.contains(&Some(id)))
                    .find(|&id| cast.position.element(id).place == Place::Unused)
                    .ok_or_else(|| complain(text, format!("{side} has more than 12 elements")))?;
                *cast.position.element_mut(free) = element;
            }
        }
        Ok(())
    }
}

/// The number of the bound and its PIPs. The inactive side has had one bound fewer.
fn count(row: &Spanned<RawBound>, position: &mut Position) -> Result<(), Complaint> {
    let bound = row.get_ref();
    if position.phase == Phase::Setup {
        return match (&bound.number, &bound.pips) {
            (Some(number), _) if *number.get_ref() != 0 => Err(complain(
                number,
                "found a bound, expected none in deployment",
            )),
            (_, Some(pips)) if *pips.get_ref() != 0 => {
                Err(complain(pips, "found PIPs, expected none in deployment"))
            }
            _ => Ok(()),
        };
    }
    let number = bound
        .number
        .as_ref()
        .ok_or_else(|| complain(row, "a bound without `number`"))?;
    if *number.get_ref() == 0 {
        return Err(complain(
            number,
            "found 0, expected the number of a bound, from 1",
        ));
    }
    let active = position.active;
    position.bounds[active as usize] = *number.get_ref();
    position.bounds[active.other() as usize] = *number.get_ref() - 1;
    match &bound.pips {
        Some(pips) if *pips.get_ref() <= 6 => position.pips = *pips.get_ref(),
        Some(pips) => {
            return Err(complain(
                pips,
                format!("found {}, expected 0 to 6", pips.get_ref()),
            ));
        }
        None if position.phase == Phase::Movement => {
            return Err(complain(row, "a movement phase without `pips`"));
        }
        None => {}
    }
    Ok(())
}

/// Looks up an element of the side that may move in this bound.
fn mover<'a>(id: &Spanned<String>, cast: &'a mut Cast) -> Result<ElementMut<'a>, Complaint> {
    let mover = cast.element(id, id.get_ref())?;
    if mover.side() == cast.position.active {
        Ok(cast.position.element_mut(mover))
    } else {
        Err(complain(
            id,
            format!("{mover} has not moved: it is not its side's bound"),
        ))
    }
}
