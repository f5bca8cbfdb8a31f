// The deployment zone of the element that is chosen: some troops may stand nearer to the side edges than the others.

import { engine } from './table'
import { widened } from './widened'
import type { Element, Point, State } from './wire'

class DeploymentZone {
  /** That of the chosen element, once the referee has measured it. */
  own = $state.raw<Point[] | null>(null)
  private asked = ''

  /** Looks up the zone of an element: the referee measures it where it refuses the middle of the board. */
  async look(element: Element | null, state: State | null): Promise<void> {
    const zone = state?.zone ?? null
    const order = element && state && zone ? `deploy ${element.id} at ${state.board[0] / 2} ${state.board[1] / 2} facing 0` : ''
    this.asked = order
    this.own = null
    if (order === '' || !state || !zone) return
    const verdict = await engine.judge(order)
    if (this.asked === order) this.own = widened(verdict)
  }
}

export const zone = new DeploymentZone()
