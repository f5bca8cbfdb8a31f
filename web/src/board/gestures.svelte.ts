// Pointer and keyboard input over the board: selecting, dragging, box selection, panning, making contact.
//
// It calls the hand, which asks the referee. It knows neither how anything is drawn nor what is legal.

import { at } from '../geometry'
import type { hand as Hand } from '../hand.svelte'
import type { Element, Hold, Point, State } from '../wire'
import type { Camera } from './camera.svelte'

/** What gestures need of the hand. */
export type Hands = Pick<
  typeof Hand,
  | 'canTake'
  | 'cancel'
  | 'clear'
  | 'contacts'
  | 'deploying'
  | 'draft'
  | 'drag'
  | 'drop'
  | 'elements'
  | 'give'
  | 'grip'
  | 'holds'
  | 'landing'
  | 'propose'
  | 'select'
  | 'selected'
  | 'take'
  | 'takeTurn'
  | 'takeWheel'
  | 'toggle'
  | 'watch'
>

/** What they need of the drawing. */
export interface Surface {
  /** The point of the board under the pointer. */
  under(event: { clientX: number; clientY: number }): Point
  /** Captures a pointer, so that its movements arrive even off the board. */
  capture(pointer: number): void
  /** How wide it is on the screen, in pixels. */
  width(): number
}

/** A band that is drawn to gather elements, with those gathered before. */
export interface Band {
  from: Point
  to: Point
  add: number[]
}

/** How far a pointer moves before a press becomes a drag, in pixels. */
const STIRS = 4

/** A band smaller than this is a click, in base widths. */
const CLICK = 0.15

/** The corners of a band: from left to right and from low to high. */
export function span({ from, to }: Pick<Band, 'from' | 'to'>) {
  return {
    left: Math.min(from[0], to[0]),
    right: Math.max(from[0], to[0]),
    low: Math.min(from[1], to[1]),
    high: Math.max(from[1], to[1]),
  }
}

/** The elements whose middle a band has caught. */
export function caught(elements: Element[], band: Pick<Band, 'from' | 'to'>): Element[] {
  const { left, right, low, high } = span(band)
  return elements.filter((element) => {
    const [x, y] = at(element.at, -element.depth / 2, 0)
    return x >= left && x <= right && y >= low && y <= high
  })
}

export class Gestures {
  band = $state.raw<Band | null>(null)
  private panning: { x: number; y: number; middle: Point } | null = null
  private pressed: { x: number; y: number; moved: boolean; element: Element; shift: boolean } | null = null

  constructor(
    private readonly hand: Hands,
    private readonly camera: Camera,
    private readonly surface: Surface,
    private readonly game: () => State,
    private readonly what: () => string | null,
  ) {}

  /** Who is inside a camp or a built-up area and answers to the hand. */
  inside(hold: Hold): Element | undefined {
    return this.game().elements.find((element) => element.id === hold.inside && this.hand.canTake(element))
  }

  /** The order by which the selected meet a party or go in there. */
  aim(party: string): string | undefined {
    return this.hand.contacts.find((offer) => offer.enemy === party)?.order
  }

  press(event: PointerEvent, element: Element): void {
    if (event.button !== 0) return
    event.stopPropagation()
    if (!this.hand.canTake(element)) {
      const order = this.aim(element.id)
      // A finger is not as sure as a pointer: what it means is held first.
      if (order !== undefined && event.pointerType === 'touch') this.hand.propose(order)
      else if (order !== undefined) void this.hand.give(order)
      else void this.hand.watch(element)
      return
    }
    this.surface.capture(event.pointerId)
    this.pressed = { x: event.clientX, y: event.clientY, moved: false, element, shift: event.shiftKey }
    if (event.shiftKey || this.what() === 'swap') this.hand.toggle(element.index)
    else this.hand.take(element, this.surface.under(event))
  }

  pressHold(event: PointerEvent, hold: Hold): void {
    const element = this.inside(hold)
    const order = this.aim(hold.id)
    if (order !== undefined) {
      event.stopPropagation()
      if (event.pointerType === 'touch') this.hand.propose(order)
      else void this.hand.give(order)
    } else if (element && !this.hand.landing && this.hand.elements[0]?.place !== 'reserve') this.press(event, element)
  }

  /** Takes the handle of a turn or of a wheel. */
  grab(event: PointerEvent, what: 'turn' | 'left' | 'right'): void {
    event.stopPropagation()
    this.surface.capture(event.pointerId)
    if (what === 'turn') this.hand.takeTurn()
    else this.hand.takeWheel(what, this.surface.under(event))
  }

  /** A press on the bare board. */
  ground(event: PointerEvent): void {
    if (event.button === 1 || (event.pointerType === 'touch' && this.camera.zoom > 1)) {
      this.panning = { x: event.clientX, y: event.clientY, middle: this.camera.middle }
      this.surface.capture(event.pointerId)
      return
    }
    if (event.button !== 0) return
    const from = this.surface.under(event)
    const reserve = this.hand.elements[0]
    if (reserve?.place === 'reserve' && (this.hand.landing || (this.hand.deploying && this.hand.selected.length === 1))) {
      this.hand.take(reserve, from)
      this.hand.drag(from, event.altKey)
    } else this.band = { from, to: from, add: event.shiftKey ? this.hand.selected : [] }
    this.surface.capture(event.pointerId)
  }

  move(event: PointerEvent): void {
    const { panning, band, pressed } = this
    if (panning) {
      const scale = this.camera.box.w / Math.max(this.surface.width(), 1)
      const [x, y] = panning.middle
      this.camera.lookAt([x - (event.clientX - panning.x) * scale, y + (event.clientY - panning.y) * scale])
      return
    }
    if (band) {
      this.band = { ...band, to: this.surface.under(event) }
      return
    }
    if (pressed && !pressed.moved) {
      pressed.moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STIRS
      if (!pressed.moved || pressed.shift) return
    }
    if (this.hand.grip) this.hand.drag(this.surface.under(event), event.altKey)
  }

  release(event: PointerEvent): void {
    const { band, pressed } = this
    this.panning = null
    if (band) {
      this.band = null
      this.gather(band)
      return
    }
    this.pressed = null
    if (pressed && !pressed.moved) {
      // A click takes up the element alone; a drag has moved it.
      this.hand.cancel()
      const alone = !event.shiftKey && this.what() !== 'swap' && this.hand.selected.length > 1
      if (alone) this.hand.select([pressed.element.index])
      return
    }
    void this.hand.drop(event.pointerType === 'touch')
  }

  private gather(band: Band): void {
    const { left, right, low, high } = span(band)
    if (right - left < CLICK && high - low < CLICK) {
      if (this.hand.selected.length > 0 || this.hand.draft) this.hand.clear()
      return
    }
    const standing = this.game().elements.filter((element) => element.place === 'table' && this.hand.canTake(element))
    this.hand.select([...new Set([...band.add, ...caught(standing, band).map((element) => element.index)])])
  }

  key(event: KeyboardEvent, element: Element): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (this.hand.holds && event.key === 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (this.hand.canTake(element)) {
      if (event.shiftKey) this.hand.toggle(element.index)
      else this.hand.select([element.index])
      return
    }
    const order = this.aim(element.id)
    if (order !== undefined) void this.hand.give(order)
    else void this.hand.watch(element)
  }

  keyHold(event: KeyboardEvent, hold: Hold): void {
    const element = this.inside(hold)
    const order = this.aim(hold.id)
    if (order === undefined) {
      if (element) this.key(event, element)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      void this.hand.give(order)
    }
  }

  /** The wheel of a pointer: closer, or farther off again. */
  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && this.camera.zoom === 1 && event.deltaY > 0) return
    event.preventDefault()
    this.camera.scale(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.surface.under(event))
  }
}
