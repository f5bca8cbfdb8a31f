import { describe, expect, it } from 'vitest'
import { onGrid } from '../src/deploymentGrid'
import type { Pose } from '../src/wire'

/** A pose to the precision of an order. */
const rounded = (pose: Pose) => pose.map((number) => Math.round(number * 10_000) / 10_000)

describe('an element that is deployed by hand', () => {
  it('stands on quarters of a base width where it is the first', () => {
    expect(onGrid([4.76, 2.13, 0], [])).toEqual([4.75, 2.25, 0])
    expect(onGrid([4.76, 12.4, 180], [])).toEqual([4.75, 12.5, 180])
  })

  it('stands in step with the nearest friend, wherever that stands', () => {
    // Two lines apart: the second begins whole quarters beside the first, and not a hundredth out of step.
    expect(rounded(onGrid([8.3, 3.6, 0], [[5.76, 2.5, 0]]))).toEqual([8.26, 3.5, 0])
    expect(
      rounded(
        onGrid(
          [8.3, 3.6, 0],
          [
            [5.76, 2.5, 0],
            [9.01, 2.5, 0],
          ],
        ),
      ),
    ).toEqual([8.26, 3.5, 0])
  })

  it('is in the row of a friend that it stands nearly beside, though another is nearer', () => {
    const friends: Pose[] = [
      [5, 2.6, 0],
      [5, 2.1, 0],
    ]
    expect(rounded(onGrid([8.1, 2.65, 0], friends))).toEqual([8, 2.6, 0])
    expect(rounded(onGrid([8.1, 2.02, 0], friends))).toEqual([8, 2.1, 0])
  })

  it('goes by the direction of friends that face as it does, and not by others', () => {
    // The friend faces right: its row runs from the far edge to the near one.
    expect(rounded(onGrid([3.07, 6.06, 90], [[3, 5.01, 90]]))).toEqual([3, 6.01, 90])
    expect(onGrid([3.07, 6.06, 0], [[3, 5.01, 90]])).toEqual([3, 6, 0])
  })
})
