// While a combat is played the panel is about that; what follows is asked when it has been read, and stands before what has been.

import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { getHand } from '../../src/context'
import { language } from '../../src/language.svelte'
import type { Duel, Element, Event, State } from '../../src/wire'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: { outcomes: () => new Promise(() => {}) } }))
const { setBattle, setHand, setView } = await import('../../src/context')
const { battle } = await import('../../src/battle.svelte')
const { accountOf } = await import('../../src/moments/account')
const { moments } = await import('../../src/moments/moments.svelte')
const { view } = await import('../../src/settings.svelte')
const { default: Ask } = await import('../../src/panels/Ask.svelte')

beforeAll(() => language.include('table'))
afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const element = (id: string, kind: string) =>
  ({ id, side: id.startsWith('r') ? 'red' : 'blue', troop: `4${kind}`, class: kind, place: 'table', at: [5, 5, 0], moves: 0 }) as unknown as Element
const asks = { kind: 'decide', side: 'red', what: 'combat', element: null } as const
const state = {
  edition: '2.2',
  phase: 'combat',
  active: 'red',
  attacker: 'red',
  players: ['you', 'you'],
  losses: [0, 0],
  bounds: [3, 2],
  asks,
  elements: [element('r4', 'Pk'), element('b1', 'Bd'), element('r5', 'Bd'), element('b2', 'Bd')],
  holds: [],
  features: [],
} as unknown as State
const fighter = (party: string) =>
  ({
    party,
    side: party.startsWith('r') ? 'red' : 'blue',
    troop: '',
    factor: 3,
    lines: [],
    beside: [],
    atRisk: true,
    stands: 36,
    recoils: 0,
    flees: 0,
    destroyed: 0,
  }) as never
const duel = (one: string, other: string): Duel => ({ parties: [fighter(one), fighter(other)], others: [] })
const fought: Event = { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 3], dice: [5, 2], margin: 'ahead' }
const account = accountOf([fought, { kind: 'suffered', party: 'b1', fate: 'recoils', row: 'beaten' }], state, duel('r4', 'b1'))!

let close = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  view.pace = 'calm'
  moments.clear()
  close = moments.open()
})
afterEach(async () => {
  close()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  view.pace = 'at-once'
})

/** The panel of a player with one combat left, after the first has been fought. */
function shown() {
  Object.assign(battle, { state, choices: [{ order: 'fight r5', duel: duel('r5', 'b2') }], fought: account })
  const fight = vi.spyOn(battle, 'fight').mockResolvedValue()
  const hand = { elements: [], ids: [], selected: [], draft: null, spoken: null, holds: false }
  const share = () => {
    setBattle(battle)
    setHand(hand as unknown as ReturnType<typeof getHand>)
    setView(view)
  }
  const { container } = render(within(share, Ask as never), { asks, onshow: () => {}, onplan: () => {} })
  const main = () => container.querySelector<HTMLButtonElement>('[data-main]')
  return { container, main, fight, title: () => container.querySelector('h2')?.textContent }
}

const played = () => moments.play({ events: [fought], account, dice: [5, 2], typed: false, purpose: 'combat r4 b1 bound 3', side: null, before: state })

it('is about the combat that is played until that has been read, and asks for the next then', async () => {
  const { container, main, title } = shown()
  void played()
  await vi.advanceTimersByTimeAsync(10)
  expect([title(), main()?.dataset.act]).toEqual(['Pikes 4 against Blades 1', 'read'])
  // The result is not given away while the dice roll.
  expect(container.querySelector('.last')).toBe(null)
  await vi.advanceTimersByTimeAsync(1100)
  expect([title(), main()?.dataset.act]).toEqual(['Pikes 4 against Blades 1', 'read'])
  expect(container.querySelector('.last h3')?.textContent).toBe('Blades 1 recoils')
  expect(container.querySelector('[data-order]')).toBe(null)
  await vi.advanceTimersByTimeAsync(2200)
  expect([title(), main()?.dataset.act]).toEqual(['Close combat', 'fight'])
})

it('takes a press that ends what is played for that alone, and the next for the next combat', async () => {
  const { main, fight } = shown()
  void played()
  await vi.advanceTimersByTimeAsync(1200)
  // The button is held down: that has skipped, as the stage says.
  moments.skips = true
  moments.skip()
  await vi.advanceTimersByTimeAsync(10)
  expect(main()?.dataset.act).toBe('fight')
  main()?.click()
  expect(fight).not.toHaveBeenCalled()
  moments.skips = false
  await vi.advanceTimersByTimeAsync(500)
  main()?.click()
  expect(fight.mock.calls).toEqual([['fight r5']])
})

it('goes on by its button where that is pressed without a pointer or a key', async () => {
  const { main } = shown()
  void played()
  await vi.advanceTimersByTimeAsync(2000)
  main()?.click()
  await vi.advanceTimersByTimeAsync(10)
  expect(main()?.dataset.act).toBe('fight')
})

it('has the combats that are left before the result of the last', () => {
  const { container } = shown()
  flushSync()
  const [list, last] = [container.querySelector('.choice')!, container.querySelector('.last')!]
  expect(list.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(last.querySelector('details')?.open).toBe(false)
})
