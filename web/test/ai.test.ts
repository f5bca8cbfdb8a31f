import { describe, expect, it } from 'vitest'
import { aiOperations, type Engine } from '../src/workers/ai'

/** An engine whose battles never end; what was made of it, what was freed, and what was decided about which record. */
function endless(bring: () => Promise<void> = () => Promise.resolve()) {
  const seen = { copies: 0, freed: 0, decided: [] as string[] }
  const engine: Engine = {
    mind: () => ({
      follows: () => false,
      decide: (record, general) => {
        seen.decided.push(`${general} of ${record}`)
        return JSON.stringify({ order: 'go', notes: [] })
      },
      free: () => (seen.freed += 1),
    }),
    copy: () => {
      seen.copies += 1
      return {
        asks: () => JSON.stringify({ kind: 'decide' }),
        record: () => 'a copy',
        default_order: () => 'done',
        note: () => {},
        obey: () => JSON.stringify({ legal: true }),
        throw: () => {},
        free: () => (seen.freed += 1),
      }
    },
    bring,
  }
  return { mind: aiOperations(engine), seen }
}

const whileItGoesOn = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('a mind', () => {
  it('stops its rehearsal when it is asked in earnest, and frees what it was made of', async () => {
    const { mind, seen } = endless()
    const rehearsal = mind.warmUp('the record', 'solo-dba')
    await whileItGoesOn()
    expect(seen.decided.length).toBeGreaterThan(0)
    expect(await mind.decide('the record', 'veteran', 1)).toEqual({ order: 'go', notes: [] })
    const decided = seen.decided.length
    expect(seen.decided[decided - 1]).toBe('veteran of the record')
    expect(await rehearsal).toBe(false)
    expect([seen.decided.length, seen.copies, seen.freed]).toEqual([decided, 1, 2])
  })

  it('plays no record for a rehearsal that was called off before the lists came', async () => {
    let come = () => {}
    const lists = new Promise<void>((resolve) => (come = resolve))
    const { mind, seen } = endless(() => lists)
    const rehearsal = mind.warmUp('the record', 'solo-dba')
    const decision = mind.decide('the record', 'solo-dba', 1)
    come()
    expect(await rehearsal).toBe(false)
    await decision
    expect([seen.copies, seen.decided]).toEqual([0, ['solo-dba of the record']])
  })
})
