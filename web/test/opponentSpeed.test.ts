import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { opponentSpeed } from '../src/opponentSpeed.svelte'
import { view } from '../src/settings.svelte'

/** Lets everything happen that only waits for its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the pace of the other side', () => {
  beforeEach(() => {
    view.pace = 'at-once'
    opponentSpeed.release()
    opponentSpeed.rested()
  })

  it('pauses while the player looks back, and then continues', async () => {
    const played: string[] = []
    const play = async () => {
      await opponentSpeed.unheld()
      played.push('one')
      await opponentSpeed.unheld()
      played.push('two')
    }
    opponentSpeed.hold()
    const done = play()
    await settled()
    expect(played).toEqual([])
    opponentSpeed.release()
    await done
    expect(played).toEqual(['one', 'two'])
  })

  it('pauses again if the player looks back once more before it continues', async () => {
    let played = false
    opponentSpeed.hold()
    const done = opponentSpeed.unheld().then(() => (played = true))
    opponentSpeed.release()
    opponentSpeed.hold()
    await settled()
    expect(played).toBe(false)
    opponentSpeed.release()
    await done
    expect(played).toBe(true)
  })

  it('step by step waits for the next one, and all the rest may be skipped', async () => {
    view.pace = 'step'
    const first = opponentSpeed.rest(false)
    expect(opponentSpeed.waiting).toBe(true)
    opponentSpeed.next()
    await first
    expect(opponentSpeed.waiting).toBe(false)
    const second = opponentSpeed.rest(false)
    opponentSpeed.skip()
    await second
    // There are no further pauses until the player's own turn.
    await opponentSpeed.rest(false)
    expect(opponentSpeed.waiting).toBe(false)
  })
})

describe('the pause after a step', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    opponentSpeed.rested()
  })
  afterEach(() => {
    vi.useRealTimers()
    view.pace = 'at-once'
  })

  it.each([
    ['calm', false, 850],
    ['quick', false, 300],
    ['at-once', false, 0],
    ['calm', true, 60],
    ['quick', true, 60],
    // Step by step it does not wait for the player during the set-up.
    ['step', true, 60],
    ['at-once', true, 0],
  ] as const)('%s, in the set-up: %s, is %d ms', async (pace, setup, wait) => {
    view.pace = pace
    let rested = false
    void opponentSpeed.rest(setup).then(() => (rested = true))
    if (wait > 0) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(rested).toBe(false)
    }
    await vi.advanceTimersByTimeAsync(1)
    expect(rested).toBe(true)
  })
})

describe('the pause before the bound of the other side', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    opponentSpeed.rested()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    view.pace = 'at-once'
  })

  /** Whether it has passed after so many milliseconds. */
  async function passed(after: number): Promise<boolean> {
    let done = false
    void opponentSpeed.handOver().then(() => (done = true))
    await vi.advanceTimersByTimeAsync(after)
    return done
  }

  it.each([
    ['calm', 1500],
    ['step', 1500],
    ['quick', 700],
  ] as const)('%s, is %d ms, unless something is pressed', async (pace, wait) => {
    view.pace = pace
    expect([await passed(wait - 1), opponentSpeed.pausing]).toEqual([false, true])
    await vi.advanceTimersByTimeAsync(1)
    expect(opponentSpeed.pausing).toBe(false)
    expect(await passed(10)).toBe(false)
    opponentSpeed.next()
    await vi.advanceTimersByTimeAsync(0)
    expect(opponentSpeed.pausing).toBe(false)
  })

  it('is none where all is instant or skipped, or motion is reduced', async () => {
    view.pace = 'at-once'
    expect(await passed(0)).toBe(true)
    view.pace = 'calm'
    opponentSpeed.skip()
    expect(await passed(0)).toBe(true)
    opponentSpeed.rested()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(await passed(0)).toBe(true)
  })
})
