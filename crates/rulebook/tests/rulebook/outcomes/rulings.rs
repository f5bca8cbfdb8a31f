//! Rulings about outcomes.

use acies_rulebook::{Fact, Fate, Margin, Mode, Rulebook};

use super::facts;

#[test]
fn outcome_rulings_change_the_listed_outcomes() {
    // (ruling, answer, loser, winner, margin, fate by default, fate by the ruling), in the open.
    let table = [
        (
            "sch-on-equal",
            "none",
            "SCh",
            "4Bd",
            Margin::Equal,
            Fate::Destroyed,
            Fate::Stands,
        ),
        (
            "kn-beaten-by-bw",
            "destroyed",
            "3Kn",
            "4Bw",
            Margin::Beaten,
            Fate::Recoils,
            Fate::Destroyed,
        ),
        (
            "sp-pk-beaten-by-lh",
            "recoil",
            "4Sp",
            "2LH",
            Margin::Beaten,
            Fate::Destroyed,
            Fate::Recoils,
        ),
        (
            "sp-pk-beaten-by-el",
            "recoil",
            "4Pk",
            "El",
            Margin::Beaten,
            Fate::Destroyed,
            Fate::Recoils,
        ),
        (
            "ps-beaten-by-foot",
            "flee",
            "2Ps",
            "4Sp",
            Margin::Beaten,
            Fate::Recoils,
            Fate::Flees,
        ),
        (
            "lh-doubled-by-wwg",
            "destroyed",
            "2LH",
            "WWg",
            Margin::Doubled,
            Fate::Flees,
            Fate::Destroyed,
        ),
        (
            "doubled-by-art",
            "destroyed",
            "4Bd",
            "Art",
            Margin::Doubled,
            Fate::Recoils,
            Fate::Destroyed,
        ),
    ];
    let source = Rulebook::edition_source("2.2").unwrap();
    let open = facts(&[Fact::GoodGoing, Fact::GoodForEnemy]);
    for (ruling, answer, own, enemy, margin, plain, ruled) in table {
        for (rulings, expected) in [(vec![], plain), (vec![(ruling, answer)], ruled)] {
            let book = source
                .compile(acies_rulebook::Scale::Mm15, &rulings, &[])
                .unwrap();
            let (own, enemy) = (book.troop_id(own).unwrap(), book.troop_id(enemy).unwrap());
            let fate = book.outcomes.fate(margin, Mode::Close, own, enemy, open);
            assert_eq!(fate, expected, "{ruling}");
        }
    }
}
