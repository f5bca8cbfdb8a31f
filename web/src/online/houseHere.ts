// What the page needs for battles over a server, where it comes from a house that has them.

import type { battle } from '../battle.svelte'
import { hasHouse } from '../house'

/** All of it, for the battle of the page; null where there is no such house, or no answer came. */
export async function houseHere(on: typeof battle): Promise<typeof import('./online') | null> {
  try {
    if (!(await hasHouse())) return null
    const online = await import('./online')
    await online.ready(on)
    return online
  } catch {
    return null
  }
}
