import { describe, expect, it } from 'vitest'
import { contour, extent, footprint, outlines, swept } from '../src/board/footprint'
import type { Pose } from '../src/wire'

const base = (x: number, y: number, facing = 0, depth = 0.5) => ({ at: [x, y, facing] as Pose, width: 1, depth })

describe('the footprint of a formation', () => {
  it('is one rectangle for elements side by side, wherever the leader stands among them', () => {
    expect(footprint([base(5, 3), base(4, 3), base(6, 3)])).toEqual([{ ahead: 0, right: 0, turn: 0, width: 3, depth: 0.5 }])
    // A leader that looks down has what lies to the east at its left.
    expect(footprint([base(5, 3, 180), base(6, 3, 180)])).toEqual([
      { ahead: expect.closeTo(0, 9), right: expect.closeTo(-0.5, 9), turn: 0, width: 2, depth: 0.5 },
    ])
  })

  it('keeps apart what stands apart, in another rank, at an angle or on another depth', () => {
    for (const other of [base(6.2, 3), base(5, 2.5), base(6, 3, 10), base(6, 3, 0, 0.75)]) expect(footprint([base(5, 3), other])).toHaveLength(2)
  })
})

describe('the reach of a formation', () => {
  it('is as wide as the whole formation', () => {
    // Three abreast, one base width ahead: from 3.5 to 6.5 across, and from 4 down to 3.5. The board is 15 deep.
    const parts = footprint([base(5, 3), base(4, 3), base(6, 3)])
    expect(swept(parts, [[5, 4, 0]], [5, 3, 0], 15)).toBe('M3.5 11.5L6.5 11.5L6.5 11L3.5 11Z')
    // Two places are one path.
    expect(
      swept(
        parts,
        [
          [5, 4, 0],
          [5, 5, 0],
        ],
        [5, 3, 0],
        15,
      ).match(/M/g),
    ).toHaveLength(2)
  })

  it('has no steps between neighbouring places: three corners of a cell of their grid are one slanting outline', () => {
    // A base from 4.5 to 5.5 and from 4 down to 3.5, the same a quarter to the right, and a quarter up. The corner at the upper
    // right that neither has is cut off from (5.75, 4) to (5.5, 4.25); the others are those of the three.
    const parts = footprint([base(5, 3)])
    expect(
      swept(
        parts,
        [
          [5, 4, 0],
          [5.25, 4, 0],
          [5, 4.25, 0],
        ],
        [5, 3, 0],
        15,
      ),
    ).toBe('M4.5 11.5L5.75 11.5L5.75 11L5.5 10.75L4.5 10.75Z')
    // What lies a step farther off in no cell with them stands for itself.
    expect(
      swept(
        parts,
        [
          [5, 4, 0],
          [5.25, 4, 0],
          [5, 4.25, 0],
          [5.25, 5, 0],
        ],
        [5, 3, 0],
        15,
      ).match(/M/g),
    ).toHaveLength(2)
  })

  it('is one outline from one wheel to the next', () => {
    // Ahead by one and by two, straight and turned by ten degrees: the four are one cell, with a corner of the last farthest right.
    const radians = (10 * Math.PI) / 180
    const wheeled = [1, 2].flatMap(
      (far) =>
        [
          [5, 3 + far, 0],
          [5 + far * Math.sin(radians), 3 + far * Math.cos(radians), 10],
        ] as Pose[],
    )
    const path = swept(footprint([base(5, 3)]), wheeled, [5, 3, 0], 15)
    expect(path.match(/M/g)).toHaveLength(1)
    // Half a width to the right of (5.347, 4.970) as it looks: 0.492 farther right.
    expect(Math.max(...[...path.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x)))).toBeCloseTo(5 + 2 * Math.sin(radians) + 0.5 * Math.cos(radians), 3)
  })
})

describe('a contour', () => {
  it('is one outline about a line of unlike depths', () => {
    // The second is deeper by a quarter: six corners.
    expect(contour(footprint([base(5, 3), base(6, 3, 0, 0.75)]))).toBe('M-0.5 0L1.5 0L1.5 0.75L0.5 0.75L0.5 0.5L-0.5 0.5Z')
  })

  it('reaches beyond the bases by as much as is wished, and has one ring for each part that stands alone', () => {
    expect(contour(footprint([base(5, 3)]), 0.1)).toBe('M-0.6 -0.1L0.6 -0.1L0.6 0.6L-0.6 0.6Z')
    expect(contour(footprint([base(5, 3), base(8, 3)])).match(/M/g)).toHaveLength(2)
  })

  it('has an outline of its own for what is turned', () => {
    // At the right, a quarter turn to the right: its front edge runs down, its rear lies to the left.
    expect(contour(footprint([base(5, 3), base(7, 3, 90)]))).toBe('M-0.5 0L0.5 0L0.5 0.5L-0.5 0.5ZM2 -0.5L2 0.5L1.5 0.5L1.5 -0.5Z')
  })
})

describe('what a formation takes up', () => {
  it('is about its leader, and so much beyond', () => {
    // One to the right of the leader and one turned by 90° behind, whose front edge of 1 lies along the way and which is 0.5 deep to the left.
    const parts = [
      { ahead: 0, right: 0, turn: 0, width: 1, depth: 0.5 },
      { ahead: 0, right: 1, turn: 0, width: 1, depth: 0.75 },
      { ahead: -1, right: 0, turn: 90, width: 1, depth: 0.5 },
    ]
    const { x, y, w, h } = extent(parts, 0.25)
    // From -0.5 to 1.5 across, from the front edge down to 1.5 behind it.
    expect([x, y, w, h].map((n) => Math.round(n * 1000) / 1000)).toEqual([-0.75, -0.25, 2.5, 2])
    expect(extent([], 1)).toEqual({ x: -1, y: -1, w: 2, h: 2 })
  })
})

describe('outlines', () => {
  it('are one path', () => {
    expect(
      outlines(
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
          [
            [2, 2],
            [3, 2],
            [3, 3],
          ],
        ],
        10,
      ),
    ).toBe('M0 10L1 10L1 9ZM2 8L3 8L3 7Z')
  })
})
