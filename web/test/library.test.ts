// The list of saved battles, and all of them as one file.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeCollection, type StoredGame } from '../src/library/collection'
import type { StoredBattle } from '../src/library/store'
import { channels, locks, tab } from './support/browser'
import { databases } from './support/database'

const battle = (id: string, played: number): StoredBattle => ({
  id,
  edition: '2.2',
  keys: ['II/12', 'II/33'],
  names: ['Left', 'Right'],
  players: ['you', 'greedy'],
  begun: 1,
  played,
  stand: { phase: 'movement', active: 'red', bounds: [1, 0], losses: [0, 0], end: null },
  picture: { board: [15, 15], features: [], holds: [], elements: [] },
  holder: '',
})
const text = (id: string, record = 'acies 1\n') => ({ id, record, seed: '7' })
const game = (id: string, text: string): StoredGame => ({ id, names: ['Left', 'Right'], turn: 3, played: 4, text })

let library: (typeof import('../src/library/library.svelte'))['library']
let store: typeof import('../src/library/store')
let games: typeof import('../src/baroque/store')
beforeEach(async () => {
  databases()
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal('BroadcastChannel', channels())
  ;({ library } = await tab(() => import('../src/library/library.svelte')))
  store = await import('../src/library/store')
  games = await import('../src/baroque/store')
})
afterAll(() => {
  vi.doUnmock('idb')
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('the list of battles', () => {
  it('has the one played last first, and those it cannot read apart', async () => {
    for (const [id, played] of [
      ['old', 2],
      ['new', 9],
      ['middle', 5],
    ] as const)
      await store.put(battle(id, played), text(id))
    await store.put({ ...battle('broken', 7), keys: 'II/12' } as unknown as StoredBattle, text('broken'))
    await library.look()
    expect(library.battles.map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
    expect(library.unread).toEqual(['broken'])
    expect(library.nowhere).toBe(false)
  })

  it('gives back what was deleted last', async () => {
    await store.put(battle('one', 2), text('one'))
    await library.remove(battle('one', 2))
    expect([library.battles, library.removed?.title]).toEqual([[], 'Left v Right'])
    await library.restore()
    expect(library.battles.map(({ id }) => id)).toEqual(['one'])
    expect(await store.text('one')).toEqual(text('one'))
  })
})

describe('a file of all battles and games', () => {
  it('is put beside what is here, and what came of it is counted', async () => {
    await store.put(battle('same', 2), text('same'))
    await store.put(battle('other', 2), text('other', 'acies 1\nmine\n'))
    await games.put(game('game', 'acies-baroque 2\n'))
    const battles = ['same', 'other', 'new'].map((id) => ({ battle: battle(id, 3), text: text(id) }))
    const file = writeCollection(battles, [game('game', 'acies-baroque 2\n'), { ...game('broken', ''), turn: NaN }])
    expect(await library.bringAll(file)).toBe(true)
    // The same battle and the same game were here, one battle is new, of one there are two versions now, one game makes no sense.
    expect(library.brought).toEqual({ fresh: 2, known: 2, unread: 1 })
    expect(await store.text('other')).toEqual(text('other', 'acies 1\nmine\n'))
    expect(library.battles.length).toBe(4)
    expect(await library.bringAll('{"acies-library":1,')).toBe(false)
  })
})
