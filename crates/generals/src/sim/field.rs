//! Which armies meet in which battle, on which side and under whom.
//!
//! It knows the numbers of battles, and nothing of how one is fought.

use acies_armies::ArmyList;

/// The armies that meet.
#[derive(Clone, Debug)]
pub enum Field<'a> {
    /// One army on each side.
    Sides {
        /// The lists of red and blue; any of the library, another each time, for `None`.
        lists: [Option<&'a ArmyList>; 2],
        /// Whether each battle is fought a second time with the same armies and dice and the generals changed over.
        paired: bool,
    },
    /// Every army against every other, each battle a second time with the same dice and the armies changed over. The
    /// generals keep their sides, so that each army fights as often under the one as under the other.
    Each(Vec<&'a ArmyList>),
}

/// What one battle starts from.
pub(super) struct Deal<'a> {
    /// What its seed is drawn by.
    pub name: String,
    pub lists: [Option<&'a ArmyList>; 2],
    /// Whether the generals are changed over.
    pub changed: bool,
}

impl<'a> Field<'a> {
    /// Every army against every other. The order of the list changes nothing.
    pub fn each(mut armies: Vec<&'a ArmyList>) -> Field<'a> {
        armies.sort_by_key(|list| list.key());
        Field::Each(armies)
    }

    /// How many pairs of armies meet.
    pub fn pairings(&self) -> u64 {
        match self {
            Field::Sides { .. } => 1,
            Field::Each(armies) => {
                let armies = armies.len() as u64;
                armies * armies.saturating_sub(1) / 2
            }
        }
    }

    /// Whether battles come in twos with the same dice, of which neither should be counted alone.
    pub fn in_twos(&self) -> bool {
        matches!(self, Field::Sides { paired: true, .. } | Field::Each(_))
    }

    /// The deal of a battle. All pairings have their turn before any has its next, so that whoever stops early has
    /// fought all of them equally often.
    pub(super) fn deal(&self, number: u64) -> Deal<'a> {
        let second = self.in_twos() && number % 2 == 1;
        let deal = if self.in_twos() { number / 2 } else { number };
        match self {
            Field::Sides { lists, .. } => Deal {
                name: format!("battle {deal}"),
                lists: *lists,
                changed: second,
            },
            Field::Each(armies) => {
                let pairings = self.pairings().max(1);
                let (round, mut lists) = (deal / pairings, pair(armies, deal % pairings));
                // Named by its armies, so that others in the list change nothing about it.
                let keys =
                    lists.map(|list| list.map_or_else(String::new, |it| it.key().to_string()));
                if second {
                    lists.reverse();
                }
                Deal {
                    name: format!("{} battle {round}", keys.join(" ")),
                    lists,
                    changed: false,
                }
            }
        }
    }
}

/// The pair of a number: the first with each after it, then the second with each after it, and so on.
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
    fn met(field: &Field<'_>, battles: u64) -> Vec<[String; 2]> {
        let key = |list: Option<&ArmyList>| list.unwrap().key().to_string();
        (0..battles)
            .map(|number| field.deal(number).lists.map(key))
            .collect()
    }

    #[test]
    fn all_meet_all_once_from_each_side_before_any_meet_again() {
        let library = Library::for_edition("2.2").unwrap();
        let list = |key: &str| library.get(key.parse().unwrap()).unwrap();
        let field = Field::each(vec![list("II/33"), list("I/2a"), list("II/12")]);
        // Three armies are three pairs, each twice: six battles; the seventh is as the first, with other dice.
        assert_eq!(field.pairings(), 3);
        let (a, b, c) = ("I/2a", "II/12", "II/33");
        let round = [[a, b], [b, a], [a, c], [c, a], [b, c], [c, b]];
        let met = met(&field, 12);
        assert_eq!(met[..6], round);
        assert_eq!(met[6..], round);
        let name = |number: u64| field.deal(number).name;
        assert_eq!(name(2), name(3));
        assert_ne!(name(2), name(8));
        assert_ne!(name(2), name(0));
    }

    #[test]
    fn a_battle_is_the_same_whoever_else_is_in_the_list() {
        let library = Library::for_edition("2.2").unwrap();
        let list = |key: &str| library.get(key.parse().unwrap()).unwrap();
        let two = Field::each(vec![list("II/12"), list("II/33")]);
        let three = Field::each(vec![list("II/33"), list("II/12"), list("I/2a")]);
        // With I/2a in front, its two pairs take the numbers 0 to 3.
        assert_eq!(two.deal(0).name, three.deal(4).name);
        assert_eq!(met(&two, 2), met(&three, 6)[4..]);
    }
}
