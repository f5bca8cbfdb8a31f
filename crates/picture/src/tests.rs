//! Pictures of positions that are worked out by hand: one unit to the base width, from the far edge down.

use acies_chronicle::Draft;
use acies_geometry::Angle;
use acies_rulebook::{Rulebook, Scale, Shape};

use crate::look::{Kind, Muster, TERRAIN, figure, muster};
use crate::{Armies, svg};

/// The picture of a position on a board of 15 by 15 base widths.
fn picture(parts: &str) -> String {
    titled(parts, "a title")
}

fn titled(parts: &str, title: &str) -> String {
    let head =
        "title = \"A position\"\nedition = \"2.2\"\nscale = \"15mm\"\nboard = [15.0, 15.0]\n";
    let bound = "[bound]\nactive = \"red\"\nnumber = 3\nphase = \"movement\"\npips = 4\n";
    let draft = Draft::read(&format!("{head}{parts}{bound}")).unwrap();
    let choice = &draft.editions()[0];
    let source = Rulebook::edition_source(&choice.edition).unwrap();
    let rulebook = choice.compile(&source).unwrap();
    let scenario = draft.scenario(choice, rulebook, Angle::ZERO).unwrap();
    svg(scenario.battle().view(), Armies::default(), title)
}

fn element(id: &str, side: &str, code: &str, place: &str) -> String {
    format!("[[element]]\nid = \"{id}\"\nside = \"{side}\"\ntype = \"{code}\"\n{place}\n")
}

fn terrain(kind: &str, shape: &str) -> String {
    format!("[[terrain]]\nkind = \"{kind}\"\n{shape}\n")
}

/// A square with its lower left corner here.
fn square(x: f64, y: f64, side: f64) -> String {
    let (right, top) = (x + side, y + side);
    format!(
        "polygon = [[{x:?}, {y:?}], [{right:?}, {y:?}], [{right:?}, {top:?}], [{x:?}, {top:?}]]"
    )
}

fn has(picture: &str, wanted: &str) {
    assert!(picture.contains(wanted), "{wanted}\n{picture}");
}

#[test]
fn an_element_is_drawn_where_it_stands_with_its_figures() {
    let picture = picture(&element(
        "r1",
        "red",
        "4Bd",
        "front = [7.0, 6.0]\nfacing = 0\ngeneral = true",
    ));
    // The table, and a rim of 0.45 about it.
    has(&picture, "viewBox=\"-0.45 -0.45 15.9 15.9\"");
    // The front edge at y = 6 of 15 is 9 from the top.
    has(
        &picture,
        "<g transform=\"translate(7 9) rotate(0)\"><title>r1 4Bd general</title>",
    );
    // 15 mm deep, with round corners at the rear, in the colours of a side without an army list.
    has(
        &picture,
        "<path d=\"M-0.5 0H0.5V0.325Q0.5 0.375 0.45 0.375H-0.45Q-0.5 0.375 -0.5 0.325Z\" fill=\"#96281f\" stroke=\"#55130d\" stroke-width=\"0.022\"/>",
    );
    // Four figures: three swordsmen and the general's standard.
    assert_eq!(picture.matches("<use href=\"#red-blades\"").count(), 3);
    assert_eq!(
        picture.matches("<use href=\"#red-standard-foot\"").count(),
        1
    );
    has(&picture, "<symbol id=\"red-blades\" viewBox=\"0 -2 24 42\"");
    // A general's plate has the colour of its standard.
    has(&picture, "fill=\"#f0bf45\"/>");
    has(&picture, ">4Bd</text>");
    assert!(
        !picture.contains("var("),
        "a colour is left open: {picture}"
    );
}

#[test]
fn blue_has_cut_corners_and_merlons_and_what_looks_down_is_turned_about() {
    let picture = picture(&element(
        "b1",
        "blue",
        "3Kn",
        "front = [5.0, 9.0]\nfacing = 180",
    ));
    has(
        &picture,
        "<g transform=\"translate(5 6) rotate(180)\"><title>b1 3Kn</title>",
    );
    // 30 mm deep; its corners are cut by 0.11.
    has(
        &picture,
        "<path d=\"M-0.5 0H0.5V0.64L0.39 0.75H-0.39L-0.5 0.64Z\" fill=\"#23518a\"",
    );
    has(&picture, "<g transform=\"rotate(180 0 0.375)\">");
    assert_eq!(picture.matches("<use href=\"#blue-knights\"").count(), 3);
    // The bar of the front and five merlons.
    let (_, lip) = picture.split_once("<path d=\"M-0.485 0H0.485").unwrap();
    let (lip, _) = lip.split_once('"').unwrap();
    assert_eq!(lip.matches('M').count(), 5);
}

#[test]
fn as_many_figures_stand_on_a_base_as_its_code_says() {
    let of = |code: &str, class: &str| {
        let Muster {
            figure,
            count,
            kind,
        } = muster(code, class).unwrap();
        (figure, count, kind)
    };
    assert_eq!(of("8Bw", "Bw"), ("bows".into(), 8, Kind::Foot));
    assert_eq!(of("3Bd", "Bd"), ("blades-fast".into(), 3, Kind::Foot));
    assert_eq!(of("4Kn", "Kn"), ("cataphracts".into(), 4, Kind::Mounted));
    assert_eq!(of("Mtd-4Bd", "Bd"), ("mounted".into(), 4, Kind::Mounted));
    assert_eq!(of("El", "El"), ("elephants".into(), 1, Kind::Engine));
    // A code of house rules is drawn by its class.
    assert_eq!(of("4Hoplites", "Sp"), ("spears".into(), 4, Kind::Foot));
    assert_eq!(muster("Ghost", "Ghost"), None);
}

#[test]
fn every_troop_type_has_figures_and_every_kind_of_terrain_its_look() {
    for edition in ["1.22", "2.2", "3.0"] {
        let rulebook = Rulebook::edition(edition, Scale::Mm15).unwrap();
        for troop in &rulebook.troops {
            let found = muster(&troop.code, &troop.class);
            let found = found.unwrap_or_else(|| panic!("{edition} {} has no figure", troop.code));
            for name in [found.figure.as_str(), found.standard_bearer()] {
                assert!(figure(name).is_some(), "no drawing {name}");
            }
        }
        // Camps are drawn with what is inside them.
        let kinds = rulebook.terrain.iter();
        for kind in kinds.filter(|kind| kind.shape != Shape::Camp) {
            let look = &TERRAIN.kinds[&kind.name];
            let texture = look.texture.as_ref();
            assert!(
                texture.is_none_or(|name| TERRAIN.textures.contains_key(name)),
                "{}",
                kind.name
            );
            assert_ne!(super::look::colour(&look.ground), "#000", "{}", kind.name);
        }
    }
}

#[test]
fn terrain_has_the_colour_and_texture_of_its_kind_and_a_hill_its_crest() {
    let wood = picture(
        &(terrain("wood", &square(2.0, 3.0, 4.0))
            + &element("r1", "red", "4Bd", "front = [12.0, 6.0]\nfacing = 0")),
    );
    // The corner at (2, 3) is 12 from the top, and its curve begins a quarter of an edge of 4 before it.
    has(&wood, "L3 12Q2 12 2 11");
    has(&wood, "fill=\"#5f6a38\"/>");
    has(&wood, "fill=\"url(#trees)\"/>");
    // The outline that counts keeps its corners.
    has(
        &wood,
        "<path d=\"M2 8L6 8L6 12L2 12Z\" fill=\"none\" stroke=\"#2c2812b0\"",
    );
    let hill = terrain(
        "gentle-hill",
        &(square(2.0, 3.0, 3.0) + "\ncrest = [[2.5, 4.0], [4.5, 4.5]]"),
    );
    let river = terrain("river", "line = [[0.0, 7.0], [15.0, 7.0]]\nwidth = 0.5");
    let picture =
        picture(&(hill + &river + &element("r1", "red", "4Bd", "front = [12.0, 6.0]\nfacing = 0")));
    has(
        &picture,
        "<path d=\"M2.5 11L4.5 10.5\" fill=\"none\" stroke=\"#54492a\" stroke-width=\"0.05\"",
    );
    // A river leaves the picture at its full width: its ends go on by 1.
    has(
        &picture,
        "<path d=\"M-1 8L0 8L15 8L16 8\" fill=\"none\" stroke=\"#5f8688\" stroke-width=\"0.42\"/>",
    );
}

#[test]
fn camps_and_built_up_areas_say_who_is_inside() {
    let hold = |kind: &str, x: f64, y: f64, more: &str| {
        terrain(kind, &format!("{}\n{more}", square(x, y, 2.0)))
    };
    let camps = hold("camp", 6.0, 0.0, "owner = \"red\"\nheld-by = \"red\"")
        + &hold("camp", 6.0, 13.0, "owner = \"blue\"")
        + &hold("bua", 1.0, 6.0, "owner = \"blue\"\nheld-by = \"red\"")
        + &element("r1", "red", "4Bd", "front = [12.0, 6.0]\nfacing = 0")
        + &element("r2", "red", "4Sp", "inside = \"bua\"");
    let picture = picture(&camps);
    has(&picture, "<g><title>red-camp CF</title>");
    // Blue's camp is empty.
    has(&picture, "<g><title>blue-camp </title>");
    // Its built-up area has fallen to r2, whose letters have the colour of the captor.
    has(&picture, "<g><title>blue-bua r2 4Sp</title>");
    has(
        &picture,
        "fill=\"#96281f\"/><text font-size=\"0.26\" font-weight=\"700\" text-anchor=\"middle\" dominant-baseline=\"central\" fill=\"#fff6e6\">r2 4Sp</text>",
    );
    has(&picture, "fill=\"url(#houses)\"");
}

#[test]
fn a_title_is_text_whatever_it_says() {
    let title =
        "</title><script>alert(\"1\")</script> & 'x' &lt; \u{202e}reversed\u{202c}\u{7}\u{1b}";
    let picture = titled(
        &element("r1", "red", "4Bd", "front = [7.0, 6.0]\nfacing = 0"),
        title,
    );
    // Control characters would make the file unreadable, even escaped.
    has(
        &picture,
        "<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 'x' &amp;lt; \u{202e}reversed\u{202c}\u{fffd}\u{fffd}</title>",
    );
    assert!(!picture.contains("<script"));
    has(
        &picture,
        "after Delapouite, Skoll, Cathelineau of game-icons.net, CC BY 3.0",
    );
}
