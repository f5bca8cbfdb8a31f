// Chips of elements that are not on the board yet: pressed they are chosen, dragged they go onto the board.

import { battle } from '../battle.svelte'
import { hand } from '../hand.svelte'
import type { Element, Point } from '../wire'

/** How far a chip is dragged before that is more than a press, in pixels. */
const STIRS = 6

/** The point of the board under a pointer; null beside the board. */
export function pointUnder(event: { clientX: number; clientY: number }): Point | null {
  const svg = document.querySelector<SVGSVGElement>('.board svg')
  const matrix = svg?.getScreenCTM()
  const [width, depth] = battle.state?.board ?? [0, 0]
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return x >= 0 && y >= 0 && x <= width && y <= depth ? [x, depth - y] : null
}

/** An attachment for the chip of an element. */
export const chip = (element: Element) => (button: HTMLElement) => {
  let from: { x: number; y: number } | null = null

  function press(event: PointerEvent) {
    if (event.button !== 0) return
    from = { x: event.clientX, y: event.clientY }
    button.setPointerCapture(event.pointerId)
  }
  function move(event: PointerEvent) {
    if (!from || (!hand.grip && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STIRS)) return
    const point = pointUnder(event)
    if (!point) return
    if (!hand.grip) hand.take(element, point)
    hand.drag(point, event.altKey)
  }
  function release(event: PointerEvent) {
    from = null
    if (!hand.grip) return
    if (pointUnder(event)) void hand.drop(event.pointerType === 'touch')
    else hand.cancel()
  }
  const events = [['pointerdown', press], ['pointermove', move], ['pointerup', release], ['pointercancel', release]] as const
  for (const [name, does] of events) button.addEventListener(name, does)
  return () => events.forEach(([name, does]) => button.removeEventListener(name, does))
}
