//! The elements: by coordinates, by relation to another element, inside a camp, or in reserve.

use acies_geometry::{Hand, Pose, overlaps};
use acies_referee::{
    CampHolder, Contact, Element, ElementId, Place, Position, Table, pose_behind, pose_beside,
};
use acies_rulebook::TroopId;
use toml::Spanned;

use super::super::error::{Complaint, complain};
use super::super::raw::RawElement;
use super::terrain::Holders;
use super::{Cast, Site, pose, side};

/// The relations, for messages.
const RELATIONS: &str = "`front of`, `left-flank of`, `right-flank of`, `left-flank-rear of`, \
                         `right-flank-rear of`, `rear of`, `overlap-left of` or `overlap-right of` an enemy, or `left of`, `right of` or `behind` a friend";

/// How an element stands to another one.
#[derive(Clone, Copy, Debug)]
enum Relation {
    Enemy(Contact),
    Beside(Hand),
    Behind,
}

impl Site<'_> {
    /// Puts the elements where the file says.
    pub(super) fn stand(
        &self,
        table: &Table,
        cast: &mut Cast,
        holders: Holders,
    ) -> Result<(), Complaint> {
        let position = &mut cast.position;
        let mut placed: Vec<(ElementId, &Spanned<RawElement>)> = Vec::new();
        let mut related = Vec::new();
        for row in &self.raw.element {
            let element = row.get_ref();
            let id = name(row, &placed)?;
            *position.element_mut(id) = self.troops(element, id, position)?;
            match (
                &element.front,
                &element.facing,
                &element.at,
                &element.inside,
            ) {
                (Some(front), Some(facing), None, None) if element.reserve.is_none() => {
                    let [x, y] = front.get_ref().0;
                    let at = pose(front, [x, y, *facing.get_ref()])?;
                    put(position, id, self.frame.pose(at));
                }
                (None, None, Some(at), None) if element.reserve.is_none() => {
                    related.push((id, row, relation(at)?));
                }
                (None, None, None, Some(inside)) if element.reserve.is_none() => {
                    if position.element(id).troop == self.rulebook.setup.camps.followers {
                        *position.element_mut(id) = Element::UNUSED;
                        follow(position, id, inside)?;
                        cast.followers[id.side() as usize] = Some(id);
                    } else {
                        enter(position, id, inside, holders)?;
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
            placed.push((id, row));
        }
        relate(position, related)?;
        check_places(table, position, &placed)
    }

    /// What an element is.
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

    /// The troop of a code or a bare class.
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

/// Nothing overlaps and nothing leaves the table.
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
        if !table.holds(base) {
            return Err(complain(row, format!("{id} stands off the board")));
        }
        let other = placed[..nth]
            .iter()
            .find(|(other, _)| standing(*other) && overlaps(position.base(*other), base));
        if let Some((other, _)) = other {
            return Err(complain(row, format!("{id} overlaps {other}")));
        }
        if let Some(owner) = Position::overlaps_camp(table, base) {
            return Err(complain(row, format!("{id} overlaps the camp of {owner}")));
        }
    }
    Ok(())
}

/// The name of an element, which fits its side and is new.
fn name(
    row: &Spanned<RawElement>,
    placed: &[(ElementId, &Spanned<RawElement>)],
) -> Result<ElementId, Complaint> {
    let element = row.get_ref();
    let word = element.id.get_ref();
    let wrong = |message: String| Err(complain(&element.id, message));
    let Some(id) = ElementId::parse(word) else {
        return wrong(format!("found `{word}`, expected r1 to r12 or b1 to b12"));
    };
    let side = side(&element.side)?;
    if id.side() != side {
        return wrong(format!(
            "{id} is no element of {side}, expected {}1 to {0}12",
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

/// Reads `front of b1`, `behind r1`.
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

/// Places elements by relation, each once the one it refers to has its place.
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

/// Puts camp followers into the camp of their side. They are no element of the battle: the camp itself fights.
fn follow(
    position: &mut Position,
    id: ElementId,
    inside: &Spanned<String>,
) -> Result<(), Complaint> {
    in_camp(inside)?;
    let side = id.side();
    match position.camp_holder(side) {
        CampHolder::Empty | CampHolder::Followers => {
            position.camps[side as usize] = CampHolder::Followers;
            position.followers_lost[side as usize] = false;
            Ok(())
        }
        _ => Err(complain(
            inside,
            format!("{side} has no camp, or another holds it"),
        )),
    }
}

fn in_camp(inside: &Spanned<String>) -> Result<(), Complaint> {
    if inside.get_ref() == "camp" {
        return Ok(());
    }
    let message = format!("found `{}`, expected `camp`", inside.get_ref());
    Err(complain(inside, message))
}

/// Puts an element into a camp: the enemy's if its side is said to hold that one, else its own.
fn enter(
    position: &mut Position,
    id: ElementId,
    inside: &Spanned<String>,
    holders: Holders,
) -> Result<(), Complaint> {
    in_camp(inside)?;
    let side = id.side();
    let captured = holders[side.other() as usize] == Some(side);
    let owner = if captured { side.other() } else { side };
    let holder = &mut position.camps[owner as usize];
    *holder = match *holder {
        CampHolder::NoCamp => {
            return Err(complain(
                inside,
                format!("{owner} has no camp in this scenario"),
            ));
        }
        CampHolder::Captured(None) if captured => CampHolder::Captured(Some(id)),
        CampHolder::Empty | CampHolder::Followers if !captured => CampHolder::Garrison(id),
        _ => {
            return Err(complain(
                inside,
                format!("the camp of {owner} is held by another"),
            ));
        }
    };
    position.element_mut(id).place = Place::Camp(owner);
    Ok(())
}
