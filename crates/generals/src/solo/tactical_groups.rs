//! Forms tactical groups of up to four elements (section 4.5), in the order of rulings.

use acies_armies::Troop;
use acies_geometry::SmallSort;

use super::army_counts::TroopKinds;

/// The most elements of a group.
const MOST: usize = 4;
/// The most other elements in a group with elephants.
const BESIDE_ELEPHANTS: usize = 2;
/// How many elements one psiloi element supports.
const IN_FRONT: usize = 3;

/// Why a group mixes kinds, or why one kind is split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// One kind.
    Alike,
    /// Psiloi behind up to three elements of another kind.
    PsiloiBehind,
    /// Bows between spears or blades, with or without psiloi behind.
    BowsBetween,
    /// Other troops with elephants.
    WithElephants,
    /// Left-over single elements.
    LeftOver,
    /// Mounted elements split into two groups.
    MountedApart,
}

impl Grouping {
    /// Its word in the audit log.
    pub const fn word(self) -> &'static str {
        match self {
            Grouping::Alike => "alike",
            Grouping::PsiloiBehind => "psiloi-behind",
            Grouping::BowsBetween => "bows-between",
            Grouping::WithElephants => "with-elephants",
            Grouping::LeftOver => "left-over",
            Grouping::MountedApart => "mounted-apart",
        }
    }
}

/// A tactical group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The indices of its elements in the army; elements between others keep that place in the list.
    pub members: Vec<usize>,
    /// Why these elements are together.
    pub why: Grouping,
}

/// Forms the groups of an army against an enemy; `absent` are the indices of garrison elements.
///
/// Where several kinds could provide elements, the largest block does, on a tie the earliest in the army.
pub fn groups(
    kinds: TroopKinds<'_>,
    elements: &[Troop],
    absent: &[usize],
    enemy: &[Troop],
) -> Vec<Group> {
    let places = 0..elements.len();
    let mut pool = Pool {
        kinds,
        elements,
        left: places.filter(|place| !absent.contains(place)).collect(),
        groups: Vec::new(),
    };
    let enemies = |so: &dyn Fn(Troop) -> bool| {
        let count = enemy.iter().filter(|troop| so(**troop));
        count.count()
    };
    let mounted = enemies(&|troop| kinds.mounted(troop));
    let warbands = enemies(&|troop| kinds.kind(troop) == Some("warband"));
    if mounted + warbands > 3 && kinds.psiloi_support() {
        pool.psiloi_behind();
    }
    if mounted > 3 {
        pool.bows_between();
    }
    pool.with_elephants(mounted);
    pool.alike();
    pool.left_over();
    pool.mounted_apart();
    pool.groups
        .small_sort_by_key(|group| group.members.iter().min().copied());
    pool.groups
}

/// The ungrouped elements and the groups so far.
struct Pool<'a> {
    kinds: TroopKinds<'a>,
    elements: &'a [Troop],
    /// Indices in the army, ascending.
    left: Vec<usize>,
    groups: Vec<Group>,
}

impl Pool<'_> {
    fn kind(&self, place: usize) -> Option<&str> {
        self.kinds.kind(self.elements[place])
    }

    /// The ungrouped elements of a kind, ascending.
    fn remaining(&self, kind: &str) -> Vec<usize> {
        let places = self.left.iter().copied();
        places
            .filter(|&place| self.kind(place) == Some(kind))
            .collect()
    }

    /// The largest ungrouped block among these kinds; empty if none is left.
    fn largest_block(&self, kinds: &[&str]) -> Vec<usize> {
        let blocks = kinds.iter().map(|kind| self.remaining(kind));
        blocks
            .max_by_key(|block| (block.len(), std::cmp::Reverse(block.first().copied())))
            .unwrap_or_default()
    }

    /// Forms a group of these elements.
    fn form(&mut self, members: Vec<usize>, why: Grouping) {
        self.left.retain(|place| !members.contains(place));
        self.groups.push(Group { members, why });
    }

    fn psiloi_behind(&mut self) {
        while let Some(&psiloi) = self.remaining("psiloi").first() {
            let mut members = self.largest_block(&["blade", "spear", "auxilia"]);
            if members.is_empty() {
                return;
            }
            members.truncate(IN_FRONT);
            members.push(psiloi);
            self.form(members, Grouping::PsiloiBehind);
        }
    }

    /// Places bows between two spears or blades; without such a place they stay by themselves.
    fn bows_between(&mut self) {
        for bow in self.remaining("bow") {
            let mut members = self.largest_block(&["blade", "spear"]);
            if members.len() > 1 {
                members.truncate(MOST - 1);
                members.insert(1, bow);
                self.form(members, Grouping::BowsBetween);
                continue;
            }
            let heavy = |place: &&usize| {
                let kind = self.kinds.kind(self.elements[**place]);
                matches!(kind, Some("blade" | "spear"))
            };
            let open = self.groups.iter().position(|group| {
                group.members.len() < MOST && group.members.iter().filter(heavy).count() > 1
            });
            if let Some(open) = open {
                self.left.retain(|&place| place != bow);
                let group = &mut self.groups[open];
                group.members.insert(1, bow);
                group.why = Grouping::BowsBetween;
            }
        }
    }

    fn with_elephants(&mut self, enemy_mounted: usize) {
        let mut members = self.remaining("elephant");
        if members.is_empty() {
            return;
        }
        members.truncate(MOST);
        let mut others = self.remaining("auxilia");
        others.extend(self.remaining(if enemy_mounted <= 2 {
            "psiloi"
        } else {
            "knight"
        }));
        let room = MOST - members.len();
        others.truncate(room.min(BESIDE_ELEPHANTS));
        let why = if others.is_empty() {
            Grouping::Alike
        } else {
            Grouping::WithElephants
        };
        members.extend(others);
        self.form(members, why);
    }

    /// Forms groups of one kind, as equal as possible, pikes in even sizes.
    fn alike(&mut self) {
        while let Some(&first) = self.left.first() {
            let kind = self.kind(first).map(str::to_owned);
            let block = kind
                .as_deref()
                .map_or_else(|| vec![first], |kind| self.remaining(kind));
            let of_two = if kind.as_deref() == Some("pike") {
                2
            } else {
                1
            };
            let files = block.len().div_ceil(of_two);
            let count = block.len().div_ceil(MOST);
            let mut rest = block.as_slice();
            for nth in 0..count {
                // The first groups get one more file where the block does not divide evenly.
                let share = files / count + usize::from(nth < files % count);
                let (members, after) = rest.split_at((share * of_two).min(rest.len()));
                self.form(members.to_vec(), Grouping::Alike);
                rest = after;
            }
        }
    }

    /// Whether an element is mounted, but not an elephant.
    fn rides(&self, place: usize) -> bool {
        self.kinds.mounted(self.elements[place]) && self.kind(place) != Some("elephant")
    }

    fn left_over(&mut self) {
        let heavy = |pool: &Self, place: usize| {
            matches!(pool.kind(place), Some("blade" | "spear" | "pike"))
        };
        let rides = |pool: &Self, place: usize| pool.rides(place);
        for may in [&heavy as &dyn Fn(&Self, usize) -> bool, &rides] {
            let alone = |group: &Group| group.members.len() == 1 && may(self, group.members[0]);
            let singles: Vec<usize> = self
                .groups
                .iter()
                .filter(|group| alone(group))
                .map(|group| group.members[0])
                .collect();
            if singles.len() < 2 {
                continue;
            }
            self.groups
                .retain(|group| !(group.members.len() == 1 && singles.contains(&group.members[0])));
            for members in singles.chunks(MOST) {
                self.form(members.to_vec(), Grouping::LeftOver);
            }
        }
    }

    /// Splits a group that has all mounted elements: the first kind and the others, or halves.
    fn mounted_apart(&mut self) {
        let mounted = |place: &usize| self.kinds.mounted(self.elements[*place]);
        let with: Vec<usize> = (0..self.groups.len())
            .filter(|&nth| self.groups[nth].members.iter().any(mounted))
            .collect();
        let [only] = with.as_slice() else {
            return;
        };
        let group = &self.groups[*only];
        let riders: Vec<usize> = group.members.iter().copied().filter(mounted).collect();
        let Some(&first) = riders.first().filter(|_| riders.len() > 1) else {
            return;
        };
        let kind = self.kind(first);
        let mut apart: Vec<usize> = riders
            .iter()
            .copied()
            .filter(|&place| self.kind(place) != kind)
            .collect();
        if apart.is_empty() {
            apart = riders[riders.len().div_ceil(2)..].to_vec();
        }
        let group = &mut self.groups[*only];
        group.members.retain(|place| !apart.contains(place));
        group.why = Grouping::MountedApart;
        self.form(apart, Grouping::MountedApart);
    }
}
