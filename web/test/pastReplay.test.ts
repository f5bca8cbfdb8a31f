// Looking back: a combat is played once more when one goes on to it, and not where one jumps.

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PastLine } from '../src/moments/account'
import type { Duel, Event, Line, State } from '../src/wire'

vi.doMock('../src/table', () => ({ engine: {} }))
const { battle } = await import('../src/battle.svelte')
const { CombatReplay } = await import('../src/past/combatReplay.svelte')
const { past } = await import('../src/past/past.svelte')
const { view } = await import('../src/settings.svelte')

afterAll(() => {
  vi.doUnmock('../src/table')
  vi.resetModules()
})

const line = (...events: Event[]): Line => ({ text: 'throw combat r4 b1 bound 1', side: null, events, notes: [] })
const fought: Event = { kind: 'fought', parties: ['r4', 'b1'], factors: [3, 5], dice: [5, 2], margin: 'ahead' }
const LINES = [line({ kind: 'pips', pips: 3 }), line(fought), line({ kind: 'pips', pips: 5 })]
const STATES = LINES.concat(LINES[0]!).map((_, at) => ({ at, elements: [], holds: [], asks: { kind: 'decide' }, losses: [0, 0] }) as unknown as State)

const replay = new CombatReplay(view)
const after = (time: number) => vi.advanceTimersByTimeAsync(time)
/** The moment that is spoken of, and that which the board shows. */
const shown = () => [past.at, ((replay.before ?? past.state) as unknown as { at: number }).at]

describe('looking back', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    view.pace = 'calm'
    battle.foreign = { record: '', shown: { states: STATES, lines: LINES } } as unknown as typeof battle.foreign
    past.player = replay
    await past.refresh()
  })
  afterEach(() => {
    past.go(0)
    past.player = null
    battle.foreign = null
    view.pace = 'at-once'
    vi.useRealTimers()
  })

  it('shows the dice of a combat on the table before it, then what came of it', async () => {
    past.go(1)
    past.on()
    expect(shown()).toEqual([2, 1])
    expect(replay.combat?.account.parties.map(({ die }) => die)).toEqual([5, 2])
    await after(1100)
    expect([shown(), replay.combat?.still]).toEqual([[2, 2], true])
    await after(1500)
    expect(replay.combat).toBeNull()
  })

  it('has no dice where one jumps to a moment, goes on meanwhile, or wishes for none', async () => {
    past.go(2)
    expect([shown(), replay.combat]).toEqual([[2, 2], null])
    past.go(1)
    past.on()
    past.on()
    expect([shown(), replay.combat]).toEqual([[3, 3], null])
    await after(5000)
    expect(shown()).toEqual([3, 3])
    view.pace = 'at-once'
    past.go(1)
    past.on()
    expect([shown(), replay.combat]).toEqual([[2, 2], null])
  })

  it('waits for a combat while it plays on by itself', async () => {
    past.go(0)
    past.play()
    await after(1000)
    expect(shown()).toEqual([1, 1])
    await after(1000)
    expect(shown()).toEqual([2, 1])
    await after(1100 + 1500 + 999)
    expect(shown()).toEqual([2, 2])
    await after(1)
    expect([shown(), past.playing]).toEqual([[3, 3], false])
  })

  it('names the side whose combat it was, though that has ended its bound, and has the factors of the first showing', async () => {
    const duel = { parties: [{ party: 'r4' }, { party: 'b1' }], others: [] } as unknown as Duel
    const of = (active: string, losses: number[]) => ({
      active,
      phase: active === 'red' ? 'combat' : 'movement',
      bounds: [3, 2],
      elements: [],
      holds: [],
      asks: { kind: 'decide' },
      losses,
    })
    const ends: PastLine = { ...line(fought, { kind: 'bound', side: 'blue', number: 3 }), duel }
    battle.foreign = { record: '', shown: { states: [of('red', [0, 0]), of('blue', [0, 1])], lines: [ends] } } as unknown as typeof battle.foreign
    await past.refresh()
    const described = () => [past.described?.active, past.described?.phase, past.described?.losses]
    past.go(0)
    past.on()
    expect(described()).toEqual(['red', 'combat', [0, 0]])
    expect(replay.combat?.account.duel).toEqual(duel)
    await after(1100 + 1500)
    expect(past.state?.active).toBe('blue')
    expect(described()).toEqual(['red', 'combat', [0, 1]])
  })
})
