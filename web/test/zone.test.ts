// The deployment zone of one element, as the referee measures it.

import { describe, expect, it } from 'vitest'
import { widened } from '../src/widened'
import type { Breach, Point } from '../src/wire'

const refused = (least: number): { breaches: Breach[] } => ({
  breaches: [{ rule: 'deploy.zone', facts: { distance: 7.5, limit: 3, 'from-side': 7, least }, shapes: [] }],
})

describe('the zone of the element that is chosen', () => {
  // Red deploys 3 deep along the near edge, 4 from the sides.
  const red: Point[] = [
    [4, 0],
    [11, 0],
    [11, 3],
    [4, 3],
  ]

  it('reaches out to what the referee has measured for it', () => {
    expect(widened(red, [15, 15], refused(2))).toEqual([
      [2, 0],
      [13, 0],
      [13, 3],
      [2, 3],
    ])
    expect(widened(red, [15, 15], refused(4))).toEqual([
      [4, 0],
      [11, 0],
      [11, 3],
      [4, 3],
    ])
  })

  it('lies along a side edge where the army deploys there', () => {
    expect(
      widened(
        [
          [12, 4],
          [15, 4],
          [15, 11],
          [12, 11],
        ],
        [15, 15],
        refused(2),
      ),
    ).toEqual([
      [12, 2],
      [15, 2],
      [15, 13],
      [12, 13],
    ])
  })

  it('is that of all where the refusal is about something else', () => {
    expect(widened(red, [15, 15], { breaches: [{ rule: 'deploy.overlap', facts: {}, shapes: [] }] })).toBeNull()
  })
})
