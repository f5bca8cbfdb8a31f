// The deployment zone of one element, as the referee draws it.

import { describe, expect, it } from 'vitest'
import { widened } from '../src/widened'
import type { Breach, Point } from '../src/wire'

describe('the zone of the element that is chosen', () => {
  // Behind 2 of water, 3 deep and 2 from the sides; the second patch is the base.
  const zone: Point[] = [
    [2, 2],
    [2, 5],
    [13, 5],
    [13, 2],
  ]
  const base: Point[] = [[7, 7]]

  it('is the one that the referee has measured its place by, also where water lies behind', () => {
    const breach: Breach = { rule: 'deploy.zone', facts: { least: 2 }, shapes: [{ patch: zone }, { patch: base }] }
    expect(widened({ breaches: [breach] })).toEqual(zone)
  })

  it('is that of all where the refusal is about something else', () => {
    expect(widened({ breaches: [{ rule: 'deploy.overlap', facts: {}, shapes: [{ patch: base }] }] })).toBeNull()
  })
})
