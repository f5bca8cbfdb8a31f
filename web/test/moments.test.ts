// Moments above the board: what the battle waits for, what a press cuts short, and what each speed shows.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf } from '../src/moments/account'
import { moments, type News } from '../src/moments/moments.svelte'
import { timing, UNTIL_OUTCOME } from '../src/moments/timings'
import { opponentSpeed } from '../src/opponentSpeed.svelte'
import { view } from '../src/settings.svelte'
import type { Event, State } from '../src/wire'

const before = { elements: [], holds: [], active: 'red' } as unknown as State
const fight = (dice: [number, number] = [5, 2]): News => {
  const events: Event[] = [{ kind: 'fought', parties: ['r4', 'b1'], factors: [3, 5], dice, margin: 'ahead' }]
  return { events, account: accountOf(events), dice: [5, 2], typed: false, purpose: 'combat r4 b1 bound 1', side: null, before }
}
const pips: News = { events: [], account: null, dice: [4], typed: false, purpose: 'pips red 2', side: null, before }
const march: News = { events: [], account: null, dice: [], typed: false, purpose: '', side: 'red', before }

/** Plays, and says whether the outcome has been shown since. */
function shown(news: News) {
  const state = { outcome: false }
  void moments.play(news).then(() => (state.outcome = true))
  return state
}
const after = (time: number) => vi.advanceTimersByTimeAsync(time)

/** Ends what is shown of the board. */
let close = () => {}

/** Each test plays on a stage of its own, by a clock that it moves. */
function onStage(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    view.pace = 'calm'
    view.dice = 'program'
    opponentSpeed.rested()
    moments.clear()
    close = moments.open()
  })
  afterEach(async () => {
    close()
    await after(5000)
    vi.useRealTimers()
    view.pace = 'at-once'
    view.dice = 'program'
  })
}

describe('a moment', () => {
  onStage()

  it('of a combat takes 1.1 s until the outcome, which can be read for a while', async () => {
    const played = shown(fight())
    await after(1099)
    expect([played.outcome, moments.combat?.still]).toEqual([false, false])
    await after(1)
    expect([played.outcome, moments.combat?.still]).toEqual([true, true])
    await after(2199)
    expect(moments.running).toBe(true)
    await after(1)
    expect(moments.running).toBe(false)
  })

  it('is cut short by a press: to the outcome, then back to the table', async () => {
    const played = shown(fight())
    await after(10)
    moments.skip()
    await after(0)
    expect([played.outcome, moments.combat?.still]).toEqual([true, true])
    moments.skip()
    await after(0)
    expect(moments.running).toBe(false)
  })

  it('is read before the next thing happens', async () => {
    shown(fight())
    await after(1100)
    const next = shown(march)
    await after(2100)
    expect(next.outcome).toBe(false)
    await after(100)
    expect(next.outcome).toBe(true)
  })

  it('does not roll dice again that have been shown while a choice was open', async () => {
    const open = { ...fight(), account: { ...fight().account, decided: false } } as News
    shown(open)
    await after(1100)
    // What is chosen from is on the board, and nothing lies above it.
    expect(moments.running).toBe(false)
    const decided = shown(fight())
    await after(0)
    expect([decided.outcome, moments.combat?.still]).toEqual([true, true])
    await after(2200)
    // Another combat with the same parties and other dice is rolled for.
    const other = shown(fight([6, 1]))
    await after(1000)
    expect(other.outcome).toBe(false)
  })

  it('of a PIP roll takes 0.6 s, and then the die becomes counters', async () => {
    const played = shown(pips)
    await after(599)
    expect([played.outcome, moments.pips?.counted]).toEqual([false, false])
    await after(1)
    expect([played.outcome, moments.pips?.counted]).toEqual([true, true])
    await after(320)
    expect(moments.running).toBe(false)
  })

  it('of the roll for who attacks has its die, and lies there with its sum', async () => {
    const played = shown({ ...pips, events: [{ kind: 'aggression', side: 'blue', total: 7 }], purpose: 'aggression blue 1' })
    await after(599)
    expect([played.outcome, moments.pips?.die, moments.pips?.side]).toEqual([false, 4, 'blue'])
    await after(1)
    expect([played.outcome, moments.pips?.total, moments.pips?.attacks]).toEqual([true, 7, null])
    await after(1099)
    expect(moments.running).toBe(true)
    await after(1)
    expect(moments.running).toBe(false)
  })

  it('of the second roll for who attacks says who does', async () => {
    shown({
      ...pips,
      events: [
        { kind: 'aggression', side: 'red', total: 5 },
        { kind: 'attacks', side: 'blue' },
      ],
      purpose: 'aggression red 1',
    })
    await after(600)
    expect([moments.pips?.side, moments.pips?.attacks]).toEqual(['red', 'blue'])
    moments.skip()
    await after(0)
  })

  it('has no rolling dice where players roll their own', async () => {
    const played = shown({ ...fight(), typed: true })
    await after(0)
    expect([played.outcome, moments.combat?.still]).toEqual([true, true])
    moments.skip()
    await after(0)
    shown({ ...pips, typed: true })
    await after(0)
    expect(moments.running).toBe(false)
  })

  it('step by step stays until it is dismissed, and is not played where all is instant, skipped or out of sight', async () => {
    view.pace = 'step'
    shown(fight())
    await after(600_000)
    expect(moments.combat?.still).toBe(true)
    moments.skip()
    await after(0)
    expect(moments.running).toBe(false)

    const silent = async () => {
      const played = shown(fight())
      await after(0)
      return [played.outcome, moments.running]
    }
    view.pace = 'at-once'
    expect(await silent()).toEqual([true, false])
    view.pace = 'calm'
    opponentSpeed.skip()
    expect(await silent()).toEqual([true, false])
    opponentSpeed.rested()
    close()
    close = () => {}
    expect(await silent()).toEqual([true, false])
  })

  it('ends when the battle is left', async () => {
    const played = shown(fight())
    await after(300)
    moments.clear()
    await after(0)
    expect([played.outcome, moments.running]).toEqual([true, false])
  })
})

describe('the end of a battle', () => {
  onStage()
  const won = (): News => ({ ...fight(), events: [...fight().events, { kind: 'ended', how: 'won', side: 'red' }] })
  const says = () => [moments.ending, moments.ended]

  it('is shown when the combat that has won it has been read, and nothing says it before', async () => {
    const played = shown(won())
    await after(1100)
    expect([played.outcome, ...says()]).toEqual([true, true, false])
    await after(2199)
    expect(says()).toEqual([true, false])
    await after(1)
    expect(says()).toEqual([false, true])
  })

  it('comes at once by a press, where no combat is played, and not to a table that is left', async () => {
    shown(won())
    await after(1100)
    moments.skip()
    await after(0)
    expect(says()).toEqual([false, true])
    moments.stop()
    shown({ ...won(), account: null })
    await after(0)
    expect(says()).toEqual([false, true])
    moments.stop()
    shown(won())
    await after(1100)
    moments.clear()
    await after(3000)
    expect(says()).toEqual([false, false])
  })
})

describe('the timing', () => {
  afterEach(() => (view.pace = 'at-once'))
  it.each([
    ['calm', false, 1, 1100, 2200],
    ['quick', false, 1 / 2.2, 500, 2200 / 2.2],
    ['step', false, 1, 1100, Infinity],
    // Without motion everything is a cut, and the word stays.
    ['calm', true, 0, 0, 2000],
    ['step', true, 0, 0, Infinity],
  ] as const)('%s, motion reduced: %s', (pace, reduced, beat, until, reading) => {
    view.pace = pace
    const found = timing(UNTIL_OUTCOME, view.pace, reduced)
    expect(found?.beat).toBeCloseTo(beat)
    expect(found?.until).toBeCloseTo(until)
    expect(found?.reading).toBe(reading)
  })
})
