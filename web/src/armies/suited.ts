// The armies that are chosen, by another edition: it may not have their lists.

import type { engine as Engine } from '../table'
import { Failure } from '../workers/failure'

/** What is asked of the engine: whether an edition has a list, and armies by lot. */
export type Lists = Pick<typeof Engine, 'army' | 'anEnemy' | 'anyArmy' | 'matchUp'>

/**
 * The keys of both armies by an edition, and those of the lists that it does not have. A list that it has stays; in place of one that it
 * has not an enemy of the other is drawn, or of both two enemies. While its lists are not there nothing changes.
 */
export async function suited(red: string, blue: string, edition: string, lists: Lists): Promise<{ red: string; blue: string; lost: string[] }> {
  const isMissing = (key: string) =>
    lists.army(edition, key).then(
      () => false,
      (error: unknown) => !(error instanceof Failure),
    )
  const enemyOf = async (key: string, other: string) => ((await lists.anEnemy(edition, key)) ?? (await lists.anyArmy(edition)))?.key ?? other
  const [noRed, noBlue] = await Promise.all([isMissing(red), isMissing(blue)])
  const lost = [...(noRed ? [red] : []), ...(noBlue ? [blue] : [])]
  if (noRed && noBlue) {
    const pair = await lists.matchUp(edition)
    return pair ? { red: pair[0].key, blue: pair[1].key, lost } : { red, blue, lost: [] }
  }
  return { red: noRed ? await enemyOf(blue, red) : red, blue: noBlue ? await enemyOf(red, blue) : blue, lost }
}
