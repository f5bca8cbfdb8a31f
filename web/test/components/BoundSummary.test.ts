// The bound of the other side is read before the own begins: every result of it, and nothing else.

import { fireEvent, render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { language } from '../../src/language.svelte'
import { setBattle, type getBattle } from '../../src/context'
import BoundSummary from '../../src/moments/BoundSummary.svelte'
import { summaryOf } from '../../src/moments/boundSummary'
import { reporting } from '../../src/reporting/reporting.svelte'
import type { Element, Event, Line, State } from '../../src/wire'
import { within } from '../support/within'

await language.include('table')
// The page comes from a house.
vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"battles":true}')))

const battle = { plays: () => true } as unknown as ReturnType<typeof getBattle>
const element = (id: string, kind: string) => ({ id, side: id.startsWith('r') ? 'red' : 'blue', troop: `4${kind}`, class: kind }) as Element
const state = (losses: [number, number]) =>
  ({ edition: '2.2', losses, elements: [element('r4', 'Pk'), element('r5', 'Bd'), element('b1', 'Bd'), element('b2', 'Bd')], holds: [] }) as unknown as State

const line = (text: string, ...events: Event[]): Line => ({ text, side: 'blue', events, notes: [] })
const bound = (side: 'red' | 'blue', number: number): Event => ({ kind: 'bound', side, number })
const fought = (one: string, other: string): Event => ({ kind: 'fought', parties: [one, other], factors: [4, 5], dice: [1, 5], margin: 'behind' })
const lost = (id: string): Event => ({ kind: 'lost', id, cause: 'score' })

/** Blue's bound, in which its blades destroy r4 and b2 is beaten back; then red is to roll. */
const LINES = [
  line('order red end', bound('blue', 3)),
  line('throw keyed pips blue 3 = 5', { kind: 'pips', pips: 5 }),
  line('throw keyed combat b1 r4 bound 3 = 5 1', fought('r4', 'b1'), lost('r4')),
  line('throw keyed combat b2 r5 bound 3 = 1 5', fought('b2', 'r5'), { kind: 'recoiled', id: 'b2', to: [5, 6, 180] }),
  line('order blue end', bound('red', 4)),
]

function shown(lines: Line[], losses: [number, number]): string {
  const game = state(losses)
  const summary = summaryOf(lines, 'red', game)
  if (!summary) return ''
  const { container } = render(
    within(() => setBattle(battle), BoundSummary),
    { summary, state: game },
  )
  return container.textContent.replaceAll(/\s+/g, ' ').trim()
}

it('says what was rolled for, and what came of each combat, in order', () => {
  const text = shown(LINES, [1, 0])
  expect(text).toContain('Blue, bound 3')
  expect(text).toContain('5 PIPs')
  expect(text.indexOf('Pikes 4 is destroyed')).toBeGreaterThan(0)
  expect(text.indexOf('Blades 2 recoils')).toBeGreaterThan(text.indexOf('Pikes 4 is destroyed'))
  expect(text).not.toContain('Both sides')
})

it('says of a bound without a combat that there was none', () => {
  expect(
    shown(
      [LINES[0], LINES[1], LINES[4]].filter((one) => one !== undefined),
      [0, 0],
    ),
  ).toContain('Nothing moved, and there was no shooting and no combat.')
})

it('says why the battle goes on where both have lost enough to be beaten', () => {
  expect(shown(LINES, [4, 4])).toContain('Both sides have lost 4.')
  // One more, and the battle is over; one less, and nothing hangs on it yet.
  expect(shown(LINES, [3, 3])).not.toContain('Both sides')
})

it('reports each combat by its own step, also where the same two have fought again', async () => {
  // Of these lines the third is the combat of the bound: a roll, the begin of the bound, and then this one; the same two have met before, and meet again.
  const again = line('throw keyed combat b2 r5 bound 4 = 1 1', fought('b2', 'r5'))
  const lines = [line('throw keyed combat b2 r5 bound 2 = 1 1', fought('b2', 'r5')), ...LINES.slice(0, 1), ...LINES.slice(3), again]
  const game = state([0, 0])
  const { findByText } = render(
    within(() => setBattle(Object.assign({}, battle, { lines, record: 'acies 2\n' })), BoundSummary),
    { summary: summaryOf(lines, 'red', game)!, state: game },
  )
  await fireEvent.click(await findByText('Report this ruling'))
  await vi.waitFor(() => expect(reporting.about?.step).toBe(3))
})

it('is not there before the other side has had a bound', () => {
  expect(summaryOf([line('order blue end', bound('red', 1))], 'red', state([0, 0]))).toBe(null)
})
