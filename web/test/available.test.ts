import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../src/wire'

const engine = { choices: vi.fn(), actions: vi.fn(), judge: vi.fn() }
vi.doMock('../src/table', () => ({ engine }))
afterAll(() => vi.doUnmock('../src/table'))

/** Red moves; an element of each side is kept back. */
const state = (what: string) =>
  ({
    active: 'red',
    asks: { kind: 'decide', side: 'red', what },
    holds: [],
    elements: [
      { index: 0, side: 'red', place: 'reserve' },
      { index: 1, side: 'red', place: 'table' },
      { index: 14, side: 'blue', place: 'reserve' },
    ],
  }) as unknown as State

/** The referee offers actions to these elements alone. */
const acting = (...indices: number[]) => engine.actions.mockImplementation((movers: number[]) => Promise.resolve(movers.some((one) => indices.includes(one)) ? ['an action'] : []))

describe('what the side to decide may do', () => {
  let available: (state: State) => Promise<unknown>
  beforeEach(async () => {
    vi.resetModules()
    vi.resetAllMocks()
    engine.choices.mockResolvedValue(['a choice'])
    engine.judge.mockResolvedValue({ legal: true })
    ;({ available } = await import('../src/available'))
  })

  it('includes landing only where an element of its own may land', async () => {
    const landing = { choices: [], actions: [], mayEnd: false }
    acting(0)
    expect(await available(state('move'))).toEqual({ ...landing, mayLand: true })
    acting(14, 1)
    expect(await available(state('move'))).toEqual({ ...landing, mayLand: false })
  })

  it('is in the deployment its actions and whether it may end', async () => {
    engine.actions.mockResolvedValue(['followers out'])
    expect(await available(state('deployment'))).toEqual({ choices: [], actions: ['followers out'], mayEnd: true, mayLand: false })
    engine.judge.mockResolvedValue({ legal: false })
    expect(await available(state('deployment'))).toMatchObject({ mayEnd: false })
  })

  it('is a list of choices where the referee offers all', async () => {
    expect(await available(state('combat'))).toEqual({ choices: ['a choice'], actions: [], mayEnd: false, mayLand: false })
  })
})
