// Messages to a player who is not there: the address is given in the form, the mails are read at a mail server, and their links are
// opened. The house sends the first message about a turn after three minutes, so only the thorough tests wait for it.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { startMailServer, type MailServer, type ReceivedMail } from './support/mail-server'
import { beginOnline, level, version } from './support/online'
import { hasHouse, startHouse, type Program } from './support/processes'
import { THOROUGH } from './support/sample'

const ADDRESS = 'red@example.org'
/** How long the house waits for a player before it sends a message, with the half minute until it looks, in milliseconds. */
const GRACE = 240_000

/** Unfolds the form for messages. */
async function form(page: Page) {
  const details = page.locator('details.notices')
  await details.locator('summary').click()
  await details.locator('.soft').waitFor()
  return details
}

const isAsked = (page: Page) => page.locator('.ask [data-main]:enabled').first().isVisible()

describe.skipIf(!hasHouse() || !THOROUGH)('messages by e-mail', () => {
  let folder: string
  let house: Program
  let server: MailServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'acies-mail-'))
    server = await startMailServer()
    const settings = join(folder, 'mail.toml')
    await writeFile(settings, `server = "127.0.0.1"\nport = ${server.port}\nsecurity = "none"\nfrom = "Acies <acies@example.org>"\n`)
    house = await startHouse(join(folder, 'battles'), '0', ['--mail', settings])
  })
  afterAll(async () => {
    await house?.stop()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Waits for a number of mails; the last of them. */
  async function mail(count: number, timeout: number): Promise<ReceivedMail> {
    await expect.poll(() => server.mails.length, { timeout, interval: 200 }).toBe(count)
    return server.mails[count - 1] as ReceivedMail
  }
  const linkIn = (mail: ReceivedMail, path: string) => new RegExp(`^${house.address}${path}/[a-z0-9]+$`, 'm').exec(mail.text)?.[0] ?? ''

  it('go to an address that was confirmed by its link, once a turn, and end by the link in them', async () => {
    const { red, blue, contexts, code, errors } = await beginOnline(house, '2.2')
    const given = await form(red)
    await given.locator('input[name=mail]').fill(ADDRESS)
    await given.locator('[data-act=mail-want]').click()
    await expect.poll(() => given.getAttribute('data-mail')).toBe('asked')
    expect(await given.innerText()).toContain(ADDRESS)
    // This house has no public address, so that it sends nothing to browsers.
    expect(await given.locator('[data-act=push-want]').count()).toBe(0)
    expect(await accessibilityFaults(red)).toEqual([])

    // Opening the link of the question confirms nothing; its button does.
    const question = await mail(1, 60_000)
    expect(question.to).toBe(ADDRESS)
    const link = linkIn(question, 'mail')
    const page = await contexts[0].newPage()
    await page.goto(link)
    expect(await page.locator('button').allInnerTexts()).toEqual(['Send messages', 'Stop messages'])
    await given.locator('summary').click()
    expect(await (await form(red)).getAttribute('data-mail')).toBe('asked')
    await page.getByRole('button', { name: 'Send messages' }).click()
    await expect.poll(() => page.locator('p').innerText()).toContain(`Acies writes to ${ADDRESS}`)
    await given.locator('summary').click()
    await form(red)
    await expect.poll(() => given.getAttribute('data-mail')).toBe('confirmed')

    // Red plays until it is blue's turn, and goes; blue plays until it is red's.
    const play = async (own: Page) => {
      for (let calm = 0; calm < 4; await own.waitForTimeout(500)) {
        calm = (await isAsked(own)) ? 0 : calm + 1
        if (calm > 0) continue
        const before = await version(own)
        await own.locator('.ask [data-main]:enabled').first().click()
        await expect.poll(() => version(own)).toBeGreaterThan(before)
      }
    }
    await play(red)
    await level(red, blue)
    await red.close()
    await blue.locator('[data-presence=gone]').waitFor()
    const left = await version(blue)
    await play(blue)
    expect(await version(blue)).toBeGreaterThan(left)

    const turn = await mail(2, GRACE)
    expect([turn.to, turn.subject]).toEqual([ADDRESS, 'Acies: your turn (II/12 against II/33)'])
    expect(linkIn(turn, 'b')).toBe(`${house.address}b/${code}`)
    expect(linkIn(turn, 'mail')).toBe(link)
    expect(turn.text).toContain(`List-Unsubscribe: <${link}/stop>`)

    // The link to the battle opens it where it is played; the other one ends the messages.
    await page.goto(linkIn(turn, 'b'))
    await page.locator('svg.drawing').waitFor()
    expect(await (await form(page)).getAttribute('data-mail')).toBe('confirmed')
    const settings = await contexts[0].newPage()
    await settings.goto(link)
    await settings.getByRole('button', { name: 'Stop messages' }).click()
    await expect.poll(() => settings.locator('h1').innerText()).toBe('No messages')
    await page.reload()
    await page.locator('svg.drawing').waitFor()
    expect(await (await form(page)).getAttribute('data-mail')).toBeNull()
    expect(server.mails.length).toBe(2)
    expect(errors).toEqual([])
  })
})
