// Hills: a dome in the ground, and hachures along the fall line as on the staff maps of the nineteenth century.

import type { Point } from '../../../wire'
import { atLeast, SOFT_EDGE, trace, wander, type Art, type Sheet } from '../art'
import { fractal, generator, smooth } from '../noise'
import { closed, depthIn, NearEdges, RoundDepths, softened, steps } from '../outline'
import { tone, type Relief } from '../relief'
import type { Piece } from '../scene'
import { rock } from './stones'

/** Rows of hachures: from how deep inside the outline to how deep. */
type Rows = readonly (readonly [from: number, to: number])[]

interface Slope {
  top: number
  high: string
  low: string
  bright: number
  craggy: boolean
}

function dome(relief: Relief, piece: Piece, slope: Slope): void {
  const outline = softened(piece.outline)
  const round = new RoundDepths(outline)
  const found: number[] = []
  let most = 0
  relief.within(outline, 0, (i, x, y, edge) => {
    const depth = Math.min(round.at(x, y), edge * 1.9)
    most = Math.max(most, depth)
    found.push(i, x, y, depth)
  })
  const [high, low, crag] = [tone(slope.high), tone(slope.low), tone('#8a7e64')]
  // The foot of the slope reaches into the corners.
  relief.within(piece.outline, 0, (i, _, __, depth) => relief.tint(i, low, 0.4 * smooth(0, 0.12, depth)))
  for (let n = 0; n < found.length; n += 4) {
    const [i, x, y, depth] = [found[n]!, found[n + 1]!, found[n + 2]!, found[n + 3]!]
    const rise = smooth(0, 0.92, depth / most + wander(x, y, piece.seed, 0.06) * smooth(0, 0.2, depth))
    relief.raise(i, slope.top * rise)
    if (slope.craggy) {
      const crags = fractal(x * 2.6, y * 2.6, piece.seed, 4)
      relief.raise(i, 0.1 * smooth(0.1, 0.5, depth / most) * Math.abs(crags - 0.5) * 2)
      relief.tint(i, crag, 0.35 * smooth(0.5, 0.75, crags) * smooth(0, 0.3, depth))
    }
    relief.tint(i, low, 0.55 * (1 - rise) * smooth(0, 0.12, depth))
    relief.tint(i, high, slope.bright * rise)
  }
}

/** Strokes down the slope, heavier in the shade. With `inwards` they start at the outline of a hollow and lead down into it. */
function hachures(sheet: Sheet, piece: Piece, rows: Rows, gap: number, weight: number, inwards = false): void {
  const { pen } = sheet
  const outline = softened(piece.outline)
  const chance = generator(piece.seed + 5)
  const used: Point[] = []
  const STEP = 0.02
  /** How far to each side the slope is measured. */
  const NEAR = 0.04
  const edges = new NearEdges(outline)
  for (const { at } of steps(closed(outline), gap)) {
    let [x, y] = at
    let [gone, row] = [0, 0]
    let stroke: Point[] | null = null
    for (let n = 0; n < 140 && row < rows.length; n += 1) {
      edges.around(x, y, NEAR)
      const [dx, dy] = [edges.depthAt(x + NEAR, y) - edges.depthAt(x - NEAR, y), edges.depthAt(x, y + NEAR) - edges.depthAt(x, y - NEAR)]
      const length = Math.hypot(dx, dy) || 1
      const [ux, uy] = [dx / length, dy / length]
      x += ux * STEP
      y += uy * STEP
      gone += STEP
      const [from, to] = rows[row]!
      const jitter = (chance() - 0.5) * 0.015
      if (!stroke) {
        if (gone >= from + jitter) stroke = [[x, y]]
        continue
      }
      stroke.push([x, y])
      if (gone < to + jitter * 2) continue
      const middle = stroke[stroke.length >> 1]!
      if (!used.some(([ox, oy]) => (ox - middle[0]) ** 2 + (oy - middle[1]) ** 2 < (gap * 0.62) ** 2)) {
        used.push(middle)
        const toLight = (ux * 0.65 + uy * 0.75) * (inwards ? -1 : 1)
        wedge(sheet, stroke[0]!, stroke[stroke.length - 1]!, 0.5 - 0.5 * toLight, weight * (row ? 0.85 : 1), inwards)
      }
      stroke = null
      row += 1
    }
  }
  pen.globalAlpha = 1
}

/** One stroke: broad at the top of the slope, pointed at its foot. */
function wedge(sheet: Sheet, outer: Point, inner: Point, shade: number, weight: number, inwards: boolean): void {
  const { pen } = sheet
  const [top, foot] = inwards ? [outer, inner] : [inner, outer]
  const [dx, dy] = [top[0] - foot[0], top[1] - foot[1]]
  const length = Math.hypot(dx, dy) || 1
  const half = ((0.5 + shade) * 0.0189 * weight) / 2
  const [ox, oy] = [(-dy / length) * half, (dx / length) * half]
  pen.globalAlpha = 0.16 + 0.5 * shade
  pen.fillStyle = pen.strokeStyle = '#3e361a'
  pen.beginPath()
  pen.moveTo(top[0] + ox, top[1] + oy)
  pen.lineTo(foot[0], foot[1])
  pen.lineTo(top[0] - ox, top[1] - oy)
  pen.closePath()
  pen.lineWidth = sheet.pixel * 0.5
  pen.fill()
  pen.stroke()
}

function crest(sheet: Sheet, { crest }: Piece): void {
  if (crest.length < 2) return
  const { pen } = sheet
  pen.setLineDash([0.12, 0.09])
  pen.strokeStyle = 'rgba(58,48,22,.62)'
  pen.lineWidth = atLeast(sheet, 0.026, 1)
  trace(pen, crest)
  pen.stroke()
  pen.setLineDash([])
}

export const gentleHill: Art = {
  ground: (relief, piece) => dome(relief, piece, { top: 0.2, high: '#c2b77c', low: '#979655', bright: 0.42, craggy: false }),
  draw: (sheet, piece) => {
    hachures(
      sheet,
      piece,
      [
        [0.02, 0.17],
        [0.36, 0.48],
      ],
      0.085,
      1.25,
    )
    crest(sheet, piece)
  },
}

export const steepHill: Art = {
  ground: (relief, piece) => dome(relief, piece, { top: 0.36, high: '#a89a76', low: '#7f7a54', bright: 0.6, craggy: true }),
  draw: (sheet, piece) => {
    hachures(
      sheet,
      piece,
      [
        [0.01, 0.2],
        [0.24, 0.42],
        [0.48, 0.62],
        [0.7, 0.8],
      ],
      0.062,
      1.6,
    )
    const chance = generator(piece.seed * 7 + 11)
    for (let tried = 0, count = 0; tried < 400 && count < 26; tried += 1) {
      const from = piece.outline[Math.floor(chance() * piece.outline.length)]!
      const to = piece.outline[Math.floor(chance() * piece.outline.length)]!
      const [part, out] = [chance(), 0.2 + chance() * 0.8]
      const x = piece.middle[0] + (from[0] + (to[0] - from[0]) * part - piece.middle[0]) * out
      const y = piece.middle[1] + (from[1] + (to[1] - from[1]) * part - piece.middle[1]) * out
      if (depthIn(x, y, piece.outline) < 0.16) continue
      rock(sheet.pen, x, y, 0.05 + chance() * 0.085, chance)
      count += 1
    }
    crest(sheet, piece)
  },
}

const [LIP, FLOOR, BED] = [tone('#a08a5c'), tone('#8d7c54'), tone('#c3ae7e')]

/** A dry gully: the ground falls away at the outline, and a bed of gravel winds along the bottom. */
export const gully: Art = {
  ground: (relief, piece) => {
    const outline = softened(piece.outline)
    const round = new RoundDepths(outline)
    const inside = (x: number, y: number, edge: number) => (edge > 0 ? Math.min(round.at(x, y), edge * 1.9) : edge)
    let most = 0.2
    relief.within(outline, 0, (_, x, y, edge) => {
      most = Math.max(most, inside(x, y, edge))
    })
    const wall = Math.min(0.4, most * 0.7)
    relief.within(outline, SOFT_EDGE / 2, (i, x, y, edge) => {
      const depth = inside(x, y, edge)
      relief.tint(i, LIP, 0.7 * smooth(-0.12, 0.02, depth))
      const fall = smooth(0, wall, depth + wander(x, y, piece.seed, 0.09) * smooth(0, 0.2, depth))
      relief.tint(i, FLOOR, 0.75 * fall)
      relief.raise(i, -0.2 * fall + 0.05 * fall * fractal(x * 3, y * 3, piece.seed, 3))
      const bed = smooth(most * 0.55, most * 0.85, depth + wander(x * 0.6, y * 0.6, piece.seed + 9, 0.2))
      relief.tint(i, BED, 0.75 * bed)
      relief.raise(i, -0.03 * bed)
    })
  },
  draw: (sheet, piece) => {
    hachures(sheet, piece, [[0.01, 0.16]], 0.07, 2, true)
    const chance = generator(piece.seed * 7 + 11)
    for (let tried = 0, count = 0; tried < 500 && count < 22; tried += 1) {
      const from = piece.outline[Math.floor(chance() * piece.outline.length)]!
      const to = piece.outline[Math.floor(chance() * piece.outline.length)]!
      const part = chance()
      const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      if (depthIn(x, y, piece.outline) < 0.22) continue
      rock(sheet.pen, x, y, 0.025 + chance() * chance() * 0.07, chance)
      count += 1
    }
  },
}
