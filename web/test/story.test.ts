// How a battle went, by what both sides had lost after each order and roll.

import { describe, expect, it } from 'vitest'
import { chosenArmy, rematchOf } from '../src/moments/rematch'
import { story, turningPoint } from '../src/moments/story'
import type { Line, SideWord, State } from '../src/wire'

const state = (red: number, blue: number, bounds: [number, number] = [1, 1], winner: SideWord | null = null) =>
  ({
    losses: [red, blue],
    bounds,
    active: 'red',
    holds: [],
    elements: [],
    asks: winner ? { kind: 'over', how: 'won', winner } : { kind: 'decide' },
  }) as unknown as State
const fought = (dice: [number, number] = [5, 2]): Line => ({
  text: 'throw',
  side: null,
  notes: [],
  events: [
    { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 5], dice, margin: 'ahead' },
    { kind: 'lost', id: 'b1', cause: 'score' },
  ],
})
const march: Line = { text: 'order', side: 'red', notes: [], events: [] }
/** As many lines as lead from state to state; those with losses are combats. */
const lines = (states: State[]) => states.slice(1).map((next, i) => (next.losses.join() === states[i]?.losses.join() ? march : fought()))

describe('the turning point', () => {
  const at = (winner: SideWord, ...losses: [number, number][]) => {
    const states = losses.map(([red, blue]) => state(red, blue))
    return turningPoint(states, lines(states), winner)?.at ?? null
  }
  it('is the last step before which the loser was not behind, or a loss after it that counts more', () => {
    // Red leads, blue comes level and leads, red comes level (3), and leads from the fifth step on to the end.
    expect(at('red', [0, 0], [0, 1], [1, 1], [2, 1], [2, 2], [2, 3], [2, 3], [2, 4])).toBe(4)
    expect(at('blue', [0, 0], [1, 0], [2, 0], [2, 1], [4, 1])).toBe(3)
  })
  it('is the loss that counts most of those after which the loser was behind', () => {
    expect(at('red', [0, 0], [0, 1], [0, 3], [0, 4])).toBe(1)
    const general = (place: string) => [{ side: 'blue', general: true, place }]
    const states = [state(0, 0), state(0, 1), state(0, 2), state(0, 3)].map((one, i) => ({ ...one, elements: general(i < 3 ? 'table' : 'lost') }) as State)
    expect(turningPoint(states, lines(states), 'red')).toMatchObject({ at: 2, means: 'end' })
  })
  it('is known by what came of it', () => {
    const means = (...losses: [number, number][]) => {
      const states = losses.map(([red, blue]) => state(red, blue))
      return turningPoint(states, lines(states), 'red')?.means
    }
    // From level to ahead, with more to come; the last loss of all; three at once after red was ahead, with more to come.
    expect(means([0, 0], [0, 1], [0, 2])).toBe('behind')
    expect(means([1, 0], [1, 1], [1, 2])).toBe('end')
    expect(means([0, 0], [0, 1], [0, 4], [0, 5])).toBeNull()
  })
  it('is none where the winner has lost as much, as when the other side concedes', () => {
    expect(at('red', [0, 0], [1, 1])).toBeNull()
    expect(at('red', [0, 0], [2, 1])).toBeNull()
  })
  it('is known by its combat, and by whose bound it was', () => {
    const states = [state(0, 0, [3, 2]), state(0, 1, [3, 2])]
    expect(turningPoint(states, [fought()], 'red')).toMatchObject({
      at: 0,
      side: 'red',
      bound: 3,
      account: {
        parties: [
          { party: 'r4', word: 'holds' },
          { party: 'b1', word: 'destroyed', cause: 'quick-kill' },
        ],
      },
    })
    expect(turningPoint(states, [march], 'red')?.account).toBeNull()
  })
})

describe('the story of a battle', () => {
  const states = [state(0, 0, [1, 0]), state(0, 0, [1, 1]), state(0, 1, [2, 1]), state(0, 1, [2, 2]), state(0, 3, [3, 2], 'red')]
  const seen = story(states, [march, fought([6, 1]), march, fought([3, 2])])
  it('has the losses as they changed, each in the bound that brought it, and the last of them', () => {
    expect(seen.losses).toEqual([
      { at: 0, bounds: 1, red: 0, blue: 0 },
      { at: 2, bounds: 2, red: 0, blue: 1 },
      { at: 4, bounds: 4, red: 0, blue: 3 },
    ])
    expect(seen.turn?.at).toBe(3)
  })
  it('has the mean of the dice of either side', () => {
    expect(seen.mean).toEqual({ red: 4.5, blue: 1.5 })
    expect(story([state(0, 0)], []).mean).toEqual({ red: null, blue: null })
  })
})

describe('a rematch', () => {
  const RECORD = 'acies 1\norder red army 3Kn general, 2LH #dac911ead762\norder blue army 3Cv general, 4Bd #dc1e96ddbaf7\n'
  const over = { edition: '3.0', keys: ['II/12', 'II/33'], players: ['you', 'greedy'] } as State
  const agreed = { conventions: ['wadbag-24'], rulings: [] }
  const again = (swapped: boolean, computer: SideWord | null) => rematchOf(over, RECORD, agreed, swapped, (side) => side === computer, '7')
  it('has the same armies, or those of the other side', () => {
    expect(again(false, null)).toMatchObject({
      edition: '3.0',
      conventions: ['wadbag-24'],
      red: 'II/12',
      blue: 'II/33',
      players: ['you', 'greedy'],
      armies: ['3Kn general, 2LH', '3Cv general, 4Bd'],
    })
    expect(again(true, null)).toMatchObject({ red: 'II/33', blue: 'II/12', players: ['you', 'greedy'], armies: ['3Cv general, 4Bd', '3Kn general, 2LH'] })
  })
  it('lets a general choose its elements', () => {
    expect(again(false, 'blue').armies).toEqual(['3Kn general, 2LH', null])
    expect(chosenArmy('acies 1\n', 'red')).toBeNull()
  })
})
