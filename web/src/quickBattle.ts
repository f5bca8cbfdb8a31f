// A quick battle between two historical enemies.

import { battle, fresh } from './battle.svelte'
import type { Rules } from './settings.svelte'
import { t } from './words'

/** Two historical enemies of an edition, by lot. */
export async function matchUp(edition: string): Promise<[red: string, blue: string]> {
  const pair = await battle.engine.matchUp(edition)
  if (!pair) throw new Error(t('fight-now-none'))
  return [pair[0].key, pair[1].key]
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
