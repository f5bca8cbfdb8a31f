// Water and wet ground: rivers, waterways, marshes and bogs.

import type { Point } from '../../../wire'
import { oval, SOFT_EDGE, wander, type Art, type Sheet } from '../art'
import { fractal, generator, mix, smooth } from '../noise'
import { bent, depthIn, prolonged, steps } from '../outline'
import { tone, type Relief, type Tone } from '../relief'
import type { Piece, Scene } from '../scene'
import { scattered } from './stones'

/** A clump of reeds. */
export function reeds({ pen, pixel }: Sheet, x: number, y: number, size: number, chance: () => number): void {
  pen.lineWidth = Math.max(0.7 * pixel, 0.016 * size)
  for (let stalk = 0; stalk < 5; stalk += 1) {
    const lean = (stalk - 2) * 0.028 + (chance() - 0.5) * 0.02
    const high = (0.09 + chance() * 0.09) * size
    const foot = x + stalk * 0.012 * size
    pen.strokeStyle = stalk & 1 ? 'rgba(56,66,30,.85)' : 'rgba(146,146,82,.85)'
    pen.beginPath()
    pen.moveTo(foot, y)
    pen.quadraticCurveTo(foot, y - high * 0.6, x + (lean + stalk * 0.012) * 1.3 * size, y - high)
    pen.stroke()
  }
}

const [TURF, FRINGE, SEDGE, BANK] = [tone('#70764a'), tone('#4a502e'), tone('#7a8048'), tone('#baa876')]

/** Wet ground with pools where the noise is high. */
function soaked(relief: Relief, piece: Piece, turf: Tone, pools: number, stretch: number, low: number): void {
  relief.within(piece.outline, 0.2, (i, x, y, depth) => {
    const edge = depth + wander(x, y, piece.seed, 0.1)
    const strength = smooth(-0.12, 0.2, edge)
    if (strength <= 0) return
    relief.tint(i, turf, 0.8 * strength)
    const level = fractal(x * stretch, y * stretch * 1.35, piece.seed + 31, 3)
    const pool = smooth(pools, pools + 0.04, level) * smooth(0.05, 0.22, edge)
    relief.tint(i, FRINGE, 0.6 * smooth(pools - 0.035, pools, level) * (1 - pool) * smooth(0.05, 0.2, edge))
    if (pool <= 0) return
    const sky = fractal(x * 1.2, y * 5, 8, 2)
    relief.tint(i, [mix(84, 150, sky), mix(112, 172, sky), mix(112, 168, sky)], 0.92 * pool)
    relief.raise(i, -low * pool)
  })
}

export const marsh: Art = {
  ground: (relief, piece) => soaked(relief, piece, TURF, 0.505, 1.9, 0.045),
  draw: (sheet, piece) => {
    const chance = generator(piece.seed * 7 + 11)
    const found: Point[] = []
    scattered(piece, 34, 0.09, chance, (x, y) => {
      const level = fractal(x * 1.9, y * 1.9 * 1.35, piece.seed + 31, 3)
      if (level > 0.52 ? chance() > 0.1 : chance() < 0.35) return
      found.push([x, y])
    })
    for (const [x, y] of found.sort((a, b) => a[1] - b[1])) {
      reeds(sheet, x, y, 1, chance)
      if (chance() < 0.3) oval(sheet.pen, x + 0.02, y - 0.16, 0.012, 0.034, 0.1, '#6b4a26')
    }
  },
}

/** Boggy ground: small pools between tufts of sedge, and no tall reeds. */
export const boggy: Art = {
  ground: (relief, piece) => soaked(relief, piece, SEDGE, 0.6, 3.1, 0.022),
  draw: (sheet, piece) => {
    const { pen, pixel } = sheet
    const chance = generator(piece.seed * 7 + 11)
    const found: Point[] = []
    scattered(piece, 22, 0.08, chance, (x, y) => found.push([x, y]))
    for (const [x, y] of found.sort((a, b) => a[1] - b[1])) {
      oval(pen, x, y + 0.01, 0.05, 0.028, 0, 'rgba(66,72,34,.45)')
      pen.lineWidth = Math.max(0.6 * pixel, 0.014)
      for (let blade = -2; blade < 3; blade += 1) {
        pen.strokeStyle = blade & 1 ? 'rgba(88,94,42,.8)' : 'rgba(160,158,84,.75)'
        pen.beginPath()
        pen.moveTo(x + blade * 0.01, y)
        pen.lineTo(x + blade * 0.028, y - 0.05 - chance() * 0.04)
        pen.stroke()
      }
    }
  },
}

export const river: Art = {
  ground: (relief, piece) => {
    const half = piece.width / 2
    const seed = piece.seed % 97
    relief.along(prolonged(bent(piece.line)), half + SOFT_EDGE / 2, (i, x, y, off, far) => {
      // The water winds between its banks; the banks are where the rule has them.
      const course = off + half * 0.45 * (fractal(far * 0.7, 3, seed, 2) - 0.5) * 2
      const depth = half * (0.78 + 0.24 * (fractal(x * 1.8, y * 1.8, 77, 2) - 0.5)) - Math.abs(course)
      const bank = half - Math.abs(off) + wander(x, y, piece.seed, 0.04)
      relief.tint(i, SEDGE, 0.6 * smooth(-0.14, 0.02, bank))
      relief.tint(i, BANK, 0.9 * smooth(-0.09, -0.02, depth))
      relief.raise(i, -0.06 * smooth(-0.14, 0.04, depth))
      const water = smooth(-0.015, 0.02, depth)
      if (water === 0) return
      relief.wet[i] = 1
      const deep = smooth(0, half * 0.8, depth)
      const streak = fractal(far * 1.1, course * 9, 5, 2)
      const light = (streak - 0.5) * 34
      relief.tint(i, [mix(126, 70, deep) + light, mix(150, 106, deep) + light, mix(142, 120, deep) + light], water)
      const flow = Math.abs(((((course * 10 + fractal(far * 0.7, course * 3, 9, 2) * 3) % 1) + 1) % 1) - 0.5)
      if (streak > 0.52) relief.tint(i, [206, 220, 214], 0.34 * (1 - smooth(0, 0.09, flow)) * smooth(0.03, 0.09, depth) * water)
    })
  },
  draw: (sheet, piece) => {
    const chance = generator(piece.seed + 41)
    for (const { at, way } of steps(bent(piece.line), 0.22)) {
      for (const side of [-1, 1]) {
        if (chance() < 0.62) continue
        const off = (piece.width * 0.5 - 0.03 + chance() * 0.08) * side
        reeds(sheet, at[0] - way[1] * off, at[1] + way[0] * off, 0.62, chance)
      }
    }
  },
}

/** An outline that goes on beyond the edges of the table where it lies on them: there is no shore. */
function openSea(outline: readonly Point[], { width, depth }: Scene): Point[] {
  const out = (value: number, most: number) => (value < 1e-3 ? -2 : value > most - 1e-3 ? most + 2 : value)
  return outline.map(([x, y]): Point => [out(x, width), out(y, depth)])
}

const [BEACH, SURF] = [tone('#d6c494'), tone('#e2e6dc')]

export const waterway: Art = {
  ground: (relief, piece, scene) => {
    const outline = openSea(piece.outline, scene)
    relief.within(outline, SOFT_EDGE, (i, x, y, depth) => {
      const shore = depth - 0.1 + wander(x, y, piece.seed, 0.1)
      // No beach bars the mouth of a river.
      const mouth = relief.wet[i] === 1
      if (!mouth) {
        relief.tint(i, SEDGE, 0.4 * smooth(-0.38, -0.2, shore))
        relief.tint(i, BEACH, 0.9 * smooth(-0.26, -0.1, shore))
      }
      const water = mouth ? smooth(-0.1, 0.35, shore) : smooth(-0.03, 0.03, shore)
      if (water === 0) return
      relief.wet[i] = 1
      const deep = smooth(0, 0.9, shore)
      const swell = fractal(x * 1.4, y * 6, 3, 3)
      relief.tint(i, [mix(138, 66, deep) + swell * 18, mix(164, 104, deep) + swell * 18, mix(156, 118, deep) + swell * 16], water)
      relief.height[i] = mix(relief.height[i]!, -0.05 + 0.006 * deep * swell, water)
      if (mouth && shore < 0.3) return
      for (const [far, strength] of [
        [0.07, 0.65],
        [0.2, 0.3],
      ] as const) {
        const foam = Math.abs(shore - far - 0.03 * Math.sin(x * 5 + y * 5 + far * 40) - 0.02 * fractal(x * 4, y * 4, 21, 2))
        relief.tint(i, SURF, strength * (1 - smooth(0.008, 0.032, foam)) * water)
      }
    })
  },
  draw: (sheet, piece) => {
    const { pen, pixel } = sheet
    const chance = generator(piece.seed + 41)
    pen.strokeStyle = 'rgba(214,226,222,.28)'
    pen.lineWidth = Math.max(0.7 * pixel, 0.014)
    scattered(piece, 2.2, 0.45, chance, (x, y) => {
      const long = 0.1 + chance() * 0.14
      if (depthIn(x + long, y, piece.outline) < 0.3) return
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + long * 0.25, y - 0.03, x + long * 0.5, y)
      pen.quadraticCurveTo(x + long * 0.75, y + 0.03, x + long, y)
      pen.stroke()
    })
  },
}
