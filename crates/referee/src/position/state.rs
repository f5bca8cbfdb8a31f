//! The position of a battle under way: flat and cheap to copy, so that a search can look ahead.

use acies_geometry::{Base, Convex, Length, Point};
use acies_rulebook::{RiverState, Rulebook, TroopId};

use super::survey::{ElementMut, Survey, TOUCHING};
use super::{Contact, fronts_meet};
use super::{
    Element, ElementId, ElementSet, Occupant, Place, SIDE_SIZE, STRONGHOLDS, Side, Stronghold,
    Table, behind, beside, contact, follows,
};
use acies_geometry::{Hand, touches};

/// Everything that changes while a battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The elements of both sides, by [`ElementId::index`]; changed through [`Position::element_mut`] alone.
    pub(super) elements: [Element; 2 * SIDE_SIZE],
    /// What follows from where they stand.
    pub(super) survey: Survey,
    /// The side whose bound it is.
    pub active: Side,
    /// The number of red's and blue's current or last bound; 0 before the first.
    pub bounds: [u16; 2],
    /// The phase of the bound.
    pub phase: Phase,
    /// The PIPs left.
    pub pips: u8,
    /// The depth of the river, as far as it is known.
    pub river: RiverState,
    /// The occupants of camps and built-up areas, by [`Stronghold::index`].
    pub occupants: [Occupant; STRONGHOLDS],
    /// Which strongholds have lost their non-combatants.
    pub non_combatants_lost: [bool; STRONGHOLDS],
    /// Whether red and blue have landed the elements that they kept back.
    pub landed: [bool; 2],
    /// The number of combats fought against each stronghold in this phase.
    pub stronghold_fought: [u8; STRONGHOLDS],
    /// Which strongholds are being sacked.
    pub sacked: [bool; STRONGHOLDS],
}

/// The phases of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Before the first bound.
    Setup,
    /// The active side makes tactical moves.
    Movement,
    /// Both sides shoot.
    Shooting,
    /// Front contacts fight.
    Combat,
    /// The battle is over.
    Over,
}

impl Position {
    /// A position with an empty table.
    pub fn empty() -> Position {
        Position {
            elements: [Element::UNUSED; 2 * SIDE_SIZE],
            survey: Survey::EMPTY,
            active: Side::Red,
            bounds: [0, 0],
            phase: Phase::Setup,
            pips: 0,
            river: RiverState::Unknown,
            occupants: [Occupant::Absent; STRONGHOLDS],
            non_combatants_lost: [false; STRONGHOLDS],
            landed: [false; 2],
            stronghold_fought: [0; STRONGHOLDS],
            sacked: [false; STRONGHOLDS],
        }
    }

    /// One element.
    #[inline(always)]
    pub fn element(&self, id: ElementId) -> &Element {
        &self.elements[id.index()]
    }

    /// The elements of both sides, by [`ElementId::index`].
    pub fn elements(&self) -> &[Element; 2 * SIDE_SIZE] {
        &self.elements
    }

    /// One element, for changing it.
    pub fn element_mut(&mut self, id: ElementId) -> ElementMut<'_> {
        ElementMut::new(self, id)
    }

    /// Whether what is kept about where the elements stand is what it would be if it were worked out anew.
    pub fn is_surveyed(&self) -> bool {
        self.survey == Survey::new(&self.elements)
    }

    /// The base of an element.
    #[inline(always)]
    pub fn base(&self, id: ElementId) -> &Base {
        &self.elements[id.index()].base
    }

    /// The elements that stand on the table, red before blue.
    pub fn on_table(&self) -> impl Iterator<Item = (ElementId, &Element)> {
        self.those(self.survey.on_table())
    }

    /// The set of [`Position::on_table`].
    pub fn standing(&self) -> ElementSet {
        self.survey.on_table()
    }

    /// Some elements, red before blue.
    fn those(&self, some: ElementSet) -> impl Iterator<Item = (ElementId, &Element)> {
        some.iter().map(|id| (id, self.element(id)))
    }

    /// The elements on the table whose bounding boxes are at most `limit` from a bounding box, red before blue: a quick
    /// test before an exact one.
    pub fn near(
        &self,
        bounds: (Point, Point),
        limit: Length,
    ) -> impl Iterator<Item = (ElementId, &Element)> {
        self.those(self.survey.near(bounds, limit))
    }

    /// Those of a side among [`Position::near`].
    pub fn near_of(
        &self,
        side: Side,
        bounds: (Point, Point),
        limit: Length,
    ) -> impl Iterator<Item = (ElementId, &Element)> {
        self.those(
            self.survey
                .near(bounds, limit)
                .and(ElementSet::of_side(side)),
        )
    }

    /// The other elements on the table that may touch an element where its base is: a quick test before an exact one.
    pub fn beside(&self, id: ElementId) -> ElementSet {
        if self.element(id).on_table() {
            self.survey.beside(id)
        } else {
            self.survey.near(self.base(id).bounds(), TOUCHING)
        }
    }

    /// The enemies among [`Position::beside`], red before blue.
    pub fn enemies_beside(&self, id: ElementId) -> impl Iterator<Item = (ElementId, &Element)> {
        self.those(self.beside(id).and(ElementSet::of_side(id.side().other())))
    }

    /// The elements of one side that stand on the table.
    pub fn side(&self, side: Side) -> impl Iterator<Item = (ElementId, &Element)> {
        self.those(self.survey.on_table().and(ElementSet::of_side(side)))
    }

    /// The general's element of a side, on the table or not; `None` if the side never had one.
    pub fn general(&self, side: Side) -> Option<(ElementId, &Element)> {
        ElementId::of_side(side)
            .map(|id| (id, self.element(id)))
            .find(|(_, element)| element.general && element.place != Place::Unused)
    }

    /// Whether a side had a general and has lost it.
    pub fn general_lost(&self, side: Side) -> bool {
        self.general(side)
            .is_some_and(|(_, element)| element.place == Place::Lost)
    }

    /// The enemy in front contact with an element, aligned or fighting as if aligned.
    pub fn front_enemy(&self, id: ElementId) -> Option<ElementId> {
        self.aligned_enemy(id).or_else(|| self.as_if(id))
    }

    /// The enemy in aligned front contact with an element.
    fn aligned_enemy(&self, id: ElementId) -> Option<ElementId> {
        let base = self.base(id);
        self.enemies_beside(id)
            .find(|(_, enemy)| fronts_meet(&enemy.base, base))
            .map(|(enemy, _)| enemy)
    }

    /// The enemy that an element fights as if they had conformed.
    ///
    /// Only while the two touch and neither has an enemy aligned to its front (`dba30` §11.4).
    pub fn as_if(&self, id: ElementId) -> Option<ElementId> {
        let enemy = self.element(id).marks.as_if?;
        let (own, other) = (self.element(id), self.element(enemy));
        let holds = other.marks.as_if == Some(id)
            && own.on_table()
            && other.on_table()
            && touches(&own.base, &other.base)
            && self.aligned_enemy(id).is_none()
            && self.aligned_enemy(enemy).is_none();
        holds.then_some(enemy)
    }

    /// The enemies in contact with an element, and the kind of contact.
    pub fn contacts_on(&self, id: ElementId) -> impl Iterator<Item = (ElementId, Contact)> + '_ {
        let base = self.base(id);
        self.enemies_beside(id).filter_map(move |(enemy, element)| {
            contact(&element.base, base).map(|how| (enemy, how))
        })
    }

    /// The friends in group contact with an element: beside it, before it or behind it.
    pub fn group_mates(&self, id: ElementId) -> ElementSet {
        let base = self.base(id);
        let friends = self.beside(id).and(ElementSet::of_side(id.side()));
        self.those(friends)
            .filter(|(_, friend)| {
                let other = &friend.base;
                Hand::BOTH.into_iter().any(|hand| beside(other, base, hand))
                    || behind(other, base)
                    || behind(base, other)
                    || follows(other, base)
                    || follows(base, other)
            })
            .map(|(friend, _)| friend)
            .collect()
    }

    /// The occupant of a camp or built-up area.
    pub fn occupant(&self, stronghold: Stronghold) -> Occupant {
        self.occupants[stronghold.index()]
    }

    /// The camps and built-up areas on the table that have not been razed.
    pub fn strongholds(&self) -> impl Iterator<Item = Stronghold> + '_ {
        Stronghold::ALL.into_iter().filter(|&stronghold| {
            !matches!(
                self.occupant(stronghold),
                Occupant::Absent | Occupant::Razed
            )
        })
    }

    /// Whether the occupant of a built-up area is sacking it.
    pub fn is_sacked(&self, stronghold: Stronghold) -> bool {
        self.sacked[stronghold.index()]
    }

    /// The built-up area that an element is sacking.
    pub fn sacks(&self, id: ElementId) -> Option<Stronghold> {
        match self.element(id).place {
            Place::Inside(stronghold) if self.is_sacked(stronghold) => Some(stronghold),
            _ => None,
        }
    }

    /// The side of the occupant; of an empty stronghold, the side that had it last.
    pub fn controller(&self, stronghold: Stronghold) -> Side {
        match self.occupant(stronghold) {
            Occupant::Turned | Occupant::Captured(_) | Occupant::Razed => {
                stronghold.owner().other()
            }
            _ => stronghold.owner(),
        }
    }

    /// Whether an occupant holds a stronghold against a side, so that it blocks that side and can be attacked by it.
    pub fn is_held_against(&self, stronghold: Stronghold, against: Side) -> bool {
        self.occupant(stronghold).is_inside() && self.controller(stronghold) != against
    }

    /// The camps and built-up areas that are held against a side.
    pub fn held_against(&self, against: Side) -> impl Iterator<Item = Stronghold> + '_ {
        Stronghold::ALL
            .into_iter()
            .filter(move |&stronghold| self.is_held_against(stronghold, against))
    }

    /// Puts an element on the table.
    pub fn put(
        &mut self,
        id: ElementId,
        rulebook: &Rulebook,
        troop: TroopId,
        general: bool,
        pose: acies_geometry::Pose,
    ) {
        *self.element_mut(id) = Element::new(troop, rulebook.troop(troop), general).at(pose);
    }

    /// Moves an element's base.
    pub fn place(&mut self, id: ElementId, pose: acies_geometry::Pose) {
        let mut element = self.element_mut(id);
        element.base = element.base.moved_to(pose);
    }

    /// The elements whose place or state differs from an earlier position.
    pub fn moved_since(&self, before: &Position) -> ElementSet {
        ElementId::all()
            .filter(|&id| {
                let (old, new) = (before.element(id), self.element(id));
                old.base != new.base || old.place != new.place
            })
            .collect()
    }

    /// Whether a base overlaps any element on the table but those in `except`.
    pub fn overlaps_any(&self, base: &Base, except: ElementSet) -> Option<ElementId> {
        self.near(base.bounds(), Length::ZERO)
            .find(|&(id, element)| !except.has(id) && acies_geometry::overlaps(&element.base, base))
            .map(|(id, _)| id)
    }

    /// The camp or built-up area, if any, that a base overlaps.
    pub fn overlaps_stronghold(&self, table: &Table, base: &Base) -> Option<Stronghold> {
        self.strongholds().find(|&stronghold| {
            table
                .stronghold(stronghold)
                .is_some_and(|region| region.overlaps(base))
        })
    }
}
