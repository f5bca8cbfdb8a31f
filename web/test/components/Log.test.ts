// The log on a phone: its newest line, with the shape of the side, and folded when something else is asked.

import { render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { expect, it } from 'vitest'
import type { battle } from '../../src/battle.svelte'
import { setBattle } from '../../src/context'
import { explain } from '../../src/explanations'
import { language } from '../../src/language.svelte'
import Log from '../../src/panels/Log.svelte'
import { Box } from '../support/box.svelte'
import { within } from '../support/within'

for (const part of ['table', 'account', 'solo']) await language.include(part)

const state = (phase: string, attacker: string, asked = 'red') => ({ phase, attacker, active: 'red', asks: { kind: 'decide', side: asked } })
/** Blue is the computer. */
const plays = (side: string) => side !== 'blue'

function shown(attacker: string) {
  const entries = [{ kind: 'order', side: 'red', text: 'Blades 1 moved 2 BW.' }]
  const game = new Box({ entries, state: state('movement', attacker), plays })
  const chosen = new Box('')
  const props = {
    get chosen() {
      return chosen.value
    },
  }
  const { container } = render(
    within(() => setBattle(game.value as unknown as typeof battle), Log as never),
    { props: props as never },
  )
  const ticker = container.querySelector<HTMLElement>('[data-act=log]')!
  return { game, chosen, ticker, list: container.querySelector<HTMLElement>('.log-list')! }
}

it('shows a side by the shape of its bases, whichever side attacks', () => {
  expect(shown('red').ticker.classList).toContain('round')
  expect(shown('blue').ticker.classList).toContain('round')
})

it('folds when another phase begins, and not before', () => {
  const { game, ticker } = shown('red')
  ticker.click()
  flushSync()
  expect(ticker.getAttribute('aria-expanded')).toBe('true')
  game.value.entries.push({ kind: 'order', side: 'red', text: 'Blades 2 moved 1 BW.' })
  flushSync()
  expect(ticker.getAttribute('aria-expanded')).toBe('true')
  game.value.state = state('combat', 'red')
  flushSync()
  expect(ticker.getAttribute('aria-expanded')).toBe('false')
})

it('explains the abbreviations of an account, and of nothing else', () => {
  const entries = [
    { kind: 'order', side: 'red', text: 'Blades 1 moved 2 BW.' },
    { kind: 'account', side: 'blue', text: 'Why? The opponent’s aim', more: ['1.8 BW ahead, and 2 BW to the right'] },
  ]
  const { container } = render(within(() => setBattle({ entries, state: state('movement', 'red'), plays } as unknown as typeof battle), Log as never))
  expect([...container.querySelectorAll('abbr')].map((one) => [one.textContent, one.title])).toEqual([
    ['BW', 'base widths'],
    ['BW', 'base widths'],
  ])
  expect(container.querySelector('summary')?.textContent).toBe('Why? The opponent’s aim')
})

it('has one sentence below a Why, and the dice and numbers behind a fold of their own', () => {
  const stance = { bound: 5, section: '5.3', name: 'stance', how: { table: { dice: [4], total: 4 } }, result: 'cautious' }
  const accounts = [explain(`npg blue ${JSON.stringify(stance)}`)]
  const entries = [{ kind: 'account', side: 'blue', text: 'Why? The opponent’s aim', accounts }]
  const { container } = render(within(() => setBattle({ entries, state: state('movement', 'red'), plays } as unknown as typeof battle), Log as never))
  expect([...container.querySelectorAll('.entries > details > p')].map((one) => one.textContent)).toEqual(['It rolled 4: cautious.'])
  const behind = container.querySelector('[data-behind]') as HTMLDetailsElement
  expect(behind.open).toBe(false)
  expect([...behind.querySelectorAll('summary, p')].map((one) => one.textContent)).toEqual(['The dice and numbers', 'It rolled 4 (Solo DBA 5.3)'])
})

it('follows what is new after something was opened in it, and where the reader has scrolled up what the player orders', async () => {
  const why = { kind: 'account', side: 'blue', text: 'Why? r1 advances.', more: ['It wanted to help.'] }
  const order = (side: string) => ({ kind: 'order', side, text: 'Blades 1 moved 2 BW.' })
  const game = new Box({ entries: [why] as object[], state: state('movement', 'red'), plays })
  const { container } = render(within(() => setBattle(game.value as unknown as typeof battle), Log as never))
  const list = container.querySelector<HTMLElement>('.entries')!
  // 1000 high, of which 200 are seen.
  Object.defineProperties(list, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } })
  const after = async (side: string) => {
    game.value.entries = [...game.value.entries, order(side)]
    flushSync()
    await tick()
    return list.scrollTop
  }
  list.scrollTop = 300
  const details = container.querySelector('details')!
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  expect(await after('blue')).toBe(1000)
  // By hand up to an earlier line.
  list.dispatchEvent(new Event('scroll'))
  list.dispatchEvent(new Event('wheel'))
  list.scrollTop = 100
  list.dispatchEvent(new Event('scroll'))
  expect(await after('blue')).toBe(100)
  expect(await after('red')).toBe(1000)
})

it('is unfolded while the opponent acts, and folds when the player is asked', () => {
  const { game, ticker } = shown('red')
  expect(ticker.getAttribute('aria-expanded')).toBe('false')
  game.value.state = state('movement', 'red', 'blue')
  flushSync()
  expect(ticker.getAttribute('aria-expanded')).toBe('true')
  game.value.state = state('movement', 'red')
  flushSync()
  expect(ticker.getAttribute('aria-expanded')).toBe('false')
})

it('stays folded where the player rolls for PIPs: what the opponent did is summed up there', () => {
  const { game, ticker } = shown('red')
  game.value.state = { ...state('movement', 'red'), asks: { kind: 'throw', side: 'red', purpose: 'pips red 1' } } as never
  flushSync()
  expect(ticker.getAttribute('aria-expanded')).toBe('false')
})

it('tells a screen reader what is new, and not the whole log with its folded reasons', async () => {
  const entries = [{ kind: 'order', side: 'red', text: 'Blades 1 moved 2 BW.' }]
  const game = new Box({ entries, state: state('movement', 'red'), plays })
  const { container } = render(within(() => setBattle(game.value as unknown as typeof battle), Log as never))
  const news = () => container.querySelector('[data-news]')!
  flushSync()
  expect([news().getAttribute('role'), news().textContent]).toEqual(['status', ''])
  game.value.entries = [
    ...entries,
    { kind: 'order', side: 'red', text: 'Blades 2 moved 1 BW.' },
    { kind: 'account', side: 'red', text: 'Why? safe attack', more: ['a long reason'] } as never,
  ]
  flushSync()
  expect(news().textContent).toBe('Blades 2 moved 1 BW. Why? safe attack')
  expect(container.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('off')
})

it('does not say who has won while the combat that has won the battle is still being read', () => {
  const entries = [
    { kind: 'heading', side: 'red', text: 'Red’s bound 5' },
    { kind: 'fight', side: null, text: 'Blades 1 beats Spears 2.' },
    { kind: 'heading', side: 'red', text: 'Red has won.' },
  ]
  const over = { entries, state: state('over', 'red'), plays } as unknown as typeof battle
  const texts = (suspense: boolean) => {
    const { container } = render(
      within(() => setBattle(over), Log as never),
      { suspense },
    )
    return [...container.querySelectorAll('.entries p, .ticker span')].map((one) => one.textContent)
  }
  expect(texts(true)).toEqual(['Blades 1 beats Spears 2.', 'Red’s bound 5', 'Blades 1 beats Spears 2.'])
  expect(texts(false)).toEqual(['Red has won.', 'Red’s bound 5', 'Blades 1 beats Spears 2.', 'Red has won.'])
})

it('folds when something else is asked in the same phase, or is selected', () => {
  const { game, ticker, chosen } = shown('red')
  const folds = (change: () => void) => {
    if (ticker.getAttribute('aria-expanded') === 'false') ticker.click()
    flushSync()
    expect(ticker.getAttribute('aria-expanded')).toBe('true')
    change()
    flushSync()
    return ticker.getAttribute('aria-expanded') === 'false'
  }
  expect(folds(() => (game.value.state = { ...state('movement', 'red'), asks: { kind: 'decide', side: 'red', what: 'go-on' } } as never))).toBe(true)
  expect(folds(() => (chosen.value = 'r1'))).toBe(true)
  expect(folds(() => game.value.entries.push({ kind: 'order', side: 'red', text: 'Blades 2 moved 1 BW.' }))).toBe(false)
})
