import { describe, expect, it } from 'vitest'
import { LONGEST, rehearse, type Rehearsed } from '../src/workers/rehearse'

/** A battle that asks these one after the other, and writes down what it is told. */
function battle(asked: string[], decided: (string | undefined)[] = []) {
  const told: string[] = []
  const rehearsed: Rehearsed = {
    asks: () => JSON.stringify({ kind: asked[0] ?? 'over' }),
    decide: (general) => {
      const order = decided.length > 0 ? decided.shift() : `${general} moves`
      return order === undefined ? undefined : JSON.stringify({ order, notes: [] })
    },
    default_order: () => 'done',
    obey: (order) => {
      told.push(order)
      asked.shift()
    },
    throw: (dice) => {
      told.push(`throws ${dice.length}`)
      asked.shift()
    },
  }
  return { rehearsed, told }
}

const still = () => 0
const never = () => false
const atOnce = () => Promise.resolve()

describe('a rehearsal', () => {
  it('is fought by one general to the end of the battle', async () => {
    const { rehearsed, told } = battle(['throw', 'decide', 'throw', 'throw', 'decide'])
    expect(await rehearse(rehearsed, 'solo-dba', never, still, atOnce)).toBe(true)
    expect(told).toEqual(['throws 0', 'solo-dba moves', 'throws 0', 'throws 0', 'solo-dba moves'])
  })

  it('takes the order of the referee where the general is at a loss', async () => {
    const { rehearsed, told } = battle(['decide'], [undefined])
    expect(await rehearse(rehearsed, 'solo-dba', never, still, atOnce)).toBe(true)
    expect(told).toEqual(['done'])
  })

  it('stops before the next decision when somebody calls the general', async () => {
    const { rehearsed, told } = battle(['decide', 'decide', 'decide'])
    let called = false
    const breathe = async () => {
      called = told.length === 2
    }
    expect(await rehearse(rehearsed, 'solo-dba', () => called, still, breathe)).toBe(false)
    expect(told.length).toBe(2)
  })

  it('takes no longer than it may', async () => {
    const { rehearsed, told } = battle(Array.from({ length: 99 }, () => 'decide'))
    // Each look at the clock is a quarter of the time later: at 0, and then before the decisions at 1, 2, 3 and 4 quarters.
    let looks = -1
    const now = () => (LONGEST / 4) * (looks += 1)
    expect(await rehearse(rehearsed, 'solo-dba', never, now, atOnce)).toBe(true)
    expect(told.length).toBe(3)
  })
})
