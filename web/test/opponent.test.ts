import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Seat } from '../src/opponent'
import type { State } from '../src/wire'

const warmUp = vi.fn()
const unused = () => Promise.reject(new Error('is not asked for'))
const engine = { warmUp, decide: unused, defaultOrder: unused }

/** A table at which blue is asked, and these play red and blue. */
function seat(red: string, blue: string): Seat {
  const players = { red, blue }
  return {
    engine,
    state: { asks: { kind: 'decide', side: 'blue', what: 'move' } } as unknown as State,
    record: 'the record',
    busy: false,
    fought: null,
    read: Promise.resolve(),
    typed: false,
    stream: () => 5,
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

describe('the computer', () => {
  let module: typeof import('../src/opponent')
  let view: (typeof import('../src/settings.svelte'))['view']
  beforeEach(async () => {
    vi.resetModules()
    module = await import('../src/opponent')
    ;({ view } = await import('../src/settings.svelte'))
    view.pace = 'at-once'
  })

  /** A table at which the computer is asked for these one after the other, then the battle is over; with what it does. */
  function played(asked: object[], decided: object | undefined = { order: 'end', notes: ['a note'] }, legal = true) {
    const log: string[] = []
    const over = { kind: 'over', how: 'drawn', winner: null }
    const next = () => void asked.shift()
    const at = {
      record: 'the record',
      fought: null,
      read: Promise.resolve(),
      stream: () => 5,
      engine: { ...engine, decide: () => Promise.resolve(decided), defaultOrder: () => Promise.resolve('default') },
      get state() {
        return { phase: 'movement', asks: asked[0] ?? over }
      },
      player: () => 'greedy',
      isComputer: () => true,
      give: (order: string, notes: string[] = []) => {
        log.push([order, ...notes].join(' + '))
        if (legal || order === 'default') next()
        return Promise.resolve(legal || order === 'default')
      },
      roll: (dice: number[]) => {
        log.push(`roll ${dice.length}`)
        next()
        return Promise.resolve()
      },
    }
    return { seat: at as unknown as Seat, log }
  }
  const decide = () => ({ kind: 'decide', side: 'blue', what: 'move' })
  const dice = () => ({ kind: 'throw', side: 'blue', purpose: 'pips blue 1', dice: 1 })

  it('throws and decides until the battle is over', async () => {
    const { seat, log } = played([dice(), decide(), decide()])
    await module.play(seat, () => true)
    expect(log).toEqual(['roll 0', 'end + a note', 'end + a note'])
  })

  it('pauses before its bound until what came of the player’s last combat has been read, and goes on at once after a bound without one', async () => {
    const { opponentSpeed } = await import('../src/opponentSpeed.svelte')
    const pause = vi.spyOn(opponentSpeed, 'handOver').mockResolvedValue()
    let read: () => void = () => undefined
    const { seat, log } = played([dice()])
    const playing = module.play(Object.assign(seat, { fought: {}, read: new Promise<void>((resolve) => (read = resolve)) }), () => true)
    await new Promise((resolve) => setTimeout(resolve))
    expect([pause.mock.calls.length, log]).toEqual([0, []])
    read()
    await playing
    expect([pause.mock.calls.length, log]).toEqual([1, ['roll 0']])
    // No combat was fought, or it is asked for something else than the PIPs of its bound.
    await module.play(played([dice()]).seat, () => true)
    await module.play(Object.assign(played([decide()]).seat, { fought: {} }), () => true)
    expect(pause).toHaveBeenCalledTimes(1)
    pause.mockRestore()
  })

  it('waits for dice that players type in, its own too', async () => {
    const { seat, log } = played([decide(), dice(), decide()])
    await module.play(Object.assign(seat, { typed: true }), () => true)
    expect(log).toEqual(['end + a note'])
  })

  it('takes the order of the referee where its general has none that is legal', async () => {
    const lost = played([decide()], undefined)
    await module.play({ ...lost.seat, engine: { ...lost.seat.engine, decide: () => Promise.resolve(undefined) } }, () => lost.log.length === 0)
    expect(lost.log).toEqual(['default'])
    const refused = played([decide()], { order: 'wrong', notes: [] }, false)
    await module.play(refused.seat, () => true)
    expect(refused.log).toEqual(['wrong', 'default'])
  })

  it('gives no order in a battle that was left while it thought', async () => {
    const { seat, log } = played([decide()])
    let current = true
    const thinking = {
      ...seat.engine,
      decide: () =>
        Promise.resolve()
          .then(() => (current = false))
          .then(() => ({ order: 'end', notes: [] })),
    }
    expect(await module.think({ ...seat, engine: thinking }, 'blue', () => current)).toBe(false)
    expect(log).toEqual([])
  })
})
