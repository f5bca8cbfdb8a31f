// The arrow keys go from one thing on the board to the nearest in their direction.

import { expect, it } from 'vitest'
import { nearestTowards } from '../src/board/roam'

it('goes straight on before it goes aside, and nowhere where there is nothing', () => {
  const from = { x: 100, y: 100 }
  //              right, far    right, near but aside   below     above, more aside than ahead
  const spots = [
    { x: 180, y: 100 },
    { x: 140, y: 130 },
    { x: 100, y: 190 },
    { x: 160, y: 60 },
  ]
  // Straight on 80; ahead 40 and 30 aside, which count double, is 100.
  expect(nearestTowards(from, spots, 'ArrowRight')).toBe(0)
  // Below: 90 straight on, against 30 ahead and 40 aside, which is beyond the quarter.
  expect(nearestTowards(from, spots, 'ArrowDown')).toBe(2)
  expect(nearestTowards(from, spots, 'ArrowUp')).toBe(-1)
  expect(nearestTowards(from, spots, 'ArrowLeft')).toBe(-1)
  expect(nearestTowards(from, spots, 'Enter')).toBe(-1)
})
