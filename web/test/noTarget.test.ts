import { describe, expect, it } from 'vitest'
import { language } from '../src/language.svelte'
import { whyNoTarget } from '../src/noTarget'
import type { Breach, State, Verdict } from '../src/wire'

await language.include('table')

const state = { elements: [{ id: 'r4', class: 'Bw', troop: '4Bw', side: 'red', general: false }], holds: [] } as unknown as State
const breach = (rule: string, facts: Breach['facts']): Breach => ({ rule, facts, shapes: [] })
const refused = (...breaches: Breach[]): Verdict => ({ legal: false, breaches })
const arc = breach('shoot.arc', { element: 'r4', side: 1 })
const far = breach('shoot.range', { element: 'r4', distance: 5, limit: 3 })

describe('an element that cannot shoot', () => {
  it('is refused for what it has done itself, whatever the enemies do', () => {
    const moved = breach('shoot.moved', { element: 'r4', distance: 2, limit: 1 })
    expect(whyNoTarget('r4', [refused(moved, arc), refused(moved, far)], state)).toBe('Bows 4 has moved too far to shoot: 2 BW. At most 1 BW is allowed.')
  })

  it('counts the enemies by what is against each, the most frequent first and each enemy once', () => {
    const engaged = breach('shoot.contact', { target: 'b3' })
    // Two are out of range (one of them beside the arc too), three outside the arc, one in contact.
    const verdicts = [refused(far), refused(arc, far), refused(arc), refused(arc, engaged), refused(arc), refused(engaged)]
    expect(whyNoTarget('r4', verdicts, state)).toBe('Bows 4 has no target among the 6 enemies: 3 outside its arc, 2 out of range, 1 in contact or overlap.')
  })

  it('says nothing of one that can, nor without enemies', () => {
    expect(whyNoTarget('r4', [refused(far), { legal: true, breaches: [] }], state)).toBe('')
    expect(whyNoTarget('r4', [], state)).toBe('')
  })
})
