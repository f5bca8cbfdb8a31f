// The typefaces of the page, whose files fonts.css loads, and their licence.

export const FONTS = [
  { name: 'Marcellus', author: 'Brian J. Bonislawsky (Astigmatic)' },
  { name: 'Source Sans 3', author: 'Paul D. Hunt (Adobe)' },
  { name: 'Barlow Semi Condensed', author: 'Jeremy Tribby' },
]

export const FONTS_LICENCE = { name: 'SIL Open Font License 1.1', terms: 'https://openfontlicense.org' }
