// Every screen of the page can be reached, is accessible, and fits a desk and a phone.

import { describe, expect, it } from 'vitest'
import { SCENES } from './screens/all'
import { checkScreen } from './support/layout'
import { sample } from './support/sample'

describe('every screen', () => {
  it('has a name of its own', () => {
    const names = SCENES.flatMap((scene) => scene.screens.map((screen) => screen.name))
    // A lesson may be gone through twice.
    expect(new Set(names).size).toBeGreaterThan(80)
  })

  it.each(sample(SCENES, 8, (scene) => scene.name))('of $name', async ({ open, screens }) => {
    const page = await open()
    const wrong: string[] = []
    try {
      for (const { name, shows, go } of screens) {
        await go?.(page)
        await page.locator(shows).first().waitFor({ state: 'attached' })
        wrong.push(...(await checkScreen(page, name)).map((line) => `${name}: ${line}`))
      }
    } finally {
      await page.context().close()
    }
    expect(wrong).toEqual([])
  })
})
