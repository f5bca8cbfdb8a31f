// A contact that is refused because a friend is a hundredth in the way, as the referee says it of 2.2.

import { describe, expect, it } from 'vitest'
import { inTheWay } from '../src/inTheWay'
import { reasons } from '../src/reasons'
import type { Breach, Element, Point, Pose, State, Verdict } from '../src/wire'

const element = (id: string, at: Pose): Element =>
  ({ id, side: id.startsWith('r') ? 'red' : 'blue', class: 'Bd', general: false, place: 'table', at, width: 1, depth: 0.5 }) as Element

/** A mover, the friend at its left, the enemy straight ahead and its neighbour. */
const state = (mover: Pose, friend: Pose, enemy: Pose, neighbour: Pose) =>
  ({ elements: [element('r4', mover), element('r12', friend), element('b3', enemy), element('b5', neighbour)], features: [], holds: [] }) as unknown as State

/** Out of step with the enemy by a hundredth, and with the neighbour of the enemy by a base width and a hundredth. */
const near = state([6.76, 11.2, 0], [5.76, 11.2, 0], [6.75, 11.3, 180], [7.75, 11.3, 180])

const base = (left: number, front: number): Point[] => [
  [left, front],
  [left + 1, front],
  [left + 1, front - 0.5],
  [left, front - 0.5],
]
const misaligned = (enemy: string): Breach => ({
  rule: 'move.contact.alignment',
  facts: { element: 'r4', enemy },
  shapes: [{ element: enemy }, { patch: base(6.26, 11.3) }],
})
const overlap: Breach = { rule: 'move.overlap', facts: { element: 'r4', other: 'r12' }, shapes: [{ element: 'r12' }, { patch: base(6.25, 11.3) }] }
const refused = (breaches: Breach[], movers = ['r4']): Verdict =>
  ({ legal: false, breaches, plan: { tracks: movers.map((id) => ({ id, poses: [] })) } }) as unknown as Verdict

describe('a friend in the way of lining up', () => {
  it('is named with how far it must go aside, where the move goes straight ahead', () => {
    expect(inTheWay(refused([misaligned('b5'), misaligned('b3')]), near)).toEqual({ element: 'r4', other: 'r12', gap: 0.01, hand: 'left' })
  })

  it('is named where the contact itself is asked for', () => {
    expect(inTheWay(refused([overlap]), near)).toEqual({ element: 'r4', other: 'r12', gap: 0.01, hand: 'left' })
  })

  it('is the first of the reasons, and the only one that is said of its rule', () => {
    const all = refused([{ rule: 'move.contact.reach', facts: { element: 'r4', enemy: 'b3' }, shapes: [] }, misaligned('b3'), misaligned('b5')])
    expect(reasons(all, near)).toEqual(['Blades 12 is 0.01 BW in the way of Blades 4: move it first, at least that far to its left.', expect.any(String)])
  })

  it('is none among the movers, none that stands on the place itself, and none that looks aside', () => {
    expect(inTheWay(refused([misaligned('b3')], ['r4', 'r12']), near)).toBeNull()
    expect(inTheWay(refused([overlap]), state([6.76, 10, 0], [6.5, 11.3, 0], [6.75, 11.3, 180], [7.75, 11.3, 180]))).toBeNull()
    expect(inTheWay(refused([overlap]), state([6.76, 10, 0], [6.26, 11.3, 270], [6.75, 11.3, 180], [7.75, 11.3, 180]))).toBeNull()
  })

  it('goes to its own right where it looks the other way', () => {
    const turned = state([6.76, 11.2, 0], [5.76, 10.7, 180], [6.75, 11.3, 180], [7.75, 11.3, 180])
    expect(inTheWay(refused([overlap]), turned)).toMatchObject({ other: 'r12', hand: 'right' })
  })
})
