// The arrow keys go from one thing on the board to the nearest in their direction.

import { expect, it } from 'vitest'
import { nearestTowards } from '../src/board/roam'

it('goes straight on before it goes aside, and nowhere where there is nothing', () => {
  const spots = [
    { x: 100, y: 100 },
    // To the right: far, and near but aside; below; above, but more aside than ahead.
    { x: 180, y: 100 },
    { x: 140, y: 130 },
    { x: 100, y: 190 },
    { x: 160, y: 60 },
  ]
  // Straight on 80; ahead 40 and 30 aside, which count double, is 100.
  expect(nearestTowards(spots, 0, 'ArrowRight')).toBe(1)
  // Below: 90 straight on, against 30 ahead and 40 aside, which is beyond the quarter.
  expect(nearestTowards(spots, 0, 'ArrowDown')).toBe(3)
  expect(nearestTowards(spots, 0, 'ArrowUp')).toBe(-1)
  expect(nearestTowards(spots, 0, 'ArrowLeft')).toBe(-1)
  expect(nearestTowards(spots, 0, 'Enter')).toBe(-1)
})

it('goes through what lies in one place before it goes on, and back again', () => {
  // A camp with its garrison in it, between two elements.
  const spots = [
    { x: 50, y: 100 },
    { x: 100, y: 100 },
    { x: 101, y: 99 },
    { x: 150, y: 100 },
  ]
  const way = (from: number, key: string): number[] => {
    const next = nearestTowards(spots, from, key)
    return next < 0 ? [] : [next, ...way(next, key)]
  }
  expect(way(0, 'ArrowRight')).toEqual([1, 2, 3])
  expect(way(3, 'ArrowLeft')).toEqual([2, 1, 0])
})
