// Chips of elements that are not on the board yet: pressed they are chosen, dragged they go onto the board.

import type { hand } from '../hand.svelte'
import type { Element, Point } from '../wire'

/** How far a chip is dragged before that is more than a press, in pixels. */
const STIRS = 6

/** The point of a board of that size under a pointer; null beside it. */
export function pointUnder(event: { clientX: number; clientY: number }, [width, depth]: [number, number]): Point | null {
  const svg = document.querySelector<SVGSVGElement>('svg.drawing')
  const matrix = svg?.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return x >= 0 && y >= 0 && x <= width && y <= depth ? [x, depth - y] : null
}

/** An attachment for the chip of an element, which a hand takes onto a board. */
export const chip = (element: Element, by: typeof hand, board: [number, number]) => (button: HTMLElement) => {
  let from: { x: number; y: number } | null = null
  /** Whether it has been dragged onto the board: the click that follows is no press of the chip, which would let go of what is held there. */
  let dragged = false

  function press(event: PointerEvent) {
    if (event.button !== 0) return
    dragged = false
    from = { x: event.clientX, y: event.clientY }
    button.setPointerCapture(event.pointerId)
  }
  function move(event: PointerEvent) {
    if (!from || (!by.grip && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STIRS)) return
    const point = pointUnder(event, board)
    if (!point) return
    if (!by.grip) by.take(element, point)
    dragged = true
    by.drag(point, event.altKey)
  }
  function release(event: PointerEvent) {
    from = null
    if (!by.grip) return
    if (pointUnder(event, board)) void by.drop(event.pointerType === 'touch')
    else by.cancel()
  }
  function click(event: MouseEvent) {
    if (dragged) event.stopImmediatePropagation()
    dragged = false
  }
  const events = [
    ['pointerdown', press],
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const
  for (const [name, does] of events) button.addEventListener(name, does)
  button.addEventListener('click', click, { capture: true })
  return () => {
    for (const [name, does] of events) button.removeEventListener(name, does)
    button.removeEventListener('click', click, { capture: true })
  }
}
