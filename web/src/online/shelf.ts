// A battle over a server that has ended lies in the library of this browser, and is opened there without a server.

import { pictured, standing } from '../library/saved'
import { put, Taken, type StoredBattle } from '../library/store'
import type { State } from '../wire'
import { listNames } from './listNames'
import type { KnownBattle } from './store'

/** Who holds such a battle in the library: no tab does, until one opens it there. */
const HOLDER = 'online'

/** A battle that has ended, as the library has it. */
export function shelved({ code }: KnownBattle, state: State, names: [string, string], now: number): StoredBattle {
  const { edition, keys, players } = state
  const stored = { id: `online-${code}`, edition, keys, names, players, begun: now, played: now, holder: HOLDER }
  return { ...stored, stand: standing(state), picture: pictured(state) }
}

/** Puts a battle that has ended in the library; once more does no harm. */
export async function shelve(known: KnownBattle, record: string, state: State): Promise<void> {
  const stored = shelved(known, state, await listNames(state.edition, state.keys), Date.now())
  try {
    // A record that ends has its dice in it: no seed is needed.
    await put(stored, { id: stored.id, record, seed: '0' })
  } catch (error) {
    // It was opened from the library already, so it is there.
    if (!(error instanceof Taken)) throw error
  }
}
