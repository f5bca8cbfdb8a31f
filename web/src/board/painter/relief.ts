// The ground as numbers: a colour and a height for each pixel, before the light falls on it.

import type { Point } from '../../wire'
import { mix } from './noise'
import { boundsOf, NearEdges } from './outline'

/** Red, green and blue, from 0 to 255. */
export type Tone = readonly [number, number, number]

/** A colour of a style sheet as a tone. */
export function tone(hex: string): Tone {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}

/** What is done with one pixel: its index, its place in base widths, and its distance or depth. */
type Visit = (i: number, x: number, y: number, depth: number) => void

/** The side of a square of pixels whose nearest edges are found at once. */
const SQUARE = 8

export class Relief {
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  readonly height: Float32Array
  /** Whether a pixel is under water that no road leads through: a river, a waterway, a pool in the desert. */
  readonly wet: Uint8Array

  /** A ground of so many pixels; the first is `left` and `top` base widths from the corner of the table. */
  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly scale: number,
    readonly left: number,
    readonly top: number,
  ) {
    const count = columns * rows
    this.red = new Float32Array(count)
    this.green = new Float32Array(count)
    this.blue = new Float32Array(count)
    this.height = new Float32Array(count)
    this.wet = new Uint8Array(count)
  }

  /** The place of the middle of a pixel. */
  x(column: number): number {
    return this.left + (column + 0.5) / this.scale
  }

  y(row: number): number {
    return this.top + (row + 0.5) / this.scale
  }

  /** Visits the pixels of a rectangle in base widths. */
  private box(left: number, top: number, right: number, bottom: number, visit: (i: number, x: number, y: number) => void): void {
    const first = Math.max(0, Math.floor((left - this.left) * this.scale))
    const last = Math.min(this.columns, Math.ceil((right - this.left) * this.scale))
    const low = Math.min(this.rows, Math.ceil((bottom - this.top) * this.scale))
    for (let row = Math.max(0, Math.floor((top - this.top) * this.scale)); row < low; row += 1) {
      const y = this.y(row)
      for (let column = first; column < last; column += 1) visit(row * this.columns + column, this.x(column), y)
    }
  }

  /**
   * Visits the pixels inside an outline and up to `margin` outside, a square of pixels after the other: only the edges that may be the
   * nearest one of a square are looked at for its pixels.
   */
  within(outline: readonly Point[], margin: number, visit: Visit): void {
    if (outline.length < 3) return
    const { left, top, right, bottom } = boundsOf(outline)
    const side = SQUARE / this.scale
    const half = side * Math.SQRT1_2
    const firstColumn = Math.max(0, Math.floor((left - margin - this.left) * this.scale))
    const lastColumn = Math.min(this.columns, Math.ceil((right + margin - this.left) * this.scale))
    const firstRow = Math.max(0, Math.floor((top - margin - this.top) * this.scale))
    const lastRow = Math.min(this.rows, Math.ceil((bottom + margin - this.top) * this.scale))
    const edges = new NearEdges(outline)
    for (let high = firstRow; high < lastRow; high += SQUARE) {
      for (let wide = firstColumn; wide < lastColumn; wide += SQUARE) {
        edges.around(this.left + wide / this.scale + side / 2, this.top + high / this.scale + side / 2, half)
        if (edges.most < -margin) continue
        for (let row = high; row < Math.min(lastRow, high + SQUARE); row += 1) {
          const y = this.y(row)
          for (let column = wide; column < Math.min(lastColumn, wide + SQUARE); column += 1) {
            const x = this.x(column)
            const depth = edges.depthAt(x, y)
            if (depth > -margin) visit(row * this.columns + column, x, y, depth)
          }
        }
      }
    }
  }

  /** Visits the pixels near a line: how far off they are, positive on its right, and how far along. */
  along(line: readonly Point[], reach: number, visit: (i: number, x: number, y: number, off: number, far: number) => void): void {
    const count = this.columns * this.rows
    const squares = new Float32Array(count).fill(Infinity)
    const sides = new Int8Array(count)
    const fars = new Float32Array(count)
    let gone = 0
    for (let n = 0; n + 1 < line.length; n += 1) {
      const [from, to] = [line[n]!, line[n + 1]!]
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const square = dx * dx + dy * dy + 1e-12
      const length = Math.sqrt(square)
      const start = gone
      const { left, top, right, bottom } = boundsOf([from, to])
      this.box(left - reach, top - reach, right + reach, bottom + reach, (i, x, y) => {
        const px = x - from[0]
        const py = y - from[1]
        const share = Math.max(0, Math.min(1, (px * dx + py * dy) / square))
        const away = (px - dx * share) ** 2 + (py - dy * share) ** 2
        if (away >= squares[i]!) return
        squares[i] = away
        sides[i] = dx * py - dy * px < 0 ? -1 : 1
        fars[i] = start + share * length
      })
      gone += length
    }
    const { left, top, right, bottom } = boundsOf(line)
    this.box(left - reach, top - reach, right + reach, bottom + reach, (i, x, y) => {
      if (squares[i]! < reach * reach) visit(i, x, y, Math.sqrt(squares[i]!) * sides[i]!, fars[i]!)
    })
  }

  /** Mixes a tone into a pixel. */
  tint(i: number, tone: Tone, share: number): void {
    if (share === 0) return
    this.red[i] = mix(this.red[i]!, tone[0], share)
    this.green[i] = mix(this.green[i]!, tone[1], share)
    this.blue[i] = mix(this.blue[i]!, tone[2], share)
  }

  raise(i: number, by: number): void {
    this.height[i]! += by
  }

  /** The pixels under a light from the north-west, as red, green, blue and opacity. */
  lit(): Uint8ClampedArray<ArrayBuffer> {
    const { columns, rows, height } = this
    const data = new Uint8ClampedArray(columns * rows * 4)
    const steep = this.scale * 1.15 * 0.5
    for (let row = 0; row < rows; row += 1) {
      const above = row > 0 ? -columns : 0
      const below = row < rows - 1 ? columns : 0
      for (let column = 0; column < columns; column += 1) {
        const i = row * columns + column
        const across = -(height[column < columns - 1 ? i + 1 : i]! - height[column > 0 ? i - 1 : i]!) * steep
        const down = -(height[i + below]! - height[i + above]!) * steep
        let light = (across * -0.52 + down * -0.6 + 0.61) / Math.sqrt(across * across + down * down + 1) / 0.61
        // Deep shade and glare would hide what is drawn on them.
        if (light < 0.62) light = 0.62 - (0.62 - light) * 0.25
        else if (light > 1.22) light = 1.22 + (light - 1.22) * 0.3
        const warm = light > 1 ? (light - 1) * 22 : 0
        const cool = light < 1 ? (1 - light) * 18 : 0
        const o = i * 4
        data[o] = this.red[i]! * light + warm - cool * 0.5
        data[o + 1] = this.green[i]! * light + warm * 0.7 - cool * 0.3
        data[o + 2] = this.blue[i]! * light - warm * 0.3 + cool * 0.5
        data[o + 3] = 255
      }
    }
    return data
  }
}
