// The battle under way as a file.

import { battle } from '../battle.svelte'
import { download } from './download'
import { fileName } from './saved'

export function saveBattle(): void {
  download(battle.foreign?.record ?? battle.record, fileName(battle.state?.keys ?? ['battle'], 'acies'))
}
