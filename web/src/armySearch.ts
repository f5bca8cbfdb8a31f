// Builds a search of the army lists (docs/reference/armies.md) from words and filters.

/** Hundred years, as a search writes them and from when to when they are. */
export interface Century {
  years: string
  from: number
  to: number
  era: 'bc' | 'ad'
}

/** The centuries in which the lists have armies: from 2900 BC to 1900 AD. */
export const CENTURIES: Century[] = [
  ...Array.from({ length: 29 }, (_, i): Century => {
    const [from, to] = [(29 - i) * 100, (28 - i) * 100 + 1]
    return { years: `${from}-${to}BC`, from, to, era: 'bc' }
  }),
  ...Array.from({ length: 19 }, (_, i): Century => {
    const [from, to] = [i * 100 + 1, (i + 1) * 100]
    return { years: `${from}-${to}AD`, from, to, era: 'ad' }
  }),
]

/** A search by all criteria that are not empty. */
export function armyQuery({ words, book, century, home }: { words: string; book: string; century: string; home: string }): string {
  return [words.trim(), book && `${book}/`, century, home].filter((term) => term !== '').join(' ')
}
