// The armies' colours: every list has a people, every palette can be read, and no two armies that meet look alike.

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { counterchanged, FAR_ENOUGH, needsCounterchange, pair } from '../src/armies/pair'
import { painted } from '../src/armies/colours'
import { PEOPLES, peopleOf, yearOf } from '../src/armies/peoples'
import { apart, contrast, difference, SIGHTS } from '../src/armies/sight'

const folder = resolve(import.meta.dirname, '../../armies')
const LISTS = readdirSync(folder).flatMap((set) =>
  readdirSync(resolve(folder, set))
    .filter((file) => file.startsWith('book-'))
    .flatMap((file) =>
      readFileSync(resolve(folder, set, file), 'utf8')
        .split('[[army]]')
        .slice(1)
        .map((entry) => {
          const field = (name: string) => new RegExp(`^${name} = (["'])(.*)\\1$`, 'm').exec(entry)?.[2] ?? ''
          return { set, key: field('key'), name: field('name'), dates: field('dates') }
        }),
    ),
)

/** The people of a list by its key, in the lists of 3.0. */
const people = (key: string, set = 'dba-3.0') => {
  const list = LISTS.find((one) => one.set === set && one.key === key)
  return list ? peopleOf(list.name, list.dates)?.id : `no list ${key}`
}

describe('army lists', () => {
  it('are all of a people', () => {
    expect(LISTS.length).toBe(1161)
    expect(LISTS.filter(({ name, dates }) => peopleOf(name, dates) === null)).toEqual([])
    const used = new Set(LISTS.map(({ name, dates }) => peopleOf(name, dates)?.id))
    expect(PEOPLES.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['I/22a', 'egyptian'],
    ['I/45', 'assyrian'],
    ['II/5a', 'spartan'],
    ['II/5b', 'greek'],
    ['II/11', 'gallic'],
    ['II/12', 'macedonian'],
    ['II/32a', 'carthaginian'],
    ['II/33', 'roman'],
    ['II/37', 'parthian'],
    ['II/56', 'imperial-roman'],
    ['III/29', 'byzantine'],
    ['III/40b', 'viking'],
    ['III/55', 'samurai'],
    ['III/72', 'saxon'],
    ['IV/20', 'mamluk'],
    ['IV/35', 'mongol'],
    ['IV/44a', 'russian'],
    ['IV/62c', 'english'],
    ['IV/64b', 'french'],
    ['IV/81', 'andean'],
  ])('%s is %s', (key, id) => expect(people(key)).toBe(id))

  it('of one name and several times are of several peoples', () => {
    // The Egypt of the pharaohs, of the Fatimids and of the Mamluks; early and late Byzantines.
    expect([people('I/2a'), people('III/66'), people('IV/45')]).toEqual(['egyptian', 'fatimid', 'mamluk'])
    expect([people('III/17'), people('IV/50')]).toEqual(['byzantine', 'late-byzantine'])
    expect([peopleOf('Cypriot', '1000-901 BC')?.id, peopleOf('Lusignan Cypriot', '1192-1489 AD')?.id]).toEqual(['canaanite', 'crusader'])
    expect(peopleOf('Martian', '2000 AD')).toBeNull()
  })

  it('begin in the year that their dates say', () => {
    expect(['359-320 BC', '500 BC-178 AD', '1014-1075 AD', '2250 BC', '330-322 BC & 300 BC-17 AD', ''].map(yearOf)).toEqual([-359, -500, 1014, -2250, -330, 0])
  })
})

describe('colours', () => {
  it('are as far apart as the published examples of CIEDE2000 say', () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
    expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4)
    expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4)
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6)
  })

  it('that only normal sight tells apart count as alike', () => {
    // Green of Gauls and brown of Mongols: apart in normal sight, nearly the same without green.
    expect(SIGHTS).toEqual(['normal', 'protanopia', 'deuteranopia', 'tritanopia'])
    expect(apart('#2f5a38', '#6a4a30')).toBeLessThan(4)
    expect(apart('#8f2a20', '#51397a')).toBeGreaterThan(FAR_ENOUGH)
  })

  it.each(PEOPLES)('of $id can be read, painted dark and pale', ({ palette }) => {
    for (const { field, lip, trim, figure, plate, code } of [palette, counterchanged(palette)]) {
      expect(contrast(figure, field)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(code, plate)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(lip, field)).toBeGreaterThanOrEqual(2)
      expect(contrast(trim, field)).toBeGreaterThanOrEqual(2.5)
    }
    // On the sheet by day and by night, as letters and as a field under pale letters.
    expect(contrast(palette.ink[0], '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.ink[1], '#20241f')).toBeGreaterThanOrEqual(4.5)
    for (const chip of [palette.field, palette.night]) expect(contrast('#fdf8ec', chip)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('two armies', () => {
  it('are never alike in any kind of sight', () => {
    const near: string[] = []
    let [dark, pale, least] = [0, 0, Infinity]
    for (const attacker of PEOPLES) {
      for (const defender of PEOPLES) {
        const [one, other] = pair(attacker.palette, defender.palette)
        const distance = apart(one.field, other.field)
        if (distance < FAR_ENOUGH) near.push(`${attacker.id} v ${defender.id}: ${distance}`)
        if (needsCounterchange(attacker.palette, defender.palette)) {
          pale += 1
          least = Math.min(least, distance)
        } else dark += 1
      }
    }
    expect(near).toEqual([])
    // A pale field is far from every dark one.
    expect(least).toBeGreaterThan(35)
    expect(dark).toBeGreaterThan(500)
    expect(pale).toBeGreaterThan(500)
  })

  it('keep their dark fields in 25 of the 78 pairs of the first thirteen peoples', () => {
    const first = [
      'egyptian',
      'assyrian',
      'greek',
      'macedonian',
      'roman',
      'carthaginian',
      'gallic',
      'parthian',
      'byzantine',
      'viking',
      'norman',
      'mongol',
      'samurai',
    ]
    const fields = first.map((id) => PEOPLES.find((one) => one.id === id)?.palette.field ?? '')
    const far = fields.flatMap((one, i) => fields.slice(i + 1).filter((other) => apart(one, other) >= FAR_ENOUGH))
    expect(far.length).toBe(25)
  })

  it('of one list are always counterchanged, and others where that is wished', () => {
    const [roman, macedonian] = ['roman', 'macedonian'].map((id) => PEOPLES.find((one) => one.id === id)?.palette)
    if (!roman || !macedonian) throw new Error('no such people')
    expect(pair(roman, roman)).toEqual([roman, counterchanged(roman)])
    expect(pair(macedonian, roman)).toEqual([macedonian, roman])
    expect(pair(macedonian, roman, true)).toEqual([macedonian, counterchanged(roman)])
    expect(counterchanged(roman)).toMatchObject({ field: '#ece2c9', figure: '#55130d', plate: '#8f2a20' })
  })
})

/** Two colours side by side so far apart are two. */
const PLAIN = 10

describe('panels', () => {
  const day = (property: string | undefined) => /light-dark\((#\w+), /.exec(property ?? '')?.[1] ?? ''
  const shades = (one: string, other: string) => {
    const [red, blue] = [one, other].map((id) => PEOPLES.find((people) => people.id === id)?.palette ?? null)
    const sides = painted({ red: red ?? null, blue: blue ?? null }, 'red', false)
    return [day(sides.red['--red']), day(sides.blue['--blue'])] as const
  }

  it('show two armies of one people in two colours, and a defender that is unlike in its own', () => {
    for (const { id } of PEOPLES) {
      const [one, other] = shades(id, id)
      expect(apart(one, other), id).toBeGreaterThan(PLAIN)
    }
    expect(shades('macedonian', 'roman')[1]).toBe(PEOPLES.find(({ id }) => id === 'roman')?.palette.field)
  })
})
