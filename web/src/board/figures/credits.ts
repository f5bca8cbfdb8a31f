// Whose drawings the figures are made of.

export interface Credit {
  author: string
  /** The names that the drawings have in the collection. */
  drawings: string[]
}

/** The collection that they are from, and its licence. */
export const COLLECTION = { name: 'game-icons.net', address: 'https://game-icons.net', licence: 'CC BY 3.0', terms: 'https://creativecommons.org/licenses/by/3.0/' }

export const CREDITS: Credit[] = [
  { author: 'Delapouite', drawings: ['cavalry', 'camel', 'elephant', 'old-wagon'] },
  { author: 'Skoll', drawings: ['mounted-knight', 'ballista'] },
  { author: 'Cathelineau', drawings: ['chariot'] },
]
