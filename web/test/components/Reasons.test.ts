// What is said of a text that is no order.

import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { battle } from '../../src/battle.svelte'
import { setBattle } from '../../src/context'
import Reasons from '../../src/panels/Reasons.svelte'
import { language } from '../../src/language.svelte'
import type { Verdict } from '../../src/wire'
import { within } from '../support/within'

await language.include('table')

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

const refused = (rule: string, facts: object, plan: object | null = null) => {
  const breaches = [{ rule, facts, shapes: [] }] as unknown as Verdict['breaches']
  const { container } = render(
    within(() => setBattle(game), Reasons as never),
    { verdict: { legal: false, breaches, plan } },
  )
  return container.querySelector('[data-rule]')!
}

it('says only what is wrong with a place outside the deployment zone', () => {
  const said = (facts: object) => refused('deploy.zone', facts).firstChild?.textContent?.trim()
  expect(said({ distance: 4.27, limit: 4.5, 'from-side': 2.31, least: 4, fault: 'side' })).toBe(
    'Outside the deployment zone: 2.31 BW from the side edge, at least 4 BW.',
  )
  expect(said({ distance: 5, limit: 4.5, 'from-side': 4, least: 4, fault: 'edge' })).toBe(
    'Outside the deployment zone: 5 BW from your base edge, at most 4.5 BW.',
  )
  expect(said({ distance: 5, limit: 4.5, 'from-side': 2, least: 4 })).toContain('and 2 BW from the side edge')
})

it('says why a move costs more than is left', () => {
  const plan = { surcharges: ['general-hampered'], hamperedBy: 'wood', tracks: [] }
  const text = (rule: string, facts: object) => refused(rule, facts, plan).textContent
  expect(text('move.pips', { cost: 2, left: 1 })).toContain('Not enough PIPs: this costs 2, and you have 1. This costs more PIPs: the general is in the wood.')
  // What is refused for another reason is not dear.
  expect(text('move.board', { element: 'r1' })).not.toContain('PIPs')
})

it('folds a long list of the elements that it is about', () => {
  const few = refused('move.group.going', { element: ['r1', 'r2'] })
  expect([few.querySelector('.soft')?.textContent, few.querySelector('[data-who]')]).toEqual(['r1, r2', null])
  const many = refused('move.group.going', { element: Array.from({ length: 12 }, (_, i) => `r${i + 1}`) })
  expect(many.querySelector('.soft')).toBe(null)
  expect(many.querySelector<HTMLDetailsElement>('[data-who]')?.open).toBe(false)
})
