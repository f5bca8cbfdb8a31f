// Stony ground: boulders, rough going of the older editions, and dunes.

import { disc, wander, type Art, type Pen, type Sheet } from '../art'
import { fractal, generator, noise, smooth } from '../noise'
import { boundsOf, depthIn } from '../outline'
import { tone, type Relief } from '../relief'
import type { Piece } from '../scene'
import { shrub } from './growth'

/** A boulder with a shadow and a lit top. */
export function rock(pen: Pen, x: number, y: number, size: number, chance: () => number): void {
  const corners = 6 + Math.floor(chance() * 3)
  const points = Array.from({ length: corners }, (_, i) => {
    const [angle, radius] = [(2 * Math.PI * i) / corners, size * (0.72 + chance() * 0.4)]
    return [radius * Math.cos(angle), radius * 0.8 * Math.sin(angle)] as const
  })
  const shape = (dx: number, dy: number, share: number, fill: string) => {
    pen.fillStyle = fill
    pen.beginPath()
    points.forEach(([px, py], i) => (i ? pen.lineTo(x + px * share + dx, y + py * share + dy) : pen.moveTo(x + px * share + dx, y + py * share + dy)))
    pen.closePath()
    pen.fill()
  }
  shape(size * 0.28, size * 0.36, 1.05, 'rgba(40,36,22,.4)')
  shape(0, 0, 1, '#75694f')
  shape(-size * 0.1, -size * 0.13, 0.8, '#9b8f72')
  shape(-size * 0.2, -size * 0.25, 0.46, '#c0b594')
}

/** Places inside an outline by lot, so many for each square base width, at least so deep inside. */
export function scattered(piece: Piece, density: number, least: number, chance: () => number, at: (x: number, y: number) => void): void {
  const { left, top, right, bottom } = boundsOf(piece.outline)
  const count = Math.round((right - left) * (bottom - top) * density)
  for (let n = 0; n < count; n += 1) {
    const [x, y] = [left + chance() * (right - left), top + chance() * (bottom - top)]
    if (depthIn(x, y, piece.outline) >= least) at(x, y)
  }
}

function stony(relief: Relief, piece: Piece, colour: string, share: number, bumps: number): void {
  const stone = tone(colour)
  relief.within(piece.outline, 0.15, (i, x, y, depth) => {
    const strength = smooth(-0.05, 0.2, depth + wander(x, y, piece.seed, 0.1))
    relief.tint(i, stone, share * strength)
    relief.raise(i, bumps * strength * fractal(x * 4, y * 4, piece.seed, 3))
  })
}

export const rocky: Art = {
  ground: (relief, piece) => stony(relief, piece, '#a89c7c', 0.6, 0.06),
  draw: ({ pen }, piece) => {
    const chance = generator(piece.seed * 7 + 11)
    const found: [number, number, number][] = []
    scattered(piece, 9, 0.14, chance, (x, y) => found.push([x, y, 0.035 + chance() * chance() * 0.12]))
    // Larger ones first, so that small ones lie before them.
    for (const [x, y, size] of found.sort((a, b) => b[2] - a[2])) rock(pen, x, y, size, chance)
  },
}

/** Rough going of no one kind: tussocks, thorn and stones. */
export const rough: Art = {
  ground: (relief, piece) => stony(relief, piece, '#9d915f', 0.62, 0.05),
  draw: (sheet, piece) => {
    const chance = generator(piece.seed * 7 + 11)
    scattered(piece, 14, 0.08, chance, (x, y) => tussock(sheet, x, y, chance))
    const found: [number, number, number][] = []
    scattered(piece, 5, 0.15, chance, (x, y) => found.push([x, y, chance()]))
    for (const [x, y, lot] of found.sort((a, b) => a[1] - b[1])) {
      if (lot < 0.5) rock(sheet.pen, x, y, 0.03 + lot * 0.1, chance)
      else shrub(sheet.pen, x, y, 0.045 + (lot - 0.5) * 0.09, chance)
    }
  },
}

/** A tuft of dry grass. */
export function tussock({ pen, pixel }: Sheet, x: number, y: number, chance: () => number): void {
  pen.strokeStyle = chance() < 0.5 ? 'rgba(78,74,36,.6)' : 'rgba(206,194,128,.5)'
  pen.lineWidth = Math.max(0.6 * pixel, 0.016)
  for (let blade = -1; blade < 2; blade += 1) {
    pen.beginPath()
    pen.moveTo(x + blade * 0.014, y)
    pen.lineTo(x + blade * 0.045, y - 0.05 - chance() * 0.045)
    pen.stroke()
  }
}

const SAND = tone('#d0b886')

export const dunes: Art = {
  ground: (relief, piece) =>
    relief.within(piece.outline, 0.15, (i, x, y, depth) => {
      const strength = smooth(-0.06, 0.25, depth + wander(x, y, piece.seed, 0.1))
      relief.tint(i, SAND, 0.92 * strength)
      const across = y + 0.28 * Math.sin(x * 1.7 + piece.seed) + 0.16 * noise(x * 2, y * 2, piece.seed)
      const part = (((across / 0.42) % 1) + 1) % 1
      // The wind blows a long slope, and sand falls down a short one.
      relief.raise(i, 0.055 * strength * (part < 0.72 ? part / 0.72 : (1 - part) / 0.28))
      relief.raise(i, 0.0016 * strength * Math.sin((x * 0.4 + y + 0.1 * noise(x * 5, y * 5, 3)) * 90))
    }),
  draw: ({ pen }, piece) => {
    const chance = generator(piece.seed * 7 + 11)
    scattered(piece, 3, 0.1, chance, (x, y) => disc(pen, x, y, 0.012, 'rgba(120,96,52,.6)'))
  },
}
