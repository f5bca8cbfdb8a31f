//! `cargo xtask bench --plot`: draws `benches/history.csv` as one SVG, a panel for each figure.

use std::fmt::Write;

use anyhow::{Context, Result, bail};
use xtask::run::root;

/// Width and height of a panel, and of the plot inside it, in pixels.
const PANEL: (f64, f64) = (420.0, 190.0);
const PLOT: (f64, f64) = (340.0, 90.0);

/// Panels beside each other.
const COLUMNS: usize = 2;

/// One figure with its values in the order of the file.
#[derive(Debug, PartialEq)]
struct Figure {
    name: String,
    unit: String,
    /// Date, value and note.
    values: Vec<(String, f64, String)>,
}

/// Draws the history into `target/bench.svg`.
///
/// # Errors
/// When the history cannot be read or the picture cannot be written.
pub fn run() -> Result<()> {
    let path = root().join("benches/history.csv");
    let text = std::fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
    let figures = parse(&text).with_context(|| format!("{}", path.display()))?;
    let picture = root().join("target/bench.svg");
    std::fs::write(&picture, draw(&figures)).with_context(|| format!("{}", picture.display()))?;
    println!("{}: {} figures", picture.display(), figures.len());
    Ok(())
}

/// Reads the rows; figures come in the order of their first row.
fn parse(text: &str) -> Result<Vec<Figure>> {
    let mut figures: Vec<Figure> = Vec::new();
    for (number, line) in text.lines().enumerate().skip(1) {
        let cells: Vec<&str> = line.splitn(5, ',').collect();
        let [date, name, value, unit, note] = cells.as_slice() else {
            bail!(
                "line {}: found {line:?}, expected date,figure,value,unit,note",
                number + 1
            );
        };
        let value: f64 = value
            .parse()
            .with_context(|| format!("line {}: {value:?} is no number", number + 1))?;
        let point = ((*date).to_owned(), value, (*note).to_owned());
        match figures.iter_mut().find(|figure| figure.name == *name) {
            Some(figure) => figure.values.push(point),
            None => figures.push(Figure {
                name: (*name).to_owned(),
                unit: (*unit).to_owned(),
                values: vec![point],
            }),
        }
    }
    Ok(figures)
}

fn draw(figures: &[Figure]) -> String {
    let rows = figures.len().div_ceil(COLUMNS);
    let (width, height) = (PANEL.0 * COLUMNS as f64, PANEL.1 * rows as f64);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    for (index, figure) in figures.iter().enumerate() {
        let left = (index % COLUMNS) as f64 * PANEL.0;
        let top = (index / COLUMNS) as f64 * PANEL.1;
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<g transform=\"translate({left} {top})\">{}</g>",
            panel(figure)
        );
    }
    svg + "</svg>\n"
}

/// One figure: values from left to right in their order, the axis from zero.
fn panel(figure: &Figure) -> String {
    let most = figure
        .values
        .iter()
        .map(|(_, value, _)| *value)
        .fold(f64::MIN_POSITIVE, f64::max);
    let steps = (figure.values.len().max(2) - 1) as f64;
    let mut points = Vec::new();
    let mut marks = String::new();
    for (nth, (date, value, note)) in figure.values.iter().enumerate() {
        let x = 30.0 + PLOT.0 * nth as f64 / steps;
        let y = 50.0 + PLOT.1 * (1.0 - value / most);
        points.push(format!("{x:.1},{y:.1}"));
        let _ = write!(
            marks,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"#7a1f1f\"><title>{date}: {value} {note}</title></circle>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{value}</text>\
             <text x=\"{x:.1}\" y=\"158\" text-anchor=\"middle\" fill=\"#777\" font-size=\"9\">{}</text>",
            y - 7.0,
            date.get(5..).unwrap_or(date),
        );
    }
    format!(
        "<text x=\"12\" y=\"20\" font-weight=\"bold\">{} ({})</text>\
         <line x1=\"20\" x2=\"{}\" y1=\"140\" y2=\"140\" stroke=\"#bbb\"/>\
         <polyline points=\"{}\" fill=\"none\" stroke=\"#7a1f1f\"/>{marks}",
        escape(&figure.name),
        escape(&figure.unit),
        PLOT.0 + 40.0,
        points.join(" "),
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::{draw, parse};

    const ROWS: &str = "date,figure,value,unit,note\n2026-11-20,a,2,ms,\n2026-11-21,a,1,ms,faster, by half\n2026-11-21,b,3,kB,\n";

    #[test]
    fn values_of_one_figure_are_kept_together() {
        let figures = parse(ROWS).unwrap();
        assert_eq!(figures.len(), 2);
        assert_eq!(
            figures[0].values[1],
            ("2026-11-21".into(), 1.0, "faster, by half".into())
        );
        assert!(draw(&figures).contains("a (ms)"));
    }

    #[test]
    fn a_row_without_a_number_is_named() {
        let error = parse("head\n2026-11-20,a,fast,ms,\n").unwrap_err();
        assert!(error.to_string().contains("line 2"), "{error}");
    }
}
