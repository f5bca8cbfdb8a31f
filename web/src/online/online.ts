// Battles over a server: what the page fetches once one is wanted.

import type { battle } from '../battle.svelte'
import { language } from '../language.svelte'
import { desk } from './desk.svelte'

export { default as GoOn } from './GoOn.svelte'
export { default as Invite } from './Invite.svelte'
export { desk }

const MESSAGES = import.meta.glob<string>('../../../locales/*/online.ftl', { query: '?raw', import: 'default' })

/** Makes everything ready: its sentences, and the battle of the page that it is shown by. */
export async function ready(on: typeof battle): Promise<void> {
  desk.battle = on
  await language.include('online', MESSAGES)
}

/** Opens the battle that the address of the page names. */
export async function openLink(on: typeof battle): Promise<void> {
  await ready(on)
  await desk.openLink()
}
