// Keys that zoom and pan, and pointers over terrain that is placed.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera } from '../src/board/camera.svelte'
import { lookAround } from '../src/board/lookaround'
import { Pieces, type Layer } from '../src/board/pieces'
import type { Surface } from '../src/board/gestures.svelte'

const key = (key: string, more: object = {}) => ({ key, target: { matches: () => false }, preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent

describe('a key over the board', () => {
  let camera: Camera
  beforeEach(() => (camera = new Camera(() => [15, 15])))

  it('comes closer and goes farther off', () => {
    lookAround(camera, key('+'), false, false)
    expect(camera.zoom).toBeCloseTo(1.4, 9)
    lookAround(camera, key('-'), false, false)
    expect(camera.zoom).toBeCloseTo(1, 9)
  })

  it('shows the whole board again', () => {
    camera.scale(3, [2, 2])
    lookAround(camera, key('0'), false, false)
    expect(camera.zoom).toBe(1)
    expect(camera.middle[0]).toBeCloseTo(7.5, 9)
    expect(camera.middle[1]).toBeCloseTo(7.5, 9)
  })

  it('pans only where not all is seen, so that the page scrolls', () => {
    const arrow = key('ArrowRight')
    lookAround(camera, arrow, false, false)
    expect(arrow.preventDefault).not.toHaveBeenCalled()
    expect(camera.middle).toEqual([7.5, 7.5])
    camera.scale(3)
    lookAround(camera, arrow, false, false)
    // A quarter of the 5.3 base widths that are seen.
    expect(camera.middle[0]).toBeCloseTo(7.5 + 1.325, 9)
    expect(arrow.preventDefault).toHaveBeenCalledTimes(1)
  })

  it('does nothing where something else takes it', () => {
    camera.scale(3)
    lookAround(camera, key('+'), true, false)
    lookAround(camera, key('+', { ctrlKey: true }), false, false)
    lookAround(camera, key('+', { target: { matches: () => true } }), false, false)
    lookAround(camera, key('ArrowUp'), false, true)
    expect(camera.zoom).toBe(3)
    for (const at of camera.middle) expect(at).toBeCloseTo(7.5, 9)
  })
})

describe('a pointer over terrain', () => {
  const event = (more: object = {}) => ({ button: 0, pointerId: 1, stopPropagation: () => {}, ...more }) as unknown as PointerEvent
  const surface = { under: () => [4, 5], capture: () => {} } as unknown as Surface
  const layer = (lift: () => Promise<void> = () => Promise.resolve()) => ({
    drag: vi.fn(),
    grab: vi.fn(),
    grip: {},
    lift: vi.fn(lift),
    liftable: true,
    release: vi.fn(),
  })

  it('takes a feature up, drags it, and lets it go', async () => {
    const placement = layer()
    const pieces = new Pieces(placement as unknown as Layer, surface)
    await pieces.press(event(), 2)
    expect([placement.lift.mock.calls, placement.grab.mock.calls]).toEqual([[[2]], [[[4, 5]]]])
    expect(pieces.move(event())).toBe(true)
    expect(placement.drag).toHaveBeenCalledWith([4, 5])
    expect([pieces.release(), pieces.release()]).toEqual([true, false])
  })

  it('holds nothing if it is up again before the feature is', async () => {
    let lifted = () => {}
    const placement = layer(() => new Promise((resolve) => (lifted = resolve)))
    const pieces = new Pieces(placement as unknown as Layer, surface)
    const pressed = pieces.press(event(), 2)
    pieces.release()
    lifted()
    await pressed
    expect(placement.grab).not.toHaveBeenCalled()
  })

  it('with another button, or where nothing may be taken up, does nothing', async () => {
    const placement = layer()
    const pieces = new Pieces(placement as unknown as Layer, surface)
    await pieces.press(event({ button: 2 }), 2)
    placement.liftable = false
    await pieces.press(event(), 2)
    expect(placement.lift).not.toHaveBeenCalled()
  })
})
