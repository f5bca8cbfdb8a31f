// The open game of the assistant: orders, its die, what is kept of it, and in which tab.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredGame } from '../src/library/collection'
import { locks, settled, storage, tab } from './support/browser'
import { databases } from './support/database'

/** A game whose log is its orders; it refuses what is no order of it. */
class Play {
  static lost = false
  constructor(private readonly lines: string[]) {}
  static begin = (muster: string) => new Play([muster])
  static load = (text: string) => new Play(text.split('\n'))
  get state() {
    return {
      turn: this.lines.length,
      log: this.lines,
      sides: [{ commands: [{ id: 'c1', name: 'Left', units: [{ id: 'u1' }] }] }, { commands: [{ id: 'c2', name: 'Right', units: [] }] }],
    }
  }
  get text() {
    return this.lines.join('\n')
  }
  obey(line: string) {
    if (line === 'wrong') return { word: 'not-now', about: '', barred: null }
    this.lines.push(line)
    return null
  }
  undo() {
    if (this.lines.length === 1) return false
    this.lines.pop()
    return true
  }
  advice = () => []
  skipped = () => []
  free() {}
}

let kept: ReturnType<typeof databases>
const games = () => [...(kept.get('acies-baroque')?.get('games')?.values() ?? [])] as unknown as StoredGame[]
beforeEach(() => {
  kept = databases()
  vi.doMock('../src/baroque/engine', () => ({ Play, Unreadable: class extends Error {} }))
  vi.stubGlobal('navigator', { locks: locks() })
})
afterAll(() => {
  vi.doUnmock('idb')
  vi.doUnmock('../src/baroque/engine')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

async function opened() {
  vi.stubGlobal('sessionStorage', storage())
  const { game, thrown } = await tab(() => import('../src/baroque/game.svelte'))
  return { game, thrown }
}

describe('a die of the page', () => {
  it('has the faces from 1 to 6', async () => {
    const { thrown } = await opened()
    const random = vi.spyOn(crypto, 'getRandomValues')
    const of = (bits: number) => {
      random.mockImplementationOnce((array) => {
        ;(array as Uint32Array)[0] = bits
        return array
      })
      return thrown()
    }
    expect([0, 1, 2, 3, 4, 5, 6, 4294967295].map(of)).toEqual([1, 2, 3, 4, 5, 6, 1, 4])
    random.mockRestore()
  })
})

describe('a game of the assistant', () => {
  it('is put down after each order that it takes, and not after one that it refuses', async () => {
    const { game } = await opened()
    await game.begin('muster')
    await settled()
    expect(games()).toMatchObject([{ id: game.id, names: ['Left', 'Right'], turn: 1, text: 'muster' }])
    const put = vi.spyOn(Date, 'now').mockReturnValue(5)
    expect(game.order('wrong')).toBe(false)
    await settled()
    expect(game.trouble).not.toBeNull()
    expect(put).not.toHaveBeenCalled()
    expect(game.order('turn')).toBe(true)
    await settled()
    expect(games()).toMatchObject([{ turn: 2, played: 5, text: 'muster\nturn' }])
    expect(game.trouble).toBeNull()
    game.undo()
    await settled()
    expect(games()).toMatchObject([{ turn: 1, text: 'muster' }])
    put.mockRestore()
  })

  it('is open in one tab, and taken over for the asking', async () => {
    const one = (await opened()).game
    await one.begin('muster')
    await settled()
    const id = one.id
    const other = (await opened()).game
    await other.open(id)
    expect([other.state, other.elsewhere]).toEqual([null, id])
    await other.open(id, true)
    await settled()
    expect([other.id, other.elsewhere]).toEqual([id, null])
    expect([one.state, one.elsewhere]).toEqual([null, id])
    expect(one.order('turn')).toBe(false)
    expect(other.unit('u1')?.id).toBe('u1')
    expect(other.command('c3')).toBeUndefined()
  })
})

describe('input that is not finished', () => {
  it('belongs to a moment of the game, and is void at another', async () => {
    const memory = storage()
    vi.stubGlobal('sessionStorage', memory)
    const { drafts } = await tab(() => import('../src/baroque/drafts.svelte'))
    drafts.set('die', 'game 3', [4, 2])
    expect(drafts.get('die', 'game 3')).toEqual([4, 2])
    expect(drafts.get('die', 'game 4')).toBeNull()
    expect(drafts.get('unit', 'game 3')).toBeNull()
    // It is there after a reload.
    const again = await tab(() => import('../src/baroque/drafts.svelte'))
    expect(again.drafts.get('die', 'game 3')).toEqual([4, 2])
    again.drafts.set('die', 'game 3', null)
    expect(again.drafts.get('die', 'game 3')).toBeNull()
    memory.texts.set('acies.baroque.half', '{broken')
    expect((await tab(() => import('../src/baroque/drafts.svelte'))).drafts.get('die', 'game 3')).toBeNull()
  })
})

describe('why a text cannot be read', () => {
  it('says where, what was found and what was expected', async () => {
    const { language } = await tab(() => import('../src/language.svelte'))
    await language.include('baroque')
    const { why } = await import('../src/baroque/labels')
    expect(why({ id: 'head' })).toBe('This file is not a game of the assistant.')
    const muster = { id: 'muster', line: 3, column: 7, expected: 'side' } as const
    expect(why({ ...muster, found: 'green' })).toBe('Line 3, column 7: found “green”, expected red or blue.')
    expect(why({ ...muster, found: '' })).toBe('Line 3, column 7: expected red or blue.')
  })
})
