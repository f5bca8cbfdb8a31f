//! The shares as a picture: one SVG with its text as text, and no script.
//!
//! Two parties differ in colour and in the shape of their marks; both colours, and those of the matrix, can be distinguished by
//! eyes that do not see red from green.

mod matrix;
mod rows;

use std::fmt::Write;

use acies_generals::sim::Schedule;

use super::Report;
use super::output::partial;

/// Draws the report.
pub fn svg(report: &Report<'_>) -> String {
    match &report.plan.schedule {
        Schedule::RoundRobin(armies) => matrix::draw(report, armies),
        Schedule::Sides { .. } => rows::draw(report),
    }
}

/// Room at all edges.
const MARGIN: f64 = 24.0;
/// About how wide a letter is, in parts of the height of the writing.
const LETTER: f64 = 0.56;
const INK: &str = "#1b1b1b";
const FAINT: &str = "#5a5a5a";
const GRID: &str = "#d9d9d9";

/// Where a text stands: at its beginning, its middle or its end.
#[derive(Clone, Copy)]
enum At {
    Start,
    Middle,
    End,
}

/// How a text is written.
#[derive(Clone, Copy)]
struct Pen {
    size: f64,
    colour: &'static str,
    bold: bool,
}

const PLAIN: Pen = Pen {
    size: 13.0,
    colour: INK,
    bold: false,
};
const BOLD: Pen = Pen {
    bold: true,
    ..PLAIN
};
const SMALL: Pen = Pen {
    size: 12.0,
    colour: FAINT,
    bold: false,
};
const TITLE: Pen = Pen {
    size: 19.0,
    colour: INK,
    bold: true,
};

/// A picture under way.
#[derive(Default)]
struct Picture {
    body: String,
    /// How far the writing reaches to the right.
    right: f64,
}

impl Picture {
    fn text(&mut self, x: f64, y: f64, at: At, pen: Pen, text: &str) {
        let wide = text.chars().count() as f64 * pen.size * LETTER;
        let (anchor, reach) = match at {
            At::Start => ("start", wide),
            At::Middle => ("middle", wide / 2.0),
            At::End => ("end", 0.0),
        };
        self.right = self.right.max(x + reach);
        let weight = if pen.bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{}\" text-anchor=\"{anchor}\" fill=\"{}\"{weight}>{}</text>",
            pen.size,
            pen.colour,
            escape(text)
        );
    }

    fn line(&mut self, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2], colour: &str, width: f64) {
        let _ = writeln!(
            self.body,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
        );
        self.right = self.right.max(x1).max(x2);
    }

    fn rect(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], colour: &str) {
        let _ = writeln!(
            self.body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>"
        );
        self.right = self.right.max(x + width);
    }

    fn disc(&mut self, [x, y]: [f64; 2], colour: &str) {
        let _ = writeln!(
            self.body,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\"/>"
        );
    }

    /// The title of the picture and what battles it is about; answers how far down they go.
    fn head(&mut self, report: &Report<'_>) -> f64 {
        let texts = report.texts;
        let [one, other] = report.plan.generals.each_ref();
        let n = report.tally.all.n.to_string();
        let (seed, limit) = (report.plan.seed.to_string(), report.plan.limit.to_string());
        let about = [
            ("n", n.as_str()),
            ("edition", report.rulebook.edition.as_str()),
            ("limit", &limit),
            ("seed", &seed),
        ];
        self.text(MARGIN, 40.0, At::Start, TITLE, &title(report));
        let mut lines = vec![texts.say("sim-plot-about", &about)];
        match report.plan.schedule {
            Schedule::RoundRobin(_) => {
                let args = [("red", one.as_str()), ("blue", other.as_str())];
                lines.push(texts.say("sim-plot-generals", &args));
                lines.push(texts.say("sim-plot-matrix", &[]));
            }
            Schedule::Sides { .. } => lines.push(texts.say("sim-plot-rows", &[])),
        }
        if report.partial() {
            lines.push(partial(report));
        }
        let mut y = 64.0;
        for line in lines {
            self.text(MARGIN, y, At::Start, SMALL, &line);
            y += 17.0;
        }
        y
    }

    /// The whole file, so high.
    fn whole(self, report: &Report<'_>, height: f64) -> String {
        let width = (self.right + MARGIN).ceil();
        let title = escape(&title(report));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\" font-family=\"'Helvetica Neue', Arial, 'Liberation Sans', sans-serif\">\n\
             <title>{title}</title>\n\
             <rect width=\"{width:.0}\" height=\"{height:.0}\" fill=\"#ffffff\"/>\n{}</svg>\n",
            self.body
        )
    }
}

fn title(report: &Report<'_>) -> String {
    let [one, other] = report.plan.generals.each_ref();
    match &report.plan.schedule {
        Schedule::RoundRobin(armies) => {
            let n = armies.len().to_string();
            report.texts.say("sim-plot-title-armies", &[("n", &n)])
        }
        Schedule::Sides { .. } => {
            let args = [("one", one.as_str()), ("other", other.as_str())];
            report.texts.say("sim-plot-title", &args)
        }
    }
}

/// How wide some texts are at most.
fn widest<'a>(texts: impl Iterator<Item = &'a str>, size: f64) -> f64 {
    let most = texts.map(|text| text.chars().count()).max().unwrap_or(0);
    (most as f64 * size * LETTER).ceil()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
