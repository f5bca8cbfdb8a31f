// The standard moves: what the referee would refuse is not offered.

import { render } from '@testing-library/svelte'
import { afterAll, expect, it, vi } from 'vitest'
import type { getBattle, getHand } from '../../src/context'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle, setHand } = await import('../../src/context')
const { default: StandardMoves } = await import('../../src/panels/StandardMoves.svelte')

afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const leader = { id: 'r1', index: 0, side: 'red', troop: '4Bd', class: 'Bd', place: 'table', at: [5, 5, 0], width: 1, depth: 0.4 }
const enemy = { ...leader, id: 'b1', index: 14, side: 'blue', at: [5.5, 8, 180] }

async function offered(legal: boolean): Promise<boolean> {
  const judge = vi.fn(() => Promise.resolve({ legal, breaches: [] }))
  const battle = { state: { elements: [leader, enemy], features: [], players: ['you', 'greedy'] }, engine: { judge } }
  const hand = { elements: [leader], ids: ['r1'], contacts: [] }
  const share = () => {
    setBattle(battle as unknown as ReturnType<typeof getBattle>)
    setHand(hand as unknown as ReturnType<typeof getHand>)
  }
  const { container } = render(within(share, StandardMoves), {})
  const details = container.querySelector('details')
  if (details) details.open = true
  details?.dispatchEvent(new Event('toggle'))
  // Opposite the enemy, three base widths before it: half a base width to the right.
  await vi.waitFor(() => expect(judge.mock.calls).toContainEqual(['move r1 to 5.5 5 facing 0']))
  await Promise.resolve()
  return container.querySelector('[data-named=match]') !== null
}

it('offers to line up opposite an enemy where the referee allows it alone', async () => {
  expect(await offered(true)).toBe(true)
  expect(await offered(false)).toBe(false)
})
