//! Losing elements and camps (`dba22` §22.7, §7).

use super::{Deed, Scene};
use crate::{CampHolder, Cause, ElementId, Event, Place, Side};

impl Scene<'_> {
    /// An element is lost.
    pub fn lose(&mut self, id: ElementId, cause: Cause) {
        self.position.element_mut(id).place = Place::Lost;
        self.did(id, Deed::Lost);
        self.tell(|| Event::Lost { id, cause });
    }

    /// Whoever holds the camp of `owner` is lost; the camp stands empty.
    pub fn lose_camp_holder(&mut self, owner: Side, cause: Cause) {
        match self.position.camp_holder(owner) {
            CampHolder::NoCamp | CampHolder::Empty | CampHolder::Captured(None) => return,
            CampHolder::Followers => {
                self.position.followers_lost[owner as usize] = true;
                self.tell(|| Event::FollowersLost { side: owner });
            }
            CampHolder::Garrison(id) => self.lose(id, cause),
            CampHolder::Captured(Some(id)) => {
                self.lose(id, cause);
                self.position.camps[owner as usize] = CampHolder::Captured(None);
                return;
            }
        }
        self.position.camps[owner as usize] = CampHolder::Empty;
    }

    /// An element goes into a camp that nobody holds any more: it takes the enemy's, or regains its own.
    pub fn occupy(&mut self, owner: Side, id: ElementId) {
        self.position.element_mut(id).place = Place::Camp(owner);
        if owner == id.side() {
            self.position.camps[owner as usize] = CampHolder::Garrison(id);
            self.did(id, Deed::TookCamp);
            self.tell(|| Event::CampRegained { owner });
            self.tell(|| Event::CampEntered {
                owner,
                id,
                inside: true,
            });
        } else {
            self.position.camps[owner as usize] = CampHolder::Captured(Some(id));
            self.did(id, Deed::TookCamp);
            self.tell(|| Event::CampTaken { owner, by: id });
        }
    }
}
