// A link as a code that a camera reads; fetched only when one is asked for.

import { encode } from 'uqr'

/** A drawing in modules: its width and height, and the path of what is dark. */
export interface Drawn {
  size: number
  path: string
}

/** The code of a text, with the four light modules about it that readers expect. */
export function drawn(text: string): Drawn {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path: string[] = []
  data.forEach((row, y) => {
    // What is dark side by side is one rectangle.
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x]) x += 1
      path.push(`M${from} ${y}h${x - from}v1h${from - x}z`)
    }
  })
  return { size, path: path.join('') }
}
