// Saved battles in the browser's database. Independent of engine and page.
//
// What the list shows of a battle stands apart from its record, so that a list is read without the texts. Both are written
// in one transaction, and `strict`: what has been put is on the disk.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { plain } from '../plain.svelte'
import { persist } from './persist'
import type { Element, Feature, Hold, SideWord, State } from '../wire'

/** As much of a state as a small picture shows. */
export interface Picture {
  board: State['board']
  features: Pick<Feature, 'kind' | 'going' | 'outline' | 'line' | 'width'>[]
  holds: Pick<Hold, 'kind' | 'side' | 'outline'>[]
  elements: Pick<Element, 'id' | 'side' | 'at' | 'width' | 'depth' | 'general'>[]
}

/** The progress of a battle. */
export interface Stand {
  phase: State['phase']
  active: SideWord
  bounds: [number, number]
  losses: [number, number]
  /** How it ended, if it has. */
  end: { how: 'won' | 'conceded' | 'drawn'; winner: SideWord | null } | null
}

/** What the list shows of a battle. */
export interface StoredBattle {
  id: string
  edition: string
  /** The army lists of red and blue, and what they are called. */
  keys: [string, string]
  names: [string, string]
  players: [string, string]
  /** When it was begun and last played, in milliseconds since 1970. */
  begun: number
  played: number
  stand: Stand
  picture: Picture
  /** Which tab wrote it, or has taken it over. */
  holder: string
}

/** The record of a battle, and the seed of its dice, which a record under way does not tell. */
export interface Text {
  id: string
  record: string
  seed: string
}

interface Shelves extends DBSchema {
  battles: { key: string; value: StoredBattle }
  records: { key: string; value: Text }
}

/** Another tab has taken the battle over: nothing was written. */
export class Taken extends Error {}

let opening: Promise<IDBPDatabase<Shelves>> | null = null

function open(): Promise<IDBPDatabase<Shelves>> {
  opening ??= openDB<Shelves>('acies', 1, {
    upgrade(database) {
      database.createObjectStore('battles', { keyPath: 'id' })
      database.createObjectStore('records', { keyPath: 'id' })
    },
    // A newer page in another tab wants to change the form of the database: an open connection would hold it up.
    blocking(_now, _wanted, event) {
      opening = null
      ;(event.target as IDBDatabase).close()
    },
    terminated() {
      opening = null
    },
  })
  // What could not be opened is tried again.
  opening.catch(() => (opening = null))
  return opening
}

async function writing() {
  return (await open()).transaction(['battles', 'records'], 'readwrite', { durability: 'strict' })
}

/** Stored data as found; it may have been changed from outside. */
export async function all(): Promise<unknown[]> {
  return (await open()).getAll('battles')
}

export async function brief(id: string): Promise<StoredBattle | undefined> {
  return (await open()).get('battles', id)
}

export async function text(id: string): Promise<Text | undefined> {
  return (await open()).get('records', id)
}

/** Puts a battle on the shelf, unless another tab has taken it over. */
export async function put(battle: StoredBattle, text: Text): Promise<void> {
  const transaction = await writing()
  const battles = transaction.objectStore('battles')
  const there = await battles.get(battle.id)
  if (there && there.holder !== battle.holder) {
    transaction.abort()
    await transaction.done.catch(() => undefined)
    throw new Taken()
  }
  // The transaction has the reason of a failure; its failed requests do not.
  await Promise.allSettled([battles.put(plain(battle)), transaction.objectStore('records').put(plain(text))])
  await transaction.done
  persist()
}

/** From here on only this tab may write the battle. What it was, if it is there. */
export async function claim(id: string, holder: string): Promise<StoredBattle | undefined> {
  const transaction = await writing()
  const battles = transaction.objectStore('battles')
  const battle = await battles.get(id)
  if (battle) await battles.put({ ...battle, holder })
  await transaction.done
  return battle
}

/** Takes a battle out of the library. */
export async function remove(id: string): Promise<void> {
  const transaction = await writing()
  await Promise.all([transaction.objectStore('battles').delete(id), transaction.objectStore('records').delete(id), transaction.done])
}
