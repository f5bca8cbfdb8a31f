// The assistant's games in the browser's database, each as its whole text: a game is its own log.
//
// A database of its own, beside that of the battles: neither has to know the other. `strict`: what has been put is on the disk.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { persist } from '../library/persist'
import { plain } from '../plain.svelte'

/** A game that is kept. */
export interface Kept {
  id: string
  /** What its commands are called, those of red and those of blue. */
  names: [string, string]
  turn: number
  /** When it was last played, in milliseconds since 1970. */
  played: number
  text: string
}

interface Games extends DBSchema {
  games: { key: string; value: Kept }
}

let opening: Promise<IDBPDatabase<Games>> | null = null

function open(): Promise<IDBPDatabase<Games>> {
  opening ??= openDB<Games>('acies-baroque', 1, {
    upgrade: (database) => void database.createObjectStore('games', { keyPath: 'id' }),
    // A newer page in another tab wants to change the form of the database: an open connection would hold it up.
    blocking(_now, _wanted, event) {
      opening = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => (opening = null),
  })
  // What could not be opened is tried again.
  opening.catch(() => (opening = null))
  return opening
}

/** All games, the one played last first. */
export async function all(): Promise<Kept[]> {
  const games = await (await open()).getAll('games')
  return games.sort((a, b) => b.played - a.played)
}

export async function one(id: string): Promise<Kept | undefined> {
  return (await open()).get('games', id)
}

export async function put(game: Kept): Promise<void> {
  const transaction = (await open()).transaction('games', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.put(plain(game)), transaction.done])
  persist()
}

export async function remove(id: string): Promise<void> {
  await (await open()).delete('games', id)
}
