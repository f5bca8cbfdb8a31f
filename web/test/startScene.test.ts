// The picture on the start page: both armies face each other, whatever they are made of.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bringArmyLists } from '../e2e/support/army-lists'
import { army, initSync, Session } from '../src/engine/acies_wasm.js'
import { corners } from '../src/geometry'
import { fighting, GROUND } from '../src/start/scene'
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
      expect(x > -4 && x < GROUND[0] + 4 && y > 0 && y < GROUND[1]).toBe(true)
  })
})
