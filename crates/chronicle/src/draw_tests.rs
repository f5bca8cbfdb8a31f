//! Pictures of positions that are worked out by hand: 100 units to the base width, from the far edge down.

use std::sync::Arc;

use acies_geometry::Angle;
use acies_rulebook::Rulebook;

use super::svg;
use crate::scenario::Draft;

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
    let scenario = draft.scenario(choice, Arc::clone(&rulebook), Angle::ZERO);
    svg(scenario.unwrap().battle().view(), title)
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
fn an_element_is_drawn_where_it_stands_with_its_letters() {
    let picture = picture(&element(
        "r1",
        "red",
        "4Bd",
        "front = [7.0, 6.0]\nfacing = 0\ngeneral = true",
    ));
    has(&picture, "viewBox=\"0 0 1500 1500\"");
    has(&picture, "<rect width=\"1500\" height=\"1500\"");
    // The front edge at y = 6 of 15 is drawn 900 from the top, from 650 to 750 across; 0.375 BW deep.
    has(
        &picture,
        "<title>r1 4Bd general</title><polygon points=\"650.0,900.0 750.0,900.0 750.0,937.5 650.0,937.5\" fill=\"#f0c9bd\" stroke=\"#7d1f1a\" stroke-width=\"7\"/>",
    );
    // Its point: in the middle of the front, and 0.12 behind it 0.14 to either side.
    has(
        &picture,
        "<polygon points=\"700.0,900.0 714.0,912.0 686.0,912.0\" fill=\"#7d1f1a\"/>",
    );
    // Its letters are in the middle, 0.1875 behind the front.
    has(
        &picture,
        "<text x=\"700.0\" y=\"918.8\" transform=\"rotate(0.00 700.0 918.8)\"",
    );
    has(&picture, "fill=\"#7d1f1a\">4Bd</text></g>");
}

#[test]
fn blue_has_another_colour_and_a_bar_for_a_point() {
    let picture = picture(&element(
        "b1",
        "blue",
        "4Bd",
        "front = [5.0, 9.0]\nfacing = 180",
    ));
    // It looks down from y = 9, which is 600 from the top; its left is on the right of the picture.
    has(
        &picture,
        "<title>b1 4Bd</title><polygon points=\"550.0,600.0 450.0,600.0 450.0,562.5 550.0,562.5\" fill=\"#c3d5ea\" stroke=\"#1d3f73\" stroke-width=\"3\"/>",
    );
    // A bar of 0.6 by 0.07 behind the front.
    has(
        &picture,
        "<polygon points=\"530.0,600.0 470.0,600.0 470.0,593.0 530.0,593.0\" fill=\"#1d3f73\"/>",
    );
    has(&picture, "rotate(0.00 500.0 581.2)");
}

#[test]
fn letters_are_upright_from_the_bottom_edge() {
    let turned = |facing: u16| {
        let all = picture(&element(
            "r1",
            "red",
            "4Bd",
            &format!("front = [7.0, 6.0]\nfacing = {facing}"),
        ));
        let (_, rest) = all.split_once("rotate(").unwrap();
        rest.split(' ').next().unwrap().to_owned()
    };
    // Facing to the right or down they are turned about.
    let facings = [0, 89, 90, 135, 225, 269, 270, 300];
    let wanted = [
        "0.00", "89.00", "-90.00", "-45.00", "45.00", "89.00", "270.00", "300.00",
    ];
    assert_eq!(facings.map(turned), wanted);
}

#[test]
fn terrain_has_a_colour_by_its_kind_and_a_hill_its_crest() {
    let kinds = [
        ("wood", "#8fae7c"),
        ("oasis", "#8fae7c"),
        ("marsh", "#a9bfa6"),
        ("rough", "#c9c29a"),
    ];
    for (kind, fill) in kinds {
        let picture = picture(
            &(terrain(kind, &square(2.0, 3.0, 3.0))
                + &element("r1", "red", "4Bd", "front = [12.0, 6.0]\nfacing = 0")),
        );
        has(
            &picture,
            &format!(
                "fill=\"{fill}\" stroke=\"#7c7a5c\" stroke-width=\"2\"><title>{kind}</title></polygon>"
            ),
        );
        assert!(!picture.contains("<line "), "{picture}");
    }
    let hill = terrain(
        "gentle-hill",
        &(square(2.0, 3.0, 3.0) + "\ncrest = [[2.5, 4.0], [4.5, 4.5]]"),
    );
    let river = terrain("river", "line = [[0.0, 7.0], [15.0, 7.0]]\nwidth = 0.5");
    let road = terrain("road", "line = [[0.0, 9.0], [15.0, 9.0]]\nwidth = 0.5");
    let water = terrain("waterway", "edge = \"far\"\ndepth = 2.0");
    let picture = picture(
        &(hill
            + &river
            + &road
            + &water
            + &element("r1", "red", "4Bd", "front = [12.0, 6.0]\nfacing = 0")),
    );
    for (kind, fill) in [
        ("gentle-hill", "#d3c08e"),
        ("river", "#8fb7cf"),
        ("road", "#cbb58b"),
        ("waterway", "#8fb7cf"),
    ] {
        has(
            &picture,
            &format!(
                "fill=\"{fill}\" stroke=\"#7c7a5c\" stroke-width=\"2\"><title>{kind}</title></polygon>"
            ),
        );
    }
    has(
        &picture,
        "<line x1=\"250.0\" y1=\"1100.0\" x2=\"450.0\" y2=\"1050.0\"",
    );
}

#[test]
fn camps_and_built_up_areas_say_whose_they_are_and_who_is_inside() {
    let hold = |kind: &str, x: f64, y: f64, more: &str| {
        terrain(kind, &format!("{}\n{more}", square(x, y, 2.0)))
    };
    let camps = hold("camp", 6.0, 0.0, "owner = \"red\"\nheld-by = \"red\"")
        + &hold("camp", 6.0, 13.0, "owner = \"blue\"")
        + &hold("bua", 1.0, 6.0, "owner = \"blue\"\nheld-by = \"red\"")
        + &element("r1", "red", "4Bd", "front = [12.0, 6.0]\nfacing = 0")
        + &element("r2", "red", "4Sp", "inside = \"bua\"");
    let picture = picture(&camps);
    // Red's camp has its followers; its middle is at (7, 1).
    has(&picture, "<g><title>red-camp CF</title><polygon points=\"");
    has(
        &picture,
        "fill=\"#cdb891\" stroke=\"#7d1f1a\" stroke-width=\"5\"/>",
    );
    has(&picture, "<text x=\"700.0\" y=\"1400.0\" font-size=\"30\"");
    has(&picture, "fill=\"#7d1f1a\">CF</text>");
    // Blue's is empty.
    has(&picture, "<g><title>blue-camp </title><polygon points=\"");
    has(
        &picture,
        "fill=\"#cdb891\" stroke=\"#1d3f73\" stroke-width=\"5\"/>\n</g>",
    );
    // Its built-up area has fallen to r2, and has the edge of its owner and the letters of its captor.
    has(
        &picture,
        "<g><title>blue-bua r2 4Sp</title><polygon points=\"",
    );
    has(
        &picture,
        "fill=\"#b9aa9c\" stroke=\"#1d3f73\" stroke-width=\"5\" stroke-dasharray=\"12 8\"/>",
    );
    has(&picture, "fill=\"#7d1f1a\">r2 4Sp</text>");
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
}
