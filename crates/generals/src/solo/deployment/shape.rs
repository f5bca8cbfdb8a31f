//! How deep a group stands: who is in front, and who behind whom (section 4.7, rules 1, 5, 6 and 7).
//!
//! It knows no place on the table.

use super::muster::Muster;
use crate::solo::clerk::Clerk;
use crate::solo::facts::Facts;
use crate::solo::groups::{Group, Grouping};
use crate::solo::procedure::Procedure;

/// How a group is drawn up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// In line, each kind as deep as the rules say.
    Line,
    /// In two ranks.
    Ranks,
    /// One behind another.
    Column,
}

impl Shape {
    /// Its word in the account.
    pub const fn word(self) -> &'static str {
        match self {
            Shape::Line => "line",
            Shape::Ranks => "two-ranks",
            Shape::Column => "column",
        }
    }
}

/// How deep a kind stands in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Depth {
    One,
    Two,
    /// In two ranks, with one element one deep at each end.
    EndsOne,
}

/// How deep the kinds of an army stand in a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Depths(Vec<(&'static str, Depth)>);

impl Depths {
    /// As the rules say: one throw for each that has one and applies.
    pub fn of(clerk: &mut Clerk, facts: &Facts) -> Depths {
        let mut depths = Vec::new();
        for row in &Procedure::carried().deployment {
            let applies = row.when.iter().all(|condition| condition.holds(facts));
            let depth = match (row.rule.as_str(), &row.table) {
                ("two-ranks", _) => Depth::Two,
                ("depth", Some(table)) if applies => {
                    if clerk.consult(table, "", facts) == "two-ranks" {
                        Depth::Two
                    } else {
                        Depth::EndsOne
                    }
                }
                _ => continue,
            };
            depths.extend(row.troops.iter().map(|kind| (kind.as_str(), depth)));
        }
        Depths(depths)
    }

    fn of_kind(&self, kind: &str) -> Depth {
        let found = self.0.iter().find(|(known, _)| *known == kind);
        found.map_or(Depth::One, |&(_, depth)| depth)
    }
}

/// Elements one behind another, the front one first, by their places in the army.
pub type File = Vec<usize>;

/// A group drawn up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The number of the group.
    pub group: usize,
    /// How it is drawn up.
    pub shape: Shape,
    /// Its files from left to right.
    pub files: Vec<File>,
    /// Whether its files may change places: nobody stands between others for a reason.
    pub loose: bool,
}

impl Block {
    /// A group in a shape.
    pub fn of(
        muster: &Muster<'_>,
        depths: &Depths,
        group: &Group,
        nth: usize,
        shape: Shape,
    ) -> Block {
        Block {
            group: nth,
            shape,
            files: files(muster, depths, group, shape),
            loose: !is_mixed(group),
        }
    }

    /// Everybody in it.
    pub fn members(&self) -> impl Iterator<Item = usize> + '_ {
        self.files.iter().flatten().copied()
    }
}

/// Whether some of a group stand behind or between the others for a reason.
fn is_mixed(group: &Group) -> bool {
    matches!(group.why, Grouping::BowsBetween | Grouping::PsiloiBehind)
}

/// Draws up a group.
fn files(muster: &Muster<'_>, depths: &Depths, group: &Group, shape: Shape) -> Vec<File> {
    let stands_behind = |one: usize| is_mixed(group) && muster.kind(one) == "psiloi";
    let (behind, fronts): (Vec<usize>, Vec<usize>) =
        group.members.iter().partition(|&&one| stands_behind(one));
    if shape == Shape::Column {
        return vec![fronts.into_iter().chain(behind).collect()];
    }
    // Kind by kind, the kind of the first member first; bows between others come after the first file of those.
    let mut kinds: Vec<&str> = Vec::new();
    for &one in &fronts {
        let kind = muster.kind(one);
        let between = group.why == Grouping::BowsBetween && kind == "bow";
        if !between && !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let of_kind = |kind: &str| -> Vec<usize> {
        let same = fronts.iter().filter(|&&one| muster.kind(one) == kind);
        same.copied().collect()
    };
    let drawn = |kind: &str| {
        let depth = match shape {
            Shape::Ranks => Depth::Two,
            Shape::Line | Shape::Column => depths.of_kind(kind),
        };
        ranked(&of_kind(kind), depth)
    };
    let mut files: Vec<File> = kinds.iter().flat_map(|kind| drawn(kind)).collect();
    if group.why == Grouping::BowsBetween && !kinds.contains(&"bow") {
        let after = files.len().min(1);
        files.splice(after..after, drawn("bow"));
    }
    for one in behind {
        let middle = files.len().saturating_sub(1);
        // Psiloi support blades, spears and auxilia, and no bows that stand between those.
        let nearest = (0..files.len())
            .filter(|&at| muster.kind(files[at][0]) != "bow")
            .min_by_key(|&at| (files[at].len(), (2 * at).abs_diff(middle)));
        match nearest {
            Some(at) => files[at].push(one),
            None => files.push(vec![one]),
        }
    }
    files
}

/// Elements of a kind, so deep.
fn ranked(members: &[usize], depth: Depth) -> Vec<File> {
    match (depth, members) {
        (Depth::Two, _) => members.chunks(2).map(<[usize]>::to_vec).collect(),
        (Depth::EndsOne, [first, middle @ .., last]) => {
            let mut files = vec![vec![*first]];
            files.extend(middle.chunks(2).map(<[usize]>::to_vec));
            files.push(vec![*last]);
            files
        }
        _ => members.iter().map(|&one| vec![one]).collect(),
    }
}
