// The battle under way as a file.

import { battle } from '../battle.svelte'
import { engine } from '../table'
import { download } from './download'
import { fileName } from './saved'

export async function saveBattle(): Promise<void> {
  download(battle.foreign?.record ?? (await engine.record()), fileName(battle.state?.keys ?? ['battle'], 'acies'))
}
