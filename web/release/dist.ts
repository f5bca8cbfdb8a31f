// Where the release under test is, and how its parts are unpacked and run.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What `cargo xtask dist --test` hands over. */
function given(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing: \`cargo xtask dist --test\` runs these tests`)
  return value
}

export const DIST = given('ACIES_DIST')
export const VERSION = given('ACIES_VERSION')
/** The names of the archives, without the ends that say their kind. */
export const LINUX = given('ACIES_LINUX')
export const WINDOWS = given('ACIES_WINDOWS')
export const SITE = `acies-${VERSION}-site`
export const PACKAGE = `acies_${VERSION}_amd64.deb`

/** Whether this system runs the Linux program. */
export const IS_LINUX = process.platform === 'linux' && process.arch === 'x64'

/** A folder that is gone after the test. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'acies-release-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A command and its arguments. */
export type Command = [string, ...string[]]

/** The command as root, by a user namespace where you are not. */
export function asRoot(command: Command): Command {
  return process.getuid?.() === 0 ? command : ['unshare', '-r', ...command]
}

/** The command with a folder as the whole file system: no library, no shell, no other program. */
export function alone(folder: string, command: Command): Command {
  return asRoot(['chroot', folder, ...command])
}

/** Where a command runs, if that matters. */
export interface Options {
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** What a command prints; it must succeed. */
export function run([program, ...words]: Command, options: Options = {}): string {
  const ended = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26, ...options })
  if (ended.error) throw ended.error
  if (ended.status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`)
  return ended.stdout
}

/** A program that serves the page. */
export interface Serving {
  address: string
  stop: () => Promise<void>
}

/** Starts `acies play` by a command and waits for its address. */
export async function play([program, ...words]: Command, options: Options = {}): Promise<Serving> {
  const child = spawn(program, [...words, 'play', '--no-open', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'], ...options })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  return { address: await printedAddress(child), stop }
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(text)
      if (found) resolve(found[0])
    })
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`acies play ended with ${code}`)))
  })
}
