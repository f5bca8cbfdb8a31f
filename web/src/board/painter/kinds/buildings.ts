// What people build: cities, built-up areas, forts, hamlets and edifices.

import type { Point } from '../../../wire'
import { pieceAt } from '../../../geometry'
import { atLeast, disc, placed, SOFT_EDGE, traceClosed, wander, type Art, type Pen, type Sheet } from '../art'
import { fractal, generator, smooth } from '../noise'
import { boundsOf, closed, depthIn, distanceTo, grain, steps } from '../outline'
import { tone, type Relief } from '../relief'
import type { Piece } from '../scene'
import { tree } from './growth'

type Roof = readonly [lit: string, dark: string, ridge: string]

const TILES: readonly Roof[] = [
  ['#c98a5e', '#96583a', '#e0b088'],
  ['#bf7d55', '#8c5035', '#d9a67e'],
  ['#cfa06e', '#9d6c44', '#e6c398'],
  ['#b9a27a', '#8c7652', '#d8c7a2'],
]
const THATCH: readonly Roof[] = [
  ['#c9b071', '#937a45', '#e2cf98'],
  ['#bfa468', '#8a7040', '#d8c38a'],
]
const MARBLE: Roof = ['#e6dcc2', '#b9ac8c', '#f6eed8']
const SHINGLE: Roof = ['#a98d62', '#775d3c', '#c8b083']

/** A house from above: two slopes, a ridge, rows of tiles and a shadow. */
function house(sheet: Sheet, at: Point, wide: number, deep: number, turned: number, [lit, dark, ridge]: Roof): void {
  const { pen } = sheet
  placed(pen, [at[0] + 0.05, at[1] + 0.065], turned, () => {
    pen.fillStyle = 'rgba(36,28,14,.42)'
    pen.fillRect(-wide / 2, -deep / 2, wide, deep)
  })
  placed(pen, at, turned, () => {
    const facing = Math.cos(turned) > 0
    pen.fillStyle = facing ? lit : dark
    pen.fillRect(-wide / 2, -deep / 2, wide, deep / 2)
    pen.fillStyle = facing ? dark : lit
    pen.fillRect(-wide / 2, 0, wide, deep / 2)
    pen.strokeStyle = 'rgba(40,20,8,.28)'
    pen.lineWidth = atLeast(sheet, 0.008, 0.4)
    for (let x = -wide / 2 + 0.03; x < wide / 2; x += 0.035) {
      pen.beginPath()
      pen.moveTo(x, -deep / 2)
      pen.lineTo(x, deep / 2)
      pen.stroke()
    }
    pen.strokeStyle = ridge
    pen.lineWidth = atLeast(sheet, 0.024, 0.9)
    pen.beginPath()
    pen.moveTo(-wide / 2, 0)
    pen.lineTo(wide / 2, 0)
    pen.stroke()
    pen.strokeStyle = 'rgba(40,22,10,.65)'
    pen.lineWidth = atLeast(sheet, 0.013, 0.6)
    pen.strokeRect(-wide / 2, -deep / 2, wide, deep)
  })
}

/** A temple on its terrace, with columns along both sides. */
function temple(sheet: Sheet, at: Point, turned: number, wide: number): void {
  const { pen } = sheet
  const deep = wide * 0.58
  placed(pen, at, turned, () => {
    pen.fillStyle = 'rgba(36,28,14,.3)'
    pen.fillRect(-wide * 0.7 + 0.03, -deep * 0.8 + 0.04, wide * 1.44, deep * 1.6)
    pen.fillStyle = '#d8ccae'
    pen.fillRect(-wide * 0.72, -deep * 0.8, wide * 1.44, deep * 1.6)
    pen.fillStyle = '#e7dec6'
    pen.fillRect(-wide * 0.66, -deep * 0.72, wide * 1.32, deep * 1.44)
  })
  house(sheet, at, wide, deep, turned, MARBLE)
  placed(pen, at, turned, () => {
    for (let column = -3; column <= 3; column += 1) for (const side of [-1, 1]) disc(pen, column * wide * 0.15, side * deep * 0.62, wide * 0.04, '#f4ecd6')
  })
}

interface Plan {
  houses: number
  roofs: readonly Roof[]
  /** From one house to the next, in base widths. */
  pace: number
  /** How much is kept free in the middle. */
  square: number
  /** How far houses are kept from the edge. */
  edge: number
}

interface Lot {
  at: Point
  wide: number
  deep: number
}

/** How clear of every road a place is. */
function offRoads({ scene }: Sheet, [x, y]: Point): boolean {
  return !scene.pieces.some((piece) => piece.kind === 'road' && piece.line.length > 1 && distanceTo(x, y, piece.line) < piece.width / 2 + 0.14)
}

/** Houses by lot along streets that follow the longest edge. */
function housing(sheet: Sheet, piece: Piece, plan: Plan, chance: () => number): Lot[] {
  const angle = grain(piece.outline)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const { left, top, right, bottom } = boundsOf(piece.outline)
  const half = Math.ceil(Math.hypot(right - left, bottom - top) / 2 / plan.pace)
  const lots: (Lot & { u: number; v: number; roof: Roof; across: boolean })[] = []
  for (let tried = 0; tried < 1200 && lots.length < plan.houses; tried += 1) {
    const u = Math.round((chance() * 2 - 1) * half) * plan.pace + (chance() - 0.5) * 0.05
    const v = Math.round((chance() * 2 - 1) * half) * plan.pace * 0.96 + (chance() - 0.5) * 0.05
    const at: Point = [piece.middle[0] + u * cos - v * sin, piece.middle[1] + u * sin + v * cos]
    const [wide, deep] = [0.2 + chance() * 0.13, 0.15 + chance() * 0.07]
    const free = lots.every((other) => Math.abs(other.u - u) >= (other.wide + wide) / 2 + 0.035 || Math.abs(other.v - v) >= (other.deep + deep) / 2 + 0.04)
    if (!free || Math.hypot(u, v) < plan.square || depthIn(...at, piece.outline) < plan.edge || !offRoads(sheet, at)) continue
    lots.push({ at, wide, deep, u, v, roof: plan.roofs[Math.floor(chance() * plan.roofs.length)]!, across: chance() < 0.22 && wide < 0.26 })
  }
  for (const { at, wide, deep, roof, across } of [...lots].sort((a, b) => a.at[1] - b.at[1]))
    house(sheet, at, wide, deep, angle + (across ? Math.PI / 2 : 0), roof)
  return lots
}

/** Trees where nothing is built. */
function trees(sheet: Sheet, piece: Piece, lots: Lot[], count: number, square: number, chance: () => number): void {
  const { left, top, right, bottom } = boundsOf(piece.outline)
  for (let tried = 0, grown = 0; tried < 300 && grown < count; tried += 1) {
    const at: Point = [left + chance() * (right - left), top + chance() * (bottom - top)]
    const near = lots.some((lot) => Math.hypot(lot.at[0] - at[0], lot.at[1] - at[1]) < 0.22)
    if (near || depthIn(...at, piece.outline) < 0.2 || !offRoads(sheet, at) || Math.hypot(at[0] - piece.middle[0], at[1] - piece.middle[1]) < square) continue
    tree(sheet.pen, ...at, 0.065 + chance() * 0.03, chance())
    grown += 1
  }
}

/** A line of a width along an outline, moved by a shadow's length. */
function course(pen: Pen, outline: readonly Point[], moved: number, colour: string, width: number, dash: number[] = []): void {
  pen.save()
  pen.translate(moved, moved * 1.2)
  pen.setLineDash(dash)
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineJoin = 'round'
  traceClosed(pen, outline)
  pen.stroke()
  pen.restore()
}

/** Towers at the corners of a wall, and between corners that are far apart. */
function towersOf(outline: readonly Point[]): Point[] {
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const parts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.3))
    return Array.from({ length: parts }, (_, n): Point => [from[0] + ((to[0] - from[0]) * n) / parts, from[1] + ((to[1] - from[1]) * n) / parts])
  })
}

function wall(sheet: Sheet, piece: Piece): void {
  const { pen } = sheet
  const { outline } = piece
  course(pen, outline, 0.05, 'rgba(36,28,14,.42)', 0.1)
  course(pen, outline, 0, '#6e6147', 0.115)
  course(pen, outline, -0.006, '#cbbd97', 0.082)
  course(pen, outline, -0.006, 'rgba(84,72,46,.65)', 0.082, [0.014, 0.055])
  for (const [x, y] of towersOf(outline)) {
    disc(pen, x + 0.05, y + 0.065, 0.115, 'rgba(36,28,14,.45)')
    disc(pen, x, y, 0.115, '#6e6147')
    disc(pen, x - 0.008, y - 0.01, 0.092, '#d6c9a5')
    disc(pen, x, y, 0.05, '#8b7c5a')
  }
  gates(sheet, piece, '#6e6147', '#dccfab')
}

function gates({ pen }: Sheet, piece: Piece, dark: string, bright: string): void {
  for (const gate of piece.gates) {
    const [from, to] = pieceAt(piece.outline, gate, 0.4)
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    placed(pen, middle, Math.atan2(to[1] - from[1], to[0] - from[0]), () => {
      pen.fillStyle = '#c4ae7c'
      pen.fillRect(-0.13, -0.08, 0.26, 0.16)
      for (const side of [-1, 1]) {
        pen.fillStyle = dark
        pen.fillRect(side * 0.17 - 0.075, -0.1, 0.15, 0.2)
        pen.fillStyle = bright
        pen.fillRect(side * 0.17 - 0.06, -0.085, 0.11, 0.16)
      }
    })
  }
}

function trodden(relief: Relief, piece: Piece, colour: string, share: number, margin: number): void {
  const [earth, worn] = [tone(colour), tone('#96805c')]
  relief.within(piece.outline, SOFT_EDGE / 2, (i, x, y, depth) => {
    relief.tint(i, earth, share * smooth(-margin, 0.06, depth + wander(x, y, piece.seed, 0.04)))
    if (depth > 0) relief.tint(i, worn, 0.35 * smooth(0.45, 0.7, fractal(x * 6, y * 6, piece.seed, 2)))
  })
}

/** As many houses as an area has room for. */
function roomFor(piece: Piece, each: number): number {
  const { left, top, right, bottom } = boundsOf(piece.outline)
  return Math.round(((right - left) * (bottom - top)) / each)
}

export const city: Art = {
  ground: (relief, piece) => trodden(relief, piece, '#bca87e', 0.9, 0.12),
  draw: (sheet, piece) => {
    const chance = generator(piece.seed * 7 + 11)
    const lots = housing(sheet, piece, { houses: roomFor(piece, 0.24), roofs: TILES, pace: 0.3, square: 0.36, edge: 0.26 }, chance)
    if (offRoads(sheet, piece.middle)) temple(sheet, piece.middle, grain(piece.outline), 0.46)
    trees(sheet, piece, lots, 8, 0.45, chance)
    wall(sheet, piece)
  },
}

/** The built-up area of the older editions: a small town within a wall. */
export const town: Art = {
  ground: (relief, piece) => trodden(relief, piece, '#b9a67e', 0.85, 0.12),
  draw: (sheet, piece) => {
    const chance = generator(piece.seed * 7 + 11)
    const lots = housing(sheet, piece, { houses: roomFor(piece, 0.3), roofs: [...TILES, ...THATCH], pace: 0.33, square: 0.24, edge: 0.26 }, chance)
    well(sheet, piece.middle)
    trees(sheet, piece, lots, 6, 0.3, chance)
    wall(sheet, piece)
  },
}

function well({ pen }: Sheet, [x, y]: Point): void {
  disc(pen, x + 0.02, y + 0.03, 0.06, 'rgba(36,28,14,.4)')
  disc(pen, x, y, 0.06, '#a2957a')
  disc(pen, x, y, 0.036, '#3d4c4a')
}

export const hamlet: Art = {
  ground: (relief, piece) => trodden(relief, piece, '#a99f68', 0.7, 0.16),
  draw: (sheet, piece) => {
    const { pen } = sheet
    const chance = generator(piece.seed * 7 + 11)
    const angle = grain(piece.outline)
    for (let n = 0; n < 14; n += 1) {
      const [turn, out] = [chance() * 2 * Math.PI, 0.45 + chance() * 0.8]
      const at: Point = [piece.middle[0] + out * Math.cos(turn), piece.middle[1] + out * Math.sin(turn)]
      if (depthIn(...at, piece.outline) > 0.3) garden(sheet, at, angle, chance)
    }
    const lots = housing(sheet, piece, { houses: Math.min(11, roomFor(piece, 0.55)), roofs: THATCH, pace: 0.46, square: 0.28, edge: 0.3 }, chance)
    well(sheet, piece.middle)
    trees(sheet, piece, lots, 12, 0.3, chance)
    course(pen, piece.outline, 0.025, 'rgba(36,28,14,.3)', 0.03, [0.09, 0.05])
    course(pen, piece.outline, 0, '#6b5636', 0.032, [0.09, 0.05])
  },
}

/** A bed of vegetables. */
function garden({ pen }: Sheet, at: Point, turned: number, chance: () => number): void {
  const [wide, deep] = [0.22 + chance() * 0.1, 0.16 + chance() * 0.05]
  placed(pen, at, turned, () => {
    pen.fillStyle = 'rgba(92,78,44,.6)'
    pen.fillRect(-wide / 2, -deep / 2, wide, deep)
    pen.fillStyle = 'rgba(112,124,58,.8)'
    for (let y = -deep / 2 + 0.02; y < deep / 2 - 0.015; y += 0.04) pen.fillRect(-wide / 2 + 0.015, y, wide - 0.03, 0.02)
  })
}

/** A fort: rows of barracks within a palisade, and towers of timber. */
export const fort: Art = {
  ground: (relief, piece) => trodden(relief, piece, '#b3a079', 0.85, 0.14),
  draw: (sheet, piece) => {
    const { pen } = sheet
    const angle = grain(piece.outline)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    for (let v = -3; v <= 3; v += 1) {
      for (let u = -3; u <= 3; u += 1) {
        if (u === 0 || v === 0) continue
        const at: Point = [piece.middle[0] + u * 0.42 * cos - v * 0.34 * sin, piece.middle[1] + u * 0.42 * sin + v * 0.34 * cos]
        if (depthIn(...at, piece.outline) > 0.3 && offRoads(sheet, at)) house(sheet, at, 0.34, 0.16, angle, SHINGLE)
      }
    }
    if (offRoads(sheet, piece.middle)) house(sheet, piece.middle, 0.36, 0.26, angle, TILES[0]!)
    course(pen, piece.outline, 0.05, 'rgba(36,28,14,.42)', 0.09)
    course(pen, piece.outline, 0, '#4d3a20', 0.11)
    for (const { at } of steps(closed(piece.outline), 0.055)) {
      disc(pen, ...at, 0.034, '#80623a')
      disc(pen, at[0] - 0.008, at[1] - 0.01, 0.019, '#b3945e')
    }
    piece.outline.forEach((from, i) => {
      const to = piece.outline[(i + 1) % piece.outline.length] ?? from
      placed(pen, from, Math.atan2(to[1] - from[1], to[0] - from[0]), () => {
        for (const [grown, fill] of [
          [0.13, '#4d3a20'],
          [0.105, '#a98d62'],
          [0.055, '#7c6140'],
        ] as const) {
          pen.fillStyle = fill
          pen.fillRect(-grown, -grown, grown * 2, grown * 2)
        }
      })
    })
    gates(sheet, piece, '#4d3a20', '#a98d62')
  },
}

const FLAGSTONE = tone('#cfc5ab')

/** An edifice: a great temple on a paved terrace. */
export const edifice: Art = {
  ground: (relief, piece) => {
    const angle = grain(piece.outline)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    relief.within(piece.outline, 0.1, (i, x, y, depth) => {
      const paved = smooth(-0.01, 0.02, depth)
      relief.tint(i, FLAGSTONE, 0.9 * paved)
      relief.raise(i, 0.05 * smooth(-0.02, 0.03, depth) + 0.03 * smooth(0.13, 0.16, depth))
      const [u, v] = [(x - piece.middle[0]) * cos + (y - piece.middle[1]) * sin, (y - piece.middle[1]) * cos - (x - piece.middle[0]) * sin]
      const row = Math.floor(v / 0.16)
      const joint = Math.min(Math.abs(((((v / 0.16) % 1) + 1) % 1) - 0.5), Math.abs(((((u / 0.24 + (row & 1) * 0.5) % 1) + 1) % 1) - 0.5))
      relief.tint(i, [122, 112, 88], 0.4 * (1 - smooth(0, 0.06, joint)) * paved)
      relief.tint(i, [160, 148, 116], 0.4 * smooth(0.45, 0.7, fractal(x * 3, y * 3, piece.seed, 3)) * paved)
    })
  },
  draw: (sheet, piece) => {
    const { pen } = sheet
    const chance = generator(piece.seed * 7 + 11)
    const angle = grain(piece.outline)
    const space = depthIn(...piece.middle, piece.outline)
    course(pen, piece.outline, 0.03, 'rgba(36,28,14,.4)', 0.05)
    course(pen, piece.outline, 0, '#8f8468', 0.045)
    course(pen, piece.outline, -0.008, '#efe7cf', 0.02)
    temple(sheet, piece.middle, angle, Math.min(1.5, Math.max(0.5, space * 1.15)))
    for (const [x, y] of piece.outline) {
      const at: Point = [piece.middle[0] + (x - piece.middle[0]) * 0.78, piece.middle[1] + (y - piece.middle[1]) * 0.78]
      if (depthIn(...at, piece.outline) < 0.14) continue
      disc(pen, at[0] + 0.04, at[1] + 0.05, 0.09, 'rgba(36,28,14,.35)')
      if (piece.outline.length > 5) tree(pen, ...at, 0.08, 0.7 + chance() * 0.2)
      else {
        disc(pen, ...at, 0.09, '#8f8468')
        disc(pen, at[0] - 0.01, at[1] - 0.012, 0.07, '#efe7cf')
        disc(pen, ...at, 0.035, '#b08d4a')
      }
    }
  },
}
