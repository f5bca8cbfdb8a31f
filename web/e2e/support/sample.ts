// Which tests run: the gate takes a sample of the costly ones by a seed, `ACIES_THOROUGH=1` takes all.

import { it } from 'vitest'

/** Whether everything is tested. */
export const THOROUGH = process.env.ACIES_THOROUGH === '1'

/** What the dice of battles come from; the gate gives the seed of its property tests. */
export const SEED = process.env.ACIES_SEED ?? process.env.PROPTEST_RNG_SEED ?? '28'

/** What samples are drawn by: any word. The gate gives its commit, so that one commit after another all tests have their turn. */
export const SAMPLE = process.env.ACIES_SAMPLE ?? SEED

/** Whether only a share of the tests of each file runs. */
export const IS_SAMPLE = process.env.ACIES_SAMPLE !== undefined && !THOROUGH

/** The number of a word (FNV-1a over its bytes), as the Rust tests read it too (`crates/sampling`). */
export function numberOf(word: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(word)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** A number from 0 to 1 that depends on the sample and on a name. */
export function rank(name: string): number {
  let hash = numberOf(`${SAMPLE} ${name}`)
  // The last step of MurmurHash3: names that differ in their last letter alone are spread as well.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** So many of `all`, in their order; all of them when everything is tested. */
export function sample<T>(all: readonly T[], count: number, name: (one: T) => string = String): T[] {
  if (THOROUGH) return [...all]
  const chosen = new Set([...all].sort((a, b) => rank(name(a)) - rank(name(b))).slice(0, count))
  return all.filter((one) => chosen.has(one))
}

/** Defines tests of which the gate runs so many; the others are skipped there. */
export function sampled(count: number, tests: Record<string, () => Promise<void>>): void {
  const chosen = sample(Object.keys(tests), count)
  for (const [name, test] of Object.entries(tests)) it.runIf(chosen.includes(name))(name, test)
}
