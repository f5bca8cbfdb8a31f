// Famous pairs: two armies of a battle that a new player may have heard of. From general history; a list is meant by words of its name
// and a year, which are the same in all editions.

import type { engine as Engine } from '../table'

/** What an edition's lists are asked for. */
export type Lists = Pick<typeof Engine, 'armies' | 'army'>

/** The id of a pair, which has its messages (`pair-cannae`), and the searches of both lists; the player leads the first. */
export const FAMOUS: readonly [id: string, one: string, other: string][] = [
  ['kadesh', 'Kingdom Egyptian 1275BC', 'Hittite 1275BC'],
  ['marathon', 'Athenian 490BC', 'Achaemenid 490BC'],
  ['gaugamela', 'Alexandrian Macedonian', 'Achaemenid 331BC'],
  ['hydaspes', 'Alexandrian Imperial', 'Classical Indian 326BC'],
  ['heraclea', 'Pyrrhic 280BC', 'Camillan 280BC'],
  ['cannae', 'Later Carthaginian 216BC', 'Polybian 216BC'],
  ['carrhae', 'Parthian 53BC', 'Marian Roman 53BC'],
  ['alesia', 'Marian Roman 52BC', 'Gallic 52BC'],
  ['watling-street', 'Ancient British 60AD', 'Early Imperial Roman 60AD'],
  ['catalaunian-fields', 'Attila 451AD', 'Patrician Roman 451AD'],
  ['hastings', 'Norman 1066AD', 'Anglo-Danish 1066AD'],
  ['legnano', 'Communal Italian 1176AD', 'Medieval German 1176AD'],
  ['hattin', 'Ayyubid Egyptian 1187AD', 'Later Crusader 1187AD'],
  ['peipus', 'Early Russian 1242AD', 'Teutonic 1242AD'],
  ['bannockburn', 'Scots Common 1314AD', 'Feudal English 1314AD'],
  ['agincourt', 'English 1415AD', 'Medieval French 1415AD'],
  ['nancy', 'Swiss 1477AD', 'Burgundian Ordonnance 1477AD'],
]

export interface FamousPair {
  id: string
  /** The keys of both lists. */
  red: string
  blue: string
}

/** A famous pair of an edition by lot, of those that have not been seen; null where it has no more of them. */
export async function famousPair(edition: string, seen: ReadonlySet<string>, lists: Lists): Promise<FamousPair | null> {
  const left = FAMOUS.filter(([id]) => !seen.has(id))
  while (left.length > 0) {
    const [drawn] = left.splice(Math.floor(Math.random() * left.length), 1)
    if (!drawn) break
    const [id, one, other] = drawn
    const pair = await enemies(edition, one, other, lists)
    if (pair) return { id, ...pair }
  }
  return null
}

/** Of the lists that two searches find, the first two that are historical enemies. */
export async function enemies(edition: string, one: string, other: string, lists: Lists): Promise<{ red: string; blue: string } | null> {
  const [ones, others] = await Promise.all([lists.armies(edition, one), lists.armies(edition, other)])
  const keys = new Set(others.map(({ key }) => key))
  for (const { key } of ones) {
    const enemy = (await lists.army(edition, key)).enemies.find((found) => keys.has(found.key))
    if (enemy) return { red: key, blue: enemy.key }
  }
  return null
}
