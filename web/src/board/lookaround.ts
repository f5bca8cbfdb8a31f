// Zooming and panning by keys: +, - and 0, and the arrows while nothing is selected.

import type { Camera } from './camera.svelte'

/** By how much one key comes closer. */
const CLOSER = 1.4

/** How far one arrow looks on, in parts of what is seen. */
const ON = 0.25

const WAYS: Record<string, [right: number, up: number]> = { ArrowUp: [0, ON], ArrowDown: [0, -ON], ArrowLeft: [-ON, 0], ArrowRight: [ON, 0] }

/** What a key does to the view. Terrain being placed takes all keys (`taken`); selected elements or the ruler take the arrow keys (`arrows`). */
export function lookAround(camera: Camera, event: KeyboardEvent, taken: boolean, arrows: boolean): void {
  const target = event.target as HTMLElement
  if (taken || target.matches('input, select, textarea, dialog *, .entries') || event.ctrlKey || event.metaKey || event.altKey) return
  const way = WAYS[event.key]
  if (event.key === '+' || event.key === '-') camera.scale(event.key === '+' ? CLOSER : 1 / CLOSER)
  else if (event.key === '0') camera.reset()
  else if (way && !arrows && camera.zoom > 1) camera.pan(...way)
  else return
  event.preventDefault()
}
