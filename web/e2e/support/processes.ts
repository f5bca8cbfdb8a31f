// The program and the browser as processes: where they are, and how they are started.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type BrowserServer } from 'playwright-core'

export const PROGRAM = process.env.ACIES ?? resolve(import.meta.dirname, '../../../target/release/acies')
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

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
]

export interface Program {
  address: string
  stop: () => Promise<void>
}

/** Starts `acies play` on a free port. */
export async function startProgram(): Promise<Program> {
  require(PROGRAM, 'the program')
  const program = spawn(PROGRAM, ['play', '--no-open', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    program.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output) ?? []
      if (address) resolve(address)
    })
    program.on('error', reject)
    program.on('exit', (code) => reject(new Error(`acies play exited with ${code}`)))
  })
  const stop = async () => {
    program.kill()
    await exited
  }
  return { address, stop }
}

/** Starts Chromium as a server that each test process connects to. */
export async function launchChromium(): Promise<BrowserServer> {
  require(CHROMIUM, 'the browser')
  return chromium.launchServer({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS })
}

function require(path: string, name: string): void {
  if (!existsSync(path)) throw new Error(`${name} is missing: ${path}`)
}
