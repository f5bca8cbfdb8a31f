//! Places elements: by coordinates, relative to another element, inside a stronghold, or in reserve.

use acies_geometry::{Hand, Pose, overlaps};
use acies_referee::{
    Contact, Element, ElementId, Occupant, Place, Position, Stronghold, Table, View, pose_behind,
    pose_beside,
};
use acies_rulebook::TroopId;
use toml::Spanned;

use super::super::error::{Complaint, complain};
use super::super::raw::RawElement;
use super::terrain::Captors;
use super::{Cast, Site, pose, side};

/// The words for relations, for messages.
const RELATIONS: &str = "`front of`, `left-flank of`, `right-flank of`, `left-flank-rear of`, \
                         `right-flank-rear of`, `rear of`, `overlap-left of` or `overlap-right of` an enemy, or `left of`, `right of` or `behind` a friend";

/// The position of an element relative to another.
#[derive(Clone, Copy, Debug)]
enum Relation {
    Enemy(Contact),
    Beside(Hand),
    Behind,
}

impl Site<'_> {
    /// Places the elements as the file states.
    pub(super) fn stand(
        &self,
        table: &Table,
        cast: &mut Cast,
        captors: Captors,
    ) -> Result<(), Complaint> {
        let position = &mut cast.position;
        let mut placed: Vec<(ElementId, &Spanned<RawElement>)> = Vec::new();
        let mut related = Vec::new();
        for row in &self.raw.element {
            let element = row.get_ref();
            let id = name(row, &placed)?;
            *position.element_mut(id) = self.troops(element, id, position)?;
            let is_listed = self.rulebook.troop(position.element(id).troop).listed;
            match (
                &element.front,
                &element.facing,
                &element.at,
                &element.inside,
            ) {
                (Some(front), Some(facing), None, None) if element.reserve.is_none() => {
                    let [x, y] = front.get_ref().0;
                    let at = pose(front, facing, [x, y, *facing.get_ref()])?;
                    put(position, id, self.frame.pose(at));
                }
                (None, None, Some(at), None) if element.reserve.is_none() => {
                    related.push((id, row, relation(at)?));
                }
                (None, None, None, Some(inside)) if element.reserve.is_none() => {
                    let stronghold = place(id, inside, captors)?;
                    let non_combatants = View {
                        rulebook: self.rulebook,
                        table,
                        position,
                    }
                    .non_combatants(stronghold);
                    if position.element(id).troop == non_combatants {
                        *position.element_mut(id) = Element::UNUSED;
                        settle(position, id, stronghold, inside)?;
                        cast.non_combatants[stronghold.index()] = Some(id);
                    } else {
                        enter(position, id, stronghold, inside)?;
                    }
                }
                (None, None, None, None)
                    if element
                        .reserve
                        .as_ref()
                        .is_some_and(|there| *there.get_ref()) => {}
                _ => {
                    return Err(complain(
                        row,
                        format!(
                            "{id} has no place or several, expected `front` and `facing`, `at`, `inside` or \
                             `reserve = true`"
                        ),
                    ));
                }
            }
            if !is_listed && !cast.non_combatants.contains(&Some(id)) {
                let code = element.r#type.get_ref();
                let message = format!(
                    "{code} may only be the non-combatants of its own camp or built-up area"
                );
                return Err(complain(&element.r#type, message));
            }
            placed.push((id, row));
        }
        let assumed =
            (self.rulebook.setup.built_up.as_ref()).is_some_and(|rules| rules.captors_stay_assumed);
        for stronghold in Stronghold::ALL {
            // What no element holds is not held by a captor that has just come.
            if assumed && position.occupant(stronghold).element().is_none() {
                position.sacked[stronghold.index()] = false;
            }
        }
        relate(position, related)?;
        check_places(table, position, &placed)
    }

    /// Reads the troop type of an element.
    fn troops(
        &self,
        element: &RawElement,
        id: ElementId,
        position: &Position,
    ) -> Result<Element, Complaint> {
        let troop = self.troop(&element.r#type, element.r#type.get_ref())?;
        if element.general && position.general(id.side()).is_some() {
            return Err(complain(
                &element.id,
                format!("a second general of {}", id.side()),
            ));
        }
        let mut found = Element::new(troop, self.rulebook.troop(troop), element.general);
        if let Some(code) = &element.dismounts_as {
            found.dismounts_as = Some(self.troop(code, code.get_ref())?);
        }
        Ok(found)
    }

    /// Looks up the troop type of a code, or of a class without a grade.
    pub(super) fn troop<T>(&self, at: &Spanned<T>, code: &str) -> Result<TroopId, Complaint> {
        self.rulebook.troop_id(code).ok_or_else(|| {
            let edition = &self.rulebook.edition;
            complain(
                at,
                format!("found `{code}`, expected a troop code or class of {edition}"),
            )
        })
    }
}

/// Checks that no bases overlap and none leaves the table.
fn check_places(
    table: &Table,
    position: &Position,
    placed: &[(ElementId, &Spanned<RawElement>)],
) -> Result<(), Complaint> {
    let standing = |id: ElementId| position.element(id).on_table();
    for (nth, &(id, row)) in placed.iter().enumerate() {
        if !standing(id) {
            continue;
        }
        let base = position.base(id);
        if !table.contains(base) {
            return Err(complain(row, format!("{id} stands off the board")));
        }
        let other = placed[..nth]
            .iter()
            .find(|(other, _)| standing(*other) && overlaps(position.base(*other), base));
        if let Some((other, _)) = other {
            return Err(complain(row, format!("{id} overlaps {other}")));
        }
        if let Some(stronghold) = position.overlaps_stronghold(table, base) {
            let (word, owner) = (stronghold.word(), stronghold.owner());
            return Err(complain(
                row,
                format!("{id} overlaps the {word} of {owner}"),
            ));
        }
    }
    Ok(())
}

/// Checks that the name of an element fits its side and is new.
fn name(
    row: &Spanned<RawElement>,
    placed: &[(ElementId, &Spanned<RawElement>)],
) -> Result<ElementId, Complaint> {
    let element = row.get_ref();
    let word = element.id.get_ref();
    let wrong = |message: String| Err(complain(&element.id, message));
    let Some(id) = ElementId::parse(word) else {
        return wrong(format!("found `{word}`, expected r1 to r14 or b1 to b14"));
    };
    let side = side(&element.side)?;
    if id.side() != side {
        return wrong(format!(
            "{id} is no element of {side}, expected {}1 to {0}14",
            side.letter()
        ));
    }
    if placed.iter().any(|(other, _)| *other == id) {
        return wrong(format!("{id} is there already, expected another id"));
    }
    Ok(id)
}

fn put(position: &mut Position, id: ElementId, at: Pose) {
    *position.element_mut(id) = position.element(id).at(at);
}

/// Parses a relation such as `front of b1` or `behind r1`.
fn relation(at: &Spanned<String>) -> Result<(Relation, ElementId), Complaint> {
    let words: Vec<&str> = at.get_ref().split_whitespace().collect();
    let read = match words.as_slice() {
        ["behind", id] => Some((Relation::Behind, id)),
        ["left", "of", id] => Some((Relation::Beside(Hand::Left), id)),
        ["right", "of", id] => Some((Relation::Beside(Hand::Right), id)),
        [contact, "of", id] => Contact::from_word(contact).map(|how| (Relation::Enemy(how), id)),
        _ => None,
    };
    read.and_then(|(how, id)| Some((how, ElementId::parse(id)?)))
        .ok_or_else(|| {
            complain(
                at,
                format!("found `{}`, expected {RELATIONS}", at.get_ref()),
            )
        })
}

type Related<'a> = (ElementId, &'a Spanned<RawElement>, (Relation, ElementId));

/// Places elements by relation, each after the element to which it refers.
fn relate(position: &mut Position, mut related: Vec<Related>) -> Result<(), Complaint> {
    while !related.is_empty() {
        let before = related.len();
        let mut waiting = Vec::new();
        for (id, row, (how, other)) in related {
            if !position.element(other).on_table() {
                waiting.push((id, row, (how, other)));
                continue;
            }
            let friends = id.side() == other.side();
            let base = *position.base(other);
            let at = match how {
                Relation::Enemy(contact) if !friends => contact.pose(&base),
                Relation::Beside(hand) if friends => pose_beside(&base, hand),
                Relation::Behind if friends => pose_behind(&base),
                _ => {
                    return Err(complain(
                        row,
                        format!("{id} to {other}: expected {RELATIONS}"),
                    ));
                }
            };
            put(position, id, at);
        }
        if waiting.len() == before {
            let (id, row, (_, other)) = &waiting[0];
            return Err(complain(
                *row,
                format!("{id} is placed by {other}, which has no place of its own on the table"),
            ));
        }
        related = waiting;
    }
    Ok(())
}

/// Resolves `inside`: the enemy's stronghold if the file says that this side holds it, otherwise its own.
fn place(
    id: ElementId,
    inside: &Spanned<String>,
    captors: Captors,
) -> Result<Stronghold, Complaint> {
    let side = id.side();
    let of = |owner| Stronghold::from_word(inside.get_ref(), owner);
    let (Some(own), Some(theirs)) = (of(side), of(side.other())) else {
        let message = format!("found `{}`, expected `camp` or `bua`", inside.get_ref());
        return Err(complain(inside, message));
    };
    let captured = captors[theirs.index()] == Some(side);
    Ok(if captured { theirs } else { own })
}

/// Places camp followers or denizens in their stronghold. They are not elements: the stronghold itself
/// fights.
fn settle(
    position: &mut Position,
    id: ElementId,
    stronghold: Stronghold,
    inside: &Spanned<String>,
) -> Result<(), Complaint> {
    match position.occupant(stronghold) {
        Occupant::Empty | Occupant::NonCombatants if stronghold.owner() == id.side() => {
            position.occupants[stronghold.index()] = Occupant::NonCombatants;
            Ok(())
        }
        _ => Err(complain(
            inside,
            format!(
                "{} has no {}, or another holds it",
                id.side(),
                stronghold.word()
            ),
        )),
    }
}

/// Places an element in a camp or built-up area.
fn enter(
    position: &mut Position,
    id: ElementId,
    stronghold: Stronghold,
    inside: &Spanned<String>,
) -> Result<(), Complaint> {
    let (word, owner) = (stronghold.word(), stronghold.owner());
    let own = owner == id.side();
    let captor = &mut position.occupants[stronghold.index()];
    *captor = match *captor {
        Occupant::Absent => {
            return Err(complain(
                inside,
                format!("{owner} has no {word} in this scenario"),
            ));
        }
        Occupant::Captured(None) if !own => Occupant::Captured(Some(id)),
        Occupant::Empty | Occupant::NonCombatants if own => Occupant::Garrison(id),
        _ => {
            return Err(complain(
                inside,
                format!("the {word} of {owner} is held by another"),
            ));
        }
    };
    position.element_mut(id).place = Place::Inside(stronghold);
    Ok(())
}
