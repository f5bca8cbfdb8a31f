// What is outlined on the board while no text is pointed at: the shot that is next, but not over the picture of the one before.

import { render } from '@testing-library/svelte'
import { afterAll, expect, it, vi } from 'vitest'
import type { getBattle, getView } from '../../src/context'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
vi.doMock('../../src/fights.svelte', () => ({ fights: { orders: ['shoot r1 r2 at b1'] } }))
const { setBattle, setView } = await import('../../src/context')
const { default: Spotlight } = await import('../../src/board/Spotlight.svelte')

afterAll(() => {
  for (const path of ['table', 'fights.svelte']) vi.doUnmock(`../../src/${path}`)
  vi.resetModules()
})

const element = (id: string, x: number, y: number, facing: number) => ({
  id,
  side: id.startsWith('r') ? 'red' : 'blue',
  place: 'table',
  at: [x, y, facing],
  width: 1,
  depth: 0.5,
})
const game = {
  board: [15, 15],
  asks: { kind: 'decide', what: 'shooting', element: null },
  elements: [element('r1', 5, 5, 0), element('r2', 6, 5, 0), element('b1', 5, 7, 180)],
  holds: [],
}

/** The parties that are outlined, and how many lines of fire there are. */
function shown(plays: boolean): { parties: (string | null)[]; lines: number } {
  const share = () => {
    setBattle({ mine: 'red', choices: [] } as unknown as ReturnType<typeof getBattle>)
    setView({ ids: false } as unknown as ReturnType<typeof getView>)
  }
  const { container } = render(within(share, Spotlight as unknown as Parameters<typeof within>[1]), {
    game,
    size: 0.3,
    box: { x: 0, y: 0, w: 15, h: 15 },
    names: [],
    detail: 'full',
    plays,
  })
  return {
    parties: [...container.querySelectorAll('[data-spotlight]')].map((one) => one.getAttribute('data-spotlight')),
    lines: container.querySelectorAll('line.fire').length,
  }
}

it('shows the next shot, once the one before has been read', () => {
  expect(shown(true)).toEqual({ parties: [], lines: 0 })
  expect(shown(false)).toEqual({ parties: ['r1', 'r2', 'b1'], lines: 2 })
})
