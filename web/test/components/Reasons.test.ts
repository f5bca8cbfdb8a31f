// What is said of a text that is no order.

import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { battle } from '../../src/battle.svelte'
import { setBattle } from '../../src/context'
import Reasons from '../../src/panels/Reasons.svelte'
import type { Verdict } from '../../src/wire'
import { within } from '../support/within'

const game = {
  mine: 'red',
  what: 'combat',
  choices: ['fight r1', 'fight r2'].map((order) => ({ order, duel: null })),
  state: { elements: [], holds: [] },
} as unknown as typeof battle

function said(column: number): string | null | undefined {
  const verdict: Verdict = { legal: false, breaches: [], unread: { column, found: '`foo`', expected: 'an element' } }
  const { container } = render(
    within(() => setBattle(game), Reasons as never),
    { verdict },
  )
  return container.querySelector('[data-reasons] ul')?.textContent?.trim()
}

it('names the words that an order may begin with now, and no others', () => {
  expect(said(1)).toBe('Found `foo`. Now an order begins with one of: fight.')
})

it('names what is wrong farther on', () => {
  expect(said(7)).toBe('At character 7: found `foo`, expected an element.')
})
