// Reopens after a reload the battle that was open in this tab.

import { battle } from '../battle.svelte'
import { teacher } from '../lessons/teacher.svelte'
import { kept } from '../settings.svelte'
import { autosave } from './autosave.svelte'

export async function reopen(): Promise<void> {
  const before = kept.before()
  // Only what is on the shelf now is forgotten where it was kept before.
  if (before && (await battle.resume(before.record, before.seed ?? undefined)) && autosave.trouble === null) kept.forgetBefore()
  const last = autosave.last()
  if (battle.state === null && last !== null) await battle.goOn(last)
  if (battle.state === null) await teacher.reopen()
}
