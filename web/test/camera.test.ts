import { describe, expect, it } from 'vitest'
import { Camera, RIM } from '../src/board/camera.svelte'

const over = () => new Camera(() => [15, 15])

describe('the camera', () => {
  it('sees the whole board with its rim', () => {
    const { x, y, w, h } = over().box
    for (const [seen, wanted] of [[x, -RIM], [y, -RIM], [w, 15.9], [h, 15.9]] as const) expect(seen).toBeCloseTo(wanted, 9)
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
    expect(x).toBe(-RIM)
    expect(y + h).toBeCloseTo(15 + RIM, 9)
    expect(w).toBeCloseTo(15.9 / 3, 9)
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
