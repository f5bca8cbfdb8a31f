import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { setBattle, type getBattle } from '../../src/context'
import { accountOf } from '../../src/moments/account'
import Result from '../../src/moments/Result.svelte'
import type { Duel, Element, Event, Fighter, State } from '../../src/wire'
import { within } from '../support/within'

/** A battle of two people. */
const battle = { plays: () => true } as unknown as ReturnType<typeof getBattle>

const element = (id: string, kind: string) => ({ id, side: id.startsWith('r') ? 'red' : 'blue', troop: `4${kind}`, class: kind }) as Element
const state = { elements: [element('r4', 'Pk'), element('b1', 'Bd')], holds: [] } as unknown as State
const fighter = (party: string, side: 'red' | 'blue', factor: number, lines: [string, number][], odds: Partial<Fighter>) => ({
  party,
  side,
  troop: '',
  factor,
  lines,
  atRisk: true,
  stands: 0,
  recoils: 0,
  flees: 0,
  destroyed: 0,
  ...odds,
})
const duel: Duel = {
  parties: [
    fighter(
      'r4',
      'red',
      6,
      [
        ['basic', 3],
        ['pikes', 3],
      ],
      { recoils: 6 },
    ),
    fighter(
      'b1',
      'blue',
      4,
      [
        ['basic', 5],
        ['contact', -1],
      ],
      { destroyed: 4, recoils: 22 },
    ),
  ],
  others: [],
}
const shown = (...events: Event[]) =>
  render(
    within(() => setBattle(battle), Result),
    { account: accountOf(events, state, duel)!, state },
  )

it('says of an element with nowhere to recoil that it is destroyed, and why', () => {
  const { container } = shown(
    { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 2], margin: 'ahead' },
    { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
    { kind: 'lost', id: 'b1', cause: 'blocked' },
  )
  expect(screen.getByRole('heading').textContent).toBe('Blades 1 is destroyed')
  expect([...container.querySelectorAll('.fate')].map((one) => one.textContent)).toEqual(['destroyed: nowhere to recoil'])
  // Only the odds name a recoil.
  for (const part of container.querySelectorAll('h3, .party')) expect(part.textContent).not.toContain('recoils')
})

it('shows both sums, and how likely it was', () => {
  const { container } = shown(
    { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [6, 2], margin: 'ahead' },
    { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'doubled' },
    { kind: 'lost', id: 'b1', cause: 'score' },
  )
  expect([...container.querySelectorAll('.total')].map((one) => one.textContent)).toEqual(['12', '6'])
  expect([...container.querySelectorAll('[data-die]')].map((one) => one.getAttribute('data-die'))).toEqual(['6', '2'])
  expect(container.textContent).toContain('destroyed: doubled')
  expect(container.textContent).toContain('4 of 36')
  expect([...container.querySelectorAll('[data-share]')].map((one) => [one.getAttribute('data-share'), one.classList.contains('chosen')])).toEqual([
    ['they-die', true],
    ['they-give-way', false],
    ['level', false],
    ['we-give-way', false],
  ])
})

it('begins with a general that is lost beside it, and marks it', () => {
  const led = { ...state, elements: [...state.elements, { ...element('b2', 'Kn'), general: true }] }
  const events: Event[] = [
    { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 2], margin: 'ahead' },
    { kind: 'recoiled', id: 'b1', to: [5, 5, 0] },
    { kind: 'lost', id: 'b2', cause: 'crushed' },
  ]
  const { container } = render(
    within(() => setBattle(battle), Result),
    { account: accountOf(events, led, duel)!, state: led },
  )
  expect(screen.getByRole('heading').textContent).toBe('General’s Knights 2 is destroyed')
  expect([...container.querySelectorAll('.grave')].map((one) => one.textContent)).toEqual([
    expect.stringMatching(/lost (?:its|their) general\.$/),
    expect.stringContaining('General’s Knights 2'),
  ])
})

it('names in its title who else is lost by it', () => {
  shown(
    { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 2], margin: 'ahead' },
    { kind: 'recoiled', id: 'b1', to: [5, 5, 0] },
    { kind: 'lost', id: 'b2', cause: 'trampled' },
  )
  expect(screen.getByRole('heading').textContent).toMatch(/^Blades 1 recoils; lost too: \w+/)
})

it('names both where nothing came of it', () => {
  shown(
    { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 5], margin: 'level' },
    { kind: 'suffered', party: 'r4', fate: 'stands', row: 'equal' },
    { kind: 'suffered', party: 'b1', fate: 'stands', row: 'equal' },
  )
  expect(screen.getByRole('heading').textContent).toBe('No effect: Pikes 4 v Blades 1')
})

it('says what equal totals mean for these troops', () => {
  const { container } = shown(
    { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 5], margin: 'level' },
    { kind: 'suffered', party: 'r4', fate: 'stands', row: 'equal' },
    { kind: 'suffered', party: 'b1', fate: 'stands', row: 'equal' },
  )
  const tie = (of: HTMLElement) => of.querySelector('[data-tie]')?.textContent
  expect(tie(container)).toBe('Equal totals: on a tie neither of these troops gives way.')
  const yields = shown(
    { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 5], margin: 'level' },
    { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'equal' },
  )
  expect(tie(yields.container)).toBe('Equal totals: on a tie between these troops, Blades 1 does not hold.')
  const beaten = shown({ kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 1], margin: 'ahead' })
  expect(tie(beaten.container)).toBeUndefined()
})

it('folds to its title where something else is asked', () => {
  const { container } = render(
    within(() => setBattle(battle), Result),
    {
      account: accountOf(
        [
          { kind: 'fought', parties: ['r4', 'b1'], factors: [6, 4], dice: [3, 2], margin: 'ahead' },
          { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' },
        ],
        state,
        duel,
      )!,
      state,
      folded: true,
    },
  )
  const details = container.querySelector('details')
  expect([details?.open, details?.querySelector('summary')?.textContent]).toEqual([false, 'Blades 1 recoils'])
})
