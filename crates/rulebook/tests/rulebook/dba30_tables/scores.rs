//! Modifiers: tactical factors, rear support, double bases, and side support.

use acies_rulebook::{
    Fact, FactSet, FactorFrequency, Mode, Rulebook, SupportPlace, TacticalFactor, Troop, TroopId,
};
use toml::{Table, Value};

use super::{book, is_in, lists, word, words};

const TACTICAL: &str = include_str!("../../../../../scenarios/3.0/tables/tactical.table");
const SUPPORT: &str = include_str!("../../../../../scenarios/3.0/tables/support.table");
const FACTORS: &str = include_str!("../../../../../scenarios/3.0/tables/factors.table");

/// Two elements on one base (`dba30` §2.1), which the tables do not mention.
const DOUBLES: [&str; 7] = ["6Kn", "6Cv", "8Sp", "8Bw", "8Cb", "8Lb", "6Bd"];

fn ids(book: &Rulebook) -> impl Iterator<Item = TroopId> {
    (0..book.troops.len()).map(|index| TroopId(index as u8))
}

fn number(row: &Table, key: &str) -> Option<i64> {
    row.get(key).and_then(Value::as_integer)
}

/// The modifier in a list of the support table for a troop, supporter and enemy in good going.
///
/// Most rows require a supporter of the same kind.
fn by_support(rows: &[Table], front: &Troop, supporter: &Troop, enemy: &Troop) -> i64 {
    let fits = |row: &&Table| {
        let own = words(row, "troops").unwrap();
        let beside = words(row, "beside").unwrap_or_else(|| own.clone());
        is_in(front, &own)
            && is_in(supporter, &beside)
            && words(row, "enemy").is_none_or(|names| is_in(enemy, &names))
    };
    let rows = rows.iter().filter(fits);
    rows.filter_map(|row| number(row, "factor"))
        .max()
        .unwrap_or(0)
}

#[test]
fn supports_match_the_table() {
    let book = book();
    let good = [Fact::GoodGoing, Fact::SupporterGoodGoing];
    let mut compared = 0;
    for (list, place) in [
        ("rear", SupportPlace::Behind),
        ("flank", SupportPlace::Beside),
    ] {
        let rows = lists(SUPPORT, list);
        // Where the table names no going, any will do.
        let asks = rows.iter().all(|row| word(row, "both-in") == Some("good"));
        assert_eq!(asks, place == SupportPlace::Behind);
        for bits in 0..4_u32 {
            let facts = (good.iter().enumerate()).fold(FactSet::NONE, |set, (index, &fact)| {
                set.with_if(fact, bits >> index & 1 == 1)
            });
            for own in ids(&book) {
                for supporter in ids(&book) {
                    // Command posts replace solid blades by another source (`dba30` §13.4).
                    if place == SupportPlace::Beside && book.troop(supporter).class == "CP" {
                        continue;
                    }
                    for enemy in ids(&book) {
                        let [one, other, third] = [own, supporter, enemy].map(|id| book.troop(id));
                        let expected = if bits == 3 || !asks {
                            by_support(&rows, one, other, third)
                        } else {
                            0
                        };
                        let of_place = book.combat.supports.iter().filter(|row| {
                            row.place == place
                                && row.front.has(own)
                                && row.supporter.has(supporter)
                                && row.enemy.has(enemy)
                                && facts.meets(row.all, row.not)
                        });
                        let found = of_place.map(|row| row.value).max().unwrap_or(0);
                        assert_eq!(
                            i64::from(found),
                            expected,
                            "{} {list} {} against {}",
                            one.code,
                            other.code,
                            third.code
                        );
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 500_000, "{compared}");
}

/// The counts for counted factors.
#[derive(Clone, Copy, Debug)]
struct Counts {
    contacts: u8,
    shooters: u8,
    attackers: u8,
}

/// A party's tactical factors in the edition.
fn by_edition(
    book: &Rulebook,
    mode: Mode,
    pair: [TroopId; 2],
    facts: FactSet,
    counts: Counts,
) -> i64 {
    let times = |row: &TacticalFactor| match row.per {
        FactorFrequency::Once => 1,
        FactorFrequency::Contact => counts.contacts.min(book.combat.most_contacts),
        FactorFrequency::ExtraShooter => counts.shooters,
        FactorFrequency::ExtraAttacker => counts.attackers,
    };
    let rows = book.combat.tactical.iter().filter(|row| {
        row.modes.has(mode)
            && row.own.has(pair[0])
            && row.enemy.has(pair[1])
            && facts.meets(row.all, row.not)
    });
    rows.map(|row| i64::from(row.value) * i64::from(times(row)))
        .sum()
}

/// A party's tactical factors in the tables.
///
/// A shooter that is not shot at has none, and a hill and a bank are one factor (`dba30` §13.3).
fn by_table(
    rows: &[Table],
    doubles: &[Table],
    art: i64,
    mode: Mode,
    pair: [&Troop; 2],
    facts: FactSet,
    counts: Counts,
) -> i64 {
    let [own, enemy] = pair;
    let safe = facts.has(Fact::UnansweredShooter);
    let most =
        |row: &Table, count: u8| i64::from(count).min(number(row, "most").unwrap_or(i64::MAX));
    let times = |row: &Table| -> i64 {
        let holds = match word(row, "id").unwrap() {
            "garrison" => facts.has(Fact::Garrison) && own.class != "Den" && !safe,
            "own-camp" => {
                let troops = words(row, "troops").unwrap();
                facts.has(Fact::InOwnCamp) && is_in(own, &troops) && !safe
            }
            "denizens" => facts.has(Fact::Garrison) && own.class == "Den",
            "general" => facts.has(Fact::General) && !safe,
            "uphill" => facts.has(Fact::Uphill),
            "river-bank" => facts.has(Fact::DefendsBank) && !facts.has(Fact::Uphill),
            // Two flanks and the rear.
            "overlapped-or-contacted" => return i64::from(counts.contacts.min(3)),
            "more-assaulters" => return most(row, counts.attackers),
            "more-shooters" => return most(row, counts.shooters),
            "bad-going" => facts.has(Fact::BadGoing) && !is_in(own, &words(row, "except").unwrap()),
            other => panic!("no such row: {other}"),
        };
        i64::from(holds)
    };
    let in_mode = |row: &&Table| {
        let (key, per) = match mode {
            Mode::Close => ("close", Some("supporting shooter")),
            Mode::Shooting => ("shot-at", None),
        };
        let said = row.get(key).and_then(Value::as_bool);
        // Overlaps and extra attackers imply close combat; supporting shooters imply shooting.
        let counted = word(row, "per");
        said.unwrap_or(match mode {
            Mode::Close => counted != per,
            Mode::Shooting => counted.is_none_or(|per| per.contains("shooter")),
        })
    };
    let tactical: i64 = (rows.iter().filter(in_mode))
        .map(|row| number(row, "factor").unwrap() * times(row))
        .sum();
    let double: i64 = (doubles.iter())
        .filter(|row| {
            mode == Mode::Close
                && DOUBLES.contains(&own.code.as_str())
                && is_in(enemy, &words(row, "enemy").unwrap())
                && facts.has(Fact::GoodGoing)
                && !facts.has(Fact::Inside)
                && !facts.has(Fact::EnemyInside)
        })
        .filter_map(|row| number(row, "factor"))
        .sum();
    let behind_walls = own.class == "Art" && facts.has(Fact::Garrison);
    tactical + double + if behind_walls { art } else { 0 }
}

#[test]
fn tactical_factors_match_the_tables() {
    let book = book();
    let rows = lists(TACTICAL, "row");
    let doubles = lists(SUPPORT, "double");
    // The penalty of artillery in a city or a fort.
    let art: Vec<i64> = (lists(FACTORS, "row").iter())
        .filter(|row| words(row, "troops").is_some_and(|names| names == ["Art"]))
        .filter_map(|row| number(row, "foot"))
        .collect();
    let art = art[1] - art[0];
    assert_eq!(art, -2);
    let asked = [
        Fact::General,
        Fact::GoodGoing,
        Fact::BadGoing,
        Fact::Uphill,
        Fact::DefendsBank,
        Fact::InOwnCamp,
        Fact::Garrison,
        Fact::EnemyInside,
        Fact::UnansweredShooter,
    ];
    let mut compared = 0;
    for mode in [Mode::Close, Mode::Shooting] {
        for bits in 0..1_u32 << asked.len() {
            let facts = (asked.iter().enumerate()).fold(FactSet::NONE, |set, (index, &fact)| {
                set.with_if(fact, bits >> index & 1 == 1)
            });
            let both = |a, b| facts.has(a) && facts.has(b);
            let inside = facts.has(Fact::InOwnCamp) || facts.has(Fact::Garrison);
            if both(Fact::GoodGoing, Fact::BadGoing)
                || both(Fact::InOwnCamp, Fact::Garrison)
                || inside && facts.has(Fact::EnemyInside)
                || mode == Mode::Close && facts.has(Fact::UnansweredShooter)
            {
                continue;
            }
            let facts = facts.with_if(Fact::Inside, inside);
            let counts = match (mode, inside) {
                (Mode::Close, false) => [(0, 0, 0), (1, 0, 0), (3, 0, 0)],
                (Mode::Close, true) => [(0, 0, 0), (0, 0, 1), (0, 0, 2)],
                (Mode::Shooting, _) => [(0, 0, 0), (0, 1, 0), (0, 2, 0)],
            };
            for (contacts, shooters, attackers) in counts {
                let counts = Counts {
                    contacts,
                    shooters,
                    attackers,
                };
                for own in ids(&book) {
                    // Denizens hold only their own city, and do not shoot.
                    if book.troop(own).class == "Den"
                        && (facts.has(Fact::UnansweredShooter) || facts.has(Fact::InOwnCamp))
                    {
                        continue;
                    }
                    for enemy in ids(&book) {
                        let pair = [own, enemy].map(|id| book.troop(id));
                        let expected = by_table(&rows, &doubles, art, mode, pair, facts, counts);
                        let found = by_edition(&book, mode, [own, enemy], facts, counts);
                        assert_eq!(
                            found, expected,
                            "{} against {} {mode:?} {facts:?} {counts:?}",
                            pair[0].code, pair[1].code
                        );
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 500_000, "{compared}");
}
