// What the page needs for battles over a server, where it comes from a house that has them.

import type { battle } from '../battle.svelte'
import { hasHouse } from '../house'

async function fetched(on: typeof battle): Promise<typeof import('./online')> {
  const online = await import('./online')
  await online.ready(on)
  return online
}

/** All of it, for the battle of the page; null where there is no such house, or no answer came. */
export async function houseHere(on: typeof battle): Promise<typeof import('./online') | null> {
  return (await hasHouse()) ? fetched(on).catch(() => null) : null
}
