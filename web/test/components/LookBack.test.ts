// The review belongs to the battle that it looks back on: another one begins at its table.

import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setPast } = await import('../../src/context')
const { past } = await import('../../src/past/past.svelte')
const { default: LookBack } = await import('../../src/past/LookBack.svelte')

it('ends with the table of its battle', () => {
  past.open = true
  const { unmount } = render(within(() => setPast(past), LookBack))
  expect(past.open).toBe(true)
  unmount()
  expect(past.open).toBe(false)
})
