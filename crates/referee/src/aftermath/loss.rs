//! Losing elements, camps and built-up areas (`dba22` §22.7, §7, §8).

use super::{Deed, Scene};
use crate::{Cause, ElementId, Event, Hold, Holder, Place};

impl Scene<'_> {
    /// An element is lost.
    pub fn lose(&mut self, id: ElementId, cause: Cause) {
        self.position.element_mut(id).place = Place::Lost;
        self.did(id, Deed::Lost);
        self.tell(|| Event::Lost { id, cause });
    }

    /// Whoever is in a camp or a built-up area is lost; it stands empty.
    pub fn lose_holder(&mut self, hold: Hold, cause: Cause) {
        let after = match self.position.holder(hold) {
            Holder::Absent | Holder::Empty | Holder::Captured(None) => return,
            Holder::Folk => {
                self.position.folk_lost[hold.index()] = true;
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
    }

    /// An element goes into a camp or a built-up area that nobody holds any more, if it may: it takes the enemy's, or
    /// regains its own.
    pub fn occupy(&mut self, hold: Hold, id: ElementId) {
        if !crate::may_be_inside(self.view(), hold, id) {
            return;
        }
        self.did(id, Deed::MovedIn);
        let before = self.position.holder(hold);
        self.position.element_mut(id).place = Place::Inside(hold);
        if hold.owner() == id.side() {
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
            self.position.holders[hold.index()] = Holder::Captured(Some(id));
            self.tell(|| Event::HoldTaken { hold, by: id });
        }
    }
}
