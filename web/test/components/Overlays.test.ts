// The tools beside the board: each is offered once it has something to show.

import { render } from '@testing-library/svelte'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { getBattle, getHand, getView } from '../../src/context'
import type { Element, Feature, State } from '../../src/wire'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle, setHand, setView } = await import('../../src/context')
const { default: Overlays } = await import('../../src/panels/Overlays.svelte')

afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const wood = { kind: 'wood' } as Feature
const blades = (place: string) => ({ id: 'r1', side: 'red', place }) as Element

/** The names of the tools that are offered while the table is like this. */
function offered(state: Pick<State, 'phase'> & Partial<State>, orders = true): string[] {
  const battle = { state: { edition: '2.2', elements: [], features: [], ...state }, choices: [], actions: [] }
  const share = () => {
    setBattle(battle as unknown as ReturnType<typeof getBattle>)
    setHand({} as unknown as ReturnType<typeof getHand>)
    setView({} as unknown as ReturnType<typeof getView>)
  }
  const { container, unmount } = render(within(share, Overlays), { orders })
  const names = [...container.querySelectorAll('[data-overlay], [data-act]')].map(
    (one) => one.getAttribute('data-overlay') ?? one.getAttribute('data-act') ?? '',
  )
  unmount()
  return names.filter((name) => name !== 'command')
}

describe('the tools beside the board', () => {
  it('are none that show something while the table is empty', () => {
    expect(offered({ phase: 'setup', elements: [blades('reserve')] })).toContain('more-tools')
    for (const tool of ['reach', 'zones', 'arcs', 'grid', 'ruler', 'ids', 'lens']) expect(offered({ phase: 'setup' })).not.toContain(tool)
  })

  it('measure once terrain lies there', () => {
    const tools = offered({ phase: 'setup', features: [wood], elements: [blades('reserve')] })
    expect(tools).toEqual(expect.arrayContaining(['grid', 'ruler']))
    for (const tool of ['reach', 'zones', 'arcs', 'ids']) expect(tools).not.toContain(tool)
  })

  it('show zones and shooting once elements stand, and moves from the first bound on', () => {
    const deployed = offered({ phase: 'setup', elements: [blades('table')] })
    expect(deployed).toEqual(expect.arrayContaining(['zones', 'arcs', 'grid', 'ruler', 'ids']))
    expect(deployed).not.toContain('reach')
    expect(offered({ phase: 'movement', elements: [blades('table')] })).toContain('reach')
  })

  it('have nothing behind "More" for one that only watches an empty table', () => {
    expect(offered({ phase: 'setup' }, false)).toEqual([])
  })
})
