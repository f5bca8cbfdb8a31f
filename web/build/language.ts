// What a language calls itself, alone: the select of languages lists all of them, but loads the messages of none.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ASKED = /\?language$/

/** The plugin: `locales/it/page.ftl?language` exports the message `language` of that file. */
export function languageNames(): Plugin {
  return {
    name: 'acies-language-names',
    load: {
      filter: { id: ASKED },
      handler: async (id) => {
        const [, name] = /^language = (.+)$/m.exec(await readFile(id.replace(ASKED, ''), 'utf8')) ?? []
        if (name === undefined) throw new Error(`${id} has no message \`language\``)
        return `export const language = ${JSON.stringify(name)}`
      },
    },
  }
}
