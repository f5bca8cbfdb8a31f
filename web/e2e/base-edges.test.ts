// Choosing base edges: each edition says how its own dice decide.

import { describe, expect } from 'vitest'
import { printedEditionOnly } from './support/edition'
import { screenshot } from './support/browser'
import { townEdges } from './support/positions'
import { StagedBattle } from './support/staged-battle'

const test = printedEditionOnly('each edition has its own way with the edges')

/** The step at which the edges are decided on, opened on the page: its help and the first offer. */
async function edges(stage: StagedBattle): Promise<{ help: string; offer: string }> {
  const page = await stage.open()
  const help = await page.locator('.ask .soft').first().innerText()
  const offer = await page.locator('.offers button').first().innerText()
  await screenshot(page, `edges-${stage.state.edition}-${offer.split(', ').length}`)
  await page.context().close()
  return { help, offer }
}

const at = (what: string, edition?: string) =>
  new StagedBattle('II/12', 'II/33', edition).advanceUntil((asks) => asks.kind === 'decide' && asks.what === what)

describe('the edges', () => {
  test('are numbered by the attacker in 2.2', async () => {
    const { help, offer } = await edges(at('edges', '2.2'))
    expect(help).toContain('If you attack, a 1, 2 or 3 gives you the first, second or third edge')
    expect(offer.split(', ').length).toBe(4)
  })

  test('are two where a built-up area leaves no more', async () => {
    const { help, offer } = await edges(townEdges())
    expect(help).toContain('The built-up area leaves two edges')
    expect(offer.split(', ').length).toBe(2)
  })

  test('are numbered by the defender in 1.22, before the attacker prefers two', async () => {
    const { help } = await edges(at('edges', '1.22'))
    expect(help).toContain('a 1, 2, 3 or 4 gives your opponent the edge that you number so')
    const prefers = await edges(at('prefer', '1.22'))
    expect(prefers.help).toContain('A 5 gives you the first, a 6 the second')
    expect(prefers.offer.split(', ').length).toBe(2)
  })

  test('are chosen by the attacker in 3.0', async () => {
    const { help, offer } = await edges(at('edges', '3.0'))
    expect(help).not.toMatch(/\d/)
    expect(offer.split(', ').length).toBe(1)
  })
})
