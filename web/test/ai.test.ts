import { describe, expect, it } from 'vitest'
import { aiOperations, type Engine } from '../src/workers/ai'

/** An engine whose battles never end; what was made of it, what was freed, and what was decided about which record. */
function endless(bring: () => Promise<void> = () => Promise.resolve()) {
  const seen = { sessions: 0, copies: 0, freed: 0, decided: [] as string[] }
  const engine: Engine = {
    session: () => {
      seen.sessions += 1
      return {
        follows: () => false,
        decide: (record, general) => {
          seen.decided.push(`${general} of ${record}`)
          return JSON.stringify({ order: 'go', notes: [] })
        },
        free: () => (seen.freed += 1),
      }
    },
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
  return { ai: aiOperations(engine), seen }
}

const whileItGoesOn = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('the AI worker', () => {
  it('stops its warm-up when a decision is asked for, and frees its parts', async () => {
    const { ai, seen } = endless()
    const warmingUp = ai.warmUp('the record', 'solo-dba')
    await whileItGoesOn()
    expect(seen.decided.length).toBeGreaterThan(0)
    expect(await ai.decide('the record', 'veteran', 1)).toEqual({ order: 'go', notes: [] })
    const decided = seen.decided.length
    expect(seen.decided[decided - 1]).toBe('veteran of the record')
    expect(await warmingUp).toBe(false)
    expect([seen.decided.length, seen.copies, seen.freed]).toEqual([decided, 1, 2])
  })

  it('decides in one session, which knows the record so far', async () => {
    const { ai, seen } = endless()
    await ai.decide('the record', 'veteran', 1)
    await ai.decide('the record and more', 'veteran', 1)
    expect([seen.decided.length, seen.sessions]).toEqual([2, 1])
  })

  it('starts no warm-up that was cancelled before the lists were loaded', async () => {
    let come = () => {}
    const lists = new Promise<void>((resolve) => (come = resolve))
    const { ai, seen } = endless(() => lists)
    const warmingUp = ai.warmUp('the record', 'solo-dba')
    const decision = ai.decide('the record', 'solo-dba', 1)
    come()
    expect(await warmingUp).toBe(false)
    await decision
    expect([seen.copies, seen.decided]).toEqual([0, ['solo-dba of the record']])
  })
})
