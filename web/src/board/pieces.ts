// Pointer and keyboard input over terrain being placed: picking up, dragging, moving one point.

import type { placement as Placement } from '../placement.svelte'
import type { Surface } from './gestures.svelte'

/** What this needs of the hand over terrain. */
export type Layer = Pick<typeof Placement, 'drag' | 'grab' | 'grip' | 'lift' | 'liftable' | 'release'>

export class Pieces {
  /** Whether the pointer that has taken something up is still down. */
  private down = false

  constructor(
    private readonly placement: Layer,
    private readonly surface: Surface,
  ) {}

  /** A press on a feature that lies on the board takes it up, if it may be taken up again. */
  async press(event: PointerEvent, feature: number): Promise<void> {
    if (event.button !== 0 || !this.placement.liftable) return
    event.stopPropagation()
    this.surface.capture(event.pointerId)
    this.down = true
    const from = this.surface.under(event)
    await this.placement.lift(feature)
    if (this.down) this.placement.grab(from)
  }

  /** A press on the piece in the hand, or on one of its points. */
  grab(event: PointerEvent, point: number | null): void {
    if (event.button !== 0) return
    event.stopPropagation()
    this.surface.capture(event.pointerId)
    this.down = true
    this.placement.grab(this.surface.under(event), point)
  }

  key(event: KeyboardEvent, feature: number): void {
    if (event.key !== 'Enter' || !this.placement.liftable) return
    event.preventDefault()
    event.stopPropagation()
    void this.placement.lift(feature)
  }

  /** Handles a pointer move; returns whether the pointer carries a piece. */
  move(event: PointerEvent): boolean {
    if (this.down && this.placement.grip) this.placement.drag(this.surface.under(event))
    return this.down
  }

  /** Handles pointer up; returns whether the pointer carried a piece, which stays where it is. */
  release(): boolean {
    const carried = this.down
    this.down = false
    this.placement.release()
    return carried
  }
}
