// The overlays that a key switches, and the keys.

import { keepView, view } from './settings.svelte'

export const OVERLAYS = { reach: 'm', zones: 'z', arcs: 's', grid: 'g' } as const

export type Overlay = keyof typeof OVERLAYS

/** Switches the overlay of a key; whether there is one. */
export function toggleByKey(key: string): boolean {
  const [overlay] = Object.entries(OVERLAYS).find(([, own]) => own === key) ?? []
  if (overlay === undefined) return false
  view[overlay as Overlay] = !view[overlay as Overlay]
  keepView()
  return true
}
