// Reopens after a reload the battle that was open in this tab.

import type { battle } from '../battle.svelte'
import { teacher } from '../lessons/teacher.svelte'
import { kept } from '../settings.svelte'
import { autosave } from './autosave.svelte'

export async function reopen(on: typeof battle): Promise<void> {
  const before = kept.before()
  // Only what is on the shelf now is forgotten where it was kept before.
  if (before && (await on.resume(before.record, before.seed ?? undefined)) && autosave.trouble === null) kept.forgetBefore()
  const last = autosave.last()
  if (on.state === null && last !== null) await on.goOn(last)
  if (on.state === null) await teacher.reopen()
}
