// Sends a report to the house, and says in a word why it was not kept.

import type { Report, Reported } from '../online/wire'
import { draft } from './draft.svelte'

export type Trouble = 'unreachable' | 'busy' | 'too-many' | 'too-long' | 'no-room' | 'refused'

/** What became of a report: the number by which it is found, or why there is none, and after how many minutes to try again. */
export type Fate = { number: number } | { trouble: Trouble; minutes: number }

const BY_STATUS: Record<number, Trouble> = { 413: 'too-long', 429: 'too-many', 503: 'busy', 507: 'no-room' }

/** How long the house may take to answer, in milliseconds. */
const PATIENCE = 30_000

export async function send(report: Omit<Report, 'id'>): Promise<Fate> {
  const text = JSON.stringify(report)
  const body = JSON.stringify({ id: draft.idOf(text), ...report })
  let answer: Response
  try {
    answer = await fetch('./api/reports', { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal: AbortSignal.timeout(PATIENCE) })
    if (answer.ok) {
      const { number } = (await answer.json()) as Reported
      draft.forget()
      return { number }
    }
  } catch (error) {
    console.warn(error)
    return { trouble: 'unreachable', minutes: 0 }
  }
  console.warn((await answer.text()).slice(0, 400))
  return { trouble: BY_STATUS[answer.status] ?? 'refused', minutes: Math.ceil(Number(answer.headers.get('retry-after')) / 60) }
}
