// The possible results of a fight: what reads alike is one of them.

import { fireEvent, render } from '@testing-library/svelte'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { getBattle } from '../../src/context'
import { language } from '../../src/language.svelte'
import type { Event as Happening, Outcome } from '../../src/wire'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle } = await import('../../src/context')
const { default: Outcomes } = await import('../../src/panels/Outcomes.svelte')

beforeAll(() => language.include('table'))
afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

it('counts throws together that have the same results, the most likely first', async () => {
  const fought = (margin: 'ahead' | 'tie') => ({ kind: 'fought', parties: ['r1', 'b1'], factors: [3, 3], dice: [1, 1], margin }) as unknown as Happening
  const lost = { kind: 'suffered', party: 'b1', fate: 'destroyed', row: 'doubled' } as unknown as Happening
  // Of 36 throws 6 are equal and 11 ahead without effect, which are 17; the other 19 destroy: 47 % and 53 %.
  const outcomes: Outcome[] = [
    [11, [fought('ahead')]],
    [19, [fought('ahead'), lost]],
    [6, [fought('tie')]],
  ]
  const element = (id: string, side: string) => ({ id, side, troop: '4Bd', class: 'Bd', place: 'table', at: [5, 5, 0], width: 1, depth: 0.5, general: false })
  const state = { elements: [element('r1', 'red'), element('b1', 'blue')], holds: [], features: [], board: [15, 15] }
  const battle = { state, glimpse: null, engine: { outcomes: () => Promise.resolve(outcomes) } }
  const { container } = render(
    within(() => setBattle(battle as unknown as ReturnType<typeof getBattle>), Outcomes),
    { order: 'fight r1 b1' },
  )
  const details = container.querySelector('details')!
  details.open = true
  await fireEvent(details, new Event('toggle'))
  await vi.waitFor(() => expect(container.querySelectorAll('li').length).toBeGreaterThan(0))
  expect([...container.querySelectorAll('li')].map((one) => one.textContent.trim())).toEqual([
    '19/36 (53 %): Blue Blades 1 destroyed',
    '17/36 (47 %): No effect.',
  ])
})
