import { describe, expect, it } from 'vitest'
import { arrowsOf, lostIn } from '../src/arrows'
import { readEvent } from '../src/events'
import type { State } from '../src/wire'

const state = {
  elements: [
    { id: 'r1', place: 'table', at: [5, 5, 0] },
    { id: 'r2', place: 'reserve', at: [0, 0, 0] },
    { id: 'b1', place: 'table', at: [5, 6, 180] },
  ],
} as unknown as State

const arrows = (...events: string[]) => arrowsOf(events.map(readEvent), state)

describe('arrows over the board', () => {
  it('begin where the movement before them ended', () => {
    expect(arrows('recoiled r1 to 5 4.5 facing 0', 'fled r1 to 5 2 facing 180')).toEqual([
      { id: 'r1', from: [5, 5], to: [5, 4.5], kind: 'recoiled' },
      { id: 'r1', from: [5, 4.5], to: [5, 2], kind: 'fled' },
    ])
  })

  it('begin nowhere for what was not on the table, which may go on from there', () => {
    expect(arrows('landed r2 to 1 1 facing 0', 'recoiled r2 to 1 0.5 facing 0')).toEqual([{ id: 'r2', from: [1, 1], to: [1, 0.5], kind: 'recoiled' }])
  })

  it('do not show moves and deployments, which are drawn by themselves', () => {
    expect(arrows('moved b1 to 5 5.5 facing 180 distance 0.5', 'deployed r1 at 7 2 facing 0')).toEqual([])
  })
})

describe('elements that events destroy', () => {
  it('are those that stood on the table', () => {
    expect(lostIn(['lost b1 by score', 'lost r2 by score', 'pips 3'].map(readEvent), state)).toEqual(['b1'])
  })
})
