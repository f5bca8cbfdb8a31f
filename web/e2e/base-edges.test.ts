// Choosing base edges: each edition says how its own dice decide.

import { describe, expect } from 'vitest'
import { printedEditionOnly } from './support/edition'
import { screenshot } from './support/browser'
import { untilIdle } from './support/idle'
import { townEdges } from './support/positions'
import { StagedBattle } from './support/staged-battle'

const test = printedEditionOnly('each edition has its own way with the edges')

interface Edges {
  help: string
  /** The edges that may be named first, and, where several are named, those that may follow it. */
  first: string[]
  then: string[]
}

/** The step at which the edges are decided on, opened on the page, where they are pressed on the board. */
async function edges(stage: StagedBattle): Promise<Edges> {
  const page = await stage.open()
  const help = await page.locator('[data-help]').innerText()
  const offered = (label: string) =>
    page.locator(`[data-offer][aria-label^="${label}"]`).evaluateAll((all) => all.map((one) => one.getAttribute('data-offer') ?? '').sort())
  const first = [...(await offered('Choose')), ...(await offered('Edge 1'))]
  await screenshot(page, `edges-${stage.state.edition}-${first.length}`)
  await page.locator('[data-offer=near], [data-offer]').first().click()
  await untilIdle(page)
  const then = await offered('Edge 2')
  await page.context().close()
  return { help, first, then }
}

const at = (what: string, edition?: string) => new StagedBattle('II/12', 'II/33', edition).advanceUntil((asks) => asks.kind === 'decide' && asks.what === what)

describe('the edges', () => {
  test('are numbered by the attacker in 2.2, one after the other', async () => {
    const { help, first, then } = await edges(at('edges', '2.2'))
    expect(help).toContain('1, 2 or 3 gives the first, second or third')
    expect(first).toEqual(['far', 'left', 'near', 'right'])
    expect(then).toEqual(['far', 'left', 'right'])
  })

  test('are two where a built-up area leaves no more', async () => {
    const { help, first, then } = await edges(townEdges())
    expect(help).toContain('The built-up area leaves two of them')
    expect(first.length).toBe(2)
    // The other follows by itself.
    expect(then).toEqual([])
  })

  test('are numbered by the defender in 1.22, before the attacker prefers two', async () => {
    const { help } = await edges(at('edges', '1.22'))
    expect(help).toContain('1 to 4 gives it the edge of that number')
    const prefers = await edges(at('prefer', '1.22'))
    expect(prefers.help).toContain('A 5 gives you the first and a 6 the second')
    // Beside the left edge lie the near one and the far one, and beside the right one.
    expect(prefers.first).toEqual(['left', 'right'])
    expect(prefers.then).toEqual(['far', 'near'])
  })

  test('are chosen by the attacker in 3.0', async () => {
    const { help, first, then } = await edges(at('edges', '3.0'))
    expect(help).not.toMatch(/\d/)
    expect(first.length).toBeGreaterThan(1)
    expect(then).toEqual([])
  })
})
