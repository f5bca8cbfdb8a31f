// The list of combats to come: each with its odds, and what its colours and the marks on the board mean.

import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { setBattle, type getBattle } from '../../src/context'
import { language } from '../../src/language.svelte'
import CombatsToCome from '../../src/panels/CombatsToCome.svelte'
import type { Duel, Fighter, SideWord } from '../../src/wire'
import { within } from '../support/within'

await language.include('table')

const fighter = (party: string, side: SideWord, destroyed: number, recoils: number): Fighter => ({
  party,
  side,
  troop: '4Bd',
  factor: 5,
  lines: [],
  atRisk: true,
  stands: 36 - destroyed - recoils,
  recoils,
  flees: 0,
  destroyed,
})

it('says once what the colours that there are mean for this side, and what the marks on the board are', () => {
  // The own ones are never destroyed: of the five signs four are there.
  const combats: Duel[] = [
    { parties: [fighter('r1', 'red', 0, 10), fighter('b1', 'blue', 6, 14)], others: [] },
    { parties: [fighter('b2', 'blue', 0, 20), fighter('r2', 'red', 0, 16)], others: [] },
  ]
  const state = { active: 'red', elements: [], holds: [] }
  const battle = { mine: 'red', plays: (side: string) => side === 'red', state, combats } as unknown as ReturnType<typeof getBattle>
  const { container } = render(
    within(() => setBattle(battle), CombatsToCome as unknown as Parameters<typeof within>[1]),
    { combats },
  )
  const legends = container.querySelectorAll('section > .legend')
  expect([...legends].map((one) => one.textContent.replace(/\s+/g, ' '))).toEqual([
    'enemy destroyed enemy recoils or flees no effect yours recoils or flees of 36 rolls',
  ])
  expect(container.querySelector('[data-signs]')?.textContent).toMatch(/^Crossed swords .* Red first\.$/)
})
