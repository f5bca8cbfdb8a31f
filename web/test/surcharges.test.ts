import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSurcharges } from '../build/surcharges'
import { language } from '../src/language.svelte'
import { surchargesOf } from '../src/surcharges'
import type { Element, Plan, State } from '../src/wire'

await language.include('table')

const element = (id: string, kind: string, commanded = true) => ({ id, side: 'red', class: kind, troop: kind, general: false, commanded }) as Element
const [elephants, cavalry, horde] = [element('r3', 'El'), element('r4', 'Cv', false), element('r5', 'Hd')]
const planOf = (id: string, movers: Element[], more: Partial<Plan> = {}) =>
  ({ surcharges: [id], tracks: movers.map((one) => ({ id: one.id, poses: [] })), ...more }) as unknown as Plan
const said = (id: string, movers: Element[], edition = '3.0', house = false) =>
  surchargesOf(planOf(id, movers), { edition, elements: [elephants, cavalry, horde], holds: [] } as unknown as State, house).join(' ')

describe('what a move costs more for', () => {
  it('is named: the elements that make it so, and how much', () => {
    expect(said('unwieldy', [elephants, cavalry])).toBe('Moving Elephants 3 costs 1 PIP more.')
    expect(said('unwieldy', [elephants, horde])).toBe('Moving Elephants 3 and Hordes 5 costs 1 PIP more.')
    expect(said('command', [elephants, cavalry])).toBe('Out of the general’s command, moving Cavalry 4 costs 1 PIP more.')
  })

  it('is said in general where no element is the reason, and by house rules', () => {
    expect(said('unwieldy', [cavalry])).toContain('built-up area')
    expect(said('unwieldy', [elephants], '3.0', true)).toContain('built-up area')
    // In 1.22 elephants alone cost more.
    expect(said('unwieldy', [horde], '1.22')).toContain('built-up area')
  })

  it('is where the general is, and not that a mover is out of its command', () => {
    const state = { edition: '3.0', elements: [elephants], holds: [] } as unknown as State
    expect(surchargesOf(planOf('general-hampered', [elephants], { hamperedBy: 'wood' }), state, false)).toEqual([
      'This costs more PIPs: the general is in the wood.',
    ])
    expect(said('general-lost', [cavalry])).toBe('This costs more PIPs: the general is lost.')
    expect(surchargesOf(null, state, false)).toEqual([])
  })

  it('comes from the rows of each edition, whose troops are no sets', () => {
    for (const edition of ['1.22', '2.2', '3.0']) {
      const rows = readSurcharges(readFileSync(resolve(import.meta.dirname, `../../editions/dba-${edition}.toml`), 'utf8'))
      expect(rows.map(({ id }) => id)).toContain('unwieldy')
      expect(rows.find(({ id }) => id === 'unwieldy')?.troops).toContain('El')
    }
  })
})
