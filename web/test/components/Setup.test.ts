// The steps of the setup: what the terrain lacks, by name, and which button goes on with what a player has placed.

import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { getHand } from '../../src/context'
import { language } from '../../src/language.svelte'
import type { State, Verdict } from '../../src/wire'
import { within } from '../support/within'

const engine = { judge: vi.fn(), defaultOrder: vi.fn() }
vi.doMock('../../src/table', () => ({ engine }))
const { setBattle, setHand, setView } = await import('../../src/context')
const { battle } = await import('../../src/battle.svelte')
const { view } = await import('../../src/settings.svelte')
const { default: Ask } = await import('../../src/panels/Ask.svelte')

beforeAll(() => Promise.all([language.include('table'), language.include('setup')]))
afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const legal: Verdict = { legal: true, breaches: [] }
const refused = (rule: string, facts: object): Verdict => ({ legal: false, breaches: [{ rule, facts: facts as never, shapes: [] }] })
const home = {
  compulsory: [
    { kinds: ['bua'], least: 1 },
    { kinds: ['road'], least: 1 },
  ],
  optional: ['river', 'wood'],
  optional_count: [2, 3],
}

const order = vi.spyOn(battle, 'order').mockResolvedValue(true)
beforeEach(() => {
  order.mockClear()
  engine.judge.mockReset().mockResolvedValue(legal)
  engine.defaultOrder.mockReset().mockResolvedValue('end')
})

/** The panel of the red player at a step of the setup. */
async function shown(what: string, more: object = {}, orders: string[] = [], selected: object[] = []) {
  const asks = { kind: 'decide', side: 'red', what, element: null } as never
  const state = {
    board: [15, 15],
    phase: 'setup',
    asks,
    players: ['you', 'you'],
    elements: [],
    holds: [],
    features: [],
    bounds: [0, 0],
    ...more,
  } as unknown as State
  Object.assign(battle, { state, choices: orders.map((order) => ({ order, duel: null })) })
  const hand = { elements: selected, ids: [], selected: selected.map((_, i) => i), actions: [], draft: null, spoken: null, holds: false }
  const share = () => {
    setBattle(battle)
    setHand(hand as unknown as ReturnType<typeof getHand>)
    setView(view)
  }
  const { container } = render(within(share, Ask as never), { asks, onshow: () => {}, onplan: () => {} })
  await vi.waitFor(() => expect(container.querySelector('[data-main]')).not.toBe(null))
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
  const main = container.querySelector<HTMLButtonElement>('[data-main]')!
  return { container, main, label: main.querySelector('span')?.textContent, help: container.querySelector('[data-help]')?.textContent }
}

const wood = { kind: 'wood', region: [] }

it('says by name what the terrain lacks, and adds that', async () => {
  engine.judge.mockImplementation((text: string) => Promise.resolve(text === 'end' ? refused('setup.terrain.whole.compulsory', { count: 0, least: 1 }) : legal))
  engine.defaultOrder.mockResolvedValue('place bua 1 1 3 1 3 3 1 3')
  const { label, help } = await shown('terrain', { features: [wood], home })
  expect([label, help]).toEqual(['Add what is missing', 'Missing: compulsory terrain (Built-up area or Road).'])
})

it('keeps complete terrain as it lies', async () => {
  const { container, main, label } = await shown('terrain', { features: [wood], home }, ['end', 'place wood 1 1 3 1 3 3 1 3'])
  expect([label, main.dataset.act]).toEqual(['Done', 'end'])
  // Not a second time in the list.
  expect(container.querySelectorAll('.offers button').length).toBe(0)
  main.click()
  expect(order.mock.calls).toEqual([['end']])
})

it('says beforehand which feature the referee would replace', async () => {
  engine.judge.mockImplementation((text: string) => Promise.resolve(text === 'end' ? refused('setup.terrain.whole.difficult', { count: 1, least: 2 }) : legal))
  engine.defaultOrder.mockResolvedValue('lift 2')
  const { container, label, help } = await shown('terrain', { features: [wood, { kind: 'gentle-hill', region: [] }], home }, ['lift 1', 'lift 2'])
  expect(label).toBe('Replace: Gentle hill')
  expect(help).toMatch(/so far 1\. Nothing more would complete it: .*\(Gentle hill\)\.$/)
  expect([...container.querySelectorAll('.offers button')].map((one) => one.textContent)).toEqual(['Remove: Wood', 'Remove: Gentle hill'])
})

it('leaves an empty table to the referee', async () => {
  const { label, help } = await shown('terrain', { home }, ['place wood 1 1 3 1 3 3 1 3'])
  expect(label).toBe('Let the referee place it')
  expect(help).toContain('Drag each piece')
})

it('confirms the chosen features by the main button, and says which compulsory ones are missing', async () => {
  const features = await shown('features', { home }, ['features road wood', 'features bua river'])
  expect([features.label, features.main.dataset.act, features.main.disabled]).toEqual(['Confirm terrain', 'features', false])
  expect([...features.container.querySelectorAll('[data-features] h3, [data-features] li > span')].map((one) => one.textContent)).toEqual([
    'Compulsory: one kind of these',
    'Built-up area',
    'Road',
    'Optional: 2 to 3',
    'River',
    'Wood',
  ])
  features.main.click()
  expect(order.mock.calls).toEqual([['features road wood']])
  expect(features.container.querySelector('.more [data-act=for-me]')?.textContent).toBe('Choose for me')

  engine.judge.mockResolvedValue(refused('setup.terrain.whole.compulsory', { count: 0, least: 1 }))
  const { main, help } = await shown('features', { home }, ['features road wood', 'features bua river'])
  expect([main.disabled, help]).toEqual([true, 'Missing: compulsory terrain (Built-up area or Road).'])
})

it('ends the swaps by one button, and says how many are left and with which a picked element may change', async () => {
  const element = (id: string, index: number, troop: string) => ({ id, index, side: 'red', troop: `4${troop}`, class: troop, place: 'table' })
  const elements = [element('r1', 0, 'Bd'), element('r2', 1, 'Pk'), element('r3', 2, 'Sp')]
  engine.judge.mockImplementation((text: string) => Promise.resolve(text === 'swap r1 r3' ? legal : refused('deploy.swap', {})))
  const { container, label, help } = await shown('swap', { elements, swaps: 2 }, ['end'], elements.slice(0, 1))
  expect(label).toBe('Leave them as they stand')
  expect(container.querySelectorAll('[data-act=end]').length).toBe(0)
  expect(help).toContain('up to 2 pairs')
  expect([...container.querySelectorAll('[name=swap] option')].map((one) => one.getAttribute('value'))).toEqual(['', 'r3'])
})

/** Three elements of red's, the first of which stands. */
const deploying = ['table', 'reserve', 'reserve'].map((place, index) => ({
  id: `r${index + 1}`,
  index,
  side: 'red',
  troop: '4Bd',
  class: 'Bd',
  at: [5, 3, 0],
  place,
}))

it('leaves the place of a deployed element empty, so that the others stay where they are', async () => {
  const { container } = await shown('deployment', { elements: deploying })
  const chips = [...container.querySelectorAll<HTMLElement>('.reserve button')]
  expect(chips.map((one) => [one.dataset.reserve, one.classList.contains('gone')])).toEqual([
    [undefined, true],
    ['r2', false],
    ['r3', false],
  ])
})

it('says what becomes of those without a place, and asks before it goes on without them', async () => {
  Object.assign(battle, { mayEnd: true, absent: 1 })
  const { container, help, label } = await shown('deployment', { elements: deploying })
  // Found by hand: the player may go on, and the referee still has the main button.
  expect([label, help?.includes('without')]).toEqual(['Deploy the other 2', false])
  expect(container.querySelector('[data-without]')?.textContent).toBe(
    '2 elements find no room in your zone. 1 will not fight in this battle; the rest may land in your first bound.',
  )
  container.querySelector<HTMLButtonElement>('.row [data-act=end]')?.click()
  expect(order.mock.calls).toEqual([['end']])
  // Left to the referee, it is asked by the main button.
  battle.absent = 2
  battle.without = battle.state
  flushSync()
  const main = container.querySelector<HTMLButtonElement>('[data-main]')!
  expect([main.dataset.act, main.querySelector('span')?.textContent]).toEqual(['end', 'Go on without 2'])
  expect(container.querySelector('[data-help]')?.textContent).toBe(
    '2 elements find no room in your zone, and will not fight in this battle. Go on without them?',
  )
  expect(container.querySelector('.row [data-act=end]')).toBe(null)
  Object.assign(battle, { mayEnd: false, absent: 0, without: null })
})
