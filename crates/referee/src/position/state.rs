//! The flat state of a battle under way: cheap to copy, so that a search can look ahead.

use acies_geometry::Base;
use acies_rulebook::{RiverState, Rulebook, TroopId};

use super::{Contact, front_edge_contact};
use super::{
    Element, ElementId, ElementSet, Place, SIDE_SIZE, Side, Table, behind, beside, contact,
    follows, may_reach,
};
use acies_geometry::Hand;

/// Everything that changes while a battle is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The elements of both sides, by [`ElementId::index`].
    pub elements: [Element; 2 * SIDE_SIZE],
    /// The side whose bound it is.
    pub active: Side,
    /// The number of the bound under way, or of the last one, of red and blue; 0 before the first.
    pub bounds: [u16; 2],
    /// The part of the bound.
    pub phase: Phase,
    /// The PIPs left.
    pub pips: u8,
    /// What the river has turned out to be.
    pub river: RiverState,
    /// Who is in the camps of red and blue.
    pub camps: [CampHolder; 2],
    /// Whether the camp followers of red and blue have been lost or captured: for reports.
    pub followers_lost: [bool; 2],
    /// Whether red and blue have landed those whom they kept back.
    pub landed: [bool; 2],
    /// Against which camps a combat has been fought this phase.
    pub camp_fought: [bool; 2],
}

/// The parts of a battle.
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

/// Who holds a camp.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CampHolder {
    /// The side has no camp.
    NoCamp,
    /// Nobody is in it.
    Empty,
    /// Its camp followers.
    Followers,
    /// An element of its own side.
    Garrison(ElementId),
    /// The enemy has taken it; the element, if it is still inside.
    Captured(Option<ElementId>),
}

impl Position {
    /// A position before anything has been put on the table.
    pub fn empty() -> Position {
        Position {
            elements: [Element::UNUSED; 2 * SIDE_SIZE],
            active: Side::Red,
            bounds: [0, 0],
            phase: Phase::Setup,
            pips: 0,
            river: RiverState::Unknown,
            camps: [CampHolder::NoCamp; 2],
            followers_lost: [false; 2],
            landed: [false; 2],
            camp_fought: [false; 2],
        }
    }

    /// One element.
    pub fn element(&self, id: ElementId) -> &Element {
        &self.elements[id.index()]
    }

    /// One element, to change.
    pub fn element_mut(&mut self, id: ElementId) -> &mut Element {
        &mut self.elements[id.index()]
    }

    /// The base of an element.
    pub fn base(&self, id: ElementId) -> &Base {
        &self.elements[id.index()].base
    }

    /// The elements that stand on the table, red before blue.
    pub fn on_table(&self) -> impl Iterator<Item = (ElementId, &Element)> {
        self.elements
            .iter()
            .enumerate()
            .filter(|(_, element)| element.on_table())
            .map(|(index, element)| (ElementId::from_index(index), element))
    }

    /// The elements of one side that stand on the table.
    pub fn side(&self, side: Side) -> impl Iterator<Item = (ElementId, &Element)> {
        let first = side as usize * SIDE_SIZE;
        self.elements[first..first + SIDE_SIZE]
            .iter()
            .enumerate()
            .filter(|(_, element)| element.on_table())
            .map(move |(index, element)| (ElementId::from_index(first + index), element))
    }

    /// The general's element of a side, wherever it is; `None` if the side never had one.
    pub fn general(&self, side: Side) -> Option<(ElementId, &Element)> {
        ElementId::of(side)
            .map(|id| (id, self.element(id)))
            .find(|(_, element)| element.general && element.place != Place::Unused)
    }

    /// Whether a side had a general and has lost it.
    pub fn general_lost(&self, side: Side) -> bool {
        self.general(side)
            .is_some_and(|(_, element)| element.place == Place::Lost)
    }

    /// The enemy whose front edge is on the front edge of an element, aligned.
    pub fn front_enemy(&self, id: ElementId) -> Option<ElementId> {
        let base = self.base(id);
        self.side(id.side().other())
            .find(|(_, enemy)| front_edge_contact(&enemy.base, base) == Some(Contact::Front))
            .map(|(enemy, _)| enemy)
    }

    /// The enemies that stand in contact with an element, and how.
    pub fn contacts_on(&self, id: ElementId) -> impl Iterator<Item = (ElementId, Contact)> + '_ {
        let base = self.base(id);
        self.side(id.side().other())
            .filter_map(move |(enemy, element)| {
                contact(&element.base, base).map(|how| (enemy, how))
            })
    }

    /// The friends in group contact with an element: beside it, before it or behind it.
    pub fn group_mates(&self, id: ElementId) -> ElementSet {
        let base = self.base(id);
        self.side(id.side())
            .filter(|&(friend, _)| friend != id)
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

    /// Who is inside the camp of a side.
    pub fn camp_holder(&self, side: Side) -> CampHolder {
        self.camps[side as usize]
    }

    /// Whether the camp of `owner` is held against `against`: it hinders that side and can be fought.
    pub fn camp_held_against(&self, owner: Side, against: Side) -> bool {
        match self.camps[owner as usize] {
            CampHolder::NoCamp | CampHolder::Empty => false,
            CampHolder::Followers | CampHolder::Garrison(_) => owner != against,
            CampHolder::Captured(inside) => owner == against && inside.is_some(),
        }
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
        self.elements[id.index()] = Element::new(troop, rulebook.troop(troop), general).at(pose);
    }

    /// Moves an element's base.
    pub fn place(&mut self, id: ElementId, pose: acies_geometry::Pose) {
        let element = self.element_mut(id);
        element.base = element.base.moved_to(pose);
    }

    /// Whether a base overlaps any element on the table but those in `except`.
    pub fn overlaps_any(&self, base: &Base, except: ElementSet) -> Option<ElementId> {
        self.on_table()
            .find(|&(id, element)| {
                let reach = element.base.depth + element.base.width + base.depth + base.width;
                !except.has(id)
                    && may_reach(&element.base, base, reach)
                    && acies_geometry::overlaps(&element.base, base)
            })
            .map(|(id, _)| id)
    }

    /// Whether a shape overlaps a camp on the table.
    pub fn overlaps_camp(table: &Table, base: &Base) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| {
            table
                .camp(side)
                .is_some_and(|camp| acies_geometry::overlaps(camp.outline.as_slice(), base))
        })
    }
}
