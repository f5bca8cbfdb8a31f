import { describe, expect, it } from 'vitest'
import { chances, contactList, fighters, met } from '../src/contactList'
import type { ContactOffer, Duel, Pose } from '../src/wire'

const at = (x: number): Pose => [x, 6, 0]
/** Blue is hurt in so many of 36, red in so many. */
const duel = (blue: number, red: number) =>
  ({
    parties: [
      { party: 'r1', side: 'red', recoils: red, flees: 0, destroyed: 0 },
      { party: 'b1', side: 'blue', recoils: blue - 1, flees: 0, destroyed: 1 },
    ],
  }) as unknown as Duel
const offer = (order: string, contacts: [string, string, string][], ends: [string, number][], odds: Duel | null = null): ContactOffer => {
  const [, , , , enemy = '', contact = ''] = order.split(' ')
  const tracks = ends.map(([id, x]) => ({ id, poses: [at(x)] }))
  return { order, enemy, contact, plan: { contacts, tracks, conforms: [], asIf: null, pips: 1 }, duel: odds } as unknown as ContactOffer
}

const front = offer(
  'move r1 r2 into b1 front',
  [
    ['r1', 'front', 'b1'],
    ['r2', 'front', 'b2'],
  ],
  [
    ['r1', 5],
    ['r2', 6],
  ],
  duel(10, 20),
)
const same = offer('move r1 r2 into b2 overlap-left', front.plan.contacts, [
  ['r1', 5],
  ['r2', 6],
])
const beside = offer(
  'move r1 r2 into b3 front',
  [
    ['r1', 'front', 'b3'],
    ['r2', 'overlap-left', 'b2'],
  ],
  [
    ['r1', 7],
    ['r2', 8],
  ],
  duel(21, 9),
)

describe('the contacts of a line', () => {
  it('are listed by their odds, and one that comes to stand as another does only once', () => {
    expect(contactList([same, front, beside], 'red').map(({ order }) => order)).toEqual([beside.order, front.order])
    expect(contactList([same, front, beside], 'blue').map(({ order }) => order)).toEqual([front.order, beside.order])
  })

  it('with equal odds stand in the same order, however the referee lists them', () => {
    const [one, other] = ['b1', 'b2'].map((enemy, i) =>
      offer(
        `move r1 r2 into ${enemy} front`,
        [['r1', 'front', enemy]],
        [
          ['r1', 5 + i],
          ['r2', 6 + i],
        ],
        duel(10, 20),
      ),
    )
    if (!one || !other) throw new Error('there are two')
    for (const list of [
      [one, other],
      [other, one],
    ])
      expect(contactList(list, 'red').map(({ enemy }) => enemy)).toEqual(['b1', 'b2'])
  })

  it('say what they meet, who of the line fights, and what the dice may do', () => {
    expect([met(front), fighters(front)]).toEqual([
      ['b1', 'b2'],
      ['r1', 'r2'],
    ])
    // What overlaps an enemy does not fight it.
    expect([met(beside), fighters(beside)]).toEqual([['b3'], ['r1']])
    expect(chances(beside, 'red')).toEqual({ better: 21, worse: 9 })
    expect(chances(same, 'red')).toBeNull()
  })
})

describe('the contacts of a single element', () => {
  it('are all listed, though two lead to one place', () => {
    const one = offer('move r1 x into b1 front', [['r1', 'front', 'b1']], [['r1', 5]], duel(10, 20))
    const other = offer('move r1 x into b2 overlap-left', [['r1', 'front', 'b1']], [['r1', 5]])
    expect(contactList([other, one], 'red')).toHaveLength(2)
  })
})
