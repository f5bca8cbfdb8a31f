import { describe, expect, it } from 'vitest'
import { Camera, RIM } from '../src/board/camera.svelte'

const over = () => new Camera(() => [15, 15])

describe('the camera', () => {
  it('sees the whole board with its rim', () => {
    const { x, y, w, h } = over().box
    for (const [seen, wanted] of [
      [x, -RIM],
      [y, -RIM],
      [w, 15.9],
      [h, 15.9],
    ] as const)
      expect(seen).toBeCloseTo(wanted, 9)
  })

  it('keeps the point where it is about which it comes closer', () => {
    const camera = over()
    const share = () => {
      const { x, y, w, h } = camera.box
      return [(9 - x) / w, (15 - 6 - y) / h] as const
    }
    const [across, down] = share()
    camera.scale(2, [9, 6])
    expect(camera.zoom).toBe(2)
    expect(share()[0]).toBeCloseTo(across, 9)
    expect(share()[1]).toBeCloseTo(down, 9)
  })

  it('never looks beyond the rim', () => {
    const camera = over()
    camera.scale(3)
    camera.lookAt([0, 0])
    const { x, y, w, h } = camera.box
    expect(x).toBeCloseTo(-RIM, 9)
    expect(y + h).toBeCloseTo(15 + RIM, 9)
    expect(w).toBeCloseTo(15.9 / 3, 9)
  })

  it('looks on by parts of what is seen, and at what is out of sight', () => {
    const camera = over()
    camera.scale(2)
    // Half of 15.9 is seen, from 7.5 - 3.975 on; a quarter of that farther on to the right and down.
    camera.pan(0.25, -0.25)
    expect(camera.box.x).toBeCloseTo(3.525 + 1.9875, 9)
    expect(camera.box.y).toBeCloseTo(3.525 + 1.9875, 9)
    const before = camera.box
    camera.follow([7.5, 7.5])
    expect(camera.box).toEqual(before)
    camera.follow([1, 14])
    expect(camera.box.x).toBeCloseTo(-RIM, 9)
    expect(camera.box.y).toBeCloseTo(-RIM, 9)
  })

  it('comes no closer than five times, and goes no farther than the whole', () => {
    const camera = over()
    camera.scale(100)
    expect(camera.zoom).toBe(5)
    camera.scale(0.001)
    expect(camera.zoom).toBe(1)
    expect(camera.box.x).toBeCloseTo(-RIM, 9)
  })
})

describe('a glide', () => {
  /** Frames that are drawn when the test says so. */
  function stage() {
    let next: ((now: number) => void) | null = null
    const camera = new Camera(
      () => [15, 15],
      () => (frame) => (next = frame),
    )
    const draw = (now: number) => {
      const frame = next
      next = null
      frame?.(now)
    }
    return { camera, draw, waits: () => next !== null }
  }

  it('comes closer bit by bit about a point that stays where it is, and ends where it would be at once', () => {
    const { camera, draw, waits } = stage()
    const cut = over()
    cut.scale(2, [9, 6])
    camera.scale(2, [9, 6])
    const share = () => (9 - camera.box.x) / camera.box.w
    const before = share()
    const seen: number[] = []
    for (const now of [1000, 1050, 1100, 1149]) {
      draw(now)
      seen.push(camera.zoom)
      expect(share()).toBeCloseTo(before, 9)
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen[0]).toBe(1)
    expect(seen[3]).toBeLessThan(2)
    draw(1150)
    expect(camera.box).toEqual(cut.box)
    expect(waits()).toBe(false)
  })

  it('takes what comes meanwhile further', () => {
    const { camera, draw } = stage()
    camera.scale(2)
    draw(0)
    draw(50)
    camera.scale(2)
    draw(60)
    draw(300)
    expect(camera.zoom).toBe(4)
  })

  it('is ended by a hand that pans', () => {
    const { camera, draw } = stage()
    camera.scale(3)
    draw(0)
    draw(200)
    camera.pan(0.25, 0)
    draw(300)
    draw(310)
    camera.lookAt([7.5, 7.5])
    draw(500)
    expect(camera.middle).toEqual([7.5, 7.5])
  })
})
