//! What a player would not do in a deployment, counted by where the elements would stand.
//!
//! Troops that bad going hampers stay out of it. Light foot is at home there, but does not serve everywhere:
//! docs/design/deployment.md says where and why.

use acies_geometry::{Base, Length, Segment, beyond, is_within_distance, within};
use acies_referee::{Battle, ElementId, Feature};
use acies_rulebook::{Fact, FactSet, Fate, Margin, Mode, Rulebook, Shape, Sight, TroopId};

use crate::solo::deployment::GoingMap;
use crate::solo::{Procedure, TroopKinds, is_bad_going};

/// What a player would not do, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct DeploymentFaults {
    /// Elements kept back.
    kept: usize,
    /// Elements across a river from most of the army, or in it.
    cut_off: usize,
    /// Elements in bad going that hampers them.
    bad_going: usize,
    /// Pikes without another behind or before them, beyond an odd one.
    single_pikes: usize,
    /// Psiloi or mounted elements right in front of heavy foot.
    screens: usize,
    /// Light foot in bad going where it serves nothing.
    idle: usize,
    /// Elements behind two others.
    third_ranks: usize,
    /// Light foot in the open straight ahead of an enemy that rides it down there.
    exposed: usize,
}

impl DeploymentFaults {
    /// Whether another roll is not worth its time; what the enemy has opposite decides between equals alone.
    pub(super) fn is_good_enough(self) -> bool {
        let others = DeploymentFaults { exposed: 0, ..self };
        others == DeploymentFaults::default()
    }

    /// Whether no fault is more frequent here than in another deployment.
    pub(super) fn adds_nothing_to(self, other: DeploymentFaults) -> bool {
        let mut pairs = self.counts().into_iter().zip(other.counts());
        pairs.all(|(here, there)| here <= there)
    }

    fn counts(self) -> [usize; 8] {
        let DeploymentFaults {
            kept,
            cut_off,
            bad_going,
            single_pikes,
            screens,
            idle,
            third_ranks,
            exposed,
        } = self;
        [
            kept,
            cut_off,
            bad_going,
            single_pikes,
            screens,
            idle,
            third_ranks,
            exposed,
        ]
    }
}

/// Foot that fights in a line.
const HEAVY_FOOT: [&str; 3] = ["blade", "spear", "pike"];

/// Half a base width.
const HALF: Length = Length::BASE_WIDTH.scaled(1, 2);

/// The elements of a side where they would stand, all facing straight ahead.
#[derive(Clone, Debug)]
pub(super) struct Lineup<'b> {
    /// The battle, which has the terrain and the enemies on the table.
    battle: &'b Battle,
    /// The elements and their bases.
    placed: Vec<(ElementId, Base)>,
}

impl<'b> Lineup<'b> {
    /// A side's elements on the table of a battle.
    pub(super) fn new(battle: &'b Battle, placed: Vec<(ElementId, Base)>) -> Lineup<'b> {
        Lineup { battle, placed }
    }

    /// The elements and their bases.
    pub(super) fn placed(&self) -> &[(ElementId, Base)] {
        &self.placed
    }

    /// The same with one more element.
    pub(super) fn with(&self, id: ElementId, base: Base) -> Lineup<'b> {
        let mut more = self.clone();
        more.placed.push((id, base));
        more
    }

    /// Counts the faults of a deployment that keeps so many elements back.
    pub(super) fn faults(&self, kept: usize) -> DeploymentFaults {
        let count = |so: &dyn Fn(ElementId, &Base) -> bool| {
            let found = self.placed.iter().filter(|(id, base)| so(*id, base));
            found.count()
        };
        let is_pike = |id: ElementId| self.kind(id) == "pike";
        let pikes = count(&|id, _| is_pike(id));
        let doubled = count(&|id, base| {
            let mut beside = [self.right_behind(id, base), self.right_before(id)].into_iter();
            is_pike(id) && beside.any(|next| next.is_some_and(|(next, _)| is_pike(next)))
        });
        DeploymentFaults {
            kept,
            cut_off: self.cut_off().len(),
            bad_going: count(&|id, base| self.is_in_hampering_ground(id, base)),
            single_pikes: (pikes - doubled).saturating_sub(pikes % 2),
            screens: count(&|id, base| {
                let screens = self.kind(id) == "psiloi" || self.is_mounted(id);
                let next = self.right_behind(id, base);
                screens && next.is_some_and(|(next, _)| HEAVY_FOOT.contains(&self.kind(next)))
            }),
            idle: count(&|id, base| self.is_idle(id, base)),
            third_ranks: count(&|id, base| {
                let second = self.right_behind(id, base);
                second.is_some_and(|(id, base)| self.right_behind(id, &base).is_some())
            }),
            exposed: count(&|id, base| self.is_exposed(id, base)),
        }
    }

    /// The elements that a player would put elsewhere for the ground that they stand on.
    pub(super) fn misplaced(&self) -> Vec<ElementId> {
        let mut found = self.cut_off();
        let elements = self.placed.iter();
        found.extend(elements.filter_map(|(id, base)| {
            let is_misplaced = self.is_in_hampering_ground(*id, base) || self.is_idle(*id, base);
            is_misplaced.then_some(*id)
        }));
        found
    }

    /// Whether bad going under a base hampers an element.
    pub(super) fn is_in_hampering_ground(&self, id: ElementId, base: &Base) -> bool {
        self.is_hampered(id) && !self.is_clear(id, base)
    }

    /// Whether light foot is in bad going where it serves nothing.
    pub(super) fn is_idle(&self, id: ElementId, base: &Base) -> bool {
        !self.is_hampered(id) && !self.is_clear(id, base) && !self.serves(id, base)
    }

    fn rulebook(&self) -> &'b Rulebook {
        self.battle.rulebook()
    }

    fn troop(&self, id: ElementId) -> TroopId {
        self.battle.position().element(id).troop
    }

    fn is_mounted(&self, id: ElementId) -> bool {
        self.rulebook().troop(self.troop(id)).mounted
    }

    fn kind(&self, id: ElementId) -> &'b str {
        let kinds = TroopKinds::new(Procedure::built_in(), self.rulebook());
        kinds.kind_of_id(self.troop(id)).unwrap_or("")
    }

    /// The element right behind another, the nearest of several.
    fn right_behind(&self, id: ElementId, base: &Base) -> Option<(ElementId, Base)> {
        let far = |next: &Base| (base.local(next.pose.front).ahead + base.depth).units();
        let others = self.placed.iter().copied().filter(|(other, next)| {
            *other != id
                && base.local(next.pose.front).right.abs().units() < HALF.units()
                && far(next) <= Length::BASE_WIDTH.scaled(1, 10).units()
                && far(next) >= -HALF.units()
        });
        others.max_by_key(|(_, next)| far(next))
    }

    /// The element that has this one right behind it.
    fn right_before(&self, id: ElementId) -> Option<(ElementId, Base)> {
        let mut others = self.placed.iter().copied();
        others.find(|(other, base)| {
            let next = self.right_behind(*other, base);
            next.is_some_and(|(next, _)| next == id)
        })
    }

    /// Whether no friend stands straight ahead of any part of an element, however far.
    fn is_in_front(&self, id: ElementId, base: &Base) -> bool {
        let mut others = self.placed.iter().filter(|(other, _)| *other != id);
        !others.any(|(_, friend)| far_ahead(base, friend).is_some())
    }
}

/// Rivers.
impl Lineup<'_> {
    /// The elements in a river, or across it from most of the others.
    pub(super) fn cut_off(&self) -> Vec<ElementId> {
        let mut lost = Vec::new();
        let table = self.battle.table();
        for river in table.features_of(self.rulebook(), Shape::River) {
            let Some(&(_, first)) = self.placed.first() else {
                break;
            };
            // Whether the way from the first element crosses the river an odd number of times.
            let is_across = |base: &Base| {
                let way = Segment::new(first.centre(), base.centre());
                let steps = river.line.windows(2);
                let steps = steps.map(|ends| Segment::new(ends[0], ends[1]));
                steps.filter(|&step| step.properly_crosses(way)).count() % 2 == 1
            };
            let across = self.placed.iter().filter(|(_, base)| is_across(base));
            let fewer = 2 * across.count() <= self.placed.len();
            lost.extend(self.placed.iter().filter_map(|&(id, base)| {
                let is_lost = is_across(&base) == fewer || river.region.overlaps(&base);
                is_lost.then_some(id)
            }));
        }
        lost
    }
}

/// Bad going.
impl Lineup<'_> {
    /// The features of bad going under a base that are not good going to an element.
    fn bad_going(&self, id: ElementId, base: &Base) -> impl Iterator<Item = &Feature> {
        let troop = self.troop(id);
        let features = self.battle.table().features.iter();
        features.filter(move |feature| {
            let kind = self.rulebook().terrain_kind(feature.kind);
            is_bad_going(kind) && !kind.good_for.has(troop) && feature.region.overlaps(base)
        })
    }

    /// Whether no bad going is under a base.
    fn is_clear(&self, id: ElementId, base: &Base) -> bool {
        self.bad_going(id, base).next().is_none()
    }

    /// Whether bad going slows an element or lowers its factor in close combat.
    fn is_hampered(&self, id: ElementId) -> bool {
        let troop = self.troop(id);
        let allowance = self.rulebook().troop(troop).allowance;
        let is_slowed = allowance.bad.is_none_or(|bad| beyond(allowance.good, bad));
        let mut rows = self.rulebook().combat.tactical.iter();
        is_slowed
            || rows.any(|row| {
                let hampers = row.value < 0 && row.all.has(Fact::BadGoing);
                hampers && row.modes.has(Mode::Close) && row.own.has(troop)
            })
    }

    /// Whether light foot in bad going does something for the army there.
    fn serves(&self, id: ElementId, base: &Base) -> bool {
        if self.is_wasted(id, base) {
            return false;
        }
        match self.right_before(id) {
            // The second rank serves with the first; a third has no part in a fight.
            Some((before, front)) => {
                self.is_in_front(before, &front)
                    && (self.is_clear(before, &front) || self.holds(before, &front))
            }
            None => self.holds(id, base),
        }
    }

    /// Whether an element holds ground: in front, and beside the line or against an enemy that it need not fear there.
    fn holds(&self, id: ElementId, base: &Base) -> bool {
        self.is_in_front(id, base)
            && (self.is_beside_the_line(id, base) || self.rider_ahead(id, base).is_some())
    }

    /// Whether a part of the line that stands clear is within one move of an element, and not far ahead of it.
    fn is_beside_the_line(&self, id: ElementId, base: &Base) -> bool {
        let allowance = self.rulebook().troop(self.troop(id)).allowance;
        let reach = allowance.bad.unwrap_or(Length::ZERO);
        self.placed.iter().any(|(other, friend)| {
            *other != id
                && within(base.local(friend.pose.front).ahead, Length::BASE_WIDTH)
                && is_within_distance(base, friend, reach)
                && self.is_clear(*other, friend)
                && self.is_in_front(*other, friend)
        })
    }

    /// Whether bad going takes from an element what it is there for: commanding, or shooting.
    fn is_wasted(&self, id: ElementId, base: &Base) -> bool {
        let element = self.battle.position().element(id);
        let mut shooters = self.rulebook().shooting.shooters.iter();
        let shoots = shooters.any(|row| row.troops.has(element.troop));
        self.bad_going(id, base).any(|feature| {
            let kind = self.rulebook().terrain_kind(feature.kind);
            let hides = match kind.shot {
                Sight::Open | Sight::Crest | Sight::CrestOrOn | Sight::Beyond => false,
                Sight::NotPartlyIn | Sight::NotAtOrPartlyIn => true,
                Sight::Blocks | Sight::BlocksButWithin | Sight::Depth | Sight::NotAtOrFrom => {
                    feature.region.contains(base)
                }
            };
            element.general && kind.hampers_general || shoots && hides
        })
    }

    /// Whether light foot stands in the open before an enemy that rides it down there.
    fn is_exposed(&self, id: ElementId, base: &Base) -> bool {
        let going = GoingMap {
            rulebook: self.rulebook(),
            table: self.battle.table(),
        };
        !self.is_hampered(id)
            && self.is_clear(id, base)
            && self.is_in_front(id, base)
            && self
                .rider_ahead(id, base)
                .is_some_and(|far| !going.separates(base, far))
    }

    /// How far straight ahead the nearest enemy is, if it destroys an element that it beats in the open, but not in bad
    /// going.
    fn rider_ahead(&self, id: ElementId, base: &Base) -> Option<Length> {
        let position = self.battle.position();
        let enemies = position.side(id.side().other());
        let ahead =
            enemies.filter_map(|(enemy, element)| Some((far_ahead(base, &element.base)?, enemy)));
        let (far, enemy) = ahead.min_by_key(|(far, enemy)| (far.units(), *enemy))?;
        let [own, enemy] = [id, enemy].map(|id| self.troop(id));
        is_ridden_down(self.rulebook(), own, enemy).then_some(far)
    }
}

/// How far ahead of a base the front of another is, where some part of the one is straight ahead of the other.
fn far_ahead(base: &Base, other: &Base) -> Option<Length> {
    let at = base.local(other.pose.front);
    let is_ahead = beyond(at.ahead, Length::ZERO);
    let is_opposite = beyond(Length::BASE_WIDTH, at.right.abs());
    (is_ahead && is_opposite).then_some(at.ahead)
}

/// Whether an enemy destroys a troop that it beats in the open, but not in bad going.
fn is_ridden_down(rulebook: &Rulebook, own: TroopId, enemy: TroopId) -> bool {
    let is_destroyed = |facts: &[Fact]| {
        let facts = facts
            .iter()
            .fold(FactSet::NONE, |facts, &fact| facts.with_if(fact, true));
        let outcomes = &rulebook.outcomes;
        outcomes.fate(Margin::Beaten, Mode::Close, own, enemy, facts) == Fate::Destroyed
    };
    let open = [Fact::GoodGoing, Fact::EnemyGoodGoing, Fact::GoodForEnemy];
    is_destroyed(&open) && !is_destroyed(&[Fact::BadGoing])
}

#[cfg(test)]
mod tests {
    use super::super::hand_made::{Area, Placed, Scene};

    /// Four blades side by side, from 6 to 10 base widths.
    const LINE: [Placed; 4] = [
        ("4Bd*", 6.5, 3.7),
        ("4Bd", 7.5, 3.7),
        ("4Bd", 8.5, 3.7),
        ("4Bd", 9.5, 3.7),
    ];
    /// A wood that begins beside them and goes on to 12.55.
    const WOOD: Area = ("wood", [10.05, 1.0, 2.5, 5.0]);
    /// A lone blade, far from all else.
    const FAR_BLADE: Placed = ("4Bd*", 3.5, 3.7);

    /// The scene of the blades of 2.2 with more elements, from r5 on.
    fn beside_the_line(areas: &[Area], more: &[Placed]) -> Scene {
        Scene::new("2.2", areas, &[&LINE[..], more].concat(), &[])
    }

    /// The light foot in bad going where it serves nothing.
    fn idle(scene: &Scene) -> Vec<String> {
        let lineup = scene.lineup();
        let elements = lineup.placed().iter();
        let found = elements.filter(|(id, base)| lineup.is_idle(*id, base));
        found.map(|(id, _)| id.to_string()).collect()
    }

    #[test]
    fn light_foot_in_a_wood_serves_within_a_move_of_the_line() {
        // The line ends at 10; the three begin at 10.1, 11.1 and 12.1. Auxilia go 300 paces, 1.875 base widths.
        let three = [("4Ax", 10.6, 3.7), ("4Ax", 11.6, 3.7), ("4Ax", 12.6, 3.7)];
        assert_eq!(idle(&beside_the_line(&[WOOD], &three)), ["r7"]);
        // In the open it is no concern of this rule how far away they are.
        assert_eq!(idle(&beside_the_line(&[], &three)), [""; 0]);
    }

    #[test]
    fn light_foot_in_a_wood_serves_nothing_behind_the_line() {
        let wood = ("wood", [7.0, 1.0, 2.0, 2.0]);
        let behind = [("4Ax", 8.0, 2.5)];
        assert_eq!(idle(&beside_the_line(&[wood], &behind)), ["r5"]);
        // Nor beside it, if it is more than a base width farther back.
        for (front, expected) in [(2.75, vec![]), (2.65, vec!["r5"])] {
            let beside = [("4Ax", 10.6, front)];
            assert_eq!(
                idle(&beside_the_line(&[WOOD], &beside)),
                expected,
                "{front}"
            );
        }
    }

    #[test]
    fn second_rank_in_a_wood_serves_with_the_first_and_a_third_does_not() {
        let column = [("4Ax", 10.6, 3.7), ("4Ax", 10.6, 3.2), ("4Ax", 10.6, 2.7)];
        assert_eq!(idle(&beside_the_line(&[WOOD], &column)), ["r7"]);
        // Psiloi right behind a blade that stands clear support it, whatever is under them.
        let wood = ("wood", [6.0, 1.0, 3.0, 2.0]);
        let support = [("2Ps", 7.5, 3.325)];
        assert_eq!(idle(&beside_the_line(&[wood], &support)), [""; 0]);
        // Behind auxilia that serve nothing there, others serve nothing either.
        let away = [FAR_BLADE, ("4Ax", 10.6, 3.7), ("4Ax", 10.6, 3.2)];
        let scene = Scene::new("2.2", &[WOOD], &away, &[]);
        assert_eq!(idle(&scene), ["r2", "r3"]);
    }

    #[test]
    fn light_foot_in_a_wood_serves_against_an_enemy_that_rides_it_down_in_the_open() {
        let against = |own: &'static str, enemies: &[Placed]| {
            let red = [FAR_BLADE, (own, 11.5, 3.7)];
            idle(&Scene::new("2.2", &[WOOD], &red, enemies)).is_empty()
        };
        assert!(!against("4Ax", &[]));
        assert!(against("4Ax", &[("3Kn", 11.5, 11.3)]));
        assert!(!against("4Ax", &[("4Sp", 11.5, 11.3)]));
        // Cavalry rides down psiloi, but not auxilia.
        assert!(against("2Ps", &[("3Cv", 11.5, 11.3)]));
        assert!(!against("4Ax", &[("3Cv", 11.5, 11.3)]));
        // Less than a base width to the side it still comes that way.
        assert!(against("4Ax", &[("3Kn", 12.4, 11.3)]));
        assert!(!against("4Ax", &[("3Kn", 12.6, 11.3)]));
        // The nearest enemy counts.
        let spears_before_knights = [("3Kn", 11.5, 11.3), ("4Sp", 11.5, 9.0)];
        assert!(!against("4Ax", &spears_before_knights));
    }

    #[test]
    fn bows_that_cannot_shoot_out_and_a_hampered_general_serve_nothing() {
        let beside = |kind: &'static str, deep: f64, own: &'static str| {
            let area = (kind, [10.05, 1.0, 2.5, deep]);
            let red = [("4Bd", 9.5, 3.7), (own, 10.6, 3.7)];
            idle(&Scene::new("2.2", &[area], &red, &[])).is_empty()
        };
        // From 3.2 to 3.7: inside a wood that reaches to 6, partly in one that reaches to 3.5.
        assert!(!beside("wood", 5.0, "4Bw"));
        assert!(beside("wood", 2.5, "4Bw"));
        assert!(beside("rough", 5.0, "4Bw"));
        assert!(!beside("wood", 5.0, "4Ax*"));
        assert!(beside("rough", 5.0, "4Ax*"));
        assert!(beside("wood", 5.0, "4Ax"));
    }

    #[test]
    fn edition_says_which_troops_bad_going_hampers() {
        for (edition, kind, code, expected) in [
            ("1.22", "wood", "4Wb", true),
            ("2.2", "wood", "4Wb", false),
            ("3.0", "wood", "4Wb", false),
            ("1.22", "wood", "4Bw", false),
            ("2.2", "wood", "4Bw", false),
            ("3.0", "wood", "4Bw", true),
            ("3.0", "wood", "3Bw", false),
            ("3.0", "wood", "3Bd", true),
            ("2.2", "wood", "4Ax", false),
            ("2.2", "wood", "2Ps", false),
            ("2.2", "wood", "4Bd", true),
            ("2.2", "wood", "3Cm", true),
            ("2.2", "dunes", "3Cm", false),
            ("2.2", "gentle-hill", "4Bd", false),
        ] {
            let area = (kind, [10.05, 1.0, 2.5, 5.0]);
            let scene = Scene::new(edition, &[area], &[(code, 11.0, 3.7)], &[]);
            let (id, base) = scene.bases[0];
            let found = scene.lineup().is_in_hampering_ground(id, &base);
            assert_eq!(found, expected, "{edition} {code} in {kind}");
        }
    }

    #[test]
    fn psiloi_in_the_open_are_exposed_to_cavalry_straight_ahead() {
        let exposed = |areas: &[Area], more: &[Placed], enemy: &'static str| {
            let red = [&[("2Ps", 7.5, 3.7)][..], more].concat();
            let blue = [(enemy, 7.5, 11.3)];
            let scene = Scene::new("2.2", areas, &red, &blue);
            scene.lineup().faults(0).exposed
        };
        assert_eq!(exposed(&[], &[], "3Cv"), 1);
        assert_eq!(exposed(&[], &[], "4Sp"), 0);
        let between = ("wood", [6.0, 6.0, 3.0, 2.0]);
        assert_eq!(exposed(&[between], &[], "3Cv"), 0);
        let under = ("wood", [6.0, 2.0, 3.0, 2.0]);
        assert_eq!(exposed(&[under], &[], "3Cv"), 0);
        assert_eq!(exposed(&[], &[("4Bd", 7.5, 4.2)], "3Cv"), 0);
    }
}
