import { describe, expect, it } from 'vitest'
import { LONGEST, warmUp, type WarmUpBattle, type WarmUpGeneral } from '../src/workers/warmUp'

/** A battle that asks these one after the other, takes no order with `illegal` in it, and writes down what it is told. */
function battle(asked: string[], decided: (string | undefined)[] = []) {
  const told: string[] = []
  const rehearsed: WarmUpBattle = {
    asks: () => JSON.stringify({ kind: asked[0] ?? 'over' }),
    record: () => told.join(', '),
    default_order: () => 'done',
    note: (text) => void told.push(`note ${text}`),
    obey: (order) => {
      told.push(order)
      const legal = !order.includes('illegal')
      if (legal) asked.shift()
      return JSON.stringify({ legal })
    },
    throw: (dice) => {
      told.push(`throws ${dice.length}`)
      asked.shift()
    },
  }
  const mind: WarmUpGeneral = {
    decide: (record, general) => {
      const order = decided.length > 0 ? decided.shift() : `${general} moves`
      return order === undefined ? undefined : JSON.stringify({ order, notes: [`after ${record.length}`] })
    },
  }
  return { rehearsed, mind, told }
}

const still = () => 0
const never = () => false
const atOnce = () => Promise.resolve()

describe('a rehearsal', () => {
  it('is fought by one general to the end of the battle, with his notes, from what has been told', async () => {
    const { rehearsed, mind, told } = battle(['throw', 'decide', 'throw', 'throw', 'decide'])
    expect(await warmUp(rehearsed, mind, 'solo-dba', never, still, atOnce)).toBe(true)
    // The record is `throws 0`, 8 letters, before the first decision, and 8 + 2 + 12 + 2 + 14 + 2 + 8 + 2 + 8 before the second.
    const moves = 'solo-dba moves'
    expect(told).toEqual(['throws 0', 'note after 8', moves, 'throws 0', 'throws 0', 'note after 58', moves])
  })

  it('takes the order of the referee where the general is at a loss, or gives one that is refused', async () => {
    const { rehearsed, mind, told } = battle(['decide', 'decide'], [undefined, 'an illegal move'])
    expect(await warmUp(rehearsed, mind, 'solo-dba', never, still, atOnce)).toBe(true)
    expect(told).toEqual(['done', 'note after 4', 'an illegal move', 'done'])
  })

  it('stops before the next decision when somebody calls the general', async () => {
    const { rehearsed, mind, told } = battle(['decide', 'decide', 'decide'])
    let called = false
    const orders = () => told.filter((line) => line.endsWith('moves')).length
    const breathe = async () => {
      called = orders() === 2
    }
    expect(await warmUp(rehearsed, mind, 'solo-dba', () => called, still, breathe)).toBe(false)
    expect(orders()).toBe(2)
  })

  it('takes no longer than it may', async () => {
    const { rehearsed, mind, told } = battle(Array.from({ length: 99 }, () => 'decide'))
    // Each look at the clock is a quarter of the time later: at 0, and then before the decisions at 1, 2, 3 and 4 quarters.
    let looks = -1
    const now = () => (LONGEST / 4) * (looks += 1)
    expect(await warmUp(rehearsed, mind, 'solo-dba', never, now, atOnce)).toBe(true)
    expect(told.filter((line) => line.endsWith('moves')).length).toBe(3)
  })
})
