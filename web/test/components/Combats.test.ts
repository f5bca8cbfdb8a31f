// The marks of combats on the board: while combats are chosen, a press on one fights it.

import { render } from '@testing-library/svelte'
import { afterAll, expect, it, vi } from 'vitest'
import type { getBattle } from '../../src/context'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle } = await import('../../src/context')
const { default: Combats } = await import('../../src/board/Combats.svelte')

afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const element = (id: string, at: number[]) => ({ id, at, place: 'table', width: 1, depth: 0.5 })
const game = {
  board: [15, 15],
  elements: [element('r1', [5, 5, 0]), element('b1', [5, 5, 180]), element('r2', [6, 5, 0]), element('b2', [6, 5, 180])],
  holds: [],
}
const duel = (one: string, other: string) => ({
  parties: [
    { party: one, factor: 5 },
    { party: other, factor: 3 },
  ],
})
const duels = [duel('r1', 'b1'), duel('r2', 'b2')]

/** What a press on the mark of r2 and b2 fights, and how many marks answer to a press. */
function pressed(what: string, mine: string | null): { fought: string[]; offered: number } {
  const fight = vi.fn<(order: string) => void>()
  const choices = [{ order: 'fight r1 b1', duel: duels[0] }, { order: 'fight r2 b2', duel: duels[1] }, { order: 'end' }]
  const battle = { combats: duels, choices, what, mine, busy: false, fight }
  const { container } = render(
    within(() => setBattle(battle as unknown as ReturnType<typeof getBattle>), Combats as unknown as Parameters<typeof within>[1]),
    { game, hidden: false, size: 0.3, detail: 'small' },
  )
  container.querySelector('[data-combat="r2 b2"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return { fought: fight.mock.calls.map(([order]) => order), offered: container.querySelectorAll('.offered').length }
}

it('fights the combat that is pressed, where this player chooses the next', () => {
  expect(pressed('combat', 'red')).toEqual({ fought: ['fight r2 b2'], offered: 2 })
  expect(pressed('move', 'red')).toEqual({ fought: [], offered: 0 })
  expect(pressed('combat', null)).toEqual({ fought: [], offered: 0 })
})
