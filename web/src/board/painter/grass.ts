// Open ground: the tone of the country, its grain, and what lies about in the grass.

import { disc, oval, type Sheet } from './art'
import { fractal, generator, hash, noise, smooth } from './noise'
import { depthIn, distanceTo } from './outline'
import { tone, type Relief, type Tone } from './relief'
import type { Climate, Scene } from './scene'

type Country = readonly [pale: Tone, middle: Tone, deep: Tone]

const country = (pale: string, middle: string, deep: string): Country => [tone(pale), tone(middle), tone(deep)]

const COUNTRIES: Record<Climate, Country> = {
  arable: country('#b7ae78', '#a3a56c', '#8d9660'),
  forest: country('#aca972', '#979d64', '#808d58'),
  dry: country('#cdb583', '#bfa571', '#a99762'),
  steppe: country('#bdb06f', '#aca665', '#979a5c'),
  littoral: country('#bdb581', '#a7ab76', '#919c6c'),
}

/** Broad noise is sampled at every so many pixels, and interpolated between. */
const coarseStep = (scale: number) => Math.min(4, Math.max(2, Math.round(scale / 14)))

export function openGround(relief: Relief, { seed, climate }: Scene): void {
  const { columns, rows, scale } = relief
  const [pale, middle, deep] = COUNTRIES[climate]
  const step = coarseStep(scale)
  const wide = Math.ceil(columns / step) + 2
  const high = Math.ceil(rows / step) + 2
  const [large, small] = [new Float32Array(wide * high), new Float32Array(wide * high)]
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = [relief.x(column * step), relief.y(row * step)]
      const [u, v] = [x + 0.5 * noise(x * 0.9, y * 0.9, 91), y + 0.5 * noise(x * 0.9, y * 0.9, 47)]
      large[row * wide + column] = fractal(u * 0.34, v * 0.34, seed, 3)
      small[row * wide + column] = fractal(u * 1.5, v * 1.5, seed + 7, 3)
    }
  }
  for (let row = 0; row < rows; row += 1) {
    const y = relief.y(row)
    const up = Math.floor(row / step)
    const fy = row / step - up
    for (let column = 0; column < columns; column += 1) {
      const left = Math.floor(column / step)
      const fx = column / step - left
      const o = up * wide + left
      const a = (1 - fx) * (1 - fy)
      const b = fx * (1 - fy)
      const c = (1 - fx) * fy
      const d = fx * fy
      const broad = large[o]! * a + large[o + 1]! * b + large[o + wide]! * c + large[o + wide + 1]! * d
      const patch = small[o]! * a + small[o + 1]! * b + small[o + wide]! * c + small[o + wide + 1]! * d
      const fine = noise(relief.x(column) * 13, y * 9, seed + 2)
      const share = smooth(0.28, 0.74, broad * 0.66 + patch * 0.34)
      const from = share < 0.5 ? pale : middle
      const to = share < 0.5 ? middle : deep
      const part = share < 0.5 ? share * 2 : share * 2 - 1
      const grain = (fine - 0.5) * 6 + (hash(column, row, 5) - 0.5) * 5 + (patch - 0.5) * 11
      const i = row * columns + column
      relief.red[i] = from[0] + (to[0] - from[0]) * part + grain
      relief.green[i] = from[1] + (to[1] - from[1]) * part + grain
      relief.blue[i] = from[2] + (to[2] - from[2]) * part + grain * 0.7
      relief.height[i] = 0.022 * patch + 0.0045 * fine
    }
  }
}

const FLOWERS = ['#e9e0bb', '#d8b15a', '#c98d79'] as const

/** Tufts, stones and flowers, where no piece lies. */
export function meadow({ pen, scene, pixel }: Sheet): void {
  const { width, depth, pieces, seed } = scene
  const chance = generator(seed * 99 + 1)
  const taken = (x: number, y: number) =>
    pieces.some(({ line, outline, width: wide }) =>
      line.length > 1 ? distanceTo(x, y, line) < wide / 2 + 0.18 : outline.length > 2 && depthIn(x, y, outline) > -0.18,
    )
  for (let n = Math.round(width * depth * 5.2); n > 0; n -= 1) {
    const [x, y, lot, size] = [chance() * width, chance() * depth, chance(), chance()]
    const more = generator(Math.floor(size * 1e6) + n)
    if (fractal(x * 0.8, y * 0.8, 12, 2) < 0.43 || taken(x, y)) continue
    if (lot < 0.86) {
      pen.strokeStyle = lot < 0.5 ? 'rgba(78,84,40,.5)' : 'rgba(212,204,140,.42)'
      pen.lineWidth = Math.max(0.6 * pixel, 0.016)
      for (let blade = -1; blade < 2; blade += 1) {
        pen.beginPath()
        pen.moveTo(x + blade * 0.014, y)
        pen.lineTo(x + blade * 0.045, y - 0.05 - more() * 0.045)
        pen.stroke()
      }
    } else if (lot < 0.95) {
      oval(pen, x + 0.02, y + 0.02, 0.04, 0.026, 0, 'rgba(60,56,36,.35)')
      oval(pen, x, y, 0.034, 0.024, more(), '#b6ac92')
    } else {
      const colour = FLOWERS[Math.floor(more() * 3)]!
      for (let petal = 0; petal < 4; petal += 1) disc(pen, x + (more() - 0.5) * 0.14, y + (more() - 0.5) * 0.1, Math.max(0.5 * pixel, 0.012), colour)
    }
  }
}
