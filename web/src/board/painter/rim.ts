// The wooden rim round the table: grain along each side, mitred corners, bevels under the light.

import { fractal, noise } from './noise'

/** Paints the pixels of a frame that is `rim` pixels wide into red, green, blue and opacity. */
export function woodenRim(data: Uint8ClampedArray, columns: number, rows: number, rim: number, scale: number): void {
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [row, rows - 1 - row]
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [column, columns - 1 - column]
      const edge = Math.min(left, right, top, bottom)
      if (edge >= rim) {
        // On to the other side of the table.
        column = columns - 1 - Math.floor(rim)
        continue
      }
      const level = edge === top || edge === bottom
      const [along, across] = level ? [column, row] : [row, column]
      const grain = fractal((along / scale) * 0.64 + (level ? 0 : 40), (across / scale) * 22, 61, 3)
      const fine = noise((along / scale) * 4.7, (across / scale) * 90, 63)
      const part = edge / rim
      const lit = edge === top || edge === left
      let bevel = lit ? 1 : 0.93
      if (part < 0.08) bevel = lit ? 1.32 : 0.62
      else if (part > 0.93) bevel = lit ? 0.5 : 1.3
      else if (part > 0.86) bevel = lit ? 1.26 : 0.72
      const mitre = Math.abs((level ? Math.min(left, right) : Math.min(top, bottom)) - edge) < 1 ? 0.72 : 1
      const shade = (0.78 + (grain - 0.5) * 0.85 + (fine - 0.5) * 0.2) * bevel * mitre
      const o = (row * columns + column) * 4
      data[o] = 104 * shade
      data[o + 1] = 71 * shade
      data[o + 2] = 45 * shade
      data[o + 3] = 255
    }
  }
}
