// The quick reference is read off the edition files: what is expected here is worked out from the printed rules.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSheet, type Sheet } from '../build/sheet'
import { language } from '../src/language.svelte'
import { factorName, factorTerms, fates, MARGINS, outcomeRows, pipReasons, SIGNS, signed, troops } from '../src/sheet/phrases'
import { has, named } from '../src/words'

const EDITIONS = ['1.22', '2.2', '3.0']
const sheets = Object.fromEntries(
  EDITIONS.map((edition) => [edition, readSheet(readFileSync(resolve(import.meta.dirname, `../../editions/dba-${edition}.toml`), 'utf8'))]),
)
const of = (edition: string): Sheet => sheets[edition] ?? expect.fail(edition)
beforeAll(() => language.include('reference'))

describe('the quick reference', () => {
  it('has distances in base widths, fast foot apart from solid, and how far troops shoot', () => {
    const row = (edition: string, code: string) => of(edition).troops.find(({ codes }) => codes[0] === code)
    expect(row('3.0', '4Bd')).toMatchObject({ class: 'Bd', close: [5, 3], good: 2, rough: 1, bad: 1, depth: 0.375, range: null, shotAt: 4 })
    expect(row('3.0', '3Bd')).toMatchObject({ good: 3, bad: 3, depth: 0.5 })
    expect(row('3.0', '4Bw')).toMatchObject({ close: [2, 4], range: 3 })
    // Artillery may not go where going is bad. Of 2.2, 200 paces are 50 mm, and a base is 40 wide; nothing is rough there.
    expect(row('3.0', 'Art')).toMatchObject({ range: 5, bad: null })
    expect(row('2.2', '4Bd')).toMatchObject({ good: 1.25, rough: null })
  })

  it('has all classes, factors and outcomes of each edition', () => {
    for (const edition of EDITIONS) {
      const { troops: rows, factors, outcomes } = of(edition)
      expect(new Set(rows.map((row) => row.class)).size).toBeGreaterThanOrEqual(17)
      expect(factors.find(({ id }) => id === 'general')?.value).toBe(1)
      expect(factors.find(({ id }) => id === 'bad-going')?.value).toBe(-2)
      for (const margin of MARGINS) expect(outcomes[margin].others).toBe({ equal: 'stands', beaten: 'recoils', doubled: 'destroyed' }[margin])
    }
  })

  it('says of each class what becomes of it, those alike together, in the order of the rules', () => {
    const beaten = (edition: string, who: string) => outcomeRows(of(edition).outcomes.beaten).find((row) => row.who === who)?.fates
    expect(beaten('3.0', 'Kn')).toEqual([
      { fate: 'destroyed', cases: ['El SCh Cm LH'] },
      { fate: 'recoils', cases: ['others'] },
    ])
    // By knights and scythed chariots if in good going, by warband always.
    expect(beaten('3.0', 'Sp Pk Bd')).toEqual([
      { fate: 'destroyed', cases: ['Kn in good going', 'SCh in good going', 'Wb'] },
      { fate: 'recoils', cases: ['others'] },
    ])
    // Light horse differs from cavalry: artillery that shoots at it makes it flee.
    expect(beaten('3.0', 'Cv')).toEqual([
      { fate: 'flees', cases: ['SCh', 'in bad going'] },
      { fate: 'recoils', cases: ['others'] },
    ])
    expect(beaten('3.0', 'LH')?.[0]?.cases).toEqual(['SCh', 'in bad going', 'Art shooting'])
    // In 2.2 light horse ride down spears and pikes, but not blades.
    expect(beaten('2.2', 'Sp Pk')?.[0]?.cases).toContain('LH in good going')
    expect(beaten('2.2', 'Bd')?.[0]?.cases).not.toContain('LH in good going')
    // Worthless once beaten: for all, none is left to be others.
    expect(beaten('3.0', 'Art CF Den')).toEqual([{ fate: 'destroyed', cases: [] }])
    expect(fates([])).toEqual([])
  })

  it('says what costs PIPs, who pursues, and when the battle is lost', () => {
    const { pips, pursuit, victory, command } = of('3.0')
    expect(command).toMatchObject({ far: 8, near: 4, troops: ['LH'], other: 20 })
    const [unwieldy] = pips
    expect(unwieldy && pipReasons(unwieldy, of('3.0'))).toEqual([
      'El Hd WWg Art CF Den',
      'SCh unless into contact',
      'leaving a garrison',
      'not in your first bound',
    ])
    expect(pursuit).toEqual([
      { troops: ['3Kn', 'SCh', 'El', 'Hd'], enemy: [], far: 1 },
      { troops: ['Pk', 'Bd', 'Wb'], enemy: ['foot', '-Ps'], far: 0.5 },
    ])
    expect(victory).toEqual({ losses: 4, general: false, more: 1, camp: 1, uncounted: ['SCh', 'Hd', 'CF', 'Den'] })
    expect(of('2.2').victory).toMatchObject({ general: true, camp: 2 })
  })

  it('says factors in words', () => {
    const factor = (id: string) => of('3.0').factors.find((one) => one.id === id) ?? expect.fail(id)
    expect([factorName(factor('bad-going')), ...factorTerms(factor('bad-going'))]).toEqual(['bad going', 'all but Ax Wb Bw Ps', 'in close combat'])
    expect([factorName(factor('contact')), ...factorTerms(factor('contact'))]).toEqual(['each overlap or flank contact', 'in close combat'])
    expect(['extra-shooter', 'extra-attacker'].map((id) => factorName(factor(id)))).toEqual(['each additional shooter', 'each additional attacker'])
    const [pikes] = of('3.0').supports
    expect(pikes && factorName(pikes)).toBe('Pk: Pk behind')
    expect([signed(-2), signed(0), signed(4)]).toEqual(['−2', '+0', '+4'])
    expect(troops(['foot', '-Ps'])).toBe('foot but Ps')
  })

  it.each(['en', 'it'])('has words for all that the editions write: %s', async (code) => {
    await language.speak(code)
    const missing = new Set<string>()
    const want = (id: string) => has(id) || missing.add(id)
    for (const sheet of EDITIONS.map(of)) {
      for (const row of [...sheet.factors, ...sheet.supports]) {
        for (const id of [...row.when, ...row.unless]) want(`reference-when-${id}`)
        for (const mode of row.modes) want(`reference-mode-${mode}`)
        if (row.place !== null) want(`reference-${row.place}`)
      }
      for (const row of sheet.pips) for (const id of row.any.filter((one) => one !== 'out-of-command')) want(`reference-pip-${id}`)
      for (const row of sheet.further) if (row.going !== null) want(`reference-further-${row.going}`)
      for (const row of sheet.terrain) {
        want(`terrain-${row.name}`)
        if (row.shot !== 'open') want(`reference-shot-${row.shot}`)
      }
      for (const margin of MARGINS)
        for (const line of [...sheet.outcomes[margin].special, ...sheet.outcomes[margin].groups.flatMap((group) => group.lines)]) {
          for (const id of [...line.when, ...line.unless]) want(`reference-when-${id}`)
          want(`fate-${line.fate}`)
          expect(SIGNS[line.fate], named('fate', line.fate)).toBeDefined()
        }
    }
    await language.speak('en')
    expect([...missing]).toEqual([])
  })
})
