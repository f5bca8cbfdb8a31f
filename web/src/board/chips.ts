// What is not on the board yet, as buttons: chips of elements, pieces of terrain, camps. Pressed they are chosen, dragged they go onto the board.

import type { hand } from '../hand.svelte'
import type { placement } from '../placement.svelte'
import type { Element, Point } from '../wire'
import { rooted } from './rooted'

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

/** What a button becomes that is dragged onto the board. */
interface Carried {
  /** It comes onto the board at a point. */
  takes: (point: Point) => void
  carries: (point: Point, event: PointerEvent) => void
  /** The pointer is up, over the board or beside it. */
  lets: (over: boolean, event: PointerEvent) => void
}

/** An attachment for a button that a hand may drag onto a board of that size. */
const draggable =
  (board: [number, number], { takes, carries, lets }: Carried) =>
  (button: HTMLElement) => {
    let from: { x: number; y: number } | null = null
    let carrying = false
    /** Whether it has been dragged onto the board: the click that follows is no press of the button, which would let go of what is held there. */
    let dragged = false

    function press(event: PointerEvent) {
      if (event.button !== 0) return
      dragged = false
      carrying = false
      from = { x: event.clientX, y: event.clientY }
      button.setPointerCapture(event.pointerId)
    }
    function move(event: PointerEvent) {
      if (!from || (!carrying && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STIRS)) return
      const point = pointUnder(event, board)
      if (!point) return
      if (!carrying) takes(point)
      carrying = true
      dragged = true
      carries(point, event)
    }
    function release(event: PointerEvent) {
      from = null
      if (!carrying) return
      carrying = false
      lets(pointUnder(event, board) !== null, event)
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
    rooted(button)
    for (const [name, does] of events) button.addEventListener(name, does)
    button.addEventListener('click', click, { capture: true })
    return () => {
      for (const [name, does] of events) button.removeEventListener(name, does)
      button.removeEventListener('click', click, { capture: true })
    }
  }

/** An attachment for the chip of an element, which a hand takes onto a board. */
export const chip = (element: Element, by: typeof hand, board: [number, number]) =>
  draggable(board, {
    takes: (point) => by.take(element, point),
    carries: (point, event) => by.drag(point, event.altKey),
    lets: (over, event) => {
      if (over) void by.drop(event.pointerType === 'touch')
      else by.cancel()
    },
  })

/** An attachment for the button of a piece of terrain or a camp, which hangs from the hand by its middle and stays where that lets go of it. */
export const piece = (order: string, by: Pick<typeof placement, 'bring' | 'drag' | 'letGo' | 'release'>, board: [number, number]) =>
  draggable(board, {
    takes: () => by.bring(order),
    carries: (point) => by.drag(point),
    lets: (over) => {
      by.release()
      if (!over) void by.letGo()
    },
  })
