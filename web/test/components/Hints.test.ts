// The hints of a bound, from what the referee answers.

import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import Hints from '../../src/panels/Hints.svelte'
import type { State } from '../../src/wire'

const element = (id: string, at: [number, number, number], general = false) => ({
  id,
  index: id === 'r1' ? 0 : 14,
  side: id === 'r1' ? 'red' : 'blue',
  class: 'Cv',
  troop: '3Cv',
  at,
  width: 1,
  depth: 0.75,
  place: 'table',
  general,
  moves: id === 'r1' ? 1 : 0,
  allowance: [4, 1],
})
const game = { pips: 2, active: 'red', elements: [element('r1', [5, 5, 0], true), element('b1', [5, 8, 180])], holds: [] } as unknown as State

it('say what PIPs would be lost, and who could reach the general', async () => {
  // Two places of the enemy: one short of the general, and one at its front.
  const reach = vi.fn(() => Promise.resolve(new Float64Array([5, 6, 180, 1, 4, 5, 5, 180, 1, 4])))
  render(Hints, { game, mine: 'red', reach })
  expect(document.querySelector('[data-hint=pips]')?.textContent).toBe('2 PIPs are unspent; they are lost when movement ends.')
  await vi.waitFor(() => expect(document.querySelector('[data-hint=general]')?.textContent).toContain('Cavalry 1 could reach it'))
  expect(reach).toHaveBeenCalledExactlyOnceWith(14)
})

it('say nothing where nothing is to be said', async () => {
  const reach = vi.fn(() => Promise.resolve(new Float64Array([5, 6, 180, 1, 4])))
  render(Hints, { game: { ...game, pips: 0 }, mine: 'red', reach })
  await vi.waitFor(() => expect(reach).toHaveBeenCalled())
  expect(document.querySelector('[data-hints]')).toBeNull()
})
