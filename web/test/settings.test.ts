// What a browser keeps may have been changed from outside: it is taken only whole.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage, tab } from './support/browser'

let memory: ReturnType<typeof storage>
let session: ReturnType<typeof storage>
beforeEach(() => {
  memory = storage()
  session = storage()
  vi.stubGlobal('localStorage', memory)
  vi.stubGlobal('sessionStorage', session)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const put = (key: string, value: unknown) => memory.texts.set(key, typeof value === 'string' ? value : JSON.stringify(value))

describe('settings', () => {
  it('are the standard ones but for those that were changed', async () => {
    put('acies.view', { pace: 'quick' })
    const { view, keepView } = await tab(() => import('../src/settings.svelte'))
    expect([view.pace, view.dice, view.theme]).toEqual(['quick', 'program', 'auto'])
    view.dice = 'typed'
    keepView()
    expect(JSON.parse(memory.texts.get('acies.view') ?? '')).toMatchObject({ pace: 'quick', dice: 'typed' })
    put('acies.view', '{broken')
    expect((await tab(() => import('../src/settings.svelte'))).view.pace).toBe('calm')
  })

  it('have other overlays in a lesson, as they are for a new player, and those that were chosen again after it', async () => {
    put('acies.view', { zones: true, reach: false, pace: 'quick' })
    const { view, keepView, standardOverlays, ownOverlays } = await tab(() => import('../src/settings.svelte'))
    const laid = () => [view.reach, view.zones, view.arcs, view.grid]
    standardOverlays()
    expect(laid()).toEqual([true, false, false, false])
    // What is switched in the lesson goes with it: in the next one, after it, and in what the browser keeps.
    view.arcs = true
    view.pace = 'calm'
    keepView()
    standardOverlays()
    expect(laid()).toEqual([true, false, false, false])
    ownOverlays()
    expect(laid()).toEqual([false, true, false, false])
    expect(JSON.parse(memory.texts.get('acies.view') ?? '')).toMatchObject({ zones: true, reach: false, arcs: false, pace: 'calm' })
  })

  it('have the rules that were chosen last, if they are whole', async () => {
    const { kept } = await tab(() => import('../src/settings.svelte'))
    const rules = { edition: '2.2', conventions: ['camp-6'], rulings: [['camp-attackers', 'one']] as [string, string][] }
    expect(kept.rules()).toBeNull()
    kept.keepRules(rules)
    expect(kept.rules()).toEqual(rules)
    for (const wrong of [{ edition: 2 }, { conventions: 'camp-6' }, { rulings: undefined }, { rulings: 'none' }]) {
      put('acies.rules', { ...rules, ...wrong })
      expect(kept.rules(), JSON.stringify(wrong)).toBeNull()
    }
  })

  it('have the house rules that were chosen last, with the name of their file', async () => {
    const { kept } = await tab(() => import('../src/settings.svelte'))
    kept.keepHouse('edition = 1', 'mine.toml')
    expect(kept.house()).toEqual({ text: 'edition = 1', file: 'mine.toml' })
    for (const wrong of [{ text: 'edition = 1' }, { file: 'mine.toml' }, null, 'mine']) {
      put('acies.house', JSON.stringify(wrong))
      expect(kept.house(), JSON.stringify(wrong)).toBeNull()
    }
  })

  it('have the one battle that was kept before there was a list', async () => {
    const { kept } = await tab(() => import('../src/settings.svelte'))
    expect(kept.before()).toBeNull()
    put('acies.record', 'acies 1\n')
    expect(kept.before()).toEqual({ record: 'acies 1\n', seed: null })
    kept.forgetBefore()
    expect(kept.before()).toBeNull()
  })

  it('are not needed: a browser that keeps nothing still plays', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { view, keepView } = await tab(() => import('../src/settings.svelte'))
    expect(() => keepView()).not.toThrow()
    expect(view.pace).toBe('calm')
  })
})

describe('the progress in the lessons', () => {
  const progress = async (text: unknown) => {
    put('acies.lessons', text)
    return { ...(await tab(() => import('../src/lessons/progress.svelte'))).progress }
  }

  it('has the lessons that are done and a way to play, or the usual one', async () => {
    expect(await progress({ done: ['moving'], way: 'keys' })).toEqual({ done: ['moving'], way: 'keys' })
    expect(await progress({ done: 'all', way: 'feet' })).toEqual({ done: [], way: 'pointer' })
    expect(await progress('{broken')).toEqual({ done: [], way: 'pointer' })
  })

  it('has the lesson that is open, if it is whole', async () => {
    const { keepOpen, lastOpen } = await tab(() => import('../src/lessons/progress.svelte'))
    const open = { id: 'moving', edition: '3.0', step: 2, record: 'acies 1\n', start: { record: 'acies 1\n', lines: 1, first: 0 } }
    keepOpen(open)
    expect(lastOpen()).toEqual(open)
    for (const wrong of [{ id: 3 }, { step: 1.5 }, { record: null }, { start: {} }]) {
      session.texts.set('acies.lesson', JSON.stringify({ ...open, ...wrong }))
      expect(lastOpen(), JSON.stringify(wrong)).toBeNull()
    }
    keepOpen(null)
    expect(lastOpen()).toBeNull()
  })
})
