// What the page may weigh beside its engine, which has a budget of its own: a build that is heavier fails.

import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** The scripts and styles that the first paint waits for, compressed, in bytes. */
const FIRST = 122_000
/**
 * All scripts and styles of the page that plays DBA in English, but for the painter, figures and colours: workers among them,
 * compressed, in bytes. 203,000 before bases, rim and camps were drawn and sides had names, 213,000 before combats, PIP rolls,
 * losses and the end were played on the board, and before typefaces, the picture and the rows of bases on the start page, the designed
 * quick reference of three editions and a seventh lesson; 260,000 before the dead lay beside the table, the help had its sheet and the
 * setup its choices on the board; 300,000 before a rule was shown with what its sections say; 320,000 before a drag said why it stops
 * short, combats were played when looking back, and the battles of a server came into the library; 330,000 before well-known names led to
 * armies, everyday names to rules, a refusal said what is allowed instead, what is held had handles, and terrain said what it does; 344,000
 * before famous pairs were offered, an army had a window to be chosen in, and the roll for who attacks was explained, places to land
 * and the sides of overlaps had words, and a second finger turned what the first one drags; 354,000 before combats to come were marked on the
 * board and listed with their odds, bases had their numbers, and the bound before said what moved, and before terrain was dragged from its
 * buttons, a move that was let go of could be held again, a line was taken as far as it can move, and the enemy's swaps were said; 361,000
 * before the panel belonged to a combat while it is played, one seen again had its factors, names had the badge of their army, what is
 * refused for a few hundredths of a base width was put where it fits, combats were chosen on the board, and terrain that is missing was
 * named; 367,000 before the opponent's reasons were a sentence with the dice behind a fold, the combats to come had a legend, the zone of an
 * element was drawn as the referee has it, and a deployment that lacks room was asked about; 369,000 before keys went
 * step by step, and said why they do nothing.
 */
const ALL = 370_000
/**
 * The messages of a language other than English, with those of the assistant; a reader waits for one of them, so each has this much;
 * 50,000 before the quick reference was in it, 56,000 before battles over a server, 58,000 before a refusal named its cause and players
 * could go from days to live, 60,000 before a refusal said what is allowed, and the reference was searched by everyday names; 62,000 before
 * famous pairs had their lines, and the roll for who attacks was explained; 63,500 before what is let go of, left out and swapped was said;
 * 64,000 before a battle went on after the loss of a general with a word why, and combats to come had theirs; 64,500 before a refusal said
 * what a contact or a second move lacks, and the log came with the table; 65,500 before a battle of the page could go on over a server,
 * players chose whether others may watch, elements that are no group were said by name, and the deeds of the opponent in plain words, and
 * before a ruling was reported to the house; 67,500 before a refusal said which terrain allows no more, zones were counted, the log named
 * those that helped with a shot, the opponent's reasons were one sentence, a deployment that lacks room was asked about, and the combats
 * to come had a legend.
 */
const LANGUAGE = 69_000
/** The worker that paints the ground; fetched once the board is shown. */
const PAINTER = 16_000
/** Those of the assistant for Baroque, in English; fetched only when it is opened. 30,000 before what it shares with the table was bundled with it. */
const ASSISTANT = 31_000

/**
 * Battles over a server, with their messages in English and the drawing of the code to scan; fetched only where the page comes from
 * a house that has them. 18,000 before chat, standing answers, that code, watching and the rematch that opens by itself; 27,000 before
 * messages to the browser and another pace; 29,000 before a battle of the page could go on there.
 */
const ONLINE = 31_500

/** What makes the table worth looking at, compressed: the figures and the armies' colours, fetched after the first paint. */
const TABLE = 20_000

/** What the scripts of the table's look are made of. */
const OF_TABLE = /\/src\/(board\/figures\/drawings|armies\/colours)\.ts/
/** What the assistant's own scripts are made of. */
const OF_ASSISTANT = /\/(src\/baroque\/Baroque\.svelte|locales\/en\/baroque\.ftl)/
/** What battles over a server are made of. */
const OF_ONLINE = /\/(src\/online\/(online|qr)\.ts|locales\/en\/online\.ftl)/
/** A file of messages of another language. */
const OF_LANGUAGE = /\/locales\/(?!en\/)([^/]+)\/\w+\.ftl/

/** What the first paint waits for: the page's own script, all that it imports outright, and their styles. */
function waitedFor(bundle: Rollup.OutputBundle): Set<string> {
  const needed = new Set<string>()
  const add = (name: string) => {
    const file = bundle[name]
    if (needed.has(name) || !file) return
    needed.add(name)
    if (file.type !== 'chunk') return
    file.imports.forEach(add)
    file.viteMetadata?.importedCss.forEach(add)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName)
  return needed
}

/** The scripts that are made of certain modules, and their styles. */
function madeOf(bundle: Rollup.OutputBundle, modules: RegExp): Set<string> {
  const own = Object.values(bundle).filter((file) => file.type === 'chunk' && modules.test(file.facadeModuleId ?? ''))
  return new Set(own.flatMap((file) => [file.fileName, ...(file.type === 'chunk' ? (file.viteMetadata?.importedCss ?? []) : [])]))
}

/** What the messages of each language other than English weigh together; of these the greatest. */
function heaviestLanguage(bundle: Rollup.OutputBundle, weights: { name: string; bytes: number }[]): number {
  const sums = new Map<string, number>()
  for (const { name, bytes } of weights) {
    const file = bundle[name]
    const code = OF_LANGUAGE.exec((file?.type === 'chunk' && file.facadeModuleId) || '')?.[1]
    if (code !== undefined) sums.set(code, (sums.get(code) ?? 0) + bytes)
  }
  return Math.max(0, ...sums.values())
}

/** The plugin that weighs. */
export function budget(): Plugin {
  return {
    name: 'acies-budget',
    apply: 'build',
    generateBundle: (_, bundle) => {
      const weigh = (text: string | Uint8Array) => gzipSync(text).length
      const files = Object.values(bundle).filter((file) => /\.(js|css)$/.test(file.fileName))
      const weights = files.map((file) => ({ name: file.fileName, bytes: weigh(file.type === 'chunk' ? file.code : file.source) }))
      const sum = (some: typeof weights) => some.reduce((total, file) => total + file.bytes, 0)
      const needed = waitedFor(bundle)
      const first = sum(weights.filter(({ name }) => needed.has(name)))
      const [assistant, looks, messages] = [madeOf(bundle, OF_ASSISTANT), madeOf(bundle, OF_TABLE), madeOf(bundle, OF_LANGUAGE)]
      const house = madeOf(bundle, OF_ONLINE)
      const isPainter = ({ name }: { name: string }) => name.includes('painter.worker')
      const apart = new Set([...assistant, ...looks, ...messages, ...house])
      const all = sum(weights.filter((file) => !apart.has(file.name) && !isPainter(file)))
      const painter = sum(weights.filter(isPainter))
      const baroque = sum(weights.filter(({ name }) => assistant.has(name)))
      const table = sum(weights.filter(({ name }) => looks.has(name)))
      const online = sum(weights.filter(({ name }) => house.has(name)))
      const language = heaviestLanguage(bundle, weights)
      console.log(
        `   the page: ${first} bytes before the first paint, ${all} in all, ${painter} for the painter, ` +
          `${table} for figures and colours, ${baroque} for Baroque, ${online} for battles over a server, ${language} for the heaviest other language, compressed`,
      )
      if (first > FIRST || all > ALL || painter > PAINTER || table > TABLE || baroque > ASSISTANT || online > ONLINE || language > LANGUAGE) {
        throw new Error(
          `the page is too heavy: ${first} bytes before the first paint (of ${FIRST}), ${all} in all (of ${ALL}), ` +
            `${painter} for the painter (of ${PAINTER}), ${table} for figures and colours (of ${TABLE}), ` +
            `${baroque} for Baroque (of ${ASSISTANT}), ${online} for battles over a server (of ${ONLINE}), ${language} for the heaviest other language (of ${LANGUAGE}), compressed`,
        )
      }
    },
  }
}
