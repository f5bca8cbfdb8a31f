// The figures on the bases: as many as the codes say, and all within their base.

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { credits } from '../../look/credits.json'
import { DRAWINGS } from '../src/board/figures/drawings'
import { seated } from '../src/board/figures/figures.svelte'
import { cutOf, detailFor, layOut, outline } from '../src/board/figures/layout'
import { muster, standardBearer } from '../src/board/figures/muster'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

interface Troop {
  edition: string
  code: string
  class: string
  depth: number
}

/** All troops of all editions with each depth that they may have, in base widths: 40 mm at 15 mm scale, 60 mm at 25 mm. */
const TROOPS: Troop[] = readdirSync(resolve(root, 'editions'))
  .filter((file) => file.startsWith('dba-'))
  .flatMap((file) =>
    [...read(`editions/${file}`).matchAll(/\{ code = "([^"]+)",\s+class = "(\w+)"(?:,\s+depth = \["(\d+)mm", "(\d+)mm"\])?/g)].flatMap(
      ([, code = '', cls = '', small, large]) =>
        [Number(small ?? 30) / 40, Number(large ?? 45) / 60].map((depth) => ({ edition: file, code, class: cls, depth })),
    ),
  )
const CODES = [...new Map(TROOPS.map((troop) => [troop.code, troop])).values()]

/** Codes without a number, and how many figures the rules give their bases. */
const SINGLE = ['El', 'HCh', 'LCh', 'SCh', 'Art', 'WWg', 'CP', 'Lit', 'CWg']

describe('figures', () => {
  it('are found for every edition', () => {
    expect(new Set(TROOPS.map((troop) => troop.edition)).size).toBe(3)
    expect(CODES.length).toBeGreaterThan(45)
  })

  it.each(CODES)('of $code are as many as its code says, and are drawn', ({ code, class: cls }) => {
    const number = /\d/.exec(code)?.[0]
    const mustered = muster(code, cls)
    const expected = number !== undefined ? Number(number) : SINGLE.includes(code) ? 1 : { LCm: 2, CF: 3, Den: 3 }[code]
    expect(mustered?.count).toBe(expected)
    expect(Object.keys(DRAWINGS)).toContain(mustered?.figure)
    if (mustered) expect(Object.keys(DRAWINGS)).toContain(standardBearer(mustered))
  })

  it('of house rules go by the class, and of an unknown one there are none', () => {
    expect(muster('5Xy', 'Pk')).toMatchObject({ figure: 'pikes', count: 5, ranks: 2 })
    expect(muster('Xy', 'Pk')).toMatchObject({ figure: 'pikes', count: 4, ranks: 1 })
    expect(muster('Xy', 'Zz')).toBeNull()
  })

  it('run where troops are fast, and differ for each kind on the table', () => {
    for (const letters of ['Pk', 'Bd', 'Ax', 'Bw', 'Lb', 'Cb', 'Wb'])
      expect(muster(`3${letters}`, letters)?.figure).toBe(`${muster(`4${letters}`, letters)?.figure}-fast`)
    const drawn = Object.values(DRAWINGS).map((drawing) => drawing.markup)
    expect(new Set(drawn).size).toBe(Object.keys(DRAWINGS).length)
  })

  it('are coloured by variables alone', () => {
    for (const [name, { markup }] of Object.entries(DRAWINGS)) {
      expect(markup, name).not.toMatch(/#[0-9a-f]{3,6}/)
      for (const [, variable] of markup.matchAll(/var\(--([a-z]+)\)/g)) expect(['figure', 'trim', 'field', 'standard'], name).toContain(variable)
    }
  })

  it('name the author of each silhouette that they are made of', () => {
    const made = credits.flatMap(({ drawings }) => drawings.flatMap(({ figures }) => figures))
    expect(made.filter((figure) => !(figure in DRAWINGS))).toEqual([])
    // Horses, beasts and engines are from the collection; what stands on foot or was drawn for the project needs no author.
    const ridden = Object.entries(DRAWINGS)
      .filter(([, { viewBox }]) => !viewBox.startsWith('0 -2 24'))
      .map(([name]) => name)
    expect(ridden.filter((figure) => !made.includes(figure))).toEqual(['camp-wagons', 'command-post', 'litter'])
  })
})

const asked = { width: 1, depth: 0.375, troop: '4Bd', class: 'Bd', general: false, cut: 'round', detail: 'large', over: false } as const

describe('a base', () => {
  const all = TROOPS.flatMap((troop) =>
    [false, true].flatMap((general) =>
      (['large', 'medium', 'small'] as const).flatMap((detail) => [false, true].map((over) => ({ ...troop, general, detail, over }))),
    ),
  )

  it('holds its figures, its plate and its code', () => {
    for (const { edition, code, class: cls, depth, general, detail, over } of all) {
      const layout = layOut({ ...asked, depth, troop: code, class: cls, general, detail, over })
      const what = `${edition} ${code} ${depth} ${detail} ${over ? 'down' : 'up'}`
      // The front lip is at the top for the viewer, or at the bottom where the base looks down.
      const lip = Math.min(detail === 'small' ? 0.065 : 0.052, depth / 4)
      const [top, bottom] = over ? [0, depth - lip] : [lip, depth]
      for (const one of layout.figures) {
        expect(one.x, what).toBeGreaterThanOrEqual(-0.5)
        expect(one.x + one.width, what).toBeLessThanOrEqual(0.5)
        expect(one.y, what).toBeGreaterThanOrEqual(top - 0.021)
        expect(one.y + one.height, what).toBeLessThanOrEqual(bottom + 0.021)
      }
      expect(layout.code.size, what).toBeGreaterThan(0.1)
      expect(layout.code.long, what).toBeLessThanOrEqual(1)
      expect(layout.code.y - layout.code.size / 2, what).toBeGreaterThanOrEqual(top - 0.04)
      expect(layout.code.y + layout.code.size / 2, what).toBeLessThanOrEqual(bottom + 0.04)
    }
  })

  it('has its number at the lower right for the reader, but where that could not be read', () => {
    for (const { code, class: cls, depth, general, detail, over } of all) {
      const { number, ground } = layOut({ ...asked, depth, troop: code, class: cls, general, detail, over })
      if (detail === 'small') expect(number).toBeNull()
      else {
        expect(number?.x).toBe(ground.x + ground.width)
        expect(number?.y).toBeGreaterThan(ground.y + ground.height / 4)
        expect(number?.y).toBeLessThan(ground.y + ground.height)
      }
    }
  })

  it('shows all of its figures but at small sizes, where mounted troops and engines keep one', () => {
    for (const { code, class: cls, depth, general, detail, over } of all) {
      const { figures } = layOut({ ...asked, depth, troop: code, class: cls, general, detail, over })
      const count = muster(code, cls)?.count ?? 0
      const single = SINGLE.includes(code)
      const shown = figures.filter((one) => one.figure !== 'team')
      if (detail === 'small') expect(shown.length, code).toBe(depth > 0.7 ? 1 : 0)
      // A standard takes the place of a figure, or stands beside a single one.
      else expect(shown.length, code).toBe(single && general ? 2 : count)
      const standards = shown.filter((one) => one.figure.startsWith('standard'))
      expect(standards.length, `${code} ${detail}`).toBe(!general || (detail === 'small' && (single || depth <= 0.7)) ? 0 : 1)
    }
  })

  it('has its plate at the left up to 20 mm deep, and along the rear from 30 mm', () => {
    const left = layOut(asked)
    expect(left.code.x).toBeLessThan(-0.3)
    expect(left.ground.x).toBeGreaterThan(-0.2)
    const rear = layOut({ ...asked, depth: 0.75, troop: '3Kn', class: 'Kn' })
    expect(rear.code.x).toBe(0)
    expect(rear.code.y).toBeGreaterThan(0.6)
    // Turned about, its rear edge is at the top for the viewer.
    expect(layOut({ ...asked, depth: 0.75, troop: '3Kn', class: 'Kn', over: true }).code.y).toBeLessThan(0.15)
  })

  it('keeps its front corners, and has its rear ones rounded or cut', () => {
    expect(outline(1, 0.75, 'cut')).toBe('M-0.5 0H0.5V0.64L0.39 0.75H-0.39L-0.5 0.64Z')
    expect(outline(1, 0.75, 'round')).toBe('M-0.5 0H0.5V0.7Q0.5 0.75 0.45 0.75H-0.45Q-0.5 0.75 -0.5 0.7Z')
    expect(outline(1, 0.75, 'round', [0.25, -0.5])).toBe('M-0.25 -0.5H0.75V0.2Q0.75 0.25 0.7 0.25H-0.2Q-0.25 0.25 -0.25 0.2Z')
    const [plain, merlons] = [layOut(asked).lip, layOut({ ...asked, cut: 'cut' }).lip]
    expect(plain.match(/M/g)?.length).toBe(1)
    expect(merlons.match(/M/g)?.length).toBe(6)
  })

  it('are as large as there is room for, in the middle of their box', () => {
    // Twice as wide as high, in a square of 2 by 2: a tenth of its size, half a unit of room above and below, its own corner at (4, 6).
    expect(seated({ viewBox: '4 6 20 10', markup: '' }, { figure: '', x: 1, y: 3, width: 2, height: 2 })).toBe('translate(0.6000 2.9000) scale(0.10000)')
  })

  it('is cut on the side of blue', () => {
    expect([cutOf('red'), cutOf('blue')]).toEqual(['round', 'cut'])
  })

  it('gives way to its code below 38 pixels a base width', () => {
    expect([28, 37.9, 38, 53, 72].map(detailFor)).toEqual(['small', 'small', 'medium', 'medium', 'large'])
  })
})
