import { describe, expect, it } from 'vitest'
import { arrowsOf, lostIn } from '../src/arrows'
import type { Event, State } from '../src/wire'

const state = {
  elements: [
    { id: 'r1', place: 'table', at: [5, 5, 0] },
    { id: 'r2', place: 'reserve', at: [0, 0, 0] },
    { id: 'b1', place: 'table', at: [5, 6, 180] },
  ],
} as unknown as State

const arrows = (...events: Event[]) => arrowsOf(events, state)

describe('arrows over the board', () => {
  it('begin where the movement before them ended', () => {
    expect(arrows({ kind: 'recoiled', id: 'r1', to: [5, 4.5, 0] }, { kind: 'fled', id: 'r1', to: [5, 2, 180] })).toEqual([
      { id: 'r1', from: [5, 5], to: [5, 4.5], kind: 'recoiled' },
      { id: 'r1', from: [5, 4.5], to: [5, 2], kind: 'fled' },
    ])
  })

  it('begin nowhere for what was not on the table, which may go on from there', () => {
    expect(arrows({ kind: 'landed', id: 'r2', to: [1, 1, 0] }, { kind: 'recoiled', id: 'r2', to: [1, 0.5, 0] })).toEqual([
      { id: 'r2', from: [1, 1], to: [1, 0.5], kind: 'recoiled' },
    ])
  })

  it('do not show moves and deployments, which are drawn by themselves', () => {
    expect(arrows({ kind: 'moved', id: 'b1', to: [5, 5.5, 180], distance: 0.5 }, { kind: 'deployed', id: 'r1', to: [7, 2, 0], inside: null })).toEqual([])
  })
})

describe('elements that events destroy', () => {
  it('are those that stood on the table', () => {
    expect(
      lostIn(
        [
          { kind: 'lost', id: 'b1', cause: 'score' },
          { kind: 'lost', id: 'r2', cause: 'score' },
          { kind: 'pips', pips: 3 },
        ],
        state,
      ),
    ).toEqual(['b1'])
  })
})
