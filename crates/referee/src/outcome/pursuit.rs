//! Pursuit: straight ahead after a beaten enemy (`dba22` §22.5).

use acies_geometry::{Base, Length, beyond};
use acies_rulebook::{Pursuit, Rulebook, TerrainSet, TroopId};
use arrayvec::ArrayVec;

use super::{Consequence, Resolver};
use crate::combat::{Supporters, current_contact, recorded_first_contact, tracks_first_contact};
use crate::gates::comes_by_gate;
use crate::straight_path::{
    Heading, elements_met, impassable_pieces, is_before, stop, stronghold_pieces, table_exit,
};
use crate::{ElementId, ElementSet, Event, Party, SIDE_SIZE, Stronghold, View, behind};

/// Where a pursuit ends.
struct End {
    at: Length,
    /// The enemy's empty camp or built-up area that it reaches, at a gate if the place has gates.
    stronghold: Option<Stronghold>,
    /// Whether it stops at the edge of terrain that it does not pursue into.
    in_cover: bool,
}

/// The row by which one troop type pursues another.
fn row_of(rulebook: &Rulebook, troop: TroopId, enemy: TroopId) -> Option<&Pursuit> {
    let mut rows = rulebook.outcomes.pursuit.iter();
    rows.find(|row| row.troops.has(troop) && row.enemy.has(enemy))
}

impl Resolver<'_> {
    /// Whether a winning troop type must pursue another.
    pub fn pursues(&self, troop: TroopId, enemy: TroopId) -> bool {
        row_of(self.rulebook, troop, enemy).is_some()
    }

    /// A winner pursues a beaten enemy of this troop type, if its own does so.
    ///
    /// After `equal` scores only troops that pursue on equal scores do.
    pub fn pursue(&mut self, id: ElementId, enemy: TroopId, supporters: &Supporters, equal: bool) {
        self.pursue_by(id, enemy, supporters, |row| !equal || row.on_equal);
    }

    /// An element pursues an enemy that has broken off from it, if its troop type does so.
    pub fn pursue_break_off(&mut self, id: ElementId, broke_off: ElementId) {
        let view = self.view();
        let enemy = view.position.element(broke_off).troop;
        let supporters = crate::combat::support_against(view, id, Party::Element(broke_off));
        self.pursue_by(id, enemy, &supporters, |row| row.after_break_off);
    }

    /// A winner advances over a camp that is razed: pursuers pursue, others go a little way (`dba30` §6, §18
    /// A24).
    pub fn overrun(
        &mut self,
        stronghold: Stronghold,
        id: ElementId,
        enemy: TroopId,
        supporters: &Supporters,
    ) {
        self.occupy(stronghold, id);
        let troop = self.position.element(id).troop;
        if self.pursues(troop, enemy) {
            return self.pursue(id, enemy, supporters, false);
        }
        let (foot, mounted) = self.rulebook.setup.camps.advance;
        let most = if self.rulebook.troop(troop).mounted {
            mounted
        } else {
            foot
        };
        let end = pursuit_end(
            self.view(),
            TerrainSet::default(),
            id,
            most,
            ElementSet::NONE,
        );
        self.advance_by(id, end.at);
    }

    fn pursue_by(
        &mut self,
        id: ElementId,
        enemy: TroopId,
        supporters: &Supporters,
        applies: impl Fn(&Pursuit) -> bool,
    ) {
        let rulebook = self.rulebook;
        let element = self.position.element(id);
        if !element.on_table() {
            return;
        }
        let (troop, base) = (element.troop, element.base);
        let row = row_of(rulebook, troop, enemy).filter(|row| applies(row));
        let Some(row) = row else {
            return;
        };
        if row.stays_inside && stands_in(self.view(), row, &base) {
            return;
        }
        let most = if row.by_depth {
            row.at_most.min(base.depth)
        } else {
            row.at_most
        };
        let followers = if row.column_follows {
            column_behind(self.view(), id)
        } else {
            (supporters.iter().filter(|_| row.supporter_follows))
                .filter(|supporter| supporter.straight_behind)
                .map(|supporter| supporter.id)
                .filter(|&follower| self.position.element(follower).on_table())
                .collect()
        };
        let mut together: ElementSet = followers.iter().copied().collect();
        together.insert(id);
        let end = pursuit_end(self.view(), row.stops_at, id, most, together);
        if end.in_cover && row.stays_outside {
            return;
        }
        self.advance_by(id, end.at);
        for follower in followers {
            let own = pursuit_end(
                self.view(),
                row.stops_at,
                follower,
                end.at,
                ElementSet::NONE,
            );
            self.advance_by(follower, own.at);
        }
        if let Some(stronghold) = end.stronghold {
            self.occupy(stronghold, id);
        }
    }

    /// An element moves straight ahead, and is recorded as first in contact with the flanks that it reaches.
    fn advance_by(&mut self, id: ElementId, length: Length) {
        if !beyond(length, Length::ZERO) {
            return;
        }
        let base = Heading::Ahead.go(self.position.base(id), length);
        let to = base.pose;
        self.position.place(id, to);
        self.record(id, Consequence::Pursued);
        self.emit(|| Event::Pursued { id, to });
        let view = self.view();
        let noted = |enemy: ElementId| {
            current_contact(view, id, enemy)
                .is_some_and(|contact| tracks_first_contact(view, enemy, contact))
        };
        let touched: ElementSet = view
            .position
            .side(id.side().other())
            .map(|(enemy, _)| enemy)
            .filter(|&enemy| noted(enemy))
            .collect();
        for enemy in touched.iter() {
            let first = recorded_first_contact(self.view(), enemy).unwrap_or(id);
            self.position.element_mut(enemy).marks.first_contact = Some(first);
        }
    }
}

/// Whether a base is in terrain at whose edge a pursuit stops.
fn stands_in(view: View, row: &Pursuit, base: &Base) -> bool {
    let mut features = view.table.features.iter();
    features.any(|feature| row.stops_at.has(feature.kind) && feature.region.overlaps(base))
}

/// The elements in a column behind an element, the nearest first.
fn column_behind(view: View, id: ElementId) -> ArrayVec<ElementId, SIDE_SIZE> {
    let mut column = ArrayVec::new();
    let mut last = id;
    while let Some((next, _)) = view
        .position
        .side(id.side())
        .find(|(other, element)| *other != last && behind(&element.base, view.position.base(last)))
    {
        if column.try_push(next).is_err() {
            break;
        }
        last = next;
    }
    column
}

/// How far an element pursues, up to `most`, and what it reaches. The elements of `together` are not in its
/// way.
fn pursuit_end(
    view: View,
    stops_at: TerrainSet,
    id: ElementId,
    most: Length,
    together: ElementSet,
) -> End {
    let base = view.position.base(id);
    let troop = view.position.element(id).troop;
    let heading = Heading::Ahead;
    let mut end = End {
        at: most,
        stronghold: None,
        in_cover: false,
    };
    for other in
        elements_met(view, id, heading.path(base, most)).filter(|&other| !together.has(other))
    {
        if let Some(at) = stop(base, heading, most, view.position.base(other)) {
            end.at = end.at.min(at);
        }
    }
    for at in impassable_pieces(view.table, view.rulebook, troop)
        .filter_map(|piece| stop(base, heading, most, piece))
    {
        end.at = end.at.min(at);
    }
    if let Some(at) = table_exit(view.table, base, heading, most) {
        end.at = end.at.min(at);
    }
    for (stronghold, piece) in stronghold_pieces(view) {
        let Some(at) = stop(base, heading, most, piece) else {
            continue;
        };
        if !is_before(end.at, at) {
            end.at = end.at.min(at);
            let goes_in = stronghold.owner() != id.side()
                && !view.position.occupant(stronghold).is_inside()
                && comes_by_gate(view, &heading.go(base, end.at), stronghold);
            end.stronghold = goes_in.then_some(stronghold);
        }
    }
    let cover = view
        .table
        .features
        .iter()
        .filter(|feature| stops_at.has(feature.kind) && !feature.region.overlaps(base))
        .flat_map(|feature| feature.region.pieces())
        .filter_map(|piece| stop(base, heading, most, piece))
        .fold(Length::MAX, Length::min);
    if is_before(cover, end.at) {
        end = End {
            at: cover,
            stronghold: None,
            in_cover: true,
        };
    }
    end
}
