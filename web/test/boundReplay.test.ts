// The last bound once more: which lines it has, and how it is played, skipped and ended.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boundReplay, lastBound } from '../src/moments/boundReplay.svelte'
import { moments } from '../src/moments/moments.svelte'
import { view } from '../src/settings.svelte'
import type { Event, Line, SideWord, State } from '../src/wire'

const line = (side: SideWord | null, ...events: Event[]): Line => ({ text: '', side, events, notes: [] })
const bound = (side: SideWord): Event => ({ kind: 'bound', side, number: 1 })
const move: Event = { kind: 'moved', id: 'b1', to: [5, 7, 0], distance: 2 }
/** Red's bound, blue's with a roll, two moves and its end, and red's next, in which it has rolled. */
const LINES = [
  line(null, bound('red')),
  line('red', bound('blue')),
  line(null, { kind: 'pips', pips: 3 }),
  line('blue', move),
  line('blue', move),
  line('blue', bound('red')),
  line(null, { kind: 'pips', pips: 5 }),
]

describe('the last bound', () => {
  it('is that of the side that is not asked, with its end', () => {
    expect(lastBound(LINES, 'red')).toEqual([2, 6])
    expect(lastBound(LINES, 'blue')).toEqual([6, 7])
    // When all is over it is the last of all.
    expect(lastBound(LINES, null)).toEqual([6, 7])
    expect(lastBound(LINES.slice(0, 1), 'red')).toBeNull()
    expect(lastBound([], null)).toBeNull()
  })
})

describe('a replay of it', () => {
  const states = Array.from({ length: LINES.length + 1 }, (_, at) => ({ at, elements: [], holds: [], active: 'blue' }) as unknown as State)
  const at = () => (boundReplay.state as unknown as { at: number } | null)?.at ?? null
  const after = (time: number) => vi.advanceTimersByTimeAsync(time)
  beforeEach(() => {
    vi.useFakeTimers()
    view.pace = 'calm'
    void boundReplay.play(Promise.resolve({ states, lines: LINES }), 'red', view)
  })
  afterEach(async () => {
    boundReplay.stop()
    await after(0)
    vi.useRealTimers()
    view.pace = 'at-once'
  })

  it('shows the table before it, then after each move, and comes back to the table as it is', async () => {
    await after(0)
    expect(at()).toBe(2)
    // Half a step to see where all stand, half a step before each move, and a step after it.
    await after(350 + 349)
    expect(at()).toBe(3)
    await after(1)
    expect(at()).toBe(4)
    await after(1050)
    expect(at()).toBe(5)
    await after(700)
    expect(at()).toBeNull()
  })
  it('speaks of the bound that is played until it is over, also of the combat that has ended it', async () => {
    boundReplay.stop()
    const ends = [...LINES.slice(0, 4), line('blue', move, bound('red')), line(null, { kind: 'pips', pips: 5 })]
    const stands = (at: number) => ({ ...states[at], active: at < 5 ? 'blue' : 'red', bounds: at < 5 ? [1, 1] : [2, 1] }) as State
    void boundReplay.play(Promise.resolve({ states: [0, 1, 2, 3, 4, 5, 6].map(stands), lines: ends }), 'red', view)
    const said: string[] = []
    for (let i = 0; i < 8; i += 1) {
      await after(350)
      if (boundReplay.state) said.push(`${boundReplay.state.active} ${boundReplay.state.bounds.join()}`)
    }
    expect(at()).toBeNull()
    expect([...new Set(said)]).toEqual(['blue 1,1'])
  })
  it('goes on at once when it is skipped, and ends when it is stopped', async () => {
    await after(0)
    boundReplay.next()
    await after(0)
    expect(at()).toBe(3)
    boundReplay.stop()
    await after(5000)
    expect(at()).toBeNull()
  })
  it('leaves the traces as they were', async () => {
    const { traces } = moments
    await after(1050)
    expect(moments.traces).not.toBe(traces)
    boundReplay.stop()
    await after(0)
    expect(moments.traces).toBe(traces)
  })
})
