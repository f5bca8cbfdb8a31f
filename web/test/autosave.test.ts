// The open battle is kept by the tab that plays it, and only shown by another.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../src/wire'
import { channels, locks, settled, storage, tab } from './support/browser'
import { databases, refusal } from './support/database'

const engine = {
  army: vi.fn((_edition: string, key: string) => (key === 'II/12' ? Promise.resolve({ name: 'Alexandrian' }) : Promise.reject(new Error('no such list')))),
}

const state = {
  board: [15, 15],
  edition: '2.2',
  keys: ['II/12', 'II/33'],
  players: ['you', 'greedy'],
  phase: 'movement',
  active: 'red',
  bounds: [1, 0],
  losses: [0, 0],
  asks: { kind: 'decide', side: 'red', what: 'move', element: null },
  elements: [],
  features: [],
  holds: [],
} as unknown as State

let kept: ReturnType<typeof databases>
const battles = () => kept.get('acies')?.get('battles') ?? new Map<string, { id: string }>()
const record = (id: string | null) =>
  (
    kept
      .get('acies')
      ?.get('records')
      ?.get(id ?? '') as { record: string } | undefined
  )?.record

beforeEach(() => {
  vi.doMock('../src/table', () => ({ engine }))
  kept = databases()
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal('BroadcastChannel', channels())
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterAll(() => {
  vi.doUnmock('../src/table')
  vi.doUnmock('idb')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

/** A tab, with a memory of its own. */
async function opened() {
  vi.stubGlobal('sessionStorage', storage())
  const module = await tab(() => import('../src/library/autosave.svelte'))
  return { ...module, memory: sessionStorage as unknown as ReturnType<typeof storage> }
}

describe('the open battle', () => {
  it('is put in the library with the names of its armies, and remembered by its tab', async () => {
    const { autosave, memory } = await opened()
    await autosave.begin(state, '7')
    await autosave.save('acies 1\n', state)
    expect(autosave.names).toEqual(['Alexandrian', 'II/33'])
    expect([...battles().values()]).toMatchObject([
      { id: autosave.id, edition: '2.2', names: ['Alexandrian', 'II/33'], stand: { phase: 'movement', bounds: [1, 0] } },
    ])
    expect(record(autosave.id)).toBe('acies 1\n')
    expect(memory.texts.get('acies.open')).toBe(autosave.id)
    expect(autosave.watching).toBeNull()
    autosave.leave()
    expect(memory.texts.has('acies.open')).toBe(false)
    await autosave.save('acies 1\nmore\n', state)
    expect([...battles().keys()].map(record)).toEqual(['acies 1\n'])
  })

  it('is not kept at all as a lesson', async () => {
    const { autosave } = await opened()
    await autosave.begin(state, '7', 'lesson')
    await autosave.save('acies 1\n', state)
    expect(autosave.id).toBeNull()
    expect(battles().size).toBe(0)
  })

  it('is only shown by a second tab, which writes nothing and hears of what the first does', async () => {
    const one = (await opened()).autosave
    await one.begin(state, '7')
    await one.save('acies 1\n', state)
    const other = (await opened()).autosave
    const news = vi.fn()
    other.onnews = news
    const id = one.id ?? ''
    expect(await other.take(id, 'play')).toMatchObject({ record: 'acies 1\n', seed: '7' })
    expect([one.watching, other.watching]).toEqual([null, 'elsewhere'])
    await other.save('acies 1\nnot its own\n', state)
    expect(record(id)).toBe('acies 1\n')
    await one.save('acies 1\nmore\n', state)
    expect(record(id)).toBe('acies 1\nmore\n')
    expect(news).toHaveBeenCalledTimes(1)
    expect((await other.reread())?.record).toBe('acies 1\nmore\n')
  })

  it('goes on in the second tab for the asking; the first then only watches', async () => {
    const one = (await opened()).autosave
    await one.begin(state, '7')
    await one.save('acies 1\n', state)
    const news = vi.fn()
    one.onnews = news
    const other = (await opened()).autosave
    const id = one.id ?? ''
    await other.take(id, 'take-over')
    await settled()
    expect([one.watching, other.watching]).toEqual(['elsewhere', null])
    expect(news).toHaveBeenCalled()
    await other.save('acies 1\ntheirs\n', state)
    await one.save('acies 1\nmine\n', state)
    expect(record(id)).toBe('acies 1\ntheirs\n')
  })

  it('is left to the tab that took it over, even where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    const one = (await opened()).autosave
    await one.begin(state, '7')
    await one.save('acies 1\n', state)
    const id = one.id ?? ''
    const other = (await opened()).autosave
    await other.take(id, 'play')
    await other.save('acies 1\ntheirs\n', state)
    expect([one.watching, other.watching]).toEqual([null, null])
    await one.save('acies 1\nmine\n', state)
    // It learns that it has lost the battle from the library.
    expect(record(id)).toBe('acies 1\ntheirs\n')
    expect([one.watching, one.trouble]).toEqual(['elsewhere', null])
  })

  it('is only looked at when that is asked for', async () => {
    const one = (await opened()).autosave
    await one.begin(state, '7')
    await one.save('acies 1\n', state)
    one.leave()
    await settled()
    const other = (await opened()).autosave
    await other.take([...battles().keys()][0] ?? '', 'look')
    expect(other.watching).toBe('look')
    expect(await other.take('another', 'play')).toBeNull()
  })

  it('says why it is not kept: the storage is full, or there is none', async () => {
    refusal.error = new DOMException('full', 'QuotaExceededError')
    const { autosave } = await opened()
    await autosave.begin(state, '7')
    await autosave.save('acies 1\n', state)
    expect(autosave.trouble).toBe('full')
    refusal.error = new DOMException('blocked', 'SecurityError')
    await autosave.save('acies 1\n', state)
    expect(autosave.trouble).toBe('nowhere')
  })
})
