// The visible part of the board: zoom about a point, never beyond the edge, gliding from one view to the next.

import type { Point } from '../wire'

/** How far beyond the edges of the board one sees, in base widths. */
export const RIM = 0.45

/** How close one may come. */
const CLOSEST = 5

/** How long a view takes to glide to the next, in milliseconds. */
const GLIDE = 150

/** The part of the drawing that is seen; y grows downwards, as in SVG. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

interface View {
  zoom: number
  middle: Point
}

const limited = (zoom: number) => Math.min(CLOSEST, Math.max(1, zoom))

/** Asks for the next frame, with its time. */
export type Frames = (frame: (now: number) => void) => void

export class Camera {
  private view = $state.raw<View | null>(null)
  /** Where it glides to, from where and since when; `about` stays where it is on the screen. */
  private way: { from: View; to: View; about: Point | null; since: number | null } | null = null

  /** Over a board of this width and depth. Without frames, and where there shall be no motion, each view is there at once. */
  constructor(
    private readonly board: () => [width: number, depth: number],
    private readonly frames: () => Frames | null = () => null,
  ) {}

  private get whole(): View {
    const [width, depth] = this.board()
    return { zoom: 1, middle: [width / 2, depth / 2] }
  }

  get zoom(): number {
    return this.view?.zoom ?? 1
  }

  /** The point of the board that is looked at. */
  get middle(): Point {
    return (this.view ?? this.whole).middle
  }

  get box(): Box {
    const [width, depth] = this.board()
    const [w, h] = [(width + 2 * RIM) / this.zoom, (depth + 2 * RIM) / this.zoom]
    const [cx, cy] = this.within({ zoom: this.zoom, middle: this.middle }).middle
    return { x: cx - w / 2, y: depth - cy - h / 2, w, h }
  }

  /** A view that shows nothing beyond the rim. */
  private within({ zoom, middle: [x, y] }: View): View {
    const [width, depth] = this.board()
    const near = limited(zoom)
    const inside = (value: number, most: number) => {
      const half = (most + 2 * RIM) / near / 2
      return Math.min(Math.max(value, half - RIM), most + RIM - half)
    }
    return { zoom: near, middle: [inside(x, width), inside(y, depth)] }
  }

  /** Where it is, or will be when it has come to rest. */
  private get aim(): View {
    return this.way?.to ?? this.view ?? this.whole
  }

  /** Looks at a point of the board, at once. */
  lookAt(point: Point): void {
    this.way = null
    this.view = this.within({ zoom: this.zoom, middle: point })
  }

  /** Looks on to the right and up, by so many parts of what is seen. */
  pan(right: number, up: number): void {
    const [width, depth] = this.board()
    const { zoom, middle } = this.aim
    this.glide({ zoom, middle: [middle[0] + (right * (width + 2 * RIM)) / zoom, middle[1] + (up * (depth + 2 * RIM)) / zoom] })
  }

  /** Looks at a point that is not in sight. */
  follow([px, py]: Point): void {
    const { x, y, w, h } = this.box
    const down = this.board()[1] - py
    if (px < x || px > x + w || down < y || down > y + h) this.glide({ zoom: this.aim.zoom, middle: [px, py] })
  }

  /** Comes closer by a factor, about a point that stays where it is. */
  scale(by: number, about: Point | null = null): void {
    const { zoom, middle } = this.aim
    const next = limited(zoom * by)
    const fixed = about ?? middle
    // What lies under the pointer is where the view is now, not where it glides to.
    const [now, share] = [this.middle, this.zoom / next]
    const to: Point = about ? [fixed[0] + (now[0] - fixed[0]) * share, fixed[1] + (now[1] - fixed[1]) * share] : middle
    this.glide({ zoom: next, middle: to }, about)
  }

  /** Comes closer by a factor about a point that comes to lie under another, at once: what two fingers do. */
  pinch(by: number, from: Point, to: Point): void {
    const next = limited(this.zoom * by)
    const share = this.zoom / next
    const [x, y] = this.middle
    this.way = null
    this.view = this.within({ zoom: next, middle: [from[0] + (x - to[0]) * share, from[1] + (y - to[1]) * share] })
  }

  /** Shows the whole board. */
  reset(): void {
    this.glide(this.whole)
  }

  private glide(target: View, about: Point | null = null): void {
    const to = this.within(target)
    const frames = this.frames()
    if (!frames) {
      this.way = null
      this.view = to
      return
    }
    const under = this.way !== null
    this.way = { from: { zoom: this.zoom, middle: this.middle }, to, about, since: null }
    if (!under) frames((now) => this.step(now, frames))
  }

  private step(now: number, frames: Frames): void {
    const { way } = this
    if (!way) return
    way.since ??= now
    const gone = Math.min(1, (now - way.since) / GLIDE)
    // Fast at first, and slower towards the end.
    const share = 1 - (1 - gone) ** 3
    const { from, to, about } = way
    const zoom = from.zoom * (to.zoom / from.zoom) ** share
    const between = (i: 0 | 1) =>
      about ? about[i] + ((from.middle[i] - about[i]) * from.zoom) / zoom : from.middle[i] + (to.middle[i] - from.middle[i]) * share
    this.view = gone === 1 ? to : this.within({ zoom, middle: [between(0), between(1)] })
    if (gone === 1) this.way = null
    else frames((next) => this.step(next, frames))
  }
}
