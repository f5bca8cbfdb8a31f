// Roads, and the bridges where they cross water.

import { placed, type Art, type Sheet } from '../art'
import { fractal, smooth } from '../noise'
import { bent, crossings, prolonged } from '../outline'
import { tone } from '../relief'
import type { Piece } from '../scene'

const [VERGE, RUT, GRASS] = [tone('#7e7446'), tone('#988058'), tone('#96925c')]

export const road: Art = {
  ground: (relief, piece) => {
    const full = piece.width / 2
    relief.along(prolonged(bent(piece.line)), full + 0.14, (i, x, y, off) => {
      if (relief.wet[i]) return
      const away = Math.abs(off)
      const half = full * (0.9 + 0.3 * (fractal(x * 2.4, y * 2.4, 17, 3) - 0.5))
      const inside = half - away
      const grit = fractal(x * 7, y * 7, 19, 2)
      relief.tint(i, VERGE, 0.5 * smooth(-0.12, -0.01, inside))
      relief.tint(i, [196 + grit * 16, 174 + grit * 14, 128 + grit * 12], 0.95 * smooth(-0.02, 0.05, inside))
      // Two ruts, and grass between them.
      relief.tint(i, RUT, 0.42 * (1 - smooth(0.012, 0.04, Math.abs(away - half * 0.42))) * (grit > 0.45 ? 1 : 0.4))
      relief.tint(i, GRASS, 0.35 * (1 - smooth(0, 0.06, away)) * smooth(0.45, 0.6, grit))
      relief.raise(i, -0.01 * smooth(0, 0.08, inside))
    })
  },
}

const PLANKS = ['#a58f64', '#97805a', '#b09a6e', '#8f7a53'] as const

/** A bridge of planks, along the road. */
function bridge({ pen }: Sheet, long: number, wide: number): void {
  const bar = (x: number, y: number, across: number, down: number, fill: string) => {
    pen.fillStyle = fill
    pen.fillRect(x, y, across, down)
  }
  bar(-long / 2 + 0.04, -wide / 2 + 0.09, long - 0.04, wide, 'rgba(18,26,24,.42)')
  bar(-long / 2, -wide / 2, long, wide, '#8d7852')
  for (let n = 0, x = -long / 2; x < long / 2; n += 1, x += 0.062) bar(x, -wide / 2, 0.05, wide, PLANKS[(n * 7 + (n >> 1)) % 4]!)
  for (const side of [-1, 1]) {
    const y = (side * wide) / 2 - 0.035
    bar(-long / 2 - 0.06, y, long + 0.12, 0.07, '#c8bb98')
    bar(-long / 2 - 0.06, y + 0.07, long + 0.12, 0.02, 'rgba(40,32,18,.5)')
    for (const end of [-1, 1]) bar(end * (long / 2 + 0.03) - 0.05, y - 0.015, 0.1, 0.1, '#ddd2b2')
  }
}

/** The bridges of a table: one where a road and a river cross. */
export function bridges(sheet: Sheet, pieces: readonly Piece[]): void {
  const lines = (kind: string) => pieces.filter((piece) => piece.kind === kind && piece.line.length > 1)
  for (const river of lines('river')) {
    for (const road of lines('road')) {
      for (const { at, way, sine } of crossings(bent(river.line), bent(road.line))) {
        placed(sheet.pen, at, Math.atan2(way[1], way[0]), () => bridge(sheet, river.width / Math.max(sine, 0.5) + 0.24, road.width * 0.92))
      }
    }
  }
}
