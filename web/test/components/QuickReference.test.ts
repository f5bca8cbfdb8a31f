// The quick reference in the page: another edition by a press, lines found by what is typed.

import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { setBattle, type getBattle } from '../../src/context'
import QuickReference from '../../src/panels/QuickReference.svelte'
import { within } from '../support/within'

const battle = {
  engine: {
    agreements: () =>
      Promise.resolve([{ edition: '3.0', standard: false, conventions: [], rulings: [{ id: 'swaps', default: 'two', values: ['two', 'one', 'none'] }] }]),
  },
} as unknown as ReturnType<typeof getBattle>

const lines = () => [...document.querySelectorAll<HTMLElement>('[data-sheet] [data-row]')].filter((row) => !row.hidden)

it('shows the edition that is played with its rulings, finds lines, and shows other editions', { timeout: 60_000 }, async () => {
  render(
    within(() => setBattle(battle), QuickReference),
    { edition: '3.0', agreed: { preset: null, conventions: [], rulings: [['swaps', 'none']], conflicts: [] }, open: true },
  )
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(60), { timeout: 20_000 })
  // The answer in force, and not the usual one.
  await vi.waitFor(() => expect(document.querySelector('[data-ruling-of] dd')?.textContent).toBe('none'), { timeout: 20_000 })
  await fireEvent.input(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'Camelry' } })
  // By its name, and by its code in the lines of the rules; a part without one is gone with its heading.
  await vi.waitFor(() => expect(lines().every((row) => /Camelry|Cm/.test(row.textContent))).toBe(true))
  expect(lines().flatMap((row) => row.dataset.troop ?? [])).toEqual(['3Cm'])
  expect(lines().length).toBeGreaterThan(3)
  expect([...document.querySelectorAll('[data-sheet] tbody')].map((one) => (one as HTMLElement).hidden)).toEqual([false, true])
  // By an everyday name: what the reference says, what the rules of the edition say, and the refusals about it.
  await fireEvent.input(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'Threat zones' } })
  await vi.waitFor(() => expect(document.querySelector('[data-said]')?.textContent).toContain('A zone is the square ahead of the front edge'), {
    timeout: 20_000,
  })
  expect(
    lines()
      .map((row) => row.textContent)
      .join(),
  ).toContain('1 BW straight ahead of the front edge')
  await vi.waitFor(() => expect(document.querySelector('[data-refusals]')?.textContent).toContain('threat zone'), { timeout: 20_000 })
  await fireEvent.input(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'thrat zone' } })
  await vi.waitFor(() => expect(screen.getByText('Nothing found for “thrat zone”.')).toBeTruthy())
  await fireEvent.click(screen.getByText('threat zone', { selector: '[data-near] button' }))
  await vi.waitFor(() => expect(document.querySelector('[data-said]')).toBeTruthy())
  // Esc takes back what is sought, and closes the reference only where nothing is.
  const search = screen.getByRole<HTMLInputElement>('searchbox', { hidden: true })
  expect(await fireEvent.keyDown(search, { key: 'Escape' })).toBe(false)
  expect(search.value).toBe('')
  expect(await fireEvent.keyDown(search, { key: 'Escape' })).toBe(true)
  await fireEvent.click(document.querySelector('[data-sheet-of="2.2"]') ?? expect.fail('no 2.2'))
  await vi.waitFor(() => expect(document.querySelector('[data-sheet="2.2"] [data-troop="4Bd"] td.n:nth-of-type(4)')?.textContent).toBe('1.25'), {
    timeout: 20_000,
  })
})
