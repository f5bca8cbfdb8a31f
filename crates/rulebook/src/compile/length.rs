//! Parses lengths exactly onto the lattice.

use acies_geometry::Length;

use crate::raw::RawScale;

/// Parses a length, such as `200p`, `0.5bw` or `15mm`.
pub(super) fn parse_length(text: &str, scale: &RawScale) -> Result<Length, String> {
    let wrong = || {
        format!(
            "`{text}` is not a length; allowed: a number with `p`, `bw` or `mm`, such as `200p`"
        )
    };
    let split = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .ok_or_else(wrong)?;
    let (number, unit) = text.split_at(split);
    let thousandths = parse_thousandths(number).ok_or_else(wrong)?;
    let base_width = 1000 * (*scale.base_width.get_ref()).max(1);
    let (numerator, denominator) = match unit {
        "bw" => (thousandths, 1000),
        "mm" => (thousandths, base_width),
        "p" => {
            let paces = scale.hundred_paces.as_ref().ok_or_else(|| {
                format!(
                    "`{text}` is in paces, but the scale {} has none",
                    scale.name.get_ref()
                )
            })?;
            (thousandths * paces.get_ref(), 100 * base_width)
        }
        _ => return Err(wrong()),
    };
    if numerator > 100 * denominator {
        return Err(format!(
            "`{text}` is out of range; allowed: up to 100 base widths"
        ));
    }
    Ok(Length::BASE_WIDTH.scaled(numerator, denominator))
}

/// Parses a number of at most five digits and three decimals, in thousandths.
fn parse_thousandths(text: &str) -> Option<i64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    if whole.is_empty() || whole.len() > 5 || decimals.len() > 3 || text.ends_with('.') {
        return None;
    }
    let whole: i64 = whole.parse().ok()?;
    let decimals: i64 = format!("{decimals:0<3}").parse().ok()?;
    Some(whole * 1000 + decimals)
}

#[cfg(test)]
mod tests {
    use super::parse_thousandths;

    #[test]
    fn numbers_have_at_most_five_digits_and_three_decimals() {
        assert_eq!(parse_thousandths("99999.125"), Some(99_999_125));
        assert_eq!(parse_thousandths("0.5"), Some(500));
        for text in ["100000", "1.0005", "1.", ".5", "", "1.2.3"] {
            assert_eq!(parse_thousandths(text), None, "{text}");
        }
    }
}
