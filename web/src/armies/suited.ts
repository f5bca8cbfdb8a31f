// The armies that are chosen, by another edition: it may not have their lists, or have them by other numbers.

import type { engine as Engine } from '../table'
import { Failure } from '../workers/failure'

/** What is asked of the engine: the lists of an edition, and armies by lot. */
export type Lists = Pick<typeof Engine, 'army' | 'armies' | 'anEnemy' | 'anyArmy' | 'matchUp'>

/** A list by its key and its name, which is empty while it is not known. */
export interface Named {
  key: string
  name: string
}

export interface Suited {
  red: string
  blue: string
  /** The lists that the edition does not have. */
  lost: string[]
  /** The lists of the same numbers that have another name. */
  renamed: Named[]
}

/** What tells lists of one people apart. */
const EPITHETS = /^(?:early|middle|late|later|eastern|western|northern|southern|other)$/

const words = (name: string): string[] => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []
const peoples = (name: string): string[] => words(name).filter((word) => !EPITHETS.test(word))

/** The list of an edition that has the name, or all words of it that name a people; null where none has. */
async function sameName({ name }: Named, edition: string, lists: Lists): Promise<string | null> {
  const wanted = peoples(name)
  if (wanted.length === 0) return null
  const found = (await lists.armies(edition, wanted.join(' '))).filter((one) => wanted.every((word) => words(one.name).includes(word)))
  const shared = (one: Named) => words(name).filter((word) => words(one.name).includes(word)).length
  return found.sort((one, other) => shared(other) - shared(one))[0]?.key ?? null
}

/** The list by the edition: of the same number if that is the same people, else of the same people, else of the number; null where it has neither. */
async function byEdition(list: Named, edition: string, lists: Lists): Promise<Named | null> {
  const there = await lists.army(edition, list.key).catch((error: unknown) => {
    if (error instanceof Failure) throw error
    return null
  })
  if (there && (list.name === '' || peoples(list.name).some((word) => words(there.name).includes(word)))) return list
  const key = await sameName(list, edition, lists)
  return key === null ? there && { key: list.key, name: there.name } : { key, name: list.name }
}

/**
 * Both armies by an edition. A people that it has stays; in place of a list that it has not an enemy of the other is drawn, or of both two
 * enemies. While its lists are not there nothing changes.
 */
export async function suited(red: Named, blue: Named, edition: string, lists: Lists): Promise<Suited> {
  const same = { red: red.key, blue: blue.key, lost: [], renamed: [] }
  const all = await Promise.all([red, blue].map((one) => byEdition(one, edition, lists))).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
  if (!all) return same
  const [one = null, other = null] = all
  const lost = [red, blue].flatMap(({ key }, i) => (all[i] ? [] : [key]))
  const renamed = [red, blue].flatMap(({ name }, i) => (all[i] && all[i].name !== name ? [all[i]] : []))
  if (!one && !other) {
    const pair = await lists.matchUp(edition)
    return pair ? { red: pair[0].key, blue: pair[1].key, lost, renamed } : same
  }
  const enemyOf = async (key: string, other: string) => ((await lists.anEnemy(edition, key)) ?? (await lists.anyArmy(edition)))?.key ?? other
  return { red: one?.key ?? (await enemyOf(other?.key ?? '', red.key)), blue: other?.key ?? (await enemyOf(one?.key ?? '', blue.key)), lost, renamed }
}
