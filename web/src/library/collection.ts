// All saved battles and games as one file, and back: to another browser, another machine or another address.

import { idOf, readKept } from './saved'
import type { StoredBattle, Text } from './store'

/** How such a file begins. */
const HEAD = '{"acies-library":1,'

/** A game of the assistant for Baroque, as it is stored. */
export interface StoredGame {
  id: string
  names: [string, string]
  turn: number
  played: number
  text: string
}

/** What a file holds. */
export interface Collection {
  battles: { battle: StoredBattle; text: Text }[]
  games: StoredGame[]
  /** How many entries could not be read. */
  unread: number
}

/** Whether a text is such a file, by its beginning. */
export const isCollection = (text: string): boolean => text.startsWith(HEAD)

export function writeCollection(battles: Collection['battles'], games: StoredGame[]): string {
  return `${HEAD}${JSON.stringify({ battles, games }).slice(1)}\n`
}

/** Reads a file; throws where it is not whole. Entries that make no sense are counted and left out. */
export function readCollection(text: string): Collection {
  const { battles, games } = JSON.parse(text) as { battles?: unknown; games?: unknown }
  const all = (entries: unknown): unknown[] => (Array.isArray(entries) ? entries : [])
  const sound = {
    battles: all(battles).flatMap((entry) => readBattle(entry)),
    games: all(games).flatMap((entry) => readGame(entry)),
  }
  const unread = all(battles).length + all(games).length - sound.battles.length - sound.games.length
  return { ...sound, unread }
}

function readBattle(entry: unknown): Collection['battles'] {
  const { battle: found, text } = (entry ?? {}) as { battle?: unknown; text?: Partial<Text> }
  const battle = readKept(found)
  if (!battle || typeof text?.record !== 'string' || typeof text.seed !== 'string') return []
  // The tab that wrote it is not here: nothing holds it.
  const id = idOf(found)
  return [{ battle: { ...battle, holder: '' }, text: { id, record: text.record, seed: text.seed } }]
}

function readGame(entry: unknown): StoredGame[] {
  const { id, names, turn, played, text } = (entry ?? {}) as Partial<StoredGame>
  const words = [id, text].every((word) => typeof word === 'string')
  const pair = Array.isArray(names) && names.length === 2 && names.every((name) => typeof name === 'string')
  return words && pair && Number.isFinite(turn) && Number.isFinite(played) ? [{ id, names, turn, played, text } as StoredGame] : []
}

/** What becomes of an entry where its id may be taken: it is new, here already, or another version that is kept beside the other. */
export function placeOf(id: string, content: string, there: string | undefined, unique: () => string): string | null {
  if (there === undefined) return id
  return there === content ? null : unique()
}
