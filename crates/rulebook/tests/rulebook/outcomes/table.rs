//! Compares the outcome table with the rows it is made from.

use acies_rulebook::{Fact, FactSet, Fate, Margin, Mode, Rulebook, TroopId};

#[test]
fn outcome_table_agrees_with_the_rows() {
    let book = Rulebook::standard();
    let asked = [
        Fact::GoodGoing,
        Fact::BadGoing,
        Fact::GoodForEnemy,
        Fact::InCamp,
        Fact::Inside,
        Fact::UnansweredShooter,
        Fact::ShotOnRear,
    ];
    let count = book.troops.len() as u8;
    for margin in [
        Margin::Doubled,
        Margin::Beaten,
        Margin::Equal,
        Margin::Ahead,
    ] {
        for mode in [Mode::Close, Mode::Shooting] {
            for (own, enemy) in (0..count)
                .flat_map(|own| (0..count).map(move |enemy| (TroopId(own), TroopId(enemy))))
            {
                for bits in 0..1_u32 << asked.len() {
                    let holding = asked
                        .iter()
                        .enumerate()
                        .fold(FactSet::NONE, |set, (index, &fact)| {
                            set.with_if(fact, bits >> index & 1 == 1)
                        });
                    let plain = book.outcomes.rows().iter().find(|row| {
                        row.margin == margin
                            && row.modes.has(mode)
                            && row.own.has(own)
                            && row.enemy.has(enemy)
                            && holding.meets(row.all, row.not)
                    });
                    assert_eq!(book.outcomes.row(margin, mode, own, enemy, holding), plain);
                    let fate = plain.map_or(Fate::Stands, |row| row.fate);
                    assert_eq!(book.outcomes.fate(margin, mode, own, enemy, holding), fate);
                }
            }
        }
    }
}
