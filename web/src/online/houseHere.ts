// Whether the page comes from a house that has battles over a server; every other place has a file that says no.

import type { battle } from '../battle.svelte'

type Online = typeof import('./online')

async function ask(on: typeof battle): Promise<Online | null> {
  const answer = await fetch('./house.json')
  if (!answer.ok || ((await answer.json()) as { battles?: unknown }).battles !== true) return null
  const online = await import('./online')
  await online.ready(on)
  return online
}

let asked: Promise<Online | null> | null = null

/** What the page needs for battles over a server; null where there are none, or no answer came. */
export function houseHere(on: typeof battle): Promise<Online | null> {
  asked ??= ask(on).catch(() => {
    asked = null
    return null
  })
  return asked
}
