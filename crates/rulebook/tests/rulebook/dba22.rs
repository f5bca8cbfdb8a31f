//! Edition 2.2 as compiled, checked by hand against the reference (`dba22`).

use acies_geometry::Length;
use acies_rulebook::{Rulebook, Scale, Word};

fn length(base_widths: f64) -> Length {
    Length::from_base_widths(base_widths)
}

#[test]
fn edition_has_no_errors() {
    let text = include_str!("../../../../editions/dba-2.2.toml");
    if let Err(errors) = Rulebook::load(text, "editions/dba-2.2.toml") {
        panic!("{errors}");
    }
}

#[test]
fn distances_are_converted_by_scale() {
    let small = Rulebook::standard();
    // 600p at 15 mm: 600 / 100 * 25 mm / 40 mm = 3.75 BW.
    assert_eq!(small.setup.deployment.depth, Some(length(3.75)));
    // 200p: 1.25 BW; 500p: 3.125 BW; 1200p: 7.5 BW; 80p: 0.5 BW.
    assert_eq!(small.movement.break_off.least, length(1.25));
    assert_eq!(small.shooting.shooters[2].range, length(3.125));
    assert_eq!(small.movement.command.far, length(7.5));
    assert_eq!(small.movement.rivers.bank, Some(length(0.5)));
    let large = Rulebook::edition("2.2", Scale::Mm25).unwrap();
    // 600p at 25 mm: 600 / 100 * 40 mm / 60 mm = 4 BW.
    assert_eq!(large.setup.deployment.depth, Some(length(4.0)));
    // 200p: 4/3 BW = 87381.33 units, rounded down.
    assert_eq!(large.movement.break_off.least.units(), 87381);
    // A 4Bd is 15 mm deep on a 40 mm base, or 20 mm on a 60 mm base: 21845.33 units.
    let blades = small.troop_id("4Bd").unwrap();
    assert_eq!(small.troop(blades).depth, length(0.375));
    assert_eq!(large.troop(blades).depth.units(), 21845);
}

#[test]
fn class_name_means_its_usual_code() {
    let book = Rulebook::standard();
    for (word, code) in [
        ("Bd", "4Bd"),
        ("Kn", "3Kn"),
        ("Cv", "3Cv"),
        ("LH", "2LH"),
        ("Sp", "4Sp"),
        ("Pk", "4Pk"),
        ("Ax", "4Ax"),
        ("Bw", "4Bw"),
        ("Ps", "2Ps"),
        ("Wb", "3Wb"),
        ("Hd", "7Hd"),
        ("Cm", "3Cm"),
        ("El", "El"),
        ("WWg", "WWg"),
        ("Lit", "Lit"),
        ("3Lb", "3Lb"),
        ("CF", "CF"),
        ("Den", "Den"),
    ] {
        let id = book.troop_id(word).unwrap();
        assert_eq!(book.troop(id).code, code);
    }
    assert_eq!(book.troop_id("Elephant"), None);
    assert_eq!(Scale::Mm25.word(), "25mm");
}

#[test]
fn edition_has_no_settings_without_effect() {
    let source = Rulebook::edition_source("2.2").unwrap();
    assert_eq!(source.notes().unwrap(), []);
    // A set with a removed name that was never added is noted, and so is a row without effect.
    let text = include_str!("../../../../editions/dba-2.2.toml")
        .replacen(r#"supporter = ["Pk"]"#, r#"supporter = ["Pk", "-Sp"]"#, 1)
        .replacen(
            r#"  { id = "beaten","#,
            "  { id = \"again\", margin = \"beaten\", own = [\"Bd\"], fate = \"recoils\" },\n  { id = \"beaten\",",
            1,
        );
    let notes = Rulebook::load(&text, "house.toml")
        .unwrap()
        .notes()
        .unwrap();
    let keys: Vec<&str> = notes.iter().map(|note| note.key.as_str()).collect();
    assert_eq!(
        keys,
        ["combat.supports.pikes.supporter", "outcomes.rows.again.id"]
    );
}
