// The piece of terrain that is spoken of: the one that a pointer rests on, or that a finger has tapped.

import type { Point } from '../wire'
import { STIRS, type Surface } from './gestures.svelte'

/** How long a pointer rests on a piece before that is spoken of, in milliseconds. */
const RESTS = 350

/** Where a pointer is on the screen. */
type Place = Pick<PointerEvent, 'clientX' | 'clientY'>

export class TerrainPointer {
  /** The piece, by its place among the features, and the point of the board that was pointed at. */
  on = $state.raw<{ feature: number; at: Point } | null>(null)
  /** The piece to which a pointer has just come. */
  private coming: { feature: number; timer: ReturnType<typeof setTimeout> } | null = null
  /** The piece on which a finger is, unless it moves. */
  private tapped: { feature: number; from: Place } | null = null
  /** The piece that was spoken of before the press that is under way. */
  private before: number | null = null

  constructor(private readonly surface: Pick<Surface, 'under'>) {}

  /** A pointer that holds nothing has come to a piece, or to something else. */
  rest(event: Place, feature: number | null): void {
    if (feature !== null && (feature === this.on?.feature || feature === this.coming?.feature)) return
    this.forget()
    if (feature === null) return
    const at = this.surface.under(event)
    const timer = setTimeout(() => {
      this.coming = null
      this.on = { feature, at }
    }, RESTS)
    this.coming = { feature, timer }
  }

  /** Something is pressed: no piece is spoken of any more. */
  press(): void {
    this.before = this.on?.feature ?? null
    this.tapped = null
    this.forget()
  }

  /** Whether a finger on a piece asks about it: a second tap means the ground. */
  asks(feature: number | null): boolean {
    return feature !== null && feature !== this.before
  }

  /** A finger is on a piece, and asks about it. */
  tap(event: Place, feature: number): void {
    this.tapped = { feature, from: { clientX: event.clientX, clientY: event.clientY } }
  }

  /** The pointer has moved: a finger that pans or gathers asks about nothing. */
  move({ clientX, clientY }: Place): void {
    if (this.tapped && Math.hypot(clientX - this.tapped.from.clientX, clientY - this.tapped.from.clientY) > STIRS) this.tapped = null
  }

  /** The pointer is up; `whole` where it was one finger alone, and nothing has broken it off. */
  release(whole: boolean): void {
    const { tapped } = this
    this.tapped = null
    if (tapped && whole) this.on = { feature: tapped.feature, at: this.surface.under(tapped.from) }
  }

  forget(): void {
    clearTimeout(this.coming?.timer)
    this.coming = null
    this.on = null
  }
}
