// The visible part of the board: zoom about a point, never beyond the edge, gliding from one view to the next.

import type { Point } from '../wire'

/** How far beyond the edges of the board one sees, in base widths. */
export const RIM = 0.45

/** How close one may come. */
const CLOSEST = 5

/** How close it comes by itself to what is to be seen, and how much is seen around that, in base widths. */
const CLOSE = 2
const AROUND = 1.5

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
  /** Whether a hand has chosen the view: then it stays, until all of the board is seen again. */
  private steered = false
  /** The view to which it goes back from a visit; null while it is at none, or where a hand has chosen another meanwhile. */
  private home: View | null = null
  /** Where it glides to, from where and since when; `about` stays where it is on the screen. */
  private way: { from: View; to: View; about: Point | null; since: number | null } | null = null

  /** Over a board of this width and depth, in a view of this width to its height. Without frames, and where there shall be no motion, each view is there at once. */
  constructor(
    private readonly board: () => [width: number, depth: number],
    private readonly frames: () => Frames | null = () => null,
    private readonly shape: () => number = () => (board()[0] + 2 * RIM) / (board()[1] + 2 * RIM),
  ) {}

  /** How much is seen: at no zoom the whole board, and beside it what the view has room for. */
  private extent(zoom: number): { w: number; h: number } {
    const [width, depth] = this.board()
    const w = Math.max(width + 2 * RIM, (depth + 2 * RIM) * this.shape()) / zoom
    return { w, h: w / this.shape() }
  }

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
    const [, depth] = this.board()
    const { w, h } = this.extent(this.zoom)
    const [cx, cy] = this.within({ zoom: this.zoom, middle: this.middle }).middle
    return { x: cx - w / 2, y: depth - cy - h / 2, w, h }
  }

  /** A view that shows nothing beyond the rim. */
  private within({ zoom, middle: [x, y] }: View): View {
    const [width, depth] = this.board()
    const near = limited(zoom)
    const { w, h } = this.extent(near)
    const inside = (value: number, most: number, half: number) =>
      2 * half >= most + 2 * RIM ? most / 2 : Math.min(Math.max(value, half - RIM), most + RIM - half)
    return { zoom: near, middle: [inside(x, width, w / 2), inside(y, depth, h / 2)] }
  }

  /** Where it is, or will be when it has come to rest. */
  private get aim(): View {
    return this.way?.to ?? this.view ?? this.whole
  }

  /** A hand chooses the view, or has all of the board seen again; there is nothing to go back to. */
  private steer(steered: boolean): void {
    this.steered = steered
    this.home = null
  }

  /** Looks at a point of the board, at once. */
  lookAt(point: Point): void {
    this.steer(true)
    this.way = null
    this.view = this.within({ zoom: this.zoom, middle: point })
  }

  /** Looks on to the right and up, by so many parts of what is seen. */
  pan(right: number, up: number): void {
    const { zoom, middle } = this.aim
    const { w, h } = this.extent(zoom)
    this.steer(true)
    this.glide({ zoom, middle: [middle[0] + right * w, middle[1] + up * h] })
  }

  /** Looks at a point that is not in sight. */
  follow([px, py]: Point): void {
    const { x, y, w, h } = this.box
    const down = this.board()[1] - py
    if (px < x || px > x + w || down < y || down > y + h) this.glide({ zoom: this.aim.zoom, middle: [px, py] })
  }

  /** How many base widths are seen across the whole board. */
  get across(): number {
    return this.extent(1).w
  }

  /** Whether a view sees all of these points; without one that in which it will have come to rest. */
  private sees(points: Point[], { zoom, middle } = this.aim): boolean {
    const { w, h } = this.extent(zoom)
    return points.every(([x, y]) => Math.abs(x - middle[0]) <= w / 2 && Math.abs(y - middle[1]) <= h / 2)
  }

  /** Looks at what happens here, as close as before, if that is not in sight. */
  bring(points: Point[]): void {
    if (points.length === 0 || this.sees(points)) return
    const mean = (i: 0 | 1) => points.reduce((sum, point) => sum + point[i], 0) / points.length
    this.glide({ zoom: this.aim.zoom, middle: [mean(0), mean(1)] })
  }

  /** Comes to where these points are, as long as no hand has chosen the view; one that has come close stays while it sees them all. After a visit. */
  show(points: Point[]): void {
    const now = this.home ?? this.aim
    if (this.steered || points.length === 0 || (now.zoom > 1 && this.sees(points, now))) return
    const view = this.about(points, CLOSE)
    if (this.home) this.home = view
    else this.glide(view)
  }

  /** The view of points with what is around them, at most so close. */
  private about(points: Point[], closest: number): View {
    const { w, h } = this.extent(1)
    const span = (i: 0 | 1) => {
      const values = points.map((point) => point[i])
      return [Math.max(-RIM, Math.min(...values) - AROUND), Math.min(this.board()[i] + RIM, Math.max(...values) + AROUND)] as const
    }
    const [[left, right], [low, high]] = [span(0), span(1)]
    return this.within({ zoom: Math.min(closest, w / (right - left), h / (high - low)), middle: [(left + right) / 2, (low + high) / 2] })
  }

  /** Comes close to what happens here, wherever a hand has the view; `leave` goes back. */
  visit(points: Point[]): void {
    if (points.length === 0) return
    const { aim } = this
    this.home ??= aim
    // As close as it is, where that shows all of it.
    if (aim.zoom < CLOSE || !this.sees(points)) this.glide(this.about(points, Math.max(CLOSE, aim.zoom)))
  }

  /** Whether it is on a visit from which it goes back. */
  get isAway(): boolean {
    return this.home !== null
  }

  /** Goes back from a visit, unless a hand has chosen another view meanwhile. */
  leave(): void {
    const { home } = this
    this.home = null
    if (home) this.glide(home)
  }

  /** Comes closer by a factor, about a point that stays where it is. */
  scale(by: number, about: Point | null = null): void {
    const { zoom, middle } = this.aim
    const next = limited(zoom * by)
    this.steer(next > 1)
    const fixed = about ?? middle
    // What lies under the pointer is where the view is now, not where it glides to.
    const [now, share] = [this.middle, this.zoom / next]
    const to: Point = about ? [fixed[0] + (now[0] - fixed[0]) * share, fixed[1] + (now[1] - fixed[1]) * share] : middle
    this.glide({ zoom: next, middle: to }, about)
  }

  /** Comes closer by a factor about a point that comes to lie under another, at once: what two fingers do. */
  pinch(by: number, from: Point, to: Point): void {
    const next = limited(this.zoom * by)
    this.steer(next > 1)
    const share = this.zoom / next
    const [x, y] = this.middle
    this.way = null
    this.view = this.within({ zoom: next, middle: [from[0] + (x - to[0]) * share, from[1] + (y - to[1]) * share] })
  }

  /** Shows the whole board. */
  reset(): void {
    this.steer(false)
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
