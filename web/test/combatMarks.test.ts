// A combat to come is marked where both meet: a player sees what a move has led to before it is fought.

import { expect, it } from 'vitest'
import { combatMarks } from '../src/board/combatMarks'
import type { Duel, Pose, State } from '../src/wire'

const element = (id: string, at: Pose) => ({ id, at, place: 'table', width: 1, depth: 0.5 })
const camp = {
  id: 'blue-camp',
  inside: null,
  outline: [
    [2, 14],
    [4, 14],
    [4, 15],
    [2, 15],
  ],
}
const game = {
  elements: [element('r1', [5, 5, 0]), element('b1', [5, 5, 180]), element('r2', [8.5, 6.25, 90]), element('b2', [9, 6, 180]), element('r3', [3, 14, 0])],
  holds: [camp],
} as unknown as State
const duel = (one: string, other: string) =>
  ({
    parties: [
      { party: one, factor: 5 },
      { party: other, factor: 3 },
    ],
    others: [],
  }) as unknown as Duel

it('has both factors at the front edge where two meet', () => {
  expect(combatMarks([duel('r1', 'b1')], game)).toEqual([{ pair: 'r1 b1', at: [5, 5], factors: [5, 3] }])
})

it('is at the flank of an element that looks elsewhere', () => {
  expect(combatMarks([duel('b2', 'r2')], game)[0]?.at).toEqual([8.5, 6.25])
})

it('is at the front of what attacks a camp', () => {
  expect(combatMarks([duel('r3', 'blue-camp')], game)[0]?.at).toEqual([3, 14])
})

it('is nowhere for what is not on the table', () => {
  expect(combatMarks([duel('r1', 'b9')], game)).toEqual([])
})
