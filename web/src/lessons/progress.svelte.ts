// Stored progress: finished lessons, input method, and the lesson open in this tab.

import { read, write } from '../settings.svelte'

const KEPT = 'acies.lessons'
const OPEN = 'acies.lesson'

/** How the player controls the page. */
export const WAYS = ['pointer', 'touch', 'keys'] as const
export type Way = (typeof WAYS)[number]

interface Progress {
  done: string[]
  way: Way
}

/** The state of the open lesson, so that it continues after a reload of the page. */
export interface Open {
  id: string
  edition: string
  step: number
  record: string
  start: Start
}

/** Where the step under way began, and where the lesson did: how many orders and throws had been. */
export interface Start {
  record: string
  lines: number
  first: number
}

function readProgress(): Progress {
  const touch = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
  const standard: Progress = { done: [], way: touch ? 'touch' : 'pointer' }
  try {
    const { done, way } = JSON.parse(read(KEPT) ?? '{}') as Partial<Progress>
    return { done: Array.isArray(done) ? done : [], way: way && WAYS.includes(way) ? way : standard.way }
  } catch {
    return standard
  }
}

export const progress = $state<Progress>(readProgress())

/** Whether the start page shows the list of all lessons, also when a lesson has been left. */
export const lessonList = $state({ open: false })

export function keepProgress(): void {
  write(KEPT, JSON.stringify(progress))
}

/** Remembers the lesson that is open, through a reload and not beyond the tab; null for none. */
export function keepOpen(open: Open | null): void {
  try {
    if (open) sessionStorage.setItem(OPEN, JSON.stringify(open))
    else sessionStorage.removeItem(OPEN)
  } catch {
    // Without it a reload shows the start page.
  }
}

export function lastOpen(): Open | null {
  try {
    const open = JSON.parse(sessionStorage.getItem(OPEN) ?? 'null') as Open | null
    const whole =
      typeof open?.id === 'string' &&
      typeof open.edition === 'string' &&
      typeof open.record === 'string' &&
      Number.isInteger(open.step) &&
      typeof open.start?.record === 'string'
    return whole ? open : null
  } catch {
    return null
  }
}
