// What stays on the board: the other side's ways until the next side acts, and the places of the fallen for a bound.

import { describe, expect, it } from 'vitest'
import { NO_TRACES, tracesAfter, trailsShown, type Traces } from '../src/moments/traces'
import type { Element, Event, SideWord, State } from '../src/wire'

const element = (id: string, y: number, place = 'table') =>
  ({ id, side: id.startsWith('r') ? 'red' : 'blue', place, at: [5, y, 0], width: 1, depth: 0.5 }) as Element
const state = {
  elements: [element('r1', 3), element('r2', 3, 'camp'), element('b1', 9), element('b2', 9)],
  asks: { kind: 'decide', side: 'red', what: 'move', element: null },
} as unknown as State

/** The traces after each of some lines: whose order, and its events. */
function after(...lines: [SideWord | null, ...Event[]][]): Traces {
  return lines.reduce((traces, [side, ...events]) => tracesAfter(traces, events, side, state), NO_TRACES)
}
const ways = ({ trails }: Traces) => trails.map(({ element, path }) => [element.id, path])

describe('a trail', () => {
  it('leads from where an element stood to where it went, in all its moves', () => {
    const traces = after(
      ['blue', { kind: 'moved', id: 'b1', to: [5, 7, 0], distance: 2 }],
      ['blue', { kind: 'moved', id: 'b1', to: [6, 7, 0], distance: 1 }, { kind: 'conformed', id: 'b1', to: [6, 6.5, 0] }],
    )
    // The middle of a base is a quarter behind its front.
    expect(ways(traces)).toEqual([
      [
        'b1',
        [
          [5, 9],
          [5, 6.75],
          [6, 6.75],
          [6, 6.25],
        ],
      ],
    ])
    expect(traces.trails[0]?.element.at).toEqual([5, 9, 0])
  })
  it('stays through rolls, and goes with the first action of the other side', () => {
    const marched: [SideWord, Event] = ['blue', { kind: 'moved', id: 'b1', to: [5, 7, 0], distance: 2 }]
    expect(ways(after(marched, [null, { kind: 'bound', side: 'red', number: 2 }], [null, { kind: 'pips', pips: 4 }])).length).toBe(1)
    expect(ways(after(marched, ['red', { kind: 'moved', id: 'r1', to: [5, 4, 0], distance: 1 }]))).toEqual([
      [
        'r1',
        [
          [5, 3],
          [5, 3.75],
        ],
      ],
    ])
    expect(ways(after(marched, ['red']))).toEqual([])
  })
  it('comes with a mark about what the last order has moved, until the next thing happens', () => {
    const march: [SideWord, ...Event[]] = ['blue', { kind: 'moved', id: 'b1', to: [5, 7, 0], distance: 2 }, { kind: 'conformed', id: 'b1', to: [5, 6.5, 0] }]
    const marked = ({ moved }: Traces) => moved.map(({ id, at }) => [id, at])
    expect(marked(after(march))).toEqual([['b1', [5, 6.5, 0]]])
    expect(marked(after(march, ['blue', { kind: 'moved', id: 'b2', to: [6, 7, 0], distance: 2 }, { kind: 'conformed', id: 'r1', to: [6, 6, 0] }]))).toEqual([
      ['b2', [6, 7, 0]],
    ])
    expect(marked(after(march, ['blue']))).toEqual([])
    expect(marked(after(march, [null, { kind: 'pips', pips: 4 }]))).toEqual([])
  })
  it('is not drawn of what comes out of a camp, or what an enemy is made to do', () => {
    expect(ways(after(['red', { kind: 'moved', id: 'r2', to: [5, 4, 0], distance: 1 }, { kind: 'conformed', id: 'b1', to: [5, 8, 0] }]))).toEqual([])
  })
  it.each([
    // Whose trails, who is asked, who is a computer, whether they are shown.
    ['blue', 'red', 'blue', true],
    ['blue', 'blue', 'blue', true],
    ['red', 'blue', 'blue', false],
    ['red', 'red', 'blue', false],
    ['blue', 'red', null, true],
    ['red', 'red', null, false],
  ] as const)('of %s, while %s is asked and %s is a computer: %s', (side, asked, computer, shown) => {
    const asking = { ...state, asks: { ...state.asks, side: asked } } as State
    expect(trailsShown({ ...NO_TRACES, side }, asking, (one) => one === computer)).toBe(shown)
  })
})

describe('a marker of the fallen', () => {
  it('stays for the rest of the bound and the next', () => {
    const fell: [null, Event] = [null, { kind: 'lost', id: 'b1', cause: 'score' }]
    const marks = (...later: [SideWord | null, ...Event[]][]) =>
      after([null, { kind: 'bound', side: 'red', number: 1 }], fell, ...later).fallen.map((one) => one.element.id)
    expect(marks()).toEqual(['b1'])
    expect(marks([null, { kind: 'bound', side: 'blue', number: 2 }])).toEqual(['b1'])
    expect(marks([null, { kind: 'bound', side: 'blue', number: 2 }], ['blue', { kind: 'moved', id: 'b2', to: [5, 7, 0], distance: 2 }])).toEqual(['b1'])
    expect(marks([null, { kind: 'bound', side: 'blue', number: 2 }], [null, { kind: 'bound', side: 'red', number: 2 }])).toEqual([])
  })
  it('is not set for one that was in a camp', () => {
    expect(after([null, { kind: 'lost', id: 'r2', cause: 'driven-from-camp' }]).fallen).toEqual([])
  })
})
