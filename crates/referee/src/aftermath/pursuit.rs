//! Pursuit: straight ahead after a beaten enemy (`dba22` §22.5).

use acies_geometry::{Base, Length, beyond};
use acies_rulebook::{Pursuit, Rulebook, TerrainSet, TroopId};
use arrayvec::ArrayVec;

use super::{Consequence, Resolver};
use crate::combat::{Supporters, first_contacter, meets_now, tracks_first_contact};
use crate::gates::comes_by_gate;
use crate::straight_path::{Way, before, closed_pieces, leaves_table, met, stop, strongholds};
use crate::{ElementId, ElementSet, Event, Party, SIDE_SIZE, Stronghold, View, behind};

/// Where a pursuit ends.
struct End {
    at: Length,
    /// An empty camp or built-up area of the enemy that it comes to, at a gate if it has any.
    stronghold: Option<Stronghold>,
    /// Whether it would go on into terrain at whose edge it stops.
    in_cover: bool,
}

/// The row by which a troop pursues another.
fn row_of(rulebook: &Rulebook, troop: TroopId, enemy: TroopId) -> Option<&Pursuit> {
    let mut rows = rulebook.outcomes.pursuit.iter();
    rows.find(|row| row.troops.has(troop) && row.enemy.has(enemy))
}

impl Resolver<'_> {
    /// Whether a troop that wins goes after another in any case.
    pub fn pursues(&self, troop: TroopId, enemy: TroopId) -> bool {
        row_of(self.rulebook, troop, enemy).is_some()
    }

    /// A winner pursues a beaten enemy of these troops, if its own troops do so; after `equal` scores only those who
    /// pursue then as well.
    pub fn pursue(&mut self, id: ElementId, enemy: TroopId, supporters: &Supporters, equal: bool) {
        self.pursue_by(id, enemy, supporters, |row| !equal || row.on_equal);
    }

    /// An element pursues one that has broken off from it, if its troops do so.
    pub fn pursue_break_off(&mut self, id: ElementId, broke_off: ElementId) {
        let view = self.view();
        let enemy = view.position.element(broke_off).troop;
        let supporters = crate::combat::supporters_against(view, id, Party::Element(broke_off));
        self.pursue_by(id, enemy, &supporters, |row| row.after_break_off);
    }

    /// A winner that has destroyed the defenders of a place of which nothing is left pursues into it, if its own troops
    /// do so; the others go a little way on as well (`dba30` §6, §18 A24).
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
        self.step(id, end.at);
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
        self.step(id, end.at);
        for follower in followers {
            let own = pursuit_end(
                self.view(),
                row.stops_at,
                follower,
                end.at,
                ElementSet::NONE,
            );
            self.step(follower, own.at);
        }
        if let Some(stronghold) = end.stronghold {
            self.occupy(stronghold, id);
        }
    }

    /// An element goes straight ahead, and is noted as the first to touch the flanks that it comes to.
    fn step(&mut self, id: ElementId, length: Length) {
        if !beyond(length, Length::ZERO) {
            return;
        }
        let base = Way::Ahead.go(self.position.base(id), length);
        let to = base.pose;
        self.position.place(id, to);
        self.did(id, Consequence::Pursued);
        self.record(|| Event::Pursued { id, to });
        let view = self.view();
        let noted = |enemy: ElementId| {
            meets_now(view, id, enemy)
                .is_some_and(|contact| tracks_first_contact(view, enemy, contact))
        };
        let contacts: ElementSet = view
            .position
            .side(id.side().other())
            .map(|(enemy, _)| enemy)
            .filter(|&enemy| noted(enemy))
            .collect();
        for enemy in contacts.iter() {
            let first = first_contacter(self.view(), enemy).unwrap_or(id);
            self.position.element_mut(enemy).marks.first_contact = Some(first);
        }
    }
}

/// Whether a base stands in terrain at whose edge a pursuit stops.
fn stands_in(view: View, row: &Pursuit, base: &Base) -> bool {
    let mut features = view.table.features.iter();
    features.any(|feature| row.stops_at.has(feature.kind) && feature.region.overlaps(base))
}

/// All who stand one behind the other behind an element, the nearest first.
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

/// How far an element pursues, at most so far, and what it comes to; those that go with it are not in its way.
fn pursuit_end(
    view: View,
    stops_at: TerrainSet,
    id: ElementId,
    most: Length,
    together: ElementSet,
) -> End {
    let base = view.position.base(id);
    let troop = view.position.element(id).troop;
    let way = Way::Ahead;
    let mut end = End {
        at: most,
        stronghold: None,
        in_cover: false,
    };
    for other in met(view, id, way.course(base, most)).filter(|&other| !together.has(other)) {
        if let Some(at) = stop(base, way, most, view.position.base(other)) {
            end.at = end.at.min(at);
        }
    }
    for at in closed_pieces(view.table, view.rulebook, troop)
        .filter_map(|piece| stop(base, way, most, piece))
    {
        end.at = end.at.min(at);
    }
    if let Some(at) = leaves_table(view.table, base, way, most) {
        end.at = end.at.min(at);
    }
    for (stronghold, piece) in strongholds(view) {
        let Some(at) = stop(base, way, most, piece) else {
            continue;
        };
        if !before(end.at, at) {
            end.at = end.at.min(at);
            let goes_in = stronghold.owner() != id.side()
                && !view.position.occupant(stronghold).is_inside()
                && comes_by_gate(view, &way.go(base, end.at), stronghold);
            end.stronghold = goes_in.then_some(stronghold);
        }
    }
    let cover = view
        .table
        .features
        .iter()
        .filter(|feature| stops_at.has(feature.kind) && !feature.region.overlaps(base))
        .flat_map(|feature| feature.region.pieces())
        .filter_map(|piece| stop(base, way, most, piece))
        .fold(Length::MAX, Length::min);
    if before(cover, end.at) {
        end = End {
            at: cover,
            stronghold: None,
            in_cover: true,
        };
    }
    end
}
