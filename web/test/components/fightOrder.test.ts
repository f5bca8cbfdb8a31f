// The order of shots and combats: what the main button does next, and what a key puts before it.

import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { Choice } from '../../src/wire'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { battle } = await import('../../src/battle.svelte')
const { fights } = await import('../../src/fights.svelte')

afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const choice = (order: string) => ({ order, duel: null }) as unknown as Choice

afterEach(() => {
  battle.choices = []
})

it('by a key each is the next in turn, those of one shooter among them, and after the last the first', () => {
  const orders = ['shoot r1 at b1', 'shoot r1 at b2', 'shoot r2 at b3']
  battle.choices = [...orders, 'end'].map(choice)
  const seen = [fights.orders[0]]
  for (let i = 0; i < 3; i += 1) {
    fights.next()
    seen.push(fights.orders[0])
  }
  expect(seen).toEqual([...orders, orders[0]])
  expect([...fights.orders].sort()).toEqual(orders)
})

it('the order that the player has given them is kept behind the one that a key has put first', () => {
  battle.choices = ['fight r1 b1', 'fight r2 b2', 'fight r3 b3'].map(choice)
  fights.place('fight r3 b3', 0)
  fights.next()
  expect(fights.orders).toEqual(['fight r1 b1', 'fight r3 b3', 'fight r2 b2'])
  fights.next()
  expect(fights.orders).toEqual(['fight r2 b2', 'fight r3 b3', 'fight r1 b1'])
})

it('one alone stays the next', () => {
  battle.choices = [choice('fight r1 b1'), choice('end')]
  fights.next()
  expect(fights.orders).toEqual(['fight r1 b1'])
})
