// The visible part of the board: zoom about a point, never beyond the edge.

import type { Point } from '../wire'

/** How far beyond the edges of the board one sees, in base widths. */
export const RIM = 0.45

/** How close one may come. */
const CLOSEST = 5

/** The part of the drawing that is seen; y grows downwards, as in SVG. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export class Camera {
  zoom = $state(1)
  private centre = $state.raw<Point | null>(null)

  /** Over a board of this width and depth. */
  constructor(private readonly board: () => [width: number, depth: number]) {}

  get box(): Box {
    const [width, depth] = this.board()
    const [w, h] = [(width + 2 * RIM) / this.zoom, (depth + 2 * RIM) / this.zoom]
    const [cx, cy] = this.zoom > 1 && this.centre ? this.centre : [width / 2, depth / 2]
    const x = Math.min(Math.max(cx - w / 2, -RIM), width + RIM - w)
    const y = Math.min(Math.max(depth - cy - h / 2, -RIM), depth + RIM - h)
    return { x, y, w, h }
  }

  /** The point of the board that is looked at. */
  get middle(): Point {
    const [width, depth] = this.board()
    return this.centre ?? [width / 2, depth / 2]
  }

  /** Looks at a point of the board. */
  lookAt(point: Point): void {
    this.centre = point
  }

  /** Looks on to the right and up, by so many parts of what is seen. */
  pan(right: number, up: number): void {
    const { x, y, w, h } = this.box
    this.centre = [x + w / 2 + right * w, this.board()[1] - (y + h / 2) + up * h]
  }

  /** Looks at a point that is not in sight. */
  follow([px, py]: Point): void {
    const { x, y, w, h } = this.box
    const down = this.board()[1] - py
    if (px < x || px > x + w || down < y || down > y + h) this.centre = [px, py]
  }

  /** Comes closer by a factor, about a point that stays where it is. */
  scale(by: number, about: Point | null = null): void {
    const next = Math.min(CLOSEST, Math.max(1, this.zoom * by))
    const { x, y, w, h } = this.box
    const middle: Point = [x + w / 2, this.board()[1] - (y + h / 2)]
    const target = about ?? middle
    const share = this.zoom / next
    this.centre = [target[0] + (middle[0] - target[0]) * share, target[1] + (middle[1] - target[1]) * share]
    this.zoom = next
  }
}
