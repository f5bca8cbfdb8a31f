// A battle of this browser that is gone on with over a server: its terms, as the head of its record has them.

import type { State } from '../wire'
import type { Terms } from './wire'

/** Whether a battle can be gone on with: both armies are chosen, it waits for an order, and both players can have its rules. */
export function canGoOn(record: string, { asks }: State): boolean {
  return asks.kind === 'decide' && asks.what !== 'army' && !/^house /m.test(record)
}

/** The terms on which a battle was begun, at a pace. */
export function termsOf(record: string, pace: string, watched: boolean): Terms {
  const lines = record.split('\n')
  const all = (tag: string) => lines.filter((line) => line.startsWith(`${tag} `)).map((line) => line.slice(tag.length + 1))
  // An id has no space; what stands after it is the hash of the edition, or the answer of a ruling.
  const both = (text: string): [string, string] => {
    const at = text.lastIndexOf(' ')
    return [text.slice(0, at), text.slice(at + 1)]
  }
  const army = (side: string) => all(`army ${side}`)[0] ?? ''
  return {
    edition: both(all('edition')[0] ?? '')[0],
    conventions: all('convention'),
    rulings: all('ruling').map(both),
    armies: [army('red'), army('blue')],
    pace,
    backByConsent: false,
    watched,
  }
}
