import { describe, expect, it } from 'vitest'
import { byRule, measured, reasons } from '../src/reasons'
import type { Verdict } from '../src/wire'

const far = { rule: 'move.distance', facts: { distance: 1.8765, allowance: 1.25 }, shapes: [] }
const wood = (element: string) => ({ rule: 'move.group.going', facts: { element }, shapes: [] })
const verdict: Verdict = { legal: false, breaches: [wood('r1'), far, wood('r2')] }

describe('reasons', () => {
  it('are sentences of the rules, each once', () => {
    expect(reasons(verdict, null)).toHaveLength(2)
    expect(reasons(verdict, null).join(' ')).not.toContain('move.')
  })

  it('are gathered by rule in the order in which rules were broken', () => {
    expect(byRule(verdict).map(({ rule, breaches }) => [rule, breaches.length])).toEqual([
      ['move.group.going', 2],
      ['move.distance', 1],
    ])
  })

  it('say what was measured, to the hundredth', () => {
    expect(measured(far, null)).toEqual(['distance 1.88', 'allowance 1.25'])
  })

  it('say where a text is no order', () => {
    const unread = { column: 6, found: '`r13`', expected: 'an element' }
    expect(reasons({ legal: false, breaches: [], unread }, null)).toEqual([
      'At letter 6: found `r13`, expected an element.',
    ])
  })
})
