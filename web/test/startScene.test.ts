// The picture on the start page: both armies face each other, whatever they are made of.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bringArmyLists } from '../e2e/support/army-lists'
import { army, initSync, Session } from '../src/engine/acies_wasm.js'
import { corners } from '../src/geometry'
import { clash, extentOf, fighting, fitting, FROM, GROUND, shownIn, TILT, type Extent } from '../src/start/scene'
import type { Army, Element, State } from '../src/wire'

beforeAll(() => {
  initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/engine/acies_wasm_bg.wasm')) })
  bringArmyLists('3.0')
})

function cast(red: string, blue: string): Element[] {
  const armies = [red, blue].map((key) => (JSON.parse(army('3.0', key)) as Army).army)
  const session = Session.create(JSON.stringify({ edition: '3.0', conventions: [], rulings: [], red, blue, seed: '1', players: ['you', 'you'], armies }))
  return (JSON.parse(session.state()) as State).elements
}

/** Whether two rectangles that stand straight lie over each other by more than a hair. */
function over(one: Element, other: Element): boolean {
  const box = ({ at, width, depth }: Element) => {
    const [xs, ys] = [0, 1].map((n) => corners(at, width, depth).map((corner) => corner[n] ?? 0)) as [number[], number[]]
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const
  }
  const [a, b] = [box(one), box(other)]
  return Math.min(a[1], b[1]) - Math.max(a[0], b[0]) > 0.01 && Math.min(a[3], b[3]) - Math.max(a[2], b[2]) > 0.01
}

describe('the battle on the start page', () => {
  // Pikes against blades, horse alone against it, and elephants: foot in line, none at all, a mixture.
  it.each([
    ['II/12', 'II/33'],
    ['II/80d', 'II/33'],
    ['II/3a', 'IV/35'],
  ])('draws up %s and %s', (red, blue) => {
    const drawn = fighting(cast(red, blue))
    expect(drawn).toHaveLength(24)
    const straight = drawn.filter(({ at: [, , facing] }) => facing % 180 === 0)
    // The lines touch and do not overlap, front to front.
    expect(straight.length).toBeGreaterThanOrEqual(12)
    for (const [i, one] of straight.entries()) for (const other of straight.slice(i + 1)) expect(over(one, other), `${one.id} and ${other.id}`).toBe(false)
    const front = (side: string) => straight.filter((one) => one.side === side)
    const met = front('red').filter(({ at: [x, y] }) => front('blue').some(({ at }) => Math.abs(at[0] - x) < 0.01 && Math.abs(at[1] - y) < 0.01))
    expect(met.length).toBeGreaterThanOrEqual(3)
    for (const {
      at: [x, y],
    } of drawn)
      expect(x > 0 && x < GROUND[0] && y > 0 && y < GROUND[1]).toBe(true)
  })

  /** How wide and high an extent is on the screen, tilted about its middle: what is nearer is larger. */
  function seen({ width, depth }: Extent, unit: number): [across: number, up: number, down: number] {
    const turn = (TILT * Math.PI) / 180
    const half = (depth / 2) * unit
    const nearer = (by: number) => 1 / (1 - (by * Math.sin(turn)) / FROM)
    return [width * unit * nearer(half), half * Math.cos(turn) * nearer(-half), half * Math.cos(turn) * nearer(half)]
  }

  // The places of a desk, a low one, a wide one, a phone and a phone on its side.
  it.each([
    [900, 300],
    [772, 200],
    [1070, 305],
    [365, 106],
    [575, 75],
  ])('fits whole into a place of %i × %i pixels', (across, down) => {
    for (const [red, blue] of [
      ['II/12', 'II/33'],
      ['II/80d', 'II/33'],
      ['II/3a', 'IV/35'],
    ] as const) {
      const drawn = fighting(cast(red, blue))
      const { elements, extent, unit } = shownIn(drawn, across, down)
      expect(unit).toBe(fitting(extentOf(elements), across, down))
      const [wide, up, low] = seen(extent, unit)
      expect(wide).toBeLessThanOrEqual(across + 0.01)
      expect(Math.max(up, low)).toBeLessThanOrEqual(down / 2 + 0.01)
      // Both sides are there, and large enough to be seen.
      expect(new Set(elements.map(({ side }) => side)).size).toBe(2)
      expect(unit).toBeGreaterThan(14)
    }
  })

  it('shows the lines alone where there is little room', () => {
    const drawn = fighting(cast('II/12', 'II/33'))
    expect(shownIn(drawn, 900, 300).elements).toHaveLength(24)
    const few = shownIn(drawn, 365, 106).elements
    expect(few).toEqual(clash(drawn))
    expect(few.length).toBeGreaterThanOrEqual(6)
    expect(few.some(({ general }) => general)).toBe(false)
  })
})
