// A deployment is kept as its own side sees it, and given again as orders.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, keep, ordersOf, templateOf, templates } from '../src/templates'
import type { Element, State } from '../src/wire'
import { storage } from './support/browser'

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterAll(() => vi.unstubAllGlobals())

const element = (id: string, troop: string, place: 'table' | 'reserve', at: [number, number, number] = [0, 0, 0], general = false) =>
  ({ id, troop, place, at, general, side: id.startsWith('r') ? 'red' : 'blue' }) as Element
const table = (...elements: Element[]): Pick<State, 'board' | 'elements' | 'keys'> => ({ board: [15, 15], keys: ['II/12', 'II/33'], elements })

describe('a deployment', () => {
  it('is used again by the other side, turned about', () => {
    const made = templateOf('two', 'red', table(element('r1', '3Kn', 'table', [7, 2, 0], true), element('r2', '4Pk', 'table', [8, 3, 10])))
    expect(made.army).toBe('II/12')
    // Blue sits opposite: 15 - 7 = 8 and 15 - 2 = 13; 15 - 8 = 7, 15 - 3 = 12, and 10 + 180 = 190 degrees.
    expect(ordersOf(made, 'blue', table(element('b1', '4Pk', 'reserve'), element('b2', '3Kn', 'reserve', [0, 0, 0], true)))).toEqual([
      'deploy b2 at 8 13 facing 180',
      'deploy b1 at 7 12 facing 190',
    ])
  })

  it('leaves out what the army does not have, and what stands already', () => {
    const made = templateOf(
      'three',
      'red',
      table(element('r1', '4Bd', 'table', [5, 2, 0]), element('r2', '4Bd', 'table', [6, 2, 0]), element('r3', '2Ps', 'table', [7, 2, 0])),
    )
    const orders = ordersOf(made, 'red', table(element('r1', '4Bd', 'reserve'), element('r2', '4Bd', 'table', [1, 1, 0]), element('r3', '4Sp', 'reserve')))
    expect(orders).toEqual(['deploy r1 at 5 2 facing 0'])
  })

  it('does not put a common element where the general stood', () => {
    const made = templateOf('general', 'red', table(element('r1', '3Cv', 'table', [5, 2, 0], true)))
    expect(ordersOf(made, 'red', table(element('r1', '3Cv', 'reserve'), element('r2', '3Cv', 'reserve', [0, 0, 0], true)))).toEqual([
      'deploy r2 at 5 2 facing 0',
    ])
  })

  it('fits no board of another size', () => {
    const made = { ...templateOf('small', 'red', table(element('r1', '3Cv', 'table', [5, 2, 0]))), board: [16, 16] as [number, number] }
    expect(ordersOf(made, 'red', table(element('r1', '3Cv', 'reserve')))).toEqual([])
  })

  it('is kept under its name, and what is no template is not read', () => {
    const made = templateOf('mine', 'red', table(element('r1', '3Cv', 'table', [5, 2, 0])))
    keep(made)
    keep({ ...made, army: 'I/1a' })
    expect(templates().map(({ name, army }) => [name, army])).toEqual([['mine', 'I/1a']])
    expect(forget('mine')).toEqual([])
    localStorage.setItem('acies.templates', '[{"name":"broken"}, 7]')
    expect(templates()).toEqual([])
    localStorage.setItem('acies.templates', '{')
    expect(templates()).toEqual([])
  })
})
