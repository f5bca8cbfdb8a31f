// Random armies, and a quick battle between one and one of its historical enemies.

import { battle, fresh } from './battle.svelte'
import type { Rules } from './settings.svelte'
import { t } from './words'

/** One of a list, by lot. */
function drawn<T>(list: T[]): T | undefined {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return list[random % Math.max(list.length, 1)]
}

/** Any list of an edition, by lot. */
export async function anyList(edition: string): Promise<string> {
  const list = drawn(await battle.engine.armies(edition, ''))
  if (!list) throw new Error(t('army-none'))
  return list.key
}

/** One of the historical enemies of a list, by lot; null for one that has none. */
export async function anEnemy(edition: string, of: string): Promise<string | null> {
  return drawn((await battle.engine.army(edition, of)).enemies)?.key ?? null
}

/** So many lists are drawn until one has an enemy. */
const TRIES = 50

/** Two historical enemies of an edition, by lot. */
export async function matchUp(edition: string): Promise<[red: string, blue: string]> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const red = await anyList(edition)
    const blue = await anEnemy(edition, red)
    if (blue !== null) return [red, blue]
  }
  throw new Error(t('fight-now-none'))
}

/** Two armies that may meet: their lists, and which elements of them, where that is settled. */
export interface Pair {
  red: string
  blue: string
  armies: [string | null, string | null]
}

/** A battle against a general, set up by the referee up to the first bound; without a pair, of two historical enemies. */
export async function fightNow(rules: Rules, opponent: string, pair?: Pair): Promise<void> {
  const [red, blue] = pair ? [pair.red, pair.blue] : await matchUp(rules.edition)
  battle.settingUp = true
  const begun = battle.begin({ ...rules, red, blue, seed: fresh(), players: ['you', opponent], armies: pair?.armies ?? [null, null] })
  await begun.then(() => battle.forMe(true)).finally(() => (battle.settingUp = false))
}
