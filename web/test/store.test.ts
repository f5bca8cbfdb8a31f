// Saved battles in the browser's database.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredBattle } from '../src/library/store'
import { tab } from './support/browser'
import { databases } from './support/database'

const battle = { id: 'one', holder: 'a tab', names: ['Left', 'Right'] } as unknown as StoredBattle
const text = { id: 'one', record: 'acies 1\n', seed: '7' }

let store: typeof import('../src/library/store')
beforeEach(async () => {
  databases()
  store = await tab(() => import('../src/library/store'))
})
afterAll(() => {
  vi.doUnmock('idb')
  vi.resetModules()
})

describe('a battle of the library', () => {
  it('is written by the tab that holds it, and by no other', async () => {
    await store.put(battle, text)
    await store.put({ ...battle, begun: 3 }, { ...text, record: 'acies 1\nmore\n' })
    expect(await store.text('one')).toEqual({ ...text, record: 'acies 1\nmore\n' })
    await expect(store.put({ ...battle, holder: 'another tab' }, text)).rejects.toThrow(store.Taken)
    expect(await store.text('one')).toEqual({ ...text, record: 'acies 1\nmore\n' })
    expect(await store.all()).toEqual([{ ...battle, begun: 3 }])
  })

  it('belongs to the tab that claims it', async () => {
    await store.put(battle, text)
    expect(await store.claim('one', 'another tab')).toEqual(battle)
    expect(await store.brief('one')).toEqual({ ...battle, holder: 'another tab' })
    await expect(store.put(battle, text)).rejects.toThrow(store.Taken)
    expect(await store.claim('two', 'a tab')).toBeUndefined()
  })

  it('is taken out with its record', async () => {
    await store.put(battle, text)
    await store.remove('one')
    expect([await store.all(), await store.text('one')]).toEqual([[], undefined])
  })
})
