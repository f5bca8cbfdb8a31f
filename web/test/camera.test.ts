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

  it('stays where it has come to while all of what it shows is in sight', () => {
    const camera = over()
    camera.show([
      [3, 6],
      [11, 8],
    ])
    const before = camera.box
    camera.show([
      [4, 6],
      [9, 9],
    ])
    expect(camera.box).toEqual(before)
    // 11 across are seen about the middle: 1.5 to 12.5.
    camera.show([
      [4, 6],
      [13, 9],
    ])
    expect(camera.box).not.toEqual(before)
  })

  it('goes from where a hand has it to what happens out of sight, as close as it was', () => {
    const camera = over()
    camera.scale(3)
    camera.lookAt([4, 4])
    const before = camera.box
    camera.bring([
      [4, 5],
      [5, 5],
    ])
    expect(camera.box).toEqual(before)
    camera.bring([
      [10, 9],
      [11, 9],
    ])
    expect(camera.zoom).toBe(3)
    expect(camera.middle).toEqual([10.5, 9])
  })

  it('comes close to a combat and goes back from there, also to where a hand had it', () => {
    const camera = over()
    const whole = camera.box
    const fight: [number, number][] = [
      [10, 9],
      [11, 9],
    ]
    camera.visit(fight)
    expect([camera.zoom, camera.middle, camera.isAway]).toEqual([2, [10.5, 9], true])
    // The next combat near by is in sight already, another is not; the way back leads to the first view.
    camera.visit([[9, 8]])
    expect(camera.middle).toEqual([10.5, 9])
    camera.visit([[4, 6]])
    expect(camera.middle[0]).toBeCloseTo(4, 9)
    camera.leave()
    expect(camera.box).toEqual(whole)
    camera.leave()
    expect(camera.box).toEqual(whole)
    // From closer by it stays as close, and goes back there.
    camera.scale(3)
    camera.lookAt([4, 4])
    const before = camera.box
    camera.visit(fight)
    expect(camera.zoom).toBe(3)
    camera.leave()
    expect(camera.box).toEqual(before)
  })

  it('does not go back where a hand has chosen another view meanwhile', () => {
    const camera = over()
    camera.visit([[10, 9]])
    camera.pan(0.1, 0)
    const chosen = camera.box
    camera.leave()
    expect(camera.box).toEqual(chosen)
  })

  it('goes back to where the battle is by then', () => {
    const camera = over()
    camera.visit([[10, 9]])
    camera.show([
      [3, 6],
      [11, 8],
    ])
    expect(camera.zoom).toBe(2)
    camera.leave()
    expect(camera.zoom).toBeCloseTo(15.9 / 11, 9)
  })

  it('comes to where something is, unless a hand has chosen the view', () => {
    const camera = over()
    // 8 wide and 2 deep, and 1.5 more on each side: 11 of 15.9.
    camera.show([
      [3, 6],
      [11, 8],
    ])
    expect(camera.zoom).toBeCloseTo(15.9 / 11, 9)
    expect(camera.middle[0]).toBeCloseTo(7, 9)
    // From the rim on, where that is nearer: -0.45 to 12.55 + 1.5 is 14.5 of 15.9.
    camera.show([
      [-0.1, 8],
      [12.55, 8],
    ])
    expect(camera.zoom).toBeCloseTo(15.9 / 14.5, 9)
    // No closer than twice, within the rim: half of 15.9 is seen.
    camera.reset()
    camera.show([[1, 1]])
    expect(camera.zoom).toBe(2)
    expect(camera.box.x).toBeCloseTo(-RIM, 9)
    camera.scale(1.2)
    camera.show([[9, 9]])
    expect(camera.zoom).toBeCloseTo(2.4, 9)
    // All of the board is seen again: the hand has done with it.
    camera.scale(0.1)
    camera.show([[9, 9]])
    expect(camera.zoom).toBe(2)
  })

  it('uses the room beside the board when it comes closer', () => {
    // A view twice as wide as high sees the board with as much beside it, in the middle.
    const camera = new Camera(
      () => [15, 15],
      () => null,
      () => 2,
    )
    const { x, y, w, h } = camera.box
    expect([w, h]).toEqual([2 * 15.9, 15.9])
    expect(x).toBeCloseTo(7.5 - 15.9, 9)
    expect(y).toBeCloseTo(-RIM, 9)
    // 10 wide with what is around, in 31.8: it is the height of 8 in 15.9 that counts.
    camera.show([
      [4, 5],
      [11, 10],
    ])
    expect(camera.zoom).toBeCloseTo(15.9 / 8, 9)
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
