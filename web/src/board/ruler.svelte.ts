// A free ruler: from where the pointer is pressed to where it is, in base widths. Measuring is nobody's move.

import { distance } from '../geometry'
import type { Point } from '../wire'

class Ruler {
  /** Whether pressing the board measures. */
  on = $state(false)
  line = $state.raw<[Point, Point] | null>(null)

  get length(): number {
    return this.line ? distance(...this.line) : 0
  }

  toggle(): void {
    this.on = !this.on
    this.line = null
  }

  begin(point: Point): void {
    this.line = [point, point]
  }

  stretch(point: Point): void {
    if (this.line) this.line = [this.line[0], point]
  }
}

export const ruler = new Ruler()
