// The list of what can be shot and fought: of a long one each shooter and each target has one line in view.

import { render } from '@testing-library/svelte'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { getBattle } from '../../src/context'
import { language } from '../../src/language.svelte'
import { alternatives } from '../../src/queue'
import type { Choice } from '../../src/wire'
import { within } from '../support/within'

const fights = { groups: [] as ReturnType<typeof alternatives<Choice>>, orders: [] as string[], place: vi.fn() }
const nothing = { default: () => undefined }
vi.doMock('../../src/table', () => ({ engine: {} }))
vi.doMock('../../src/fights.svelte', () => ({ fights }))
vi.doMock('../../src/panels/Odds.svelte', () => nothing)
vi.doMock('../../src/panels/Outcomes.svelte', () => nothing)
const { setBattle } = await import('../../src/context')
const { default: Fights } = await import('../../src/panels/Fights.svelte')

beforeAll(() => language.include('table'))
afterAll(() => {
  for (const path of ['table', 'fights.svelte', 'panels/Odds.svelte', 'panels/Outcomes.svelte']) vi.doUnmock(`../../src/${path}`)
  vi.resetModules()
})

const duel = {
  parties: [
    { party: 'r1', side: 'red', factor: 2 },
    { party: 'b1', side: 'blue', factor: 4 },
  ],
} as unknown as Choice['duel']

/** The orders in view, and those that fold with what is said of them. */
function listed(shots: string[]): { seen: string[]; folded: string[]; said: string[] } {
  fights.orders = shots.map((shot) => `shoot ${shot}`)
  fights.groups = alternatives(fights.orders.map((order) => ({ order, duel })))
  const battle = { state: { elements: [], features: [], holds: [], asks: { kind: 'decide', what: 'shooting', element: null } }, busy: false, typed: false }
  const { container } = render(
    within(() => setBattle(battle as unknown as ReturnType<typeof getBattle>), Fights),
    { what: 'shooting' },
  )
  const buttons = [...container.querySelectorAll('[data-order]')]
  const orders = (of: Element[]) => of.map((button) => (button.getAttribute('data-order') ?? '').replace('shoot ', ''))
  const folds = [...container.querySelectorAll('details')].filter((fold) => fold.querySelector('[data-order]'))
  return {
    seen: orders(buttons.filter((button) => !button.closest('details'))),
    folded: orders(buttons.filter((button) => button.closest('details'))),
    said: folds.map((fold) => fold.querySelector('summary')?.textContent ?? ''),
  }
}

it('shows all shots of a short list', () => {
  const shots = ['r1 at b1', 'r1 r2 at b1', 'r3 at b2', 'r3 r4 at b2', 'r5 at b3']
  expect(listed(shots)).toEqual({ seen: shots, folded: [], said: [] })
})

it('folds of a long list all but the first at each target, and of each shooter with several', () => {
  const shots = ['r1 at b1', 'r1 r2 at b1', 'r2 r1 at b1', 'r3 at b2', 'r3 at b4', 'r5 at b3']
  expect(listed(shots)).toEqual({
    seen: ['r1 at b1', 'r3 at b2', 'r5 at b3'],
    folded: ['r1 r2 at b1', 'r2 r1 at b1', 'r3 at b4'],
    said: ['2 other shots', 'another shot'],
  })
})
