//! Losing elements, camps and built-up areas (`dba22` §22.7, §7, §8).

use super::run::is_free;
use super::{Deed, Scene};
use crate::movement::comes_by_gate;
use crate::{Cause, ElementId, ElementSet, Event, Fall, Hold, Holder, Place};

impl Scene<'_> {
    /// An element is lost.
    pub fn lose(&mut self, id: ElementId, cause: Cause) {
        self.position.element_mut(id).place = Place::Lost;
        if let Some(home) = id.home() {
            self.position.folk_lost[home.index()] = true;
        }
        self.did(id, Deed::Lost);
        self.tell(|| Event::Lost { id, cause });
    }

    /// Whoever is in a camp or a built-up area is lost; it stands empty.
    pub fn lose_holder(&mut self, hold: Hold, cause: Cause) {
        let after = match self.position.holder(hold) {
            Holder::Absent | Holder::Empty | Holder::Captured(None) | Holder::Razed => return,
            Holder::Folk => {
                self.position.folk_lost[hold.index()] = true;
                let folk = ElementId::of_folk(hold);
                if self.position.element(folk).place == Place::Inside(hold) {
                    self.position.element_mut(folk).place = Place::Lost;
                    self.did(folk, Deed::Lost);
                }
                self.tell(|| Event::FolkLost { hold });
                Holder::Empty
            }
            Holder::Garrison(id) => {
                self.lose(id, cause);
                Holder::Empty
            }
            Holder::Captured(Some(id)) => {
                self.lose(id, cause);
                Holder::Captured(None)
            }
        };
        self.position.holders[hold.index()] = after;
        self.end_sacking(hold);
    }

    /// Nobody sacks a place any longer.
    pub fn end_sacking(&mut self, hold: Hold) {
        if std::mem::take(&mut self.position.sacked[hold.index()]) {
            self.tell(|| Event::Sacking {
                hold,
                begins: false,
            });
        }
    }

    /// A place whose own people have been killed from afar falls to the enemy, though nobody of his is in it.
    pub fn surrender(&mut self, hold: Hold) {
        self.position.holders[hold.index()] = Holder::Captured(None);
        self.tell(|| Event::HoldYielded { hold });
    }

    /// An element that may not defend the place that it is in comes out of it on the far side from an enemy; without room
    /// or a gate there it is lost. Answers whether it lives.
    pub fn driven_out(&mut self, hold: Hold, id: ElementId, enemy: ElementId) -> bool {
        let view = self.view();
        let troop = view.position.element(id).troop;
        let outside = (view.table.hold(hold))
            .map(|region| crate::across_from(view, id, enemy, region))
            .filter(|base| is_free(view, troop, base, ElementSet::NONE))
            .filter(|base| comes_by_gate(view, base, hold));
        let Some(base) = outside else {
            self.lose_holder(hold, Cause::DrivenFromBuiltUp);
            return false;
        };
        let element = self.position.element_mut(id);
        element.base = base;
        element.place = Place::Table;
        self.position.holders[hold.index()] = Holder::Captured(None);
        self.end_sacking(hold);
        self.tell(|| Event::HoldEntered {
            hold,
            id,
            inside: false,
        });
        true
    }

    /// An element goes into a camp or a built-up area that nobody holds any more, if it may: it takes the enemy's, or
    /// regains its own.
    pub fn occupy(&mut self, hold: Hold, id: ElementId) {
        if !crate::may_be_inside(self.view(), hold, id) {
            return;
        }
        self.did(id, Deed::MovedIn);
        let before = self.position.holder(hold);
        if hold.owner() == id.side() {
            self.position.element_mut(id).place = Place::Inside(hold);
            self.position.holders[hold.index()] = Holder::Garrison(id);
            if matches!(before, Holder::Captured(_)) {
                self.tell(|| Event::HoldRegained { hold });
            }
            self.tell(|| Event::HoldEntered {
                hold,
                id,
                inside: true,
            });
        } else {
            let fall = self.view().fall(hold);
            fall.apply(self.position, hold, id);
            self.tell(|| Event::HoldTaken { hold, by: id });
            if fall == Fall::Sacked {
                self.tell(|| Event::Sacking { hold, begins: true });
            }
        }
    }
}
