// What this browser keeps of battles over a server: its seats with their secrets, the logs as far as they are known, and the
// requests that the house has not answered. Nothing of it leaves the device but by the page's own messages.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { persist } from '../library/persist'
import { plain } from '../plain.svelte'
import type { SideWord } from '../wire'
import type { Terms, Wish } from './wire'

/** A battle as this browser knows it. */
export interface KnownBattle {
  code: string
  terms: Terms
  /** The side of this browser's seat; null where it only watches. */
  side: SideWord | null
  /** The secret of the seat, 64 hexadecimal digits; it never leaves the device but in the player's own way back. */
  secret: string | null
  /** What opens the own seat, until the house has given it. */
  opening: string | null
  /** What opens the opponent's seat, for the one who has offered the battle. */
  invitation: string | null
  /** The army that this browser's player has chosen, until it is sealed. */
  army: string | null
  /** The root of the house's dice, as it was before this browser showed its own. */
  root: string
  /** The head of the record; null before both seats are taken. */
  head: string[] | null
  /** The log as far as it is known. */
  steps: [at: number, line: string][]
  /** How it ended, in the words of the log. */
  closed: string | null
  /** The last visit that is over, and the value of the house for it; none where it showed none yet. */
  house?: [visit: number, value: string] | null
  /** How many orders and throws were made before it was offered, as the house said then; null where this browser came later. */
  earlier?: number | null
  /** Whether the player of this browser is asked. */
  isAsked: boolean
  /** When it last changed, in milliseconds since 1970. */
  changed: number
}

/** A request that was not answered yet. */
export interface KeptRequest {
  battle: string
  /** 32 hexadecimal digits. */
  id: string
  wish: Wish
  /** When the player let go, in milliseconds since 1970. */
  at: number
}

/** What battles and requests are kept in. */
export interface OnlineStore {
  battles(): Promise<KnownBattle[]>
  battle(code: string): Promise<KnownBattle | undefined>
  putBattle(battle: KnownBattle): Promise<void>
  /** Keeps a battle that is not known here yet; the one that is known from now on, which another tab may have kept first. */
  addBattle(battle: KnownBattle): Promise<KnownBattle>
  forget(code: string): Promise<void>
  requests(code: string): Promise<KeptRequest[]>
  putRequest(request: KeptRequest): Promise<void>
  dropRequest(id: string): Promise<void>
}

interface Shelves extends DBSchema {
  battles: { key: string; value: KnownBattle }
  requests: { key: string; value: KeptRequest }
}

/** The browser's database. What has been put is on the disk. */
export class BrowserStore implements OnlineStore {
  private opening: Promise<IDBPDatabase<Shelves>> | null = null

  private open(): Promise<IDBPDatabase<Shelves>> {
    this.opening ??= openDB<Shelves>('acies-online', 1, {
      upgrade(database) {
        database.createObjectStore('battles', { keyPath: 'code' })
        database.createObjectStore('requests', { keyPath: 'id' })
      },
      blocking: (_now, _wanted, event) => {
        this.opening = null
        ;(event.target as IDBDatabase).close()
      },
      terminated: () => (this.opening = null),
    })
    // What could not be opened is tried again.
    this.opening.catch(() => (this.opening = null))
    return this.opening
  }

  /** Puts a thing on its shelf, or takes the one with this key away; done when it is on the disk. */
  private async change<Name extends 'battles' | 'requests'>(name: Name, value: Shelves[Name]['value'] | string): Promise<void> {
    const database = await this.open()
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(name)
    // The transaction has the reason of a failure; its failed requests do not.
    await Promise.allSettled([typeof value === 'string' ? store.delete(value) : store.put(plain(value))])
    await transaction.done
    persist()
  }

  async battles(): Promise<KnownBattle[]> {
    return (await this.open()).getAll('battles')
  }

  async battle(code: string): Promise<KnownBattle | undefined> {
    return (await this.open()).get('battles', code)
  }

  putBattle(battle: KnownBattle): Promise<void> {
    return this.change('battles', battle)
  }

  async addBattle(battle: KnownBattle): Promise<KnownBattle> {
    const database = await this.open()
    const transaction = database.transaction('battles', 'readwrite', { durability: 'strict' })
    const known = await transaction.store.get(battle.code)
    if (!known) await Promise.allSettled([transaction.store.put(plain(battle))])
    await transaction.done
    return known ?? battle
  }

  forget(code: string): Promise<void> {
    return this.change('battles', code)
  }

  async requests(code: string): Promise<KeptRequest[]> {
    const all = await (await this.open()).getAll('requests')
    return all.filter((request) => request.battle === code).sort((one, other) => one.at - other.at)
  }

  putRequest(request: KeptRequest): Promise<void> {
    return this.change('requests', request)
  }

  dropRequest(id: string): Promise<void> {
    return this.change('requests', id)
  }
}
