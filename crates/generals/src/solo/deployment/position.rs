//! Where each group is to stand: the throw of section 4.7, and the two rules that change what it says before anybody is placed
//!
//!
//! It does not place anybody.

use acies_geometry::Length;
use acies_referee::Battle;

use super::draw_up::Unit;
use super::frame::{Frame, Patch};
use super::ground::Ground;
use super::muster::Muster;
use crate::solo::board::Board;
use crate::solo::clerk::Clerk;
use crate::solo::contest::Contender;
use crate::solo::count::Kinds;
use crate::solo::facts::{Fact, Facts};
use crate::solo::groups::Group;
use crate::solo::names::TROOPS;

/// A position of section 4.7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Post {
    /// 200 paces behind the centre.
    Reserve,
    /// The middle half of the zone.
    Centre,
    /// The outer quarter on the left.
    Left,
    /// The outer quarter on the right.
    Right,
    /// Kept back to land.
    Landing,
}

impl Post {
    /// Its word in the account.
    pub const fn word(self) -> &'static str {
        match self {
            Post::Reserve => "reserve",
            Post::Centre => "centre",
            Post::Left => "left",
            Post::Right => "right",
            Post::Landing => "landing",
        }
    }

    fn named(word: &str) -> Post {
        let all = [Post::Reserve, Post::Centre, Post::Left, Post::Landing];
        let found = all.into_iter().find(|post| post.word() == word);
        found.unwrap_or(Post::Right)
    }
}

/// What the throws ask of the ground, beside the armies.
pub fn survey(board: Board<'_>, frame: &Frame, six: Length, facts: &mut Facts) {
    let centre = frame.centre();
    let ahead = Patch {
        right: [-centre, centre],
        ahead: [frame.front, frame.front + six],
    };
    let faces_good = !board.is_mostly_bad(&frame.corners(ahead));
    facts.set(Fact::FacesGoodGoing, i16::from(faces_good));
    let bad = [true, false].map(|on_right| {
        let flank = flank(frame, six, on_right);
        board.is_mostly_bad(&frame.corners(flank))
    });
    facts.set(Fact::FlanksBad, i16::from(bad == [true, true]));
}

/// A flank with the 600 paces before it.
fn flank(frame: &Frame, six: Length, on_right: bool) -> Patch {
    frame.flank(on_right, [Length::ZERO, frame.flank_front(six) + six])
}

/// The groups that are placed, with their positions: of one that lands only those for whom there is no room, where those are
/// to be.
pub fn units(groups: &[Group], posts: &[Post], ashore: &[usize]) -> Vec<Unit> {
    let units = groups.iter().zip(posts).map(|(group, &post)| {
        let members = group.members.iter().copied();
        let members: Vec<usize> = members.filter(|one| !ashore.contains(one)).collect();
        Unit {
            group: Group {
                members,
                why: group.why,
            },
            post,
        }
    });
    units
        .filter(|unit| !unit.group.members.is_empty())
        .collect()
}

/// What a group's throw asks.
fn of_group(muster: &Muster<'_>, group: &Group, facts: &Facts) -> Facts {
    let main = muster.main(group);
    let place = TROOPS.iter().position(|known| *known == main);
    let number = place.and_then(|place| i16::try_from(place + 1).ok());
    let has = |kind: &str| group.members.iter().any(|&one| muster.kind(one) == kind);
    let general = group.members.iter().any(|&one| muster.is_general(one));
    let alone = general && muster.general_alone_mounted();
    facts
        .clone()
        .with(Fact::Main, number.unwrap_or(0))
        .with(
            Fact::HasElephantOrKnight,
            i16::from(has("elephant") || has("knight")),
        )
        .with(Fact::GeneralAloneMounted, i16::from(alone))
}

/// What the throws need to know.
#[derive(Clone, Copy, Debug)]
pub struct Staff<'a, 'b> {
    /// The battle.
    pub battle: &'a Battle,
    /// The army.
    pub muster: &'a Muster<'b>,
    /// How its side sees the table.
    pub frame: &'a Frame,
    /// What was counted and measured.
    pub facts: &'a Facts,
    /// How many may land.
    pub landing: usize,
}

impl Staff<'_, '_> {
    fn ground(&self) -> Ground<'_> {
        Ground {
            rulebook: self.battle.rulebook(),
            table: self.battle.table(),
        }
    }

    /// Throws for a group; `again` counts the throws before that came to nothing.
    pub fn throw(&self, clerk: &mut Clerk, group: &Group, again: usize) -> Post {
        let name = self.muster.name(&group.members);
        let subject = match again {
            0 => name.clone(),
            _ => format!("{name} again {again}"),
        };
        let facts = of_group(self.muster, group, self.facts);
        let post = Post::named(&clerk.consult("position", &subject, &facts));
        let post = match post {
            Post::Landing if self.may_land(group) == 0 => Post::Right,
            post => post,
        };
        self.other_flank(clerk, group, &subject, post)
    }

    /// How many of a group may land: troops that the edition keeps from it keep their group from it.
    fn may_land(&self, group: &Group) -> usize {
        let landing = self.battle.rulebook().setup.landing.as_ref();
        let never = landing.is_some_and(|landing| {
            let mut members = group.members.iter();
            members.any(|&one| landing.never.has(self.muster.troop(one)))
        });
        if never { 0 } else { self.landing }
    }

    /// The tenth rule: those who mind bad going go to the other flank if theirs has some and the other has none.
    fn other_flank(&self, clerk: &mut Clerk, group: &Group, subject: &str, post: Post) -> Post {
        let on_right = match post {
            Post::Right => true,
            Post::Left => false,
            Post::Reserve | Post::Centre | Post::Landing => return post,
        };
        if Kinds::at_home(self.muster.main(group)) {
            return post;
        }
        let six = self.muster.hundreds(6);
        let bad = |on_right| {
            let patch = flank(self.frame, six, on_right);
            self.ground().bad_in(self.frame, patch)
        };
        if !bad(on_right) {
            return post;
        }
        let other = if on_right { Post::Left } else { Post::Right };
        let taken = if bad(!on_right) { post } else { other };
        clerk.rule(
            "4.7.10",
            "other-flank",
            subject,
            taken.word(),
            &[("bad-here", 1), ("bad-there", i64::from(taken == post))],
            &["R-32", "R-35"],
        );
        taken
    }

    /// The second rule: of those who are to land, as many do as may; the others are deployed on the right.
    pub fn most_land(&self, clerk: &mut Clerk, groups: &[Group], posts: &mut [Post]) -> Vec<usize> {
        let landing: Vec<usize> = (0..groups.len())
            .filter(|&nth| posts[nth] == Post::Landing)
            .collect();
        let chosen: usize = landing.iter().map(|&nth| groups[nth].members.len()).sum();
        let who = if chosen > self.landing && landing.len() > 1 {
            let options: Vec<(String, Contender)> = landing
                .iter()
                .map(|&nth| {
                    let name = self.muster.name(&groups[nth].members);
                    (name, Contender::default())
                })
                .collect();
            let best = clerk.choose("who-lands", "", &options, 1);
            let kept = landing
                .iter()
                .zip(&options)
                .filter(|(_, (name, _))| best.contains(name));
            kept.map(|(&nth, _)| nth).collect()
        } else {
            landing.clone()
        };
        let mut ashore = Vec::new();
        for nth in landing {
            let members = &groups[nth].members;
            if who.contains(&nth) {
                ashore.extend(members.iter().copied());
            } else {
                let name = self.muster.name(members);
                posts[nth] = self.no_room_to_land(clerk, &groups[nth], &name);
            }
        }
        if ashore.len() > self.landing {
            // They are of one group: where several are to land and are too many, one alone does.
            let rest = Group {
                members: ashore.split_off(self.landing),
                why: groups[who[0]].why,
            };
            let name = self.muster.name(&rest.members);
            posts[who[0]] = self.no_room_to_land(clerk, &rest, &name);
        }
        ashore
    }

    /// Where those are deployed who were to land and may not: on the right, if the tenth rule leaves them there.
    pub fn no_room_to_land(&self, clerk: &mut Clerk, group: &Group, subject: &str) -> Post {
        let most = i64::try_from(self.landing).unwrap_or(i64::MAX);
        clerk.rule(
            "4.7.2",
            "most-land",
            subject,
            "right",
            &[("most", most)],
            &["R-37", "R-69"],
        );
        self.other_flank(clerk, group, subject, Post::Right)
    }
}
