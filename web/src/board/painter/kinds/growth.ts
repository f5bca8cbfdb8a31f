// What grows: woods, scrub and oases.

import { disc, oval, SOFT_EDGE, wander, type Art, type Pen } from '../art'
import { fractal, generator, smooth } from '../noise'
import { boundsOf, depthIn } from '../outline'
import { tone } from '../relief'
import type { Piece } from '../scene'
import { reeds } from './water'

type Leaves = readonly [dark: string, middle: string, bright: string]

const OAK: Leaves = ['#2f3f20', '#4b6030', '#728748']
const BEECH: Leaves = ['#354422', '#566934', '#80914f']
const PINE: Leaves = ['#2a3a24', '#41583a', '#64795a']
const AUTUMN: Leaves = ['#4a4a22', '#74702f', '#9c9346']
const BUSH: Leaves = ['#4d5530', '#6b7140', '#8d8f55']

function leavesOf(lot: number): Leaves {
  if (lot < 0.12) return AUTUMN
  if (lot < 0.5) return OAK
  return lot < 0.8 ? BEECH : PINE
}

interface Plant {
  x: number
  y: number
  radius: number
  lot: number
}

/** Plants by lot that do not grow into each other: `apart` of their radii from one to the next. */
function planted(piece: Piece, tries: number, radius: (chance: () => number) => number, apart: number): Plant[] {
  const chance = generator(piece.seed * 7 + 11)
  const { left, top, right, bottom } = boundsOf(piece.outline)
  const plants: Plant[] = []
  for (let n = 0; n < tries * (right - left) * (bottom - top); n += 1) {
    const [x, y] = [left + chance() * (right - left), top + chance() * (bottom - top)]
    const plant = { x, y, radius: radius(chance), lot: chance() }
    if (depthIn(x, y, piece.outline) < Math.max(0.13, plant.radius * 0.9)) continue
    if (plants.some((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < ((other.radius + plant.radius) * apart) ** 2)) continue
    plants.push(plant)
  }
  return plants.sort((a, b) => a.y - b.y)
}

function shade(pen: Pen, { x, y, radius }: Plant): void {
  oval(pen, x + radius * 0.5, y + radius * 0.62, radius * 1.02, radius * 0.86, 0.5, 'rgba(24,28,10,.34)')
}

/** A crown of lobes: dark below, bright towards the light, with leaves. */
function crown(pen: Pen, { x, y, radius, lot }: Plant, leaves: Leaves): void {
  const chance = generator(Math.floor(lot * 1e6))
  const lobes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI + chance()
    const out = radius * (0.5 + chance() * 0.18)
    return [out * Math.cos(angle), out * Math.sin(angle), radius * (0.42 + chance() * 0.16)] as const
  })
  const layer = (dx: number, dy: number, share: number, fill: string) => {
    pen.fillStyle = fill
    pen.beginPath()
    for (const [lx, ly, size] of [...lobes, [0, 0, radius * 0.72] as const]) {
      const [px, py] = [x + lx * share + dx * radius, y + ly * share + dy * radius]
      pen.moveTo(px + size * share, py)
      pen.arc(px, py, size * share, 0, 7)
    }
    pen.fill()
  }
  layer(0, 0, 1, leaves[0])
  layer(-0.09, -0.11, 0.84, leaves[1])
  layer(-0.24, -0.28, 0.5, leaves[2])
  for (let n = 0; n < 16; n += 1) {
    const [angle, out] = [chance() * 2 * Math.PI, radius * Math.sqrt(chance()) * 0.88]
    const [dx, dy] = [out * Math.cos(angle), out * Math.sin(angle)]
    disc(pen, x + dx, y + dy, radius * 0.085, dx + dy < 0 ? 'rgba(196,204,134,.42)' : 'rgba(22,30,12,.3)')
  }
}

/** One low bush with its shadow. */
export function shrub(pen: Pen, x: number, y: number, radius: number, chance: () => number): void {
  const plant = { x, y, radius, lot: chance() }
  shade(pen, plant)
  crown(pen, plant, BUSH)
}

/** A tree between houses, or in an orchard. */
export function tree(pen: Pen, x: number, y: number, radius: number, lot: number): void {
  const plant = { x, y, radius, lot }
  shade(pen, plant)
  crown(pen, plant, leavesOf(lot))
}

const [FOREST_FLOOR, LEAF_MOULD, DRY_GRASS] = [tone('#586034'), tone('#424222'), tone('#93884f')]

export const wood: Art = {
  ground: (relief, piece) =>
    relief.within(piece.outline, 0.2, (i, x, y, depth) => {
      relief.tint(i, FOREST_FLOOR, 0.85 * smooth(-0.08, 0.16, depth + wander(x, y, piece.seed, 0.1)))
      if (depth > 0) relief.tint(i, LEAF_MOULD, 0.5 * smooth(0.45, 0.7, fractal(x * 5, y * 5, piece.seed, 2)))
    }),
  draw: ({ pen }, piece) => {
    const plants = planted(piece, 520, (chance) => 0.13 + chance() * 0.11, 0.78)
    for (const plant of plants) shade(pen, plant)
    for (const plant of plants) crown(pen, plant, leavesOf(plant.lot))
  },
}

export const scrub: Art = {
  ground: (relief, piece) =>
    relief.within(piece.outline, 0.2, (i, x, y, depth) => relief.tint(i, DRY_GRASS, 0.85 * smooth(-0.05, 0.2, depth + wander(x, y, piece.seed, 0.12)))),
  draw: ({ pen }, piece) => {
    const plants = planted(piece, 200, (chance) => 0.05 + chance() * 0.06, 1.9)
    for (const plant of plants) shade(pen, plant)
    for (const plant of plants) crown(pen, plant, BUSH)
  },
}

/** A palm from above: leaves like a star, and the shadow of its trunk. */
function palm(pen: Pen, x: number, y: number, size: number, chance: () => number): void {
  const turn = chance() * 7
  const fronds = (dx: number, dy: number, colour: string, width: number, share: number) => {
    pen.strokeStyle = colour
    pen.lineWidth = width
    for (let n = 0; n < 8; n += 1) {
      const angle = turn + (n / 8) * 2 * Math.PI
      const [cos, sin] = [Math.cos(angle) * size * share, Math.sin(angle) * size * share]
      pen.beginPath()
      pen.moveTo(x + dx, y + dy)
      pen.quadraticCurveTo(x + dx + cos * 0.7 - sin * 0.12, y + dy + sin * 0.7 + cos * 0.12 - size * 0.12, x + dx + cos, y + dy + sin + size * 0.1)
      pen.stroke()
    }
  }
  fronds(size * 0.4, size * 0.5, 'rgba(40,34,14,.3)', size * 0.2, 1)
  fronds(0, 0, '#2f4a24', size * 0.24, 1)
  fronds(0, 0, '#5d7c38', size * 0.13, 0.94)
  fronds(-size * 0.04, -size * 0.06, '#9cae5c', size * 0.05, 0.75)
  disc(pen, x, y, size * 0.1, '#6d5a34')
}

const [OASIS_SAND, OASIS_GRASS, POOL, POOL_DEEP] = [tone('#d6be8c'), tone('#8c9a54'), tone('#7fa69a'), tone('#3f6f78')]

/** How far a place is from the shore of the pool in the middle of an oasis; positive in the water. */
function poolDepth(piece: Piece, room: number, x: number, y: number): number {
  return room * 0.42 - Math.hypot(x - piece.middle[0], (y - piece.middle[1]) * 1.15) + wander(x * 0.7, y * 0.7, piece.seed + 5, room * 0.16)
}

/** How far the middle of a piece is from its edge. */
const room = (piece: Piece) => Math.max(0.3, depthIn(...piece.middle, piece.outline))

export const oasis: Art = {
  ground: (relief, piece) => {
    const within = room(piece)
    relief.within(piece.outline, SOFT_EDGE / 2, (i, x, y, depth) => {
      relief.tint(i, OASIS_SAND, 0.85 * smooth(-0.1, 0.2, depth + wander(x, y, piece.seed, 0.1)))
      if (depth < 0) return
      const pool = poolDepth(piece, within, x, y)
      relief.tint(i, OASIS_GRASS, 0.85 * smooth(-within * 0.5, -0.05, pool + wander(x, y, piece.seed + 2, 0.2)) * smooth(0, 0.15, depth))
      const water = smooth(-0.02, 0.03, pool)
      if (water === 0) return
      relief.tint(i, POOL, water)
      relief.tint(i, POOL_DEEP, water * smooth(0, within * 0.4, pool) * 0.85)
      relief.raise(i, -0.05 * water)
      if (water > 0.5) relief.wet[i] = 1
    })
  },
  draw: (sheet, piece) => {
    const chance = generator(piece.seed + 3)
    const within = room(piece)
    const plants = planted(piece, 160, (lot) => 0.16 + lot() * 0.08, 0.85).filter(({ x, y }) => poolDepth(piece, within, x, y) < -0.1)
    for (let n = 0; n < 46; n += 1) {
      const [angle, out] = [chance() * 7, within * (0.4 + chance() * 0.2)]
      const [x, y] = [piece.middle[0] + out * Math.cos(angle), piece.middle[1] + (out * Math.sin(angle)) / 1.15]
      if (Math.abs(poolDepth(piece, within, x, y) + 0.04) < 0.07) reeds(sheet, x, y, 0.6, chance)
    }
    for (const { x, y, radius, lot } of plants) {
      if (lot < 0.25) shrub(sheet.pen, x, y, radius * 0.4, chance)
      else palm(sheet.pen, x, y, Math.min(radius, depthIn(x, y, piece.outline)), chance)
    }
  },
}
