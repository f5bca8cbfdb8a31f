// Fields: ploughed land, and enclosures between hedges.

import type { Point } from '../../../wire'
import { disc, oval, traceClosed, type Art, type Pen } from '../art'
import { fractal, generator, hash, smooth } from '../noise'
import { boundsOf, closed, depthIn, grain, steps } from '../outline'
import { tone, type Relief, type Tone } from '../relief'
import type { Piece } from '../scene'

const [SOIL, STUBBLE, CORN, CROP, PASTURE, FURROW] = [tone('#92744c'), tone('#a68c58'), tone('#b49c56'), tone('#7f8c48'), tone('#8d9c5c'), tone('#604a2e')]

/** A frame along the longest edge of an outline. */
function frame({ outline, middle }: Piece) {
  const angle = grain(outline)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const into = (x: number, y: number): Point => [(x - middle[0]) * cos + (y - middle[1]) * sin, (y - middle[1]) * cos - (x - middle[0]) * sin]
  const outOf = (u: number, v: number): Point => [middle[0] + u * cos - v * sin, middle[1] + u * sin + v * cos]
  return { into, outOf, bounds: boundsOf(outline.map(([x, y]) => into(x, y))) }
}

/** Furrows: a wave across the field, dark in its trough. */
function furrowed(relief: Relief, i: number, across: number, apart: number, colour: Tone, strength: number, depth: number): void {
  const crest = 0.5 + 0.5 * Math.sin((across * 2 * Math.PI) / apart)
  relief.tint(i, colour, 0.85 * strength)
  relief.tint(i, FURROW, depth * (1 - crest) * strength)
  relief.raise(i, 0.008 * crest * strength)
}

/** A bush of a hedge, with its shadow. */
function hedgeBush(pen: Pen, [x, y]: Point, size: number): void {
  disc(pen, x, y, size, '#46522a')
  disc(pen, x - size * 0.18, y - size * 0.22, size * 0.72, '#66763c')
  disc(pen, x - size * 0.34, y - size * 0.4, size * 0.34, '#8f9c5a')
}

/** A hedge along a line: only what lies inside the outline. */
function hedge(pen: Pen, line: readonly Point[], outline: readonly Point[], inset: number, chance: () => number): void {
  const bushes = steps(line, 0.075).flatMap(({ at }) => {
    const size = 0.038 + chance() * 0.022
    const place: Point = [at[0] + (chance() - 0.5) * 0.025, at[1] + (chance() - 0.5) * 0.025]
    return depthIn(...place, outline) > inset ? [{ place, size }] : []
  })
  for (const { place, size } of bushes) oval(pen, place[0] + 0.03, place[1] + 0.045, size * 1.1, size * 0.9, 0, 'rgba(30,30,12,.34)')
  for (const { place, size } of bushes) hedgeBush(pen, place, size)
}

export const plough: Art = {
  ground: (relief, piece) => {
    const { into } = frame(piece)
    relief.within(piece.outline, 0, (i, x, y, depth) => {
      const [u, v] = into(x, y)
      const strip = Math.floor(u / 1.15 + (piece.seed % 13) * 0.37)
      const lot = hash(strip, 3, piece.seed)
      const across = v + (strip & 1 ? 0.06 * u : 0) + 0.03 * Math.sin(u * 2.1)
      furrowed(relief, i, across, 0.15, lot > 0.55 ? SOIL : lot > 0.25 ? STUBBLE : CORN, smooth(0, 0.06, depth), 0.42)
    })
  },
  draw: ({ pen }, piece) => {
    // A verge of grass, lit from the north-west.
    const verge = (shift: number, colour: string, width: number) => {
      pen.save()
      pen.translate(shift * 0.75, shift)
      pen.strokeStyle = colour
      pen.lineWidth = width
      traceClosed(pen, piece.outline)
      pen.setLineDash([0.05, 0.035])
      pen.stroke()
      pen.restore()
    }
    verge(0, 'rgba(70,80,40,.75)', 0.055)
    verge(-0.016, 'rgba(150,160,90,.7)', 0.025)
  },
}

/** Where the hedges inside an enclosure run, in its frame: across, and along in one part of two. */
function plots(piece: Piece) {
  const { bounds } = frame(piece)
  const chance = generator(piece.seed + 77)
  const long = bounds.right - bounds.left
  const columns = Math.max(2, Math.round(long / 1.15))
  const walls = Array.from({ length: columns - 1 }, (_, n) => bounds.left + ((n + 1 + (chance() - 0.5) * 0.3) / columns) * long)
  const rows = Array.from({ length: columns }, () =>
    chance() < 0.72 && bounds.bottom - bounds.top > 1.1 ? bounds.top + (0.38 + chance() * 0.24) * (bounds.bottom - bounds.top) : null,
  )
  return { walls, rows, bounds }
}

export const enclosure: Art = {
  ground: (relief, piece) => {
    const { into } = frame(piece)
    const { walls, rows } = plots(piece)
    relief.within(piece.outline, 0, (i, x, y, depth) => {
      const [u, v] = into(x, y)
      const column = walls.filter((wall) => u > wall).length
      const row = rows[column] ?? null
      const plot = column * 2 + (row !== null && v > row ? 1 : 0)
      const lot = (Math.floor(hash(1, 3, piece.seed) * 4) + plot * 3) % 4
      const strength = smooth(0, 0.05, depth)
      if (lot === 0) furrowed(relief, i, v, 0.13, SOIL, strength, 0.35)
      else if (lot === 1) furrowed(relief, i, u, 0.11, CROP, strength, 0.22)
      else if (lot === 2) furrowed(relief, i, v, 0.16, CORN, strength, 0.2)
      else {
        relief.tint(i, PASTURE, 0.7 * strength)
        relief.raise(i, 0.02 * fractal(x * 5, y * 5, piece.seed, 2) * strength)
      }
    })
  },
  draw: ({ pen }, piece) => {
    const { outOf } = frame(piece)
    const { walls, rows, bounds } = plots(piece)
    const chance = generator(piece.seed * 7 + 11)
    for (const wall of walls) hedge(pen, [outOf(wall, bounds.top), outOf(wall, bounds.bottom)], piece.outline, 0.05, chance)
    rows.forEach((row, n) => {
      if (row !== null) hedge(pen, [outOf(walls[n - 1] ?? bounds.left, row), outOf(walls[n] ?? bounds.right, row)], piece.outline, 0.05, chance)
    })
    hedge(pen, closed(piece.outline), piece.outline, -0.02, chance)
  },
}
