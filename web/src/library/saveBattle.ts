// The battle under way as a file.

import type { battle } from '../battle.svelte'
import { download } from './download'
import { fileName } from './saved'

export function saveBattle({ foreign, record, state }: typeof battle): void {
  download(foreign?.record ?? record, fileName(state?.keys ?? ['battle'], 'acies'))
}
