// The form by which a ruling is reported: it keeps the words until they are sent.

import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { getBattle } from '../../src/context'
import { setBattle } from '../../src/context'
import { language } from '../../src/language.svelte'
import type { Report } from '../../src/online/wire'
import { draft } from '../../src/reporting/draft.svelte'
import ReportButton from '../../src/reporting/ReportButton.svelte'
import { reporting } from '../../src/reporting/reporting.svelte'
import { within } from '../support/within'

let answer: Response
let sent: Report[]

beforeEach(async () => {
  await language.include('table')
  sent = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (url: string, options?: { body: string }) => {
    if (url === './house.json') return Promise.resolve(new Response('{"battles":true}'))
    sent.push(JSON.parse(options?.body ?? '') as Report)
    return Promise.resolve(answer)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says what is sent, why it could not be sent, and by which number it is found', async () => {
  const battle = { record: 'acies 2\n', lines: [1, 2, 3] } as unknown as ReturnType<typeof getBattle>
  const button = render(
    within(() => setBattle(battle), ReportButton),
    { order: 'move r1 ahead 9', rule: 'move.distance' },
  )
  await fireEvent.click(await button.findByText('Report this ruling'))
  await vi.waitFor(() => expect(reporting.form).not.toBeNull())
  const { container } = render(reporting.form!, {})
  const one = <T extends HTMLElement>(selector: string) => container.querySelector<T>(selector)
  await vi.waitFor(() => expect(one<HTMLDialogElement>('dialog')?.open).toBe(true))
  expect(one('dl')?.textContent).toContain('move r1 ahead 9')
  expect(one('dl')?.textContent).toContain('move.distance')

  const words = one<HTMLTextAreaElement>('textarea')!
  expect(words.maxLength).toBe(1000)
  await fireEvent.input(words, { target: { value: 'It is in reach.' } })
  answer = new Response('', { status: 429, headers: { 'retry-after': '120' } })
  await fireEvent.submit(one('form')!)
  await vi.waitFor(() => expect(one('[role=alert]')?.textContent).toContain('Try again in 2 minutes.'))
  expect(one<HTMLTextAreaElement>('textarea')?.value).toBe('It is in reach.')
  // A reload would find them.
  expect(sessionStorage.getItem('acies.report.words')).toBe('It is in reach.')

  answer = new Response('', { status: 503 })
  await fireEvent.submit(one('form')!)
  await vi.waitFor(() => expect(one('[role=alert]')?.textContent).toBe('The server is busy. Try again in a minute.'))

  answer = new Response('{"number":12}', { status: 201 })
  await fireEvent.submit(one('form')!)
  await vi.waitFor(() => expect(one('[role=status]')?.textContent?.trim()).toBe('Sent. It has the number 12.'))
  expect(one('textarea')).toBeNull()
  expect(sent.map(({ step, words, record }) => [step, words, record])).toEqual(Array(3).fill([3, 'It is in reach.', 'acies 2\n']))
  await fireEvent.click(one('[data-act=close-report]')!)
  expect(reporting.about).toBeNull()
  expect(draft.words).toBe('')
})
