// What a browser keeps of battles over a server.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CODE, seatOfRed } from './support/fakeHouse'
import { databases, refusal } from './support/database'
import { tab } from './support/browser'

let store: InstanceType<(typeof import('../src/online/store'))['BrowserStore']>
const request = (id: string, battle = CODE, at = 1) => ({ id, battle, at, wish: { w: 'resume' as const } })

beforeEach(async () => {
  databases()
  store = new (await tab(() => import('../src/online/store'))).BrowserStore()
})
afterAll(() => {
  vi.doUnmock('idb')
  vi.resetModules()
})

describe('the store', () => {
  it('keeps battles by their codes, with the secret of the seat', async () => {
    await store.putBattle(seatOfRed())
    await store.putBattle({ ...seatOfRed(), code: 'other', steps: [[1, 'order red end']] })
    expect((await store.battles()).map(({ code }) => code)).toEqual([CODE, 'other'])
    expect((await store.battle(CODE))?.secret).toBe(seatOfRed().secret)
    // What another tab has kept first is not written over.
    expect((await store.addBattle({ ...seatOfRed(), secret: '8'.repeat(64) })).secret).toBe(seatOfRed().secret)
    expect((await store.addBattle({ ...seatOfRed(), code: 'third' })).code).toBe('third')
    expect((await store.battle('third'))?.code).toBe('third')
    await store.forget('third')
    await store.forget(CODE)
    expect(await store.battle(CODE)).toBeUndefined()
    expect((await store.battle('other'))?.steps).toEqual([[1, 'order red end']])
  })

  it('keeps the requests of each battle in the order in which they were made', async () => {
    for (const one of [request('b', CODE, 2), request('a', CODE, 1), request('c', 'other')]) await store.putRequest(one)
    expect((await store.requests(CODE)).map(({ id }) => id)).toEqual(['a', 'b'])
    await store.dropRequest('a')
    expect((await store.requests(CODE)).map(({ id }) => id)).toEqual(['b'])
    expect(await store.requests('other')).toHaveLength(1)
  })

  it('is opened again after it could not be', async () => {
    refusal.error = new DOMException('no', 'UnknownError')
    await expect(store.battles()).rejects.toThrow('no')
    refusal.error = null
    expect(await store.battles()).toEqual([])
  })
})
