import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seat } from '../src/opponent'
import type { State } from '../src/wire'

const warmUp = vi.fn()
const unused = () => Promise.reject(new Error('is not asked for'))
const engine = { record: () => Promise.resolve('the record'), warmUp, stream: unused, decide: unused, defaultOrder: unused }

/** A table at which blue is asked, and these play red and blue. */
function seat(red: string, blue: string): Seat {
  const players = { red, blue }
  return {
    engine,
    state: { asks: { kind: 'decide', side: 'blue', what: 'move' } } as unknown as State,
    player: (side) => players[side],
    isComputer: (side) => players[side] !== 'you',
    give: () => Promise.reject(new Error('gave an order')),
    roll: () => Promise.reject(new Error('threw dice')),
  }
}

describe('while a person decides', () => {
  let play: (seat: Seat, current: () => boolean) => Promise<void>
  beforeEach(async () => {
    vi.resetModules()
    warmUp.mockReset()
    ;({ play } = await import('../src/opponent'))
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const asked = async (at: Seat, current = true) => {
    await play(at, () => current)
    await settled()
  }

  it('the general rehearses the battle once', async () => {
    warmUp.mockResolvedValue(true)
    await asked(seat('solo-dba', 'you'))
    await asked(seat('solo-dba', 'you'))
    expect(warmUp.mock.calls).toEqual([['the record', 'solo-dba']])
  })

  it('the general rehearses again if it was called away, or if it failed', async () => {
    warmUp.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true)
    for (let times = 0; times < 4; times += 1) await asked(seat('veteran', 'you'))
    expect(warmUp.mock.calls.length).toBe(3)
  })

  it('does not rehearse twice at a time', async () => {
    warmUp.mockReturnValue(new Promise(() => {}))
    await asked(seat('solo-dba', 'you'))
    await asked(seat('solo-dba', 'you'))
    expect(warmUp.mock.calls.length).toBe(1)
  })

  it('does not rehearse if two people play, or in a battle of another page', async () => {
    await asked(seat('you', 'you'))
    await asked(seat('solo-dba', 'you'), false)
    expect(warmUp).not.toHaveBeenCalled()
  })
})
