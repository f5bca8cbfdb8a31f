import { describe, expect, it } from 'vitest'
import { line, polygon } from '../src/board/draw'

describe('points on the screen', () => {
  it('count down from the far edge', () => {
    expect(
      polygon(
        [
          [1, 2],
          [3, 15],
        ],
        15,
      ),
    ).toBe('1,13 3,0')
  })

  it('are joined by a line', () => {
    expect(
      line(
        [
          [0, 0],
          [7.5, 7],
          [15, 8],
        ],
        15,
      ),
    ).toBe('M0 15 L7.5 8 L15 7')
    expect(line([], 15)).toBe('')
  })
})
