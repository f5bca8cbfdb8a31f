//! House rules that extend an embedded edition, and the embedded conventions.

use acies_rulebook::{MoveMeasure, Rulebook, RulebookSource, Scale};

const HOUSE: &str = r#"# Longer bows, no equal ends of scythed chariots, and psiloi that scythed chariots ride down.
extends = "2.2"
set     = { "shooting.shooters.bows.range" = "300p" }
drop    = ["outcomes.rows.sch-equal"]
add     = [
  { to = "outcomes.rows", before = "worthless", row = { id = "ps-by-sch", margin = "beaten", own = ["Ps"], enemy = ["SCh"], fate = "destroyed" } },
]

[rulings.long-bows]
source       = "the club"
default      = "four"
values.three = { set = { "victory.losses" = 3 } }
values.four  = {}

[conventions.small-board]
source = "the club"
set    = { "setup.board-width" = "12bw" }
"#;

fn house() -> RulebookSource {
    Rulebook::load(HOUSE, "club.toml").unwrap_or_else(|errors| panic!("{errors}"))
}

#[test]
fn house_rules_change_rows() {
    let book = house().compile(Scale::Mm15, &[], &[]).unwrap();
    let standard = Rulebook::standard();
    assert_eq!(book.edition, "2.2");
    assert_ne!(book.hash, standard.hash);
    // 100 paces are 25 mm of bases 40 mm wide: 0.625.
    let range = |book: &Rulebook| {
        let bows = book.troop_id("4Bw").unwrap();
        let mut rows = book.shooting.shooters.iter();
        rows.find(|row| row.troops.has(bows))
            .unwrap()
            .range
            .base_widths()
    };
    assert!((range(&book) - 1.875).abs() < 1e-4);
    assert!((range(&standard) - 1.25).abs() < 1e-4);
    // Everything else is unchanged.
    assert_eq!(book.movement, standard.movement);
    assert_eq!(book.setup, standard.setup);
}

#[test]
fn options_of_both_files_can_be_chosen() {
    let source = house();
    let both = source
        .compile(
            Scale::Mm15,
            &[("supporters-die", "no"), ("long-bows", "three")],
            &["small-board", "front-corners"],
        )
        .unwrap();
    assert_eq!(both.victory.losses, 3);
    assert_eq!(both.movement.measure, MoveMeasure::FrontCorners);
    assert_eq!(both.conventions, ["front-corners", "small-board"]);
    assert!((both.setup.board.0.base_widths() - 12.0).abs() < 1e-4);
    let plain = source.compile(Scale::Mm15, &[], &[]).unwrap();
    assert_eq!(plain.victory.losses, 4);
}

#[test]
fn house_rules_may_remove_the_subject_of_a_ruling() {
    let text = "extends = \"2.2\"\ndrop = [\"outcomes.rows.sp-pk-by-lh\"]\n";
    let source = Rulebook::load(text, "club.toml").unwrap();
    assert!(source.compile(Scale::Mm15, &[], &[]).is_ok());
    let errors = source
        .compile(Scale::Mm15, &[("sp-pk-beaten-by-lh", "recoil")], &[])
        .unwrap_err();
    assert!(
        errors.to_string().contains("unknown row `sp-pk-by-lh`"),
        "{errors}"
    );
}

/// A text in the house rules, its replacement, and the start of the error message.
const WRONG: &[(&str, &str, &str)] = &[
    (
        "\"2.2\"",
        "\"9.9\"",
        "club.toml:2: extends: unknown edition `9.9`; allowed: `1.22`, `2.2`",
    ),
    ("\"2.2\"", "2.2", "club.toml:2: extends: expected a text"),
    (
        "extends = \"2.2\"\n",
        "",
        "club.toml:2: set: a change of house rules, expected `extends` with the edition above it",
    ),
    (
        "drop    =",
        "sett    =",
        "club.toml:4: sett: unknown key `sett`; allowed: `set`, `drop`, `add`, `extends`, `rulings`, `conventions`",
    ),
    (
        "shooters.bows.range",
        "shooters.slings.range",
        "club.toml:3: set.shooting.shooters.slings.range: unknown key `slings`; allowed: `bows`, `war-wagons`",
    ),
    (
        "\"300p\"",
        "\"300\"",
        "club.toml:3: set.shooting.shooters.bows.range: `300` is not a length",
    ),
    (
        "rows.sch-equal",
        "rows.sch-even",
        "club.toml:4: drop: unknown row `sch-even`; allowed: `sch-equal`",
    ),
    (
        "before = \"worthless\"",
        "before = \"worthy\"",
        "club.toml:6: add.0.before: unknown row `worthy`; allowed: `sch-equal`",
    ),
    (
        "row = { id",
        "rows = { id",
        "club.toml:6: add.0: a row to add needs `to` and `row`\nclub.toml:6: add.0.rows: unknown key `rows`",
    ),
    (
        "shooting.shooters.bows.range",
        "shooting.slingers.bows.range",
        "club.toml:3: set.shooting.slingers.bows.range: unknown key `slingers`; allowed: `",
    ),
    (
        "own = [\"Ps\"]",
        "own = [\"Psi\"]",
        "club.toml:6: add.0.row.own: unknown troop or set `Psi`",
    ),
    (
        "[rulings.long-bows]",
        "[rulings.supporters-die]",
        "club.toml:9: rulings.supporters-die: duplicate ruling `supporters-die`",
    ),
    (
        "[conventions.small-board]",
        "[conventions.camp-6]",
        "club.toml:15: conventions.camp-6: duplicate convention `camp-6`",
    ),
    (
        "\"12bw\"",
        "\"0bw\"",
        "club.toml:17: conventions.small-board.set.setup.board-width: ",
    ),
    (
        "source = \"the club\"\nset    = { \"setup",
        "set    = { \"setup",
        "club.toml:15: conventions.small-board: the convention `small-board` needs `source`",
    ),
];

#[test]
fn house_rule_errors_name_their_position() {
    let mut differ = Vec::new();
    for (from, to, start) in WRONG {
        assert!(HOUSE.contains(from), "{from}");
        let text = HOUSE.replacen(from, to, 1);
        let found = Rulebook::load(&text, "club.toml")
            .map_or_else(|errors| errors.to_string(), |_| "accepted".into());
        if !found.starts_with(start) {
            differ.push(format!(
                "{from} -> {to}\n  found    {found}\n  expected {start}"
            ));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

#[test]
fn unknown_options_are_reported_for_the_house_rules_file() {
    let errors = house().compile(Scale::Mm15, &[], &["no-such"]).unwrap_err();
    let message = errors.to_string();
    assert!(
        message.starts_with("club.toml: unknown convention `no-such`; allowed: `board-30`"),
        "{message}"
    );
}

#[test]
fn preset_expands_to_its_conventions() {
    let source = Rulebook::edition_source("2.2").unwrap();
    let compile = |agreed: &[&str]| source.compile(Scale::Mm15, &[], agreed);
    let single: Vec<String> = source
        .conventions()
        .iter()
        .filter(|one| one.includes.is_empty())
        .map(|one| one.id.clone())
        .collect();
    // All of them go with the enlarged board; three of them require it.
    let whole = compile(&["wadbag-30"]).unwrap();
    assert_eq!(whole.conventions, single);
    let enlarged = ["board-30", "deploy-900", "light-horse-recoil"];
    let most: Vec<&str> = single
        .iter()
        .map(String::as_str)
        .filter(|id| !enlarged.contains(id))
        .collect();
    let preset = compile(&["wadbag-24"]).unwrap();
    assert_eq!(preset.conventions, most);
    // Their order makes no difference, and neither do duplicates.
    let turned: Vec<&str> = most.iter().rev().chain(&most).copied().collect();
    assert_eq!(compile(&turned).unwrap().hash, preset.hash);
}

#[test]
fn convention_may_require_another() {
    let source = Rulebook::edition_source("2.2").unwrap();
    let compile = |agreed: &[&str]| source.compile(Scale::Mm15, &[], agreed);
    let message = compile(&["light-horse-recoil"]).unwrap_err().to_string();
    assert!(
        message.ends_with("the convention `light-horse-recoil` needs `board-30`"),
        "{message}"
    );
    assert!(compile(&["light-horse-recoil", "board-30"]).is_ok());
}

#[test]
fn embedded_conventions_have_no_errors() {
    let mut seen = std::collections::BTreeSet::new();
    for name in Rulebook::editions() {
        let source = Rulebook::edition_source(name).unwrap();
        source.content_hashes().unwrap();
        seen.extend(source.conventions().iter().map(|one| one.id.clone()));
    }
    let text = include_str!("../../../../editions/conventions.toml");
    let file: toml::Table = text.parse().unwrap();
    let all = file["conventions"].as_table().unwrap();
    assert!(all.keys().all(|id| seen.contains(id)), "{seen:?}");
}

#[test]
fn conventions_apply_to_one_edition() {
    let ids = |name: &str| -> Vec<String> {
        let source = Rulebook::edition_source(name).unwrap();
        source
            .conventions()
            .iter()
            .map(|one| one.id.clone())
            .collect()
    };
    assert!(ids("1.22").is_empty());
    assert!(ids("2.2").iter().any(|id| id == "board-30"));
    assert_eq!(ids("3.0"), ["board-20"]);
}

#[test]
fn preset_only_includes_conventions() {
    let source = Rulebook::edition_source("2.2").unwrap();
    for (more, message) in [
        (
            "includes = [\"camp-7\"]",
            "club.toml:3: conventions.all.includes: unknown convention `camp-7`; allowed: `board-30`",
        ),
        (
            "includes = [\"wadbag-24\"]",
            "club.toml:3: conventions.all.includes: unknown convention `wadbag-24`",
        ),
        (
            "needs = [\"camp-7\"]",
            "club.toml:3: conventions.all.needs: unknown convention `camp-7`",
        ),
        (
            "includes = [\"camp-6\"]\nset = { \"victory.losses\" = 5 }",
            "club.toml:1: conventions.all: the preset `all` changes nothing itself",
        ),
    ] {
        let text = format!("[conventions.all]\nsource = \"a club\"\n{more}\n");
        let errors = source.with_conventions(&text, "club.toml").unwrap_err();
        assert!(errors.to_string().starts_with(message), "{errors}");
    }
}
