import { describe, expect, it } from 'vitest'
import { bent, middleOf, moved, orderOf, pieceOf, pieceOn, sized, turnedBy, type Piece } from '../src/terrainPiece'
import type { Feature } from '../src/wire'

const BOARD: [number, number] = [15, 15]

const WOOD = 'place wood 2 3 5 3 5 6 2 6'
const HILL = 'place gentle-hill 2 3 5 3 5 6 2 6 crest 2 4 5 4'
const CITY = 'place city 0 4 0 7 3 7 3 4 gate 3 5.5 gate 1.5 7'
const RIVER = 'place river 0.8 along 0 7 7 7.5 15 8'
const LAKE = 'place waterway left 2'
const CAMP = 'camp 6 0 8 0 8 1.5 6 1.5'

/** The piece of an order that lays one. */
function piece(order: string): Piece {
  const found = pieceOf(order)
  if (!found) throw new Error(`${order} lays nothing`)
  return found
}

describe('a piece', () => {
  it.each([WOOD, HILL, CITY, RIVER, LAKE, CAMP])('is written as it was read: %s', (order) => {
    expect(orderOf(piece(order))).toBe(order)
  })

  it('may be a triangle: a camp or a wood', () => {
    for (const order of ['camp 6 0 8 0 7 1.5', 'place wood 2 3 5 3 4 6']) expect(orderOf(piece(order))).toBe(order)
    expect(pieceOf('camp 6 0 8 0')).toBeNull()
  })

  it('is none of an order that lays nothing', () => {
    for (const order of ['end', 'camp none', 'lift 2', 'discard']) expect(pieceOf(order)).toBeNull()
  })

  it('is read off the board where it lies', () => {
    const bare = { going: 'bad', line: [], width: 0, crest: null } as const
    const wood: Feature = {
      kind: 'wood',
      outline: [
        [2, 3],
        [5, 3],
        [5, 6],
        [2, 6],
      ],
      ...bare,
      line: [],
    }
    expect(orderOf(pieceOn(wood, BOARD))).toBe(WOOD)
    expect(
      orderOf(
        pieceOn(
          {
            ...wood,
            kind: 'gentle-hill',
            crest: [
              [2, 4],
              [5, 4],
            ],
          },
          BOARD,
        ),
      ),
    ).toBe(HILL)
    expect(
      orderOf(
        pieceOn(
          {
            ...wood,
            kind: 'river',
            line: [
              [0, 7],
              [7, 7.5],
              [15, 8],
            ],
            width: 0.8,
          },
          BOARD,
        ),
      ),
    ).toBe(RIVER)
    // What lies along the whole of an edge, whatever it is called.
    const lake: Feature = {
      kind: 'waterway',
      outline: [
        [0, 0],
        [2, 0],
        [2, 15],
        [0, 15],
      ],
      ...bare,
      line: [],
    }
    expect(orderOf(pieceOn(lake, BOARD))).toBe(LAKE)
  })

  it('has a middle', () => {
    expect(middleOf(piece(WOOD), BOARD)).toEqual([3.5, 4.5])
    expect(middleOf(piece('place waterway far 2'), BOARD)).toEqual([7.5, 14])
  })
})

describe('moving a piece', () => {
  it('takes along its crest and its gates', () => {
    expect(orderOf(moved(piece(HILL), [1, 0.5], BOARD))).toBe('place gentle-hill 3 3.5 6 3.5 6 6.5 3 6.5 crest 3 4.5 6 4.5')
    expect(orderOf(moved(piece(CITY), [2, 0], BOARD))).toBe('place city 2 4 2 7 5 7 5 4 gate 5 5.5 gate 3.5 7')
  })

  it('goes by hundredths', () => {
    expect(orderOf(moved(piece(WOOD), [0.104, -0.097], BOARD))).toBe('place wood 2.1 2.9 5.1 2.9 5.1 5.9 2.1 5.9')
  })

  it('ends at the edge of the board, whole', () => {
    // It reaches from 2 to 5 and from 3 to 6: 2 to the left and 9 up are the most.
    expect(orderOf(moved(piece(WOOD), [-7, 20], BOARD))).toBe('place wood 0 12 3 12 3 15 0 15')
    expect(orderOf(moved(piece(CAMP), [0, -3], BOARD))).toBe(CAMP)
  })

  it('leaves the ends of a river on their edges', () => {
    expect(orderOf(moved(piece(RIVER), [1, 1.5], BOARD))).toBe('place river 0.8 along 0 8.5 8 9 15 9.5')
  })

  it('brings water in or out', () => {
    expect(orderOf(moved(piece(LAKE), [0.5, 3], BOARD))).toBe('place waterway left 2.5')
    expect(orderOf(moved(piece('place waterway far 2'), [0, -1], BOARD))).toBe('place waterway far 3')
  })
})

describe('turning a piece', () => {
  it('turns it clockwise about its middle', () => {
    // From 2 to 6 across and 3 to 5 up; a quarter turn about 4, 4 makes it 3 to 5 across and 2 to 6 up.
    const turned = turnedBy(piece('place wood 2 3 6 3 6 5 2 5'), 90, BOARD)
    expect(orderOf(turned)).toBe('place wood 3 6 3 2 5 2 5 6')
  })

  it('brings it back on to the board', () => {
    // A quarter turn would reach from -1 to 3 up.
    expect(orderOf(turnedBy(piece('place wood 2 0 6 0 6 2 2 2'), 90, BOARD))).toBe('place wood 3 4 3 0 5 0 5 4')
  })

  it('leads a river from edge to edge again', () => {
    // From the left edge to the right, through the middle: turned by 90 degrees from the far edge to the near one.
    expect(orderOf(turnedBy(piece('place river 0.8 along 0 7.5 15 7.5'), 90, BOARD))).toBe('place river 0.8 along 7.5 15 7.5 0')
    // By 45 degrees from corner to corner.
    expect(orderOf(turnedBy(piece('place river 0.8 along 0 7.5 15 7.5'), 45, BOARD))).toBe('place river 0.8 along 0 15 15 0')
  })

  it('does nothing to water along an edge', () => {
    expect(orderOf(turnedBy(piece(LAKE), 30, BOARD))).toBe(LAKE)
  })
})

describe('sizing and bending a piece', () => {
  it('grows about the middle, or in width, or in reach', () => {
    expect(orderOf(sized(piece(WOOD), 2, BOARD))).toBe('place wood 0.5 1.5 6.5 1.5 6.5 7.5 0.5 7.5')
    expect(orderOf(sized(piece(RIVER), 0.5, BOARD))).toBe('place river 0.4 along 0 7 7 7.5 15 8')
    expect(orderOf(sized(piece(LAKE), 1.5, BOARD))).toBe('place waterway left 3')
  })

  it('moves one corner, and leaves crest and gates to the referee', () => {
    expect(orderOf(bent(piece(HILL), 2, [5.5, 7], BOARD))).toBe('place gentle-hill 2 3 5 3 5.5 7 2 6')
    expect(orderOf(bent(piece(WOOD), 0, [-3, 2], BOARD))).toBe('place wood 0 2 5 3 5 6 2 6')
  })

  it('moves an end of a river along the edges, and its middle anywhere', () => {
    expect(orderOf(bent(piece(RIVER), 0, [0.4, 5], BOARD))).toBe('place river 0.8 along 0 5 7 7.5 15 8')
    // Nearer to the near edge than to the left one.
    expect(orderOf(bent(piece(RIVER), 0, [3, 1], BOARD))).toBe('place river 0.8 along 3 0 7 7.5 15 8')
    expect(orderOf(bent(piece(RIVER), 1, [6, 9], BOARD))).toBe('place river 0.8 along 0 7 6 9 15 8')
  })
})

describe('water along an edge', () => {
  it('reaches in by hundredths of a base width', () => {
    // 1.11 by 1.1 is 1.221.
    expect(orderOf(sized(piece('place waterway left 1.11'), 1.1, BOARD))).toBe('place waterway left 1.22')
  })
})
