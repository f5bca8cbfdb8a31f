import { describe, expect, it } from 'vitest'
import { legs, preview } from '../src/orders'

describe('orders of legs', () => {
  it('say ahead first, then the wheel and its hand', () => {
    expect(legs(['r1', 'r2'], 1.25, -30)).toBe('move r1 r2 forward 1.25 wheel left 30')
    expect(legs(['r1'], 0, 15)).toBe('move r1 wheel right 15')
    expect(legs(['r1'], 0.5, 0)).toBe('move r1 forward 0.5')
  })
})

describe('previews', () => {
  it('draw an area without its crest', () => {
    const shape = preview('place gentle-hill 2 3 5 3 5 6 crest 2 4 5 4', [15, 15])
    expect(shape).toEqual({ kind: 'gentle-hill', area: [[2, 3], [5, 3], [5, 6]], band: null })
  })

  it('draw a river as a band', () => {
    const shape = preview('place river 0.8 along 0 7 7 7.5 15 8', [15, 15])
    expect(shape).toEqual({ kind: 'river', area: [], band: { width: 0.8, line: [[0, 7], [7, 7.5], [15, 8]] } })
  })

  it('draw a waterway along its edge', () => {
    expect(preview('place waterway left 2', [15, 15])?.area).toEqual([[0, 0], [2, 0], [2, 15], [0, 15]])
  })

  it('draw nothing for what has no shape', () => {
    expect(preview('end', [15, 15])).toBeNull()
    expect(preview('camp none', [15, 15])).toBeNull()
  })
})
