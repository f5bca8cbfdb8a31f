import { describe, expect, it } from 'vitest'
import { sharing, turnedAbout } from '../src/past/states'
import { byBound, stopOf, stops, type Step } from '../src/past/timeline'
import type { State } from '../src/wire'

const step = (bound: Step['bound'] = null): Step => ({ entries: [], marked: new Set(), bound })

describe('the stops of a time line', () => {
  // Two steps before the battle, the second of which begins the first bound; two in it; the last begins the next.
  const steps = [step(), step({ side: 'red', number: 1 }), step(), step(), step({ side: 'blue', number: 1 }), step()]
  const all = stops(steps, false)

  it('are the beginning, each bound, and now', () => {
    expect(all.map((stop) => stop.at)).toEqual([0, 2, 5, 6])
    expect(all.map((stop) => stop.title)).toEqual(['Before the battle', 'Red, bound 1', 'Blue, bound 1', 'Now'])
    expect(stops(steps, true).at(-1)?.title).toBe('The end')
  })

  it('have no moment twice', () => {
    expect(stops(steps.slice(0, 5), false).map((stop) => stop.at)).toEqual([0, 2, 5])
    expect(stops([], false).map((stop) => stop.at)).toEqual([0])
  })

  it('lead by bounds to the next and to the one before', () => {
    expect([0, 1, 2, 4, 5, 6].map((at) => byBound(all, at, true))).toEqual([2, 2, 5, 5, 6, 6])
    expect([0, 1, 2, 4, 5, 6].map((at) => byBound(all, at, false))).toEqual([0, 0, 0, 2, 2, 5])
    expect([0, 1, 2, 4, 5, 6].map((at) => stopOf(all, at))).toEqual([0, 0, 1, 1, 2, 3])
  })
})

describe('states', () => {
  const element = (id: string, x: number, place = 'table') => ({ id, place, at: [x, 3, 350] })
  const state = (x: number) =>
    ({
      board: [15, 20],
      elements: [element('r1', x), element('r2', 9, 'lost')],
      features: [{ outline: [[1, 2]], line: [], crest: null }],
      holds: [],
    }) as unknown as State

  it('share what did not change', () => {
    const [one, next] = [state(4), state(5)]
    const shared = sharing(next, one)
    expect(shared).toEqual(next)
    expect(shared.elements[1]).toBe(one.elements[1])
    expect(shared.elements[0]).not.toBe(one.elements[0])
    expect(shared.features).toBe(one.features)
    expect(sharing(one, undefined)).toBe(one)
  })

  it('share no list of another length', () => {
    const [one, next] = [state(4), state(4)]
    // The last element is gone: what is left is the same, and still another list.
    next.elements.pop()
    const shared = sharing(next, one)
    expect(shared.elements).toEqual([one.elements[0]])
    expect(shared.elements).not.toBe(one.elements)
  })

  it('are seen from the other edge by half a turn about the middle', () => {
    const turned = turnedAbout(state(4))
    // (4, 3) on a board of 15 by 20 comes to (11, 17), and 350 + 180 = 530 is 170.
    const [x, y, facing] = turned.elements[0]?.at ?? [0, 0, 0]
    expect([x, y, facing].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([11, 17, 170])
    expect(turned.features[0]?.outline).toEqual([[14, 18]])
    // Who is not on the table has no place to turn.
    expect(turned.elements[1]?.at).toEqual([9, 3, 350])
  })
})
