// The review belongs to the battle that it looks back on: another one begins at its table.

import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle, setPast } = await import('../../src/context')
const { past } = await import('../../src/past/past.svelte')
const { default: LookBack } = await import('../../src/past/LookBack.svelte')

it.each([
  ['ends with the table of its battle', null, false],
  ['goes on where the button only moves, as when a phone is turned', {}, true],
])('%s', (_, state, isOpen) => {
  past.open = true
  const given = () => {
    setPast(past)
    setBattle({ state } as Parameters<typeof setBattle>[0])
  }
  const { unmount } = render(within(given, LookBack))
  expect(past.open).toBe(true)
  unmount()
  expect(past.open).toBe(isOpen)
})
