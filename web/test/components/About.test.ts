import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import About from '../../src/panels/About.svelte'

const STYLES = readFileSync(join(import.meta.dirname, '../../src/fonts.css'), 'utf8')

it('credits every typeface that the page loads, with its licence', () => {
  render(About)
  const loaded = [...STYLES.matchAll(/@font-face {\s*font-family: '?([^;']+)'?;/g)].map(([, name]) => name)
  expect([...new Set(loaded)]).toEqual(['Marcellus', 'Source Sans 3', 'Barlow Semi Condensed'])
  const credits = [...document.querySelectorAll('[data-fonts] li')].map((item) => item.textContent)
  expect(credits.map((credit) => credit?.split(': by ')[0])).toEqual([...new Set(loaded)])
  expect(screen.getByText('SIL Open Font License 1.1').getAttribute('href')).toBe('https://openfontlicense.org')
})
