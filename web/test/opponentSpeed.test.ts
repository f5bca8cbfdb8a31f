import { beforeEach, describe, expect, it } from 'vitest'
import { pace } from '../src/opponentSpeed.svelte'
import { view } from '../src/settings.svelte'

/** Lets everything happen that only waits for its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the pace of the other side', () => {
  beforeEach(() => {
    view.pace = 'at-once'
    pace.release()
    pace.rested()
  })

  it('stands still while somebody looks back, and goes on after it', async () => {
    const played: string[] = []
    const play = async () => {
      await pace.unheld()
      played.push('one')
      await pace.unheld()
      played.push('two')
    }
    pace.hold()
    const done = play()
    await settled()
    expect(played).toEqual([])
    pace.release()
    await done
    expect(played).toEqual(['one', 'two'])
  })

  it('stands still again where somebody looks back once more before it has gone on', async () => {
    let played = false
    pace.hold()
    const done = pace.unheld().then(() => (played = true))
    pace.release()
    pace.hold()
    await settled()
    expect(played).toBe(false)
    pace.release()
    await done
    expect(played).toBe(true)
  })

  it('step by step waits for the next one, and all the rest may be skipped', async () => {
    view.pace = 'step'
    const first = pace.rest(false)
    expect(pace.waiting).toBe(true)
    pace.next()
    await first
    expect(pace.waiting).toBe(false)
    const second = pace.rest(false)
    pace.skip()
    await second
    // Nobody waits any more until it is one's own turn.
    await pace.rest(false)
    expect(pace.waiting).toBe(false)
  })
})
