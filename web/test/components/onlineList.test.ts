// The list of battles over a server: by what armies they are, and which of both the player leads.

import { render } from '@testing-library/svelte'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { KnownBattle } from '../../src/online/store'
import { seatOfRed } from '../support/fakeHouse'

const LISTS: Record<string, string> = { 'II/12': 'Alexandrian Macedonian', 'II/33': 'Polybian Roman' }
const army = vi.fn((edition: string, key: string) => {
  const name = edition === '2.2' ? LISTS[key] : undefined
  return name === undefined ? Promise.reject(new Error(`no list ${key}`)) : Promise.resolve({ name })
})
vi.doMock('../../src/table', () => ({ engine: { army } }))
const { language } = await import('../../src/language.svelte')
const { desk } = await import('../../src/online/desk.svelte')
const { ready } = await import('../../src/online/online')
const { default: Desk } = await import('../../src/online/Desk.svelte')

beforeAll(async () => {
  await language.include('table')
  await ready({} as never)
})
afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

it('names the armies of each battle and marks the own one; where the page has no list, its key stands', async () => {
  vi.spyOn(desk, 'look').mockResolvedValue()
  const { terms } = seatOfRed()
  const known = (code: string, more: Partial<KnownBattle>): KnownBattle => ({ ...seatOfRed(), code, ...more })
  desk.battles = [
    known('aaaabbbbcccc', { side: 'blue' }),
    known('ddddeeeeffff', { side: null }),
    known('gggghhhhjjjj', { terms: { ...terms, edition: '4.0' } }),
  ]
  const { container } = render(Desk)
  const heads = () => [...container.querySelectorAll('li b')].map(({ textContent }) => textContent)
  await vi.waitFor(() =>
    expect(heads()).toEqual(['Alexandrian Macedonians v Polybian Romans (You)', 'Alexandrian Macedonians v Polybian Romans', 'II/12 (You) v II/33']),
  )
  // Of two battles with the same armies the code tells which is meant.
  const labels = [...container.querySelectorAll('[data-act=online-open]')].map((button) => button.getAttribute('aria-label'))
  expect(labels.slice(0, 2)).toEqual([
    'Open: Alexandrian Macedonians v Polybian Romans (You), aaaa-bbbb-cccc',
    'Open: Alexandrian Macedonians v Polybian Romans, dddd-eeee-ffff',
  ])
})
