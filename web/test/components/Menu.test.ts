// The menu of a battle: who rolls the dice is a choice only where the page rolls them.

import { render } from '@testing-library/svelte'
import { afterAll, expect, it, vi } from 'vitest'
import type { getBattle, getPast } from '../../src/context'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle, setPast, setView } = await import('../../src/context')
const { view } = await import('../../src/settings.svelte')
const { default: Menu } = await import('../../src/panels/Menu.svelte')

afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

function offered(rollsHere: boolean): (string | undefined)[] {
  const share = () => {
    setBattle({ rollsHere, mine: null } as unknown as ReturnType<typeof getBattle>)
    setPast({ open: false } as unknown as ReturnType<typeof getPast>)
    setView(view)
  }
  const { container } = render(within(share, Menu), { onsave: () => {} })
  return [...container.querySelectorAll<HTMLElement>('[data-act]')].map(({ dataset }) => dataset.act)
}

it('lets a player choose real dice, or that PIPs are rolled at once, where the page rolls', () => {
  const here = offered(true)
  expect(here).toEqual(expect.arrayContaining(['dice', 'auto-roll', 'pace', 'leave']))
  // The house of a battle over a server rolls all dice.
  expect(offered(false)).toEqual(here.filter((act) => act !== 'dice' && act !== 'auto-roll'))
})
