// The review of a battle: which moment is shown.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../src/wire'
import { tab } from './support/browser'

const engine = { trace: vi.fn() }
const battle = { engine, state: {} as object | null, record: 'acies 1\n', foreign: null as object | null, leave: vi.fn() }
const moment = (kind = 'decide') => ({ asks: { kind }, phase: 'movement', active: 'red', bounds: [1, 0], losses: [0, 0], elements: [] })
const line = (...events: Event[]) => ({ text: 'order end', side: 'red', events, notes: [] })

let review: typeof import('../src/past/past.svelte')
beforeEach(async () => {
  vi.resetAllMocks()
  battle.foreign = null
  vi.doMock('../src/battle.svelte', () => ({ battle }))
  engine.trace.mockResolvedValue({
    from: 0,
    states: [moment(), moment(), moment(), moment()],
    lines: [line(), line({ kind: 'bound', side: 'red', number: 1 }), line()],
  })
  review = await tab(() => import('../src/past/past.svelte'))
})
afterAll(() => {
  vi.doUnmock('../src/battle.svelte')
  vi.resetModules()
})

describe('looking back', () => {
  it('begins at the last moment, or with the first bound, and goes no farther than there are moments', async () => {
    const { past } = review
    await past.look()
    expect([past.open, past.at, past.last]).toEqual([true, 3, 3])
    past.go(7)
    expect([past.at, past.state]).toEqual([3, past.states[3]])
    past.go(-2)
    expect([past.at, past.step]).toEqual([0, null])
    await past.look('beginning')
    expect(past.at).toBe(2)
    past.bound(false)
    expect(past.at).toBe(0)
  })

  it('has the end that players have made, to which no order or throw leads', async () => {
    const { past } = review
    const asks = { kind: 'over', how: 'conceded', winner: 'red' }
    battle.state = { asks }
    await past.look()
    expect([past.states.at(-1)?.asks, past.states.at(-2)?.asks.kind]).toEqual([asks, 'decide'])
    expect((await past.trace()).states.at(-1)?.asks).toEqual(asks)
    battle.state = {}
  })

  it('goes on with the battle only from the last moment', async () => {
    const { past } = review
    await past.look()
    const more = { from: 4, states: [moment(), moment('over')], lines: [line(), line({ kind: 'bound', side: 'red', number: 1 }), line(), line(), line()] }
    engine.trace.mockResolvedValue(more)
    await past.refresh()
    expect(engine.trace).toHaveBeenLastCalledWith('acies 1\n', 4)
    expect([past.states.length, past.at]).toEqual([6, 5])
    past.go(1)
    engine.trace.mockResolvedValue({ ...more, from: 6, states: [moment()] })
    await past.refresh()
    expect([past.states.length, past.at]).toEqual([7, 1])
    // What is taken back is no longer there to be looked at.
    past.go(6)
    engine.trace.mockResolvedValue({ from: 0, states: [moment(), moment()], lines: [line()] })
    await past.refresh()
    expect([past.states.length, past.at]).toEqual([2, 1])
  })

  it('leaves a battle of another version, to which there is no way back', async () => {
    const { past } = review
    await past.look()
    past.close()
    expect([past.open, battle.leave.mock.calls.length]).toEqual([false, 0])
    battle.foreign = { record: 'acies 1\n', shown: { since: null, states: [moment(), moment()], lines: [line()] } }
    await past.look()
    expect(past.at).toBe(1)
    past.close()
    expect(battle.leave).toHaveBeenCalledTimes(1)
  })

  it('is played moment by moment to its end, stays where it is stopped, and begins again from the end', async () => {
    const { past } = review
    await past.look()
    vi.useFakeTimers()
    const after = (seconds: number) => {
      vi.advanceTimersByTime(1_000 * seconds)
      return [past.at, past.playing]
    }
    past.go(1)
    past.play()
    expect([after(0.9), after(0.2), after(1)]).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ])
    past.play()
    expect([after(0), after(1)]).toEqual([
      [0, true],
      [1, true],
    ])
    // A step by hand stops it.
    past.go(2)
    expect(after(5)).toEqual([2, false])
    past.play()
    past.play()
    expect(after(5)).toEqual([2, false])
    past.play()
    past.close()
    expect(after(5)).toEqual([2, false])
    vi.useRealTimers()
  })

  it('has keys that do the same', async () => {
    const { past, KEYS } = review
    await past.look()
    const at = (key: string) => {
      KEYS[key]?.()
      return past.at
    }
    expect([',', 'Home', '>', '.', '<', 'End'].map(at)).toEqual([2, 0, 2, 3, 2, 3])
    KEYS['t']?.()
    expect(past.turned).toBe(true)
  })
})
