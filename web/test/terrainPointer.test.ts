// Which piece of terrain is spoken of: what a pointer rests on, or a finger taps.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TerrainPointer } from '../src/board/terrainPointer.svelte'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })
const pointer = () => new TerrainPointer({ under: ({ clientX, clientY }) => [clientX / 100, clientY / 100] })

describe('a pointer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('has rested on a piece before that is spoken of, and goes on within it', () => {
    const terrain = pointer()
    terrain.rest(at(300, 400), 2)
    vi.advanceTimersByTime(349)
    expect(terrain.on).toBeNull()
    // Another part of the same piece.
    terrain.rest(at(310, 400), 2)
    vi.advanceTimersByTime(1)
    expect(terrain.on).toEqual({ feature: 2, at: [3, 4] })
    terrain.rest(at(320, 400), 2)
    expect(terrain.on?.at).toEqual([3, 4])
    terrain.rest(at(900, 400), null)
    expect(terrain.on).toBeNull()
  })

  it('that goes on to another piece begins anew, and so does one that has pressed', () => {
    const terrain = pointer()
    terrain.rest(at(300, 400), 2)
    vi.advanceTimersByTime(300)
    terrain.rest(at(500, 400), 3)
    vi.advanceTimersByTime(100)
    expect(terrain.on).toBeNull()
    vi.advanceTimersByTime(250)
    expect(terrain.on?.feature).toBe(3)
    terrain.press()
    expect(terrain.on).toBeNull()
  })
})

describe('a finger', () => {
  /** Taps a piece; whether it asks about it. */
  const tap = (terrain: TerrainPointer, feature: number, to = at(300, 400), whole = true) => {
    terrain.press()
    const asks = terrain.asks(feature)
    if (asks) terrain.tap(at(300, 400), feature)
    terrain.move(to)
    terrain.release(whole)
    return asks
  }

  it('asks about a piece by a tap, of the same one once', () => {
    const terrain = pointer()
    expect(tap(terrain, 2)).toBe(true)
    expect(terrain.on).toEqual({ feature: 2, at: [3, 4] })
    expect(tap(terrain, 3)).toBe(true)
    expect(tap(terrain, 3)).toBe(false)
    expect(terrain.on).toBeNull()
    expect(tap(terrain, 3)).toBe(true)
    expect(terrain.asks(null)).toBe(false)
  })

  it('asks about nothing where it drags, or is one of two', () => {
    const terrain = pointer()
    tap(terrain, 2, at(306, 400))
    expect(terrain.on).toBeNull()
    tap(terrain, 2, at(303, 400))
    expect(terrain.on?.feature).toBe(2)
    tap(terrain, 3, at(300, 400), false)
    expect(terrain.on).toBeNull()
  })
})
