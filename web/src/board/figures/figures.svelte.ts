// The figures of the bases: they come after the first paint, and until then bases show their codes alone.

import type { Drawing } from './drawings'
import type { Standing } from './layout'

class Figures {
  drawings = $state.raw<Readonly<Record<string, Drawing>> | null>(null)

  /** Loads them; a failed load is tried again when it is next asked for. */
  async load(): Promise<void> {
    if (this.drawings) return
    try {
      this.drawings = (await import('./drawings')).DRAWINGS
    } catch {
      // A page without them is complete: the code says all that the figures say.
    }
  }
}

export const figures = new Figures()

/** How a figure is put into the box where it stands: as large as there is room for, in its middle. */
export function seated({ viewBox }: Drawing, { x, y, width, height }: Standing): string {
  const [left = 0, top = 0, wide = 1, high = 1] = viewBox.split(' ').map(Number)
  const scale = Math.min(width / wide, height / high)
  const place = (at: number, room: number, from: number, size: number) => (at + (room - size * scale) / 2 - from * scale).toFixed(4)
  return `translate(${place(x, width, left, wide)} ${place(y, height, top, high)}) scale(${scale.toPrecision(5)})`
}
