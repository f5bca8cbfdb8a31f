// The programs of a release: each runs with nothing else beside it.

import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alone, asRoot, DIST, IS_LINUX, inFolder, LINUX, PACKAGE, play, run, SITE, VERSION, WINDOWS, type Command, type Options } from './dist'
import { fight, launch, open, PHONE, picture } from './page'

const WINE = process.env.ACIES_WINE
const BATTLE = ['battle', '--red', 'II/12', '--blue', 'II/33', '--seed', '7', '--record', 'b.acies']

/** The battle that each program fights must be the same. */
const records = new Map<string, string>()

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  expect(new Set(records.values()).size).toBeLessThan(2)
})

/** Fights a battle by a command whose working folder is `folder`, and replays it. */
function fightAndReplay(name: string, command: Command, folder: string, options: Options = {}): void {
  expect(run([...command, '--version'], options).trim()).toBe(`acies ${VERSION}`)
  rmSync(join(folder, 'b.acies'), { force: true })
  run([...command, ...BATTLE], options)
  run([...command, 'replay', '--verify', 'b.acies'], options)
  records.set(name, readFileSync(join(folder, 'b.acies'), 'utf8').replaceAll('\r\n', '\n'))
}

describe('release', () => {
  it('lists the checksum of every file', () => {
    const sums = readFileSync(join(DIST, 'SHA256SUMS'), 'utf8').trim().split('\n')
    const listed = sums.map((line) => line.split('  ') as [string, string])
    for (const [sum, name] of listed)
      expect(
        createHash('sha256')
          .update(readFileSync(join(DIST, name)))
          .digest('hex'),
      ).toBe(sum)
    const files = readdirSync(DIST, { withFileTypes: true }).filter((entry) => entry.isFile())
    const expected = [`${LINUX}.tar.gz`, `${WINDOWS}.zip`, `${SITE}.zip`, PACKAGE, 'RELEASE-NOTES.md']
    expect(listed.map(([, name]) => name).sort()).toEqual(expected.sort())
    expect(files.length).toBe(expected.length + 1)
  })

  it('names no folder of the machine that it was built on', () => {
    const folders = [process.env.ACIES_MACHINE_PATHS ?? '', join(homedir(), '.cargo'), join(homedir(), '.rustup')]
    for (const program of ['linux/acies', 'windows/acies.exe']) {
      const bytes = readFileSync(join(DIST, program))
      for (const folder of folders) expect(folder !== '' && bytes.includes(folder), `${folder} in ${program}`).toBe(false)
    }
  })

  it('has the licences of what it contains', () => {
    const text = readFileSync(join(DIST, 'site/THIRD-PARTY.txt'), 'utf8')
    for (const name of ['clap 4', 'serde 1', 'wasm-bindgen 0', 'svelte 5']) expect(text).toContain(name)
    for (const name of ['proptest', 'vitest']) expect(text).not.toContain(`${name} `)
  })
})

describe.runIf(IS_LINUX)('Linux program', () => {
  it('fights in an empty file system: no library, no shell, no other program', () =>
    inFolder((folder) => {
      run(['tar', '-xzf', join(DIST, `${LINUX}.tar.gz`), '-C', folder])
      const bare = join(folder, 'bare')
      mkdirSync(bare)
      copyFileSync(join(folder, LINUX, 'acies'), join(bare, 'acies'))
      fightAndReplay('linux', alone(bare, ['/acies']), bare)
    }))

  it('serves the page from an empty file system, and a battle is fought on it', () =>
    inFolder(async (bare) => {
      copyFileSync(join(DIST, 'linux/acies'), join(bare, 'acies'))
      const serving = await play(alone(bare, ['/acies']))
      const { page, errors } = await open(browser, serving.address)
      await page.locator('[data-army]').nth(1).waitFor()
      await picture(page, 'program-start')
      await fight(page, serving.address, 3)
      await picture(page, 'program-battle')
      const phone = await open(browser, serving.address, PHONE)
      await phone.page.locator('[data-army]').nth(1).waitFor()
      await picture(phone.page, 'program-phone')
      expect([...errors, ...phone.errors]).toEqual([])
      await serving.stop()
    }))

  it('has a manual page that names every command', () =>
    inFolder((folder) => {
      run(['tar', '-xzf', join(DIST, `${LINUX}.tar.gz`), '-C', folder])
      const manual = readFileSync(join(folder, LINUX, 'acies.1'), 'utf8')
      const help = run([join(folder, LINUX, 'acies'), '--help'])
      const commands = [...help.matchAll(/^ {2}([a-z]+) {2,}/gm)].map((found) => found[1]).filter((name) => name !== 'help')
      expect(commands.length).toBeGreaterThan(10)
      for (const command of commands) expect(manual).toContain(`\n.B ${command}\n`)
    }))
})

describe.runIf(IS_LINUX && existsSync('/usr/bin/dpkg'))('Debian package', () => {
  it('installs by dpkg, and its program fights', () =>
    inFolder((folder) => {
      // What dpkg needs to find in the root of a system without packages.
      mkdirSync(join(folder, 'var/lib/dpkg/updates'), { recursive: true })
      mkdirSync(join(folder, 'var/lib/dpkg/info'))
      writeFileSync(join(folder, 'var/lib/dpkg/status'), '')
      const dpkg = (...words: string[]) => run(asRoot(['dpkg', `--root=${folder}`, '--force-not-root', ...words]))
      dpkg('--install', join(DIST, PACKAGE))
      expect(dpkg('--status', 'acies')).toContain(`Version: ${VERSION}`)
      const files = dpkg('--listfiles', 'acies').split('\n')
      for (const file of ['bin/acies', 'share/man/man1/acies.1.gz', 'share/applications/acies.desktop', 'share/doc/acies/copyright']) {
        expect(files).toContain(`/usr/${file}`)
      }
      fightAndReplay('debian', alone(folder, ['/usr/bin/acies']), folder)
      dpkg('--remove', 'acies')
      expect(existsSync(join(folder, 'usr/bin/acies'))).toBe(false)
    }))
})

describe.runIf(process.platform === 'win32' || WINE !== undefined)('Windows program', () => {
  it('fights, and serves the page', () =>
    inFolder(async (folder) => {
      const files = unzipSync(readFileSync(join(DIST, `${WINDOWS}.zip`)))
      const bytes = files[`${WINDOWS}/acies.exe`]
      if (!bytes) throw new Error('the archive has no program')
      writeFileSync(join(folder, 'acies.exe'), bytes)
      const command: Command = WINE === undefined ? [join(folder, 'acies.exe')] : [WINE, 'acies.exe']
      const options = { cwd: folder, env: { ...process.env, WINEPREFIX: join(folder, 'wine'), WINEDEBUG: '-all' } }
      if (WINE !== undefined) supplyRandomness(folder)
      fightAndReplay('windows', command, folder, options)
      const serving = await play(command, options)
      const { page, errors } = await open(browser, serving.address)
      await page.locator('[data-army]').nth(1).waitFor()
      expect(errors).toEqual([])
      await serving.stop()
    }))
})

/** Wine before version 9 lacks a library of Windows that every Rust program needs: one function, which fills memory with random bytes. */
function supplyRandomness(folder: string): void {
  const code = `
    #include <windows.h>
    #include <ntsecapi.h>
    __declspec(dllexport) BOOL ProcessPrng(PBYTE bytes, SIZE_T length) { return RtlGenRandom(bytes, (ULONG)length); }
  `
  writeFileSync(join(folder, 'random.c'), code)
  run([process.env.ACIES_MINGW ?? 'x86_64-w64-mingw32-gcc', '-shared', '-o', 'bcryptprimitives.dll', 'random.c', '-ladvapi32'], { cwd: folder })
}
