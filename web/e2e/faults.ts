// What is wrong on a page for those who use no pointer or see no board, by the rules of axe.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong on the page as it is, one line each. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Fault[] }> } }
    interface Fault {
      id: string
      help: string
      nodes: { html: string }[]
    }
    const { violations } = await axe.run()
    return violations.map((fault) => `${fault.id}: ${fault.help}: ${fault.nodes[0]?.html.slice(0, 120)}`)
  })
}
