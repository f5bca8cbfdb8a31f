// Where on the screen the table is, and what stands on it: moments are played around that.

import { corners } from '../geometry'
import type { Point, Pose, State } from '../wire'
import type { Account } from './account'
import { overlap, stage, type Rect } from './layout'

const rectOf = ({ left, top, width, height }: DOMRect): Rect => ({ x: left, y: top, w: width, h: height })

export class OnScreen {
  /** Counts what moves the board on the screen, so that the moment goes with it. */
  private moved = $state(0)

  /** Over the drawing of the board, in base widths, while a moment `runs`. */
  constructor(
    private readonly board: () => SVGSVGElement | undefined,
    private readonly runs: () => boolean,
  ) {
    $effect(() => {
      const drawing = this.board()
      if (!drawing || !this.runs()) return undefined
      const sizes = new ResizeObserver(() => this.stirs())
      sizes.observe(drawing)
      return () => sizes.disconnect()
    })
  }

  /** The window has been scrolled or changed its size. */
  stirs(): void {
    this.moved += 1
  }

  /** What is seen of the table itself: a die rolls on it, not over the panel of a phone. */
  readonly table = $derived.by((): Rect => {
    void [this.moved, this.runs()]
    const board = this.board()
    return board ? overlap(rectOf(board.getBoundingClientRect()), this.window()) : this.window()
  })

  readonly area = $derived.by((): Rect => {
    void [this.moved, this.runs()]
    const board = this.board()
    return board ? stage(rectOf(board.getBoundingClientRect()), this.window()) : this.window()
  })

  private window(): Rect {
    return { x: 0, y: 0, w: innerWidth, h: innerHeight }
  }

  /** Where a party is on the screen, or where it comes to stand. */
  private place(state: State, party: string, to: Pose | null = null): Rect {
    void this.moved
    const element = state.elements.find((other) => other.id === party)
    const outline =
      element?.place === 'table'
        ? corners(to ?? element.at, element.width, element.depth)
        : (state.holds.find((hold) => hold.id === party || hold.inside === party)?.outline ?? [])
    const matrix = this.board()?.getScreenCTM()
    const { x: left, y: top, w, h } = this.area
    if (!matrix || outline.length === 0) return { x: left + w / 2, y: top + h / 2, w: 0, h: 0 }
    const seen = outline.map(([x, y]: Point) => new DOMPoint(x, state.board[1] - y).matrixTransform(matrix))
    const [xs, ys] = [seen.map((point) => point.x), seen.map((point) => point.y)]
    const [x, y] = [Math.min(...xs) - 4, Math.min(...ys) - 4]
    return { x, y, w: Math.max(...xs) + 4 - x, h: Math.max(...ys) + 4 - y }
  }

  /** Where both parties of a combat are, and what they need for their outcome. */
  around({ parties: [one, other] }: Account, state: State): { pair: [Rect, Rect]; room: Rect[] } {
    const room = [one, other].flatMap(({ party, to }) => (to ? [this.place(state, party, to)] : []))
    return { pair: [this.place(state, one.party), this.place(state, other.party)], room }
  }
}

/** It stands above all that scrolls or is stacked. */
export function onTop(node: HTMLElement): void {
  node.showPopover?.()
}
