//! The schedule of battles: which armies meet, on which side and under which general.

use acies_armies::ArmyList;

/// The armies that meet.
#[derive(Clone, Debug)]
pub enum Schedule<'a> {
    /// One army on each side.
    Sides {
        /// The lists of red and blue; `None` for another random list each time.
        lists: [Option<&'a ArmyList>; 2],
        /// Whether each battle is repeated with the same armies and dice and the generals swapped.
        paired: bool,
    },
    /// Every army against every other, each battle repeated with the same dice and the armies swapped.
    ///
    /// The generals keep their sides, so each army fights equally often under both.
    RoundRobin(Vec<&'a ArmyList>),
}

/// The starting conditions of one battle.
pub(super) struct Assignment<'a> {
    /// The name its seed is derived from.
    pub name: String,
    pub lists: [Option<&'a ArmyList>; 2],
    /// Whether the generals are swapped.
    pub swapped: bool,
}

impl<'a> Schedule<'a> {
    /// Every army against every other; the order of the list does not matter.
    pub fn round_robin(mut armies: Vec<&'a ArmyList>) -> Schedule<'a> {
        armies.sort_by_key(|list| list.key());
        Schedule::RoundRobin(armies)
    }

    /// How many pairs of armies meet.
    pub fn pairings(&self) -> u64 {
        match self {
            Schedule::Sides { .. } => 1,
            Schedule::RoundRobin(armies) => {
                let armies = armies.len() as u64;
                armies * armies.saturating_sub(1) / 2
            }
        }
    }

    /// Whether battles come in pairs with the same dice, which should be counted together.
    pub fn is_paired(&self) -> bool {
        matches!(
            self,
            Schedule::Sides { paired: true, .. } | Schedule::RoundRobin(_)
        )
    }

    /// The assignment of a battle.
    ///
    /// Every pairing has its turn before any has its next, so that stopping early leaves all of them equally often
    /// fought.
    pub(super) fn assignment(&self, number: u64) -> Assignment<'a> {
        let second = self.is_paired() && number % 2 == 1;
        let assignment = if self.is_paired() { number / 2 } else { number };
        match self {
            Schedule::Sides { lists, .. } => Assignment {
                name: format!("battle {assignment}"),
                lists: *lists,
                swapped: second,
            },
            Schedule::RoundRobin(armies) => {
                let pairings = self.pairings().max(1);
                let (round, mut lists) =
                    (assignment / pairings, pair(armies, assignment % pairings));
                // Named by its armies, so that other armies in the list do not change it.
                let keys =
                    lists.map(|list| list.map_or_else(String::new, |it| it.key().to_string()));
                if second {
                    lists.reverse();
                }
                Assignment {
                    name: format!("{} battle {round}", keys.join(" ")),
                    lists,
                    swapped: false,
                }
            }
        }
    }
}

/// The pair with this index: the first army with each after it, then the second with each after it, and so on.
fn pair<'a>(armies: &[&'a ArmyList], number: u64) -> [Option<&'a ArmyList>; 2] {
    let mut at = number as usize;
    for (first, one) in armies.iter().enumerate() {
        let others = &armies[first + 1..];
        if let Some(other) = others.get(at) {
            return [Some(one), Some(other)];
        }
        at -= others.len();
    }
    [None; 2]
}

#[cfg(test)]
mod tests {
    use acies_armies::Library;

    use super::*;

    /// The keys of red and blue in the first battles.
    fn met(schedule: &Schedule<'_>, battles: u64) -> Vec<[String; 2]> {
        let key = |list: Option<&ArmyList>| list.unwrap().key().to_string();
        (0..battles)
            .map(|number| schedule.assignment(number).lists.map(key))
            .collect()
    }

    #[test]
    fn every_pairing_has_its_turn_before_any_repeats() {
        let library = Library::for_edition("2.2").unwrap();
        let list = |key: &str| library.get(key.parse().unwrap()).unwrap();
        let schedule = Schedule::round_robin(vec![list("II/33"), list("I/2a"), list("II/12")]);
        // Three armies make three pairs, each twice: six battles; the seventh repeats the first with other dice.
        assert_eq!(schedule.pairings(), 3);
        let (a, b, c) = ("I/2a", "II/12", "II/33");
        let round = [[a, b], [b, a], [a, c], [c, a], [b, c], [c, b]];
        let met = met(&schedule, 12);
        assert_eq!(met[..6], round);
        assert_eq!(met[6..], round);
        let name = |number: u64| schedule.assignment(number).name;
        assert_eq!(name(2), name(3));
        assert_ne!(name(2), name(8));
        assert_ne!(name(2), name(0));
    }

    #[test]
    fn battle_does_not_depend_on_other_armies() {
        let library = Library::for_edition("2.2").unwrap();
        let list = |key: &str| library.get(key.parse().unwrap()).unwrap();
        let two = Schedule::round_robin(vec![list("II/12"), list("II/33")]);
        let three = Schedule::round_robin(vec![list("II/33"), list("II/12"), list("I/2a")]);
        // With I/2a in front, its two pairs take the numbers 0 to 3.
        assert_eq!(two.assignment(0).name, three.assignment(4).name);
        assert_eq!(met(&two, 2), met(&three, 6)[4..]);
    }
}
