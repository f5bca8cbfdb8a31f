// The program and the browser as processes: where they are, and how they are started.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'

export const PROGRAM = process.env.ACIES ?? resolve(import.meta.dirname, '../../../target/release/acies')
export const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ?? '/usr/bin/chromium'

/**
 * What Chromium does not do in tests. Each of its windows would draw the suggestions of an address bar in a process of its own, and
 * keep another process ready: two thirds as much work as the start page itself. The others are those that Playwright turns off, for
 * only the last of two lists counts.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Chromium without a window, and without connections of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
]

export interface Program {
  /** Where it serves the page to this machine. */
  address: string
  stop: () => Promise<void>
  /** Ends it without a word, as a crash does. */
  kill: () => Promise<void>
}

/** The words of `acies play` on a free port. */
const PLAY = ['play', '--no-open', '--port', '0']

/** Starts `acies serve` on a port, or on a free one, with battles in a folder, and with more words. */
export const startHouse = (folder: string, port = '0', more: string[] = []): Promise<Program> =>
  start(['serve', '--folder', folder, '--listen', `127.0.0.1:${port}`, ...more], /http:\/\/127\.0\.0\.1:\d+\//)

/** Whether the program has battles over a server. */
export const hasHouse = (): boolean => existsSync(PROGRAM) && spawnSync(PROGRAM, ['serve', '--help']).status === 0

/** Starts `acies play` on a free port. */
export const startProgram = (): Promise<Program> => start(PLAY, /http:\/\/127\.0\.0\.1:\d+\//)

/** An address of this machine that stands for the one in a local network; `ACIES_LAN` names a real one. */
const NETWORK = process.env.ACIES_LAN ?? '127.0.0.2'

/** Starts `acies play --lan`: its address is the link for other machines. */
export const startProgramInNetwork = (): Promise<Program> =>
  start([...PLAY, `--lan=${NETWORK}`], new RegExp(`http://${NETWORK.replaceAll('.', '\\.')}:\\d+/\\w+/`))

/** Starts the program with some words, and waits until it prints an address of a form. */
async function start(words: string[], printed: RegExp): Promise<Program> {
  require(PROGRAM, 'the program')
  const program = spawn(PROGRAM, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    program.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      const [address] = printed.exec(output) ?? []
      if (address) resolve(address)
    })
    program.on('error', reject)
    program.on('exit', (code) => reject(new Error(`acies ${words[0]} exited with ${code}`)))
  })
  const ended = (signal: NodeJS.Signals) => async () => {
    program.kill(signal)
    await exited
  }
  return { address, stop: ended('SIGTERM'), kill: ended('SIGKILL') }
}

/** Starts Chromium as a server that each test process connects to. */
export async function launchChromium(): Promise<BrowserServer> {
  require(CHROMIUM, 'the browser')
  return chromium.launchServer({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS })
}

function require(path: string, name: string): void {
  if (!existsSync(path)) throw new Error(`${name} is missing: ${path}`)
}
