// A turn of the assistant for Baroque with two commands a side, by fingers or by keys, over reloads.

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { lastLogLine, readLog, tapButton, waitForQuestion } from './baroque'

/** An input method: how a button is pressed and a die entered. */
export interface Means {
  press: (button: Locator) => Promise<void>
  die: (face: number, within?: string) => Promise<void>
}

export const byFinger = (page: Page): Means => ({
  press: tapButton,
  die: (face, within = '') => tapButton(page.locator(`${within} [data-face="${face}"]`)),
})

export const byKeys = (page: Page): Means => ({
  press: async (button) => {
    await button.focus()
    await page.keyboard.press('Enter')
  },
  die: (face) => page.keyboard.press(String(face)),
})

/** Tokens: red throws 2 and places first, then blue 2 against 6. */
export async function placeTokens(page: Page, { press, die }: Means, between: () => Promise<void>): Promise<void> {
  const place = async (command: string, mode: string) => {
    const button = page.locator(`[data-command=${command}]`)
    if ((await button.getAttribute('aria-pressed')) !== 'true') await press(button)
    await press(page.locator(`[data-mode=${mode}]`))
  }
  await press(page.locator('[data-act=turn]'))
  await waitForQuestion(page, 'dice')
  await die(2, '[data-die=red]')
  await die(5, '[data-die=blue]')
  await waitForQuestion(page, 'place')
  await place('r1', 'AAA')
  await place('b1', 'HD')
  await waitForQuestion(page, 'dice')
  await die(6, '[data-die=red]')
  await between()
  await die(2, '[data-die=blue]')
  await waitForQuestion(page, 'place')
  // One command is left on each side: only its mode is asked.
  await place('b2', 'W')
  await place('r2', 'AA')
  await waitForQuestion(page, 'activate')
}

/** A reaction in three taps: what the unit did, the unit that reacts, how far away it is. */
async function answers(page: Page, { press }: Means, deed: [unit: string, deed: string], target: string, far: string): Promise<void> {
  await press(page.locator(`[data-unit="${deed[0]}"] [data-deed=${deed[1]}]`))
  await press(page.locator(target))
  await press(page.locator(`[data-far="${far}"]`))
}

export async function playTurn(page: Page, means: Means, reload: () => Promise<void>): Promise<void> {
  const { press, die } = means
  const command = (id: string) => press(page.locator(`[data-activate=${id}]`))
  const done = () => press(page.locator('[data-act=done]'))

  await command('r1')
  await waitForQuestion(page, 'act')
  // Ironsides, in hold, see Rupert move: 5 is opportunity fire. They want it, and pass.
  await answers(page, means, ['r1.1', 'move'], '[data-near="b1.1"]', '2')
  await waitForQuestion(page, 'die')
  await reload()
  await waitForQuestion(page, 'die')
  await die(5)
  await waitForQuestion(page, 'vacate')
  await press(page.locator('[data-act=keep]'))
  await waitForQuestion(page, 'test')
  await press(page.locator('[data-test=passed]'))
  await expect.poll(() => lastLogLine(page)).toBe('Ironsides passes its Discipline Test: opportunity fire. It is marked.')
  // Rupert's Horse charges the dragoons: in hold 4 is defensive fire. They do not want it: class B gets out of it on 5.
  await answers(page, means, ['r1.1', 'charge'], '[data-target="b1.2"]', '2')
  await die(4)
  await waitForQuestion(page, 'vacate')
  await die(5)
  await waitForQuestion(page, 'act')
  await expect.poll(() => lastLogLine(page)).toBe('Die 5: Dragoons avoids the reaction and is marked.')
  // The shot cannot charge: nothing has them do it.
  expect(await page.locator('[data-unit="r1.2"] .must').innerText()).not.toContain('charge')
  await expect.poll(() => page.locator('[data-unit="r1.1"] .must').innerText()).toContain('charge')
  await press(page.locator('[data-unit="r1.2"] summary'))
  await press(page.locator('[data-unit="r1.2"] [data-deed=stop]'))
  // But they have neither moved nor shot, and an aggressive unit goes on until it fights.
  const remarked = page.locator('[data-unit="r1.2"] [data-remarked]', { hasText: 'keep moving until it fights' })
  await remarked.waitFor()
  await reload()
  await remarked.waitFor()
  await press(page.locator('[data-unit="r1.2"] [data-act=cancel]'))
  // Gallopers must pursue, whatever their mode.
  await press(page.locator('[data-unit="r1.1"] [data-pursue="r1.1"]'))
  await expect.poll(() => lastLogLine(page)).toContain("Rupert's Horse must pursue")
  // The command that is to finish gets the same advice, once.
  await done()
  await expect
    .poll(() => page.locator('[data-skipped] li').allInnerTexts())
    .toEqual(['Commanded Shot: It must keep moving until it fights or can go no further.'])
  await press(page.locator('[data-act=done-anyway]'))
  await expect.poll(() => lastLogLine(page)).toContain('Advice for Commanded Shot: It must keep moving until it fights')

  // Baroque's initiative: blue's first command. Ironsides shoot at the shot, 3 BU away: AAA would charge on 5, which
  // skirmishers cannot; column 4 is defensive fire. They fail.
  await waitForQuestion(page, 'activate')
  await command('b1')
  await press(page.locator('[data-unit="b1.1"] [data-deed=shoot]'))
  await press(page.locator('[data-target="r1.2"]'))
  // The unit that reacts is chosen, its distance is not yet.
  await reload()
  await press(page.locator('[data-far="3"]'))
  await die(5)
  await press(page.locator('[data-act=keep]'))
  // The page throws for the test: a reload does not throw again.
  await press(page.locator('[data-act=throw-test]'))
  const shows = await page.locator('[data-act=throw-test]').innerText()
  expect(shows).toMatch(/Die: [1-6]/)
  await reload()
  await expect.poll(() => page.locator('[data-act=throw-test]').innerText()).toBe(shows)
  await press(page.locator('[data-test=failed]'))
  // What else that does, Baroque's rules say.
  await waitForQuestion(page, 'failed')
  await reload()
  await press(page.locator('[data-say=no]'))
  expect((await readLog(page)).slice(0, 5).join(' ')).toContain('the nearest column it can do is 4')
  await done()

  // Red's second command: a move, too far away for any unit. Guns are asked about once.
  await command('r2')
  await press(page.locator('[data-unit="r2.1"] [data-deed=move]'))
  await press(page.locator('[data-unit="r2.1"] [data-deed=shoot]'))
  await press(page.locator('[data-target="b2.2"]'))
  await page.locator('[data-abilities="b2.2"] [data-ability=fire]').first().check()
  await press(page.locator('[data-answers] [data-act=able]'))
  await press(page.locator('[data-far=more]'))
  await page.locator('[data-trouble]', { hasText: 'the enemy is farther away than 3 BU' }).waitFor()
  await press(page.locator('[data-far="3"]'))
  // Shot at in withdraw: 3 is an evade, which guns cannot; column 2 is nearer than the fire in 5.
  await die(3)
  expect((await readLog(page))[0]).toContain('Guns does nothing and is not marked.')
  await done()

  // The last command: its own token says how red answers. Blue Foot in AA charges units that shoot at it, on 6.
  await command('b2')
  await answers(page, means, ['b2.1', 'shoot'], '[data-target="r2.1"]', '2')
  await die(6)
  await press(page.locator('[data-act=keep]'))
  await press(page.locator('[data-test=passed]'))
  await expect.poll(() => lastLogLine(page)).toBe('Blue Foot passes its Discipline Test: opportunity charge. It is marked.')
  await done()
  await waitForQuestion(page, 'turn')
}

/** A reload, after which everything is as it was. */
export async function reloaded(page: Page): Promise<void> {
  const before = await readLog(page)
  expect(before.length).toBeGreaterThan(0)
  await page.reload()
  await page.locator('[data-log] li').first().waitFor()
  expect(await readLog(page)).toEqual(before)
}
