import { describe, expect, it } from 'vitest'
import { LONGEST, warmUp, type WarmUpBattle, type WarmUpGeneral } from '../src/workers/warmUp'

/** A battle that asks for these one after another, refuses orders with `illegal` in them, and logs its calls. */
function staged(asked: string[], decided: (string | undefined)[] = []) {
  const log: string[] = []
  const battle: WarmUpBattle = {
    asks: () => JSON.stringify({ kind: asked[0] ?? 'over' }),
    record: () => log.join(', '),
    default_order: () => 'done',
    note: (text) => void log.push(`note ${text}`),
    obey: (order) => {
      log.push(order)
      const legal = !order.includes('illegal')
      if (legal) asked.shift()
      return JSON.stringify({ legal })
    },
    throw: (dice) => {
      log.push(`throws ${dice.length}`)
      asked.shift()
    },
  }
  const ai: WarmUpGeneral = {
    decide: (record, general) => {
      const order = decided.length > 0 ? decided.shift() : `${general} moves`
      return order === undefined ? undefined : JSON.stringify({ order, notes: [`after ${record.length}`] })
    },
  }
  return { battle, ai, log }
}

const still = () => 0
const never = () => false
const atOnce = () => Promise.resolve()

describe('a warm-up', () => {
  it('lets one general fight both sides to the end of the battle, with its notes, on the record so far', async () => {
    const { battle, ai, log } = staged(['throw', 'decide', 'throw', 'throw', 'decide'])
    expect(await warmUp(battle, ai, 'solo-dba', never, still, atOnce)).toBe(true)
    // The record is `throws 0`, 8 letters, before the first decision, and 8 + 2 + 12 + 2 + 14 + 2 + 8 + 2 + 8 before the second.
    const moves = 'solo-dba moves'
    expect(log).toEqual(['throws 0', 'note after 8', moves, 'throws 0', 'throws 0', 'note after 58', moves])
  })

  it('takes the default order where the general has none or its order is refused', async () => {
    const { battle, ai, log } = staged(['decide', 'decide'], [undefined, 'an illegal move'])
    expect(await warmUp(battle, ai, 'solo-dba', never, still, atOnce)).toBe(true)
    expect(log).toEqual(['done', 'note after 4', 'an illegal move', 'done'])
  })

  it('stops before the next decision when a real call comes', async () => {
    const { battle, ai, log } = staged(['decide', 'decide', 'decide'])
    let called = false
    const orders = () => log.filter((line) => line.endsWith('moves')).length
    const breathe = async () => {
      called = orders() === 2
    }
    expect(await warmUp(battle, ai, 'solo-dba', () => called, still, breathe)).toBe(false)
    expect(orders()).toBe(2)
  })

  it('takes no longer than it may', async () => {
    const { battle, ai, log } = staged(Array.from({ length: 99 }, () => 'decide'))
    // Each look at the clock is a quarter of the time later: at 0, and then before the decisions at 1, 2, 3 and 4 quarters.
    let looks = -1
    const now = () => (LONGEST / 4) * (looks += 1)
    expect(await warmUp(battle, ai, 'solo-dba', never, now, atOnce)).toBe(true)
    expect(log.filter((line) => line.endsWith('moves')).length).toBe(3)
  })
})
