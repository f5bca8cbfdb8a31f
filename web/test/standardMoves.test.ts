import { describe, expect, it } from 'vitest'
import { about, ahead, aside, column, door, faced, match, toRoad, wheel } from '../src/standardMoves'
import type { ContactOffer, Element, Feature } from '../src/wire'

function element(id: string, at: [number, number, number]): Element {
  return {
    id,
    index: 0,
    side: id.startsWith('r') ? 'red' : 'blue',
    troop: '4Bd',
    dismounts: null,
    class: 'Bd',
    mounted: false,
    general: false,
    place: 'table',
    at,
    width: 1,
    depth: 0.5,
    moves: 0,
    commanded: true,
    allowance: [2, 1],
    rough: 1,
  }
}

describe('moves by name', () => {
  it('are orders of legs', () => {
    expect(ahead(['r1', 'r2'], 1.25)).toBe('move r1 r2 forward 1.25')
    expect(ahead(['r1'], -0.5)).toBe('move r1 forward -0.5')
    expect(aside(['r1'], 'left', 0.5)).toBe('move r1 shift left 0.5')
    expect(wheel(['r1', 'r2'], 'right', 30)).toBe('move r1 r2 wheel right 30')
    expect(column(['r1', 'r2'], 1)).toBe('column r1 r2 forward 1')
  })

  it('turn about on the spot: the front comes where the rear was', () => {
    // Half a base width deep and looking up: its rear is at 6.5.
    expect(about(element('r1', [5, 7, 0]))).toBe('move r1 to 5 6.5 facing 180')
  })

  it('match the nearest enemy who is faced, at the distance that there is', () => {
    const own = element('r1', [5, 5, 0])
    const near = element('b1', [5.4, 7, 190])
    const behind = element('b2', [5, 4, 180])
    const turnedAway = element('b3', [5, 5.5, 0])
    expect(faced(own, [behind, turnedAway, near])).toBe(near)
    expect(faced(own, [behind])).toBeNull()
    const straight = element('b1', [5.4, 7, 180])
    // b1 looks down from (5.4, 7); r1 is 2 before it, so it comes to (5.4, 5) looking up.
    expect(match(['r1'], own, straight)).toBe('move r1 to 5.4 5 facing 0')
    // It stands there already, but for less than can be seen.
    expect(match(['r1'], element('r1', [5.42, 5, 0]), straight)).toBeNull()
  })

  it('go on to the nearest road, looking along it', () => {
    const road = (line: [number, number][]) => ({ kind: 'road', line }) as unknown as Feature
    const own = element('r1', [5, 5, 0])
    // The road runs up at x = 6: the nearest point is (6, 5). The one that runs down is farther off.
    expect(
      toRoad(own, [
        road([
          [8, 9],
          [8, 0],
        ]),
        road([
          [6, 0],
          [6, 9],
        ]),
      ]),
    ).toBe('move r1 to 6 5 facing 0')
    // A road that runs down is taken the other way.
    expect(
      toRoad(own, [
        road([
          [6, 9],
          [6, 0],
        ]),
      ]),
    ).toBe('move r1 to 6 5 facing 0')
    expect(toRoad(own, [])).toBeNull()
    const across = road([
      [0, 5],
      [9, 5],
    ])
    // On the road it is offered a turn, and nothing where it looks along it.
    expect(toRoad(own, [across])).toBe('move r1 to 5 5 facing 90')
    expect(toRoad(element('r1', [5, 5, 270]), [across])).toBeNull()
  })

  it('close the door where the plan of a contact says so, and nowhere else', () => {
    const offer = (contact: string, closesDoor: boolean) =>
      ({ order: `move r1 into b1 ${contact}`, enemy: 'b1', contact, plan: { closesDoor } }) as ContactOffer
    expect(door([offer('front', false), offer('left-flank', true)])?.contact).toBe('left-flank')
    expect(door([offer('front', false), offer('left-flank', false)])).toBeNull()
  })
})
