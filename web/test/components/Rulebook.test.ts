// The rules reference, opened at a rule.

import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { setBattle, type getBattle } from '../../src/context'
import Rulebook from '../../src/panels/Rulebook.svelte'
import { rulebook } from '../../src/rulebook.svelte'
import { within } from '../support/within'

const battle = { state: null } as unknown as ReturnType<typeof getBattle>

it('shows a rule that depends on a convention and on a ruling of one name', { timeout: 60_000 }, async () => {
  render(within(() => setBattle(battle), Rulebook))
  await rulebook.show('move.zone-of-control')
  expect(rulebook.missing).toBe(false)
  const alike = rulebook.rules.find(({ id }) => id === rulebook.rule)?.depends.filter(({ id, edition }) => id === 'zone-camp' && edition === '2.2')
  expect(alike?.map(({ kind }) => kind).sort()).toEqual(['convention', 'ruling'])
  await vi.waitFor(() => expect(screen.getAllByText('(2.2)', { selector: 'dd *' }).length).toBeGreaterThan(3))
})
