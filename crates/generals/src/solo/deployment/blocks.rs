//! Files of a group: which elements are in front and which behind (section 4.7, rules 1, 5, 6 and 7).

use super::army::Army;
use crate::solo::audit_log::AuditLog;
use crate::solo::facts::Facts;
use crate::solo::procedure::Procedure;
use crate::solo::tactical_groups::{Group, Grouping};

/// The shape of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockShape {
    /// A line, each kind as deep as the rules say.
    Line,
    /// Two ranks.
    Ranks,
    /// A column.
    Column,
}

impl BlockShape {
    /// Its word in the audit log.
    pub const fn word(self) -> &'static str {
        match self {
            BlockShape::Line => "line",
            BlockShape::Ranks => "two-ranks",
            BlockShape::Column => "column",
        }
    }
}

/// The depth of a kind in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FileDepth {
    One,
    Two,
    /// Two ranks, with a single element at each end.
    EndsOne,
}

/// The depth of each kind in a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FileDepths(Vec<(&'static str, FileDepth)>);

impl FileDepths {
    /// Rolls once for each rule that has a table and applies.
    pub fn roll(log: &mut AuditLog, facts: &Facts) -> FileDepths {
        let mut depths = Vec::new();
        for row in &Procedure::built_in().deployment {
            let applies = row.when.iter().all(|condition| condition.holds(facts));
            let depth = match (row.rule.as_str(), &row.table) {
                ("two-ranks", _) => FileDepth::Two,
                ("depth", Some(table)) if applies => {
                    if log.roll_on(table, "", facts) == "two-ranks" {
                        FileDepth::Two
                    } else {
                        FileDepth::EndsOne
                    }
                }
                _ => continue,
            };
            depths.extend(row.troops.iter().map(|kind| (kind.as_str(), depth)));
        }
        FileDepths(depths)
    }

    fn of_kind(&self, kind: &str) -> FileDepth {
        let found = self.0.iter().find(|(known, _)| *known == kind);
        found.map_or(FileDepth::One, |&(_, depth)| depth)
    }
}

/// A file from front to rear, by index in the army.
pub type File = Vec<usize>;

/// A group in a shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The index of the group.
    pub group: usize,
    /// Its shape.
    pub shape: BlockShape,
    /// Its files from left to right.
    pub files: Vec<File>,
    /// Whether the order of its files is free, because no element has to stand between others.
    pub loose: bool,
}

impl Block {
    /// Puts a group into a shape.
    pub fn new(
        army: &Army<'_>,
        depths: &FileDepths,
        group: &Group,
        nth: usize,
        shape: BlockShape,
    ) -> Block {
        Block {
            group: nth,
            shape,
            files: files(army, depths, group, shape),
            loose: !is_mixed(group),
        }
    }

    /// All its elements.
    pub fn members(&self) -> impl Iterator<Item = usize> + '_ {
        self.files.iter().flatten().copied()
    }
}

/// Whether some elements of a group have to stand behind or between others.
fn is_mixed(group: &Group) -> bool {
    matches!(group.why, Grouping::BowsBetween | Grouping::PsiloiBehind)
}

/// Arranges the files of a group.
fn files(army: &Army<'_>, depths: &FileDepths, group: &Group, shape: BlockShape) -> Vec<File> {
    let stands_behind = |one: usize| is_mixed(group) && army.kind(one) == "psiloi";
    let (behind, fronts): (Vec<usize>, Vec<usize>) =
        group.members.iter().partition(|&&one| stands_behind(one));
    if shape == BlockShape::Column {
        return vec![fronts.into_iter().chain(behind).collect()];
    }
    // Kinds in the order of their first elements; bows between others come after the first file.
    let mut kinds: Vec<&str> = Vec::new();
    for &one in &fronts {
        let kind = army.kind(one);
        let between = group.why == Grouping::BowsBetween && kind == "bow";
        if !between && !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let of_kind = |kind: &str| -> Vec<usize> {
        let same = fronts.iter().filter(|&&one| army.kind(one) == kind);
        same.copied().collect()
    };
    let drawn = |kind: &str| {
        let depth = match shape {
            BlockShape::Ranks => FileDepth::Two,
            BlockShape::Line | BlockShape::Column => depths.of_kind(kind),
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
        // Psiloi support blades, spears and auxilia, but not the bows between them.
        let nearest = (0..files.len())
            .filter(|&at| army.kind(files[at][0]) != "bow")
            .min_by_key(|&at| (files[at].len(), (2 * at).abs_diff(middle)));
        match nearest {
            Some(at) => files[at].push(one),
            None => files.push(vec![one]),
        }
    }
    files
}

/// Arranges elements of a kind to a depth.
fn ranked(members: &[usize], depth: FileDepth) -> Vec<File> {
    match (depth, members) {
        (FileDepth::Two, _) => members.chunks(2).map(<[usize]>::to_vec).collect(),
        (FileDepth::EndsOne, [first, middle @ .., last]) => {
            let mut files = vec![vec![*first]];
            files.extend(middle.chunks(2).map(<[usize]>::to_vec));
            files.push(vec![*last]);
            files
        }
        _ => members.iter().map(|&one| vec![one]).collect(),
    }
}
