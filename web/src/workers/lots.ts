// Armies by lot: any list of an edition, a historical enemy of one, or two enemies.

import type { Army, ArmyBrief } from '../wire'

/** What an edition's lists are asked for. */
export interface ListsOf {
  /** All lists of the edition. */
  all(): ArmyBrief[]
  army(key: string): Army
}

/** So many lists are drawn until one has an enemy. */
const TRIES = 50

/** One of several, by lot; nothing from none. */
function drawn<T>(from: T[]): T | undefined {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return from[random % Math.max(from.length, 1)]
}

/** Any list; null for an edition without one. */
export function anyArmy(lists: ListsOf): Army | null {
  const brief = drawn(lists.all())
  return brief ? lists.army(brief.key) : null
}

/** One of the historical enemies of a list; null for one that has none. */
export function anEnemy(lists: ListsOf, of: string): Army | null {
  const enemy = drawn(lists.army(of).enemies)
  return enemy ? lists.army(enemy.key) : null
}

/** Two historical enemies, of two lists unless only civil wars are found; null where there are none. */
export function matchUp(lists: ListsOf): [red: Army, blue: Army] | null {
  let civil: [red: Army, blue: Army] | null = null
  for (let tried = 0; tried < TRIES; tried += 1) {
    const red = anyArmy(lists)
    const blue = red && anEnemy(lists, red.key)
    if (blue && blue.key !== red.key) return [red, blue]
    if (blue) civil = [red, blue]
  }
  return civil
}
