// A free ruler in base widths: by pointer, or by keys from one element to another.
//
// Measuring costs nothing and changes nothing.

import { distance } from '../geometry'
import type { Point } from '../wire'

/** What is shorter was a click, in base widths. */
const CLICK = 0.1

class Ruler {
  /** Whether pressing the board measures. */
  on = $state(false)
  line = $state.raw<[Point, Point] | null>(null)
  /** Whether the next point that is marked is its other end. */
  private half = false

  get length(): number {
    return this.line ? distance(...this.line) : 0
  }

  toggle(): void {
    this.on = !this.on
    this.line = null
    this.half = false
  }

  /** A press begins at a point, or after a click ends there. */
  begin(point: Point): void {
    if (this.half) this.stretch(point)
    else this.line = [point, point]
    this.half = false
  }

  /** The pointer is up: where it was only clicked, the next press is the other end. */
  release(): void {
    this.half = this.length < CLICK
  }

  /** Lays one end down at a point, and the other at the next; with a third it begins anew. */
  mark(point: Point): void {
    if (this.half) this.stretch(point)
    else this.line = [point, point]
    this.half = !this.half
  }

  /** Moves its far end by so much; where it lies nowhere it begins at a point. */
  nudge(right: number, up: number, from: Point): void {
    const [begin, [x, y]] = this.line ?? [from, from]
    this.line = [begin, [x + right, y + up]]
    this.half = false
  }

  stretch(point: Point): void {
    if (this.line) this.line = [this.line[0], point]
  }
}

export const ruler = new Ruler()
