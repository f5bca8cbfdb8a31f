//! The words of facts and conditions, as docs/reference/solo-dba.md explains them, and the errors for others.

use acies_generals::solo::{Condition, Fact, Facts};

/// The facts that the conditions here are asked of: three blades, four spears, and spears are the main troops.
fn facts() -> Facts {
    let mut facts = Facts::default();
    for (name, value) in [
        ("blade-npg", "3"),
        ("spear-npg", "4"),
        ("mounted", "yes"),
        ("main", "spear"),
        ("aggression", "defensive"),
    ] {
        facts.set_from_words(name, value).unwrap();
    }
    facts
}

#[test]
fn conditions_hold() {
    // 3 + 4 = 7; 3 is odd and 4 is not; 4 is no multiple of three and 3 is; elephants are not set.
    for (text, holds) in [
        ("mounted", true),
        ("not mounted", false),
        ("elephant", false),
        ("not elephant", true),
        ("blade-npg odd", true),
        ("spear-npg odd", false),
        ("blade-npg not-thirds", false),
        ("spear-npg not-thirds", true),
        ("main = spear", true),
        ("main = blade", false),
        ("main in blade spear", true),
        ("main in blade pike", false),
        ("aggression = defensive", true),
        ("spear-npg + blade-npg < 7", false),
        ("spear-npg + blade-npg < 8", true),
        ("spear-npg + blade-npg <= 6", false),
        ("spear-npg + blade-npg <= 7", true),
        ("spear-npg + blade-npg = 6", false),
        ("spear-npg + blade-npg = 7", true),
        ("spear-npg + blade-npg = 8", false),
        ("spear-npg + blade-npg >= 7", true),
        ("spear-npg + blade-npg >= 8", false),
        ("spear-npg + blade-npg > 6", true),
        ("spear-npg + blade-npg > 7", false),
        ("blade-npg < spear-npg", true),
        ("spear-npg < blade-npg + elephant-npg", false),
    ] {
        let condition = Condition::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(condition.holds(&facts()), holds, "{text}");
    }
}

#[test]
fn conditions_know_their_facts() {
    for (text, asked) in [
        ("not mounted", vec![Fact::Mounted]),
        ("blade-npg odd", vec![Fact::BladeNpg]),
        ("main in blade spear", vec![Fact::Main]),
        (
            "spear-npg + blade-npg < pike-npg",
            vec![Fact::SpearNpg, Fact::BladeNpg, Fact::PikeNpg],
        ),
        ("blade-npg >= 2", vec![Fact::BladeNpg]),
    ] {
        assert_eq!(Condition::parse(text).unwrap().facts(), asked, "{text}");
    }
}

#[test]
fn invalid_conditions_are_refused() {
    for (text, message) in [
        ("", "found nothing, expected a condition"),
        ("pips", "`pips` is not a fact of yes and no"),
        ("not pips", "`pips` is not a fact of yes and no"),
        ("nobody odd", "found `nobody`, expected a fact"),
        ("pips 3", "found `pips 3`, expected two sums with"),
        ("mounted < 3", "`mounted` does not count anything"),
        ("pips + < 3", "a sum wants a fact after each `+`"),
        ("< 3", "a sum wants a fact after each `+`"),
        ("pips pips < 3", "found `pips`, expected `+`"),
        ("pips < 3 + pips", "found `3`, expected a fact"),
        ("main in", "found ``, expected one of blade, "),
        (
            "main in blade sword",
            "found `blade sword`, expected one of blade, ",
        ),
        ("mounted in maybe", "found `maybe`, expected one of no, yes"),
    ] {
        let found = Condition::parse(text).expect_err(text);
        assert!(found.contains(message), "{text}: {found}");
    }
}

#[test]
fn facts_are_set_from_words_and_numbers() {
    let mut facts = Facts::default();
    assert!(!facts.is_set(Fact::Pips));
    assert_eq!(facts.get(Fact::Pips), 0);
    for (name, value, fact, number, word) in [
        ("pips", "1", Fact::Pips, 1, "1"),
        ("pips", "6", Fact::Pips, 6, "6"),
        ("lost-npg", "0", Fact::LostNpg, 0, "0"),
        ("lost-npg", "12", Fact::LostNpg, 12, "12"),
        ("mounted", "yes", Fact::Mounted, 1, "yes"),
        ("mounted", "0", Fact::Mounted, 0, "no"),
        ("mounted", "1", Fact::Mounted, 1, "yes"),
        // Blades are the first kind of troops and spears the second, counted from 1.
        ("main", "blade", Fact::Main, 1, "blade"),
        ("main", "spear", Fact::Main, 2, "spear"),
        ("aggression", "defensive", Fact::Aggression, 1, "defensive"),
    ] {
        facts.set_from_words(name, value).unwrap();
        assert!(facts.is_set(fact), "{name} {value}");
        assert_eq!(facts.get(fact), number, "{name} {value}");
        assert_eq!(fact.format_value(number), word, "{name} {value}");
        assert_eq!(fact.to_string(), name);
    }
    // Numbers that no word stands for.
    assert_eq!(Fact::Mounted.format_value(2), "2");
    assert_eq!(Fact::Main.format_value(0), "0");
    assert!(!facts.is_set(Fact::Elephant));
}

#[test]
fn invalid_facts_are_refused() {
    for (name, value, message) in [
        ("pips", "9", "found `pips=9`, expected a number from 1 to 6"),
        ("pips", "0", "found `pips=0`, expected a number from 1 to 6"),
        (
            "pips",
            "yes",
            "found `pips=yes`, expected a number from 1 to 6",
        ),
        (
            "lost-npg",
            "13",
            "found `lost-npg=13`, expected a number from 0 to 12",
        ),
        ("mounted", "2", "found `mounted=2`, expected one of no, yes"),
        ("main", "1", "found `main=1`, expected one of blade, "),
        (
            "camels",
            "1",
            "found `camels`, expected a fact that `acies solo list` names",
        ),
    ] {
        let mut facts = Facts::default();
        let found = facts.set_from_words(name, value).unwrap_err().to_string();
        assert!(found.starts_with(message), "{found}");
        assert_eq!(facts, Facts::default(), "{name} {value}");
    }
}

/// The facts that these words set, with what they imply.
fn implied(words: &[(&str, &str)]) -> Result<Facts, String> {
    let mut facts = Facts::default();
    for (name, value) in words {
        facts.set_from_words(name, value).unwrap();
    }
    facts.add_implied().map_err(|error| error.to_string())?;
    Ok(facts)
}

#[test]
fn facts_imply_others() {
    for (words, fact, number) in [
        (("main", "knight"), Fact::HasElephantOrKnight, 1),
        (("main", "elephant"), Fact::HasElephantOrKnight, 1),
        (("elephant", "yes"), Fact::Mounted, 1),
        (("psiloi", "yes"), Fact::Infantry, 1),
        (("blade-npg", "4"), Fact::InfantryNpg, 4),
        (("auxilia-you", "3"), Fact::BadGoingTroopsYou, 3),
    ] {
        assert_eq!(implied(&[words]).unwrap().get(fact), number, "{words:?}");
    }
    let none = implied(&[("main", "cavalry")]).unwrap();
    assert!(!none.is_set(Fact::HasElephantOrKnight));
    // What is set and larger stays.
    let more = implied(&[("blade-npg", "4"), ("infantry-npg", "6")]).unwrap();
    assert_eq!(more.get(Fact::InfantryNpg), 6);
}

#[test]
fn contradictory_facts_are_refused() {
    assert_eq!(
        implied(&[("main", "knight"), ("has-elephant-or-knight", "no")]).unwrap_err(),
        "found `has-elephant-or-knight=no`, expected yes by the other facts"
    );
    assert_eq!(
        implied(&[("blade-you", "4"), ("infantry-you", "2")]).unwrap_err(),
        "found `infantry-you=2`, expected 4 or more by the other facts"
    );
}
