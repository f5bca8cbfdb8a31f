// What is typed to find something: compared without capitals, accents and endings, and what comes near it where nothing is found.

import leven from 'leven'

/** A text for comparison: in small letters, without accents and apostrophes. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’"]/gu, '')
}

/** Its words for comparison. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}+−-]+/u)
    .filter((word) => word !== '')
}

/** Endings by which a word differs from another of its kind: of several and of verbs, in the languages of the page. */
const ENDING = /(?:ings?|ed|ies|es|s|en|er|e|n|i|o|a|y)$/

/** The least that is left of a word without its ending. */
const ROOT = 3

/** A word without its ending: `zones`, `zone` and `zona` begin alike. */
export function stem(word: string): string {
  const root = word.replace(ENDING, '')
  return root.length < ROOT ? word : root
}

/** Of what is known the few that come nearest to what was typed, those with the fewest other letters first; none that is quite another word. */
export function near(typed: string, known: Iterable<string>, most = 4): string[] {
  const sought = plain(typed.trim())
  const limit = Math.max(1, Math.floor(sought.length / 3))
  const names = [...new Map([...known].map((name) => [plain(name), name]))]
  return names
    .map(([name, written]) => ({ written, away: leven(sought, name, { maxDistance: limit + 1 }) }))
    .filter(({ away }) => away > 0 && away <= limit)
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ written }) => written)
}
