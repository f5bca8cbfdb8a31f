//! Tactical groups of up to four elements (section 4.5), in the order of rulings.
//!
//! It knows two armies, and nothing of where anybody stands.

use acies_armies::Troop;
use acies_geometry::SmallSort;

use super::count::Kinds;

/// The most elements of a group.
const MOST: usize = 4;
/// The most others beside elephants.
const BESIDE_ELEPHANTS: usize = 2;
/// How many elements of a kind one psiloi element stands behind.
const IN_FRONT: usize = 3;

/// Why elements of more than one kind are together, or of one kind apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grouping {
    /// They are of one kind.
    Alike,
    /// Psiloi stand behind three of a kind, or as many as there are.
    PsiloiBehind,
    /// Bows stand between spears or blades, whom psiloi may stand behind too.
    BowsBetween,
    /// Others go with elephants.
    WithElephants,
    /// Those that were left alone have come together.
    LeftOver,
    /// Mounted elements that would have been in one group are in two.
    MountedApart,
}

impl Grouping {
    /// Its word in the account.
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
    /// The places of its elements in the army, counted from 0; who stands between two others stands between them here too.
    pub members: Vec<usize>,
    /// Why they are together.
    pub why: Grouping,
}

/// Forms the groups of an army against an enemy's; `absent` are the places of those that hold a camp or a built-up area.
///
/// Where elements could be taken from several kinds it is the one of which most are left, and of equals the one that comes
/// first in the army.
pub fn groups(
    kinds: Kinds<'_>,
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

/// Elements that are in no group yet, and the groups so far.
struct Pool<'a> {
    kinds: Kinds<'a>,
    elements: &'a [Troop],
    /// Places in the army, rising.
    left: Vec<usize>,
    groups: Vec<Group>,
}

impl Pool<'_> {
    fn kind(&self, place: usize) -> Option<&str> {
        self.kinds.kind(self.elements[place])
    }

    /// The places that are left of a kind, rising.
    fn of(&self, kind: &str) -> Vec<usize> {
        let places = self.left.iter().copied();
        places
            .filter(|&place| self.kind(place) == Some(kind))
            .collect()
    }

    /// Of these kinds the elements of which most are left; none when all are gone.
    fn most(&self, kinds: &[&str]) -> Vec<usize> {
        let blocks = kinds.iter().map(|kind| self.of(kind));
        blocks
            .max_by_key(|block| (block.len(), std::cmp::Reverse(block.first().copied())))
            .unwrap_or_default()
    }

    /// Makes a group of these.
    fn form(&mut self, members: Vec<usize>, why: Grouping) {
        self.left.retain(|place| !members.contains(place));
        self.groups.push(Group { members, why });
    }

    fn psiloi_behind(&mut self) {
        while let Some(&psiloi) = self.of("psiloi").first() {
            let mut members = self.most(&["blade", "spear", "auxilia"]);
            if members.is_empty() {
                return;
            }
            members.truncate(IN_FRONT);
            members.push(psiloi);
            self.form(members, Grouping::PsiloiBehind);
        }
    }

    /// A bow goes where it can stand between two; where nobody is left to go between, bows stand alone.
    fn bows_between(&mut self) {
        for bow in self.of("bow") {
            let mut members = self.most(&["blade", "spear"]);
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
        let mut members = self.of("elephant");
        if members.is_empty() {
            return;
        }
        members.truncate(MOST);
        let mut others = self.of("auxilia");
        others.extend(self.of(if enemy_mounted <= 2 {
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

    /// Groups of one kind, as equal as may be; pikes by twos.
    fn alike(&mut self) {
        while let Some(&first) = self.left.first() {
            let kind = self.kind(first).map(str::to_owned);
            let block = kind
                .as_deref()
                .map_or_else(|| vec![first], |kind| self.of(kind));
            let of_two = if kind.as_deref() == Some("pike") {
                2
            } else {
                1
            };
            let files = block.len().div_ceil(of_two);
            let count = block.len().div_ceil(MOST);
            let mut rest = block.as_slice();
            for nth in 0..count {
                // The first groups are larger by one where the block cannot be shared out.
                let share = files / count + usize::from(nth < files % count);
                let (members, after) = rest.split_at((share * of_two).min(rest.len()));
                self.form(members.to_vec(), Grouping::Alike);
                rest = after;
            }
        }
    }

    /// Whether an element is mounted and no elephant.
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

    /// Where all that are mounted are in one group, it becomes two: the first kind and the others, or halves.
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
