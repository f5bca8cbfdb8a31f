// Accessibility faults of a page by the rules of axe.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { untilStill } from './idle'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Fault {
  id: string
  help: string
  nodes: { html: string }[]
}

/** What axe finds wrong on the page as it is once it is still, one line each; by some of its rules where they are named. */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Fault[] }> } }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) })
    return violations.map((fault) => `${fault.id}: ${fault.help}: ${fault.nodes[0]?.html.slice(0, 120)}`)
  }, rules)
}
