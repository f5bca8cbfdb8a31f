// A battle at once: an army and one of its historical enemies, drawn by lot.

import { battle, fresh } from './battle.svelte'
import type { Rules } from './settings.svelte'
import { engine } from './table'

/** One of a list, by lot. */
function drawn<T>(list: T[]): T | undefined {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return list[random % Math.max(list.length, 1)]
}

/** The books of army lists, and more lists than any of them has. */
const BOOKS = ['I', 'II', 'III', 'IV']
const LISTS = 90

/** So many numbers are tried until one is a list that has an enemy. */
const TRIES = 200

/** Two historical enemies of an edition. */
async function matchUp(edition: string): Promise<[red: string, blue: string]> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const number = `${drawn(BOOKS)}/${(drawn([...Array(LISTS).keys()]) ?? 0) + 1}`
    const { lists } = await engine.armies(edition, number)
    const red = drawn(lists.filter((list) => list.key.replace(/[a-z]+$/, '') === number))
    const blue = red && drawn((await engine.army(edition, red.key)).enemies)
    if (red && blue) return [red.key, blue.key]
  }
  throw new Error(`no two enemies among the lists of ${edition}`)
}

/** A historical battle against a general, set up by the referee up to the first bound. */
export async function fightNow(rules: Rules, opponent: string): Promise<void> {
  const [red, blue] = await matchUp(rules.edition)
  await battle.begin({ ...rules, red, blue, seed: fresh(), players: ['you', opponent], armies: [null, null] })
  await battle.forMe(true)
}
