// The form for messages to a player who is not there: this browser, an e-mail address, or both.

import { fireEvent, render, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { House, Sends } from '../../src/online/house'
import type { Contacts, Subscription } from '../../src/online/wire'
import Notices from '../../src/online/Notices.svelte'

/** The key of the house, and how it stands in its answers. */
const KEY_BYTES = Uint8Array.from([4, 255, 254, 253])
const KEY = 'BP_-_Q'
const SEAT = { code: 'k7q2m9x4tz3c', side: 'red', token: 'ff' } as const

/** A subscription of the browser with a key. */
const subscription = (key: Uint8Array, endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: key.buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: 'BA', auth: 'AA' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
})

let sends: Sends
let asked: unknown[]
let known: Contacts
const answer = (call: string, ...values: unknown[]) => {
  asked.push([call, ...values])
  return Promise.resolve(known)
}
const house = {
  sends: () => Promise.resolve(sends),
  noticed: (_: unknown, endpoint: string | null) => answer('noticed', endpoint),
  wantMail: (_: unknown, address: string) => {
    known = { mail: { address, isConfirmed: false }, push: false }
    return answer('mail', address)
  },
  wantPush: (_: unknown, wanted: Subscription, language: string) => {
    known = { ...known, push: true }
    return answer('push', wanted, language)
  },
  stopPush: (_: unknown, endpoint: string | null) => {
    known = { ...known, push: false }
    return answer('stop', endpoint)
  },
} as unknown as House

/** Gives the browser a worker that takes messages, what its user answers, and a subscription that it has. */
function able(permission: NotificationPermission, has: ReturnType<typeof subscription> | null = null) {
  const push = {
    getSubscription: () => Promise.resolve(has),
    subscribe: vi.fn(() => Promise.resolve(subscription(KEY_BYTES, 'https://push.example/new'))),
  }
  const asks = vi.fn(() => Promise.resolve(permission))
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asks })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager: push }) },
  })
  return { push, asks }
}

async function opened() {
  const { container } = render(Notices, { house, seat: () => Promise.resolve(SEAT) })
  const details = container.querySelector('details') as HTMLDetailsElement
  // Unfolding it is an event of its own.
  details.open = true
  const button = (act: string) => container.querySelector<HTMLButtonElement>(`[data-act=${act}]`)
  await waitFor(() => expect(container.querySelector('.soft, details > p:not([role])')).not.toBeNull())
  return { details, button }
}

beforeEach(() => {
  sends = { mail: true, push: KEY }
  known = { mail: null, push: false }
  asked = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('messages to a player who is not there', () => {
  it('go to this browser after a press of a button, and nothing is asked before', async () => {
    const { push, asks } = able('granted')
    const { details, button } = await opened()
    expect(asks).not.toHaveBeenCalled()
    await fireEvent.click(button('push-want') as HTMLButtonElement)
    await waitFor(() => expect(details.dataset.push).toBe('on'))
    expect(push.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY })
    const wanted = { endpoint: 'https://push.example/new', p256dh: 'BA', auth: 'AA' }
    expect(asked).toEqual([
      ['noticed', null],
      ['push', wanted, 'en'],
    ])

    // An address is given beside it, which leaves it as it is; then it is stopped here.
    const input = details.querySelector('input') as HTMLInputElement
    await fireEvent.input(input, { target: { value: 'a@example.org' } })
    await fireEvent.submit(details.querySelector('form') as HTMLFormElement)
    await waitFor(() => expect(details.dataset.mail).toBe('asked'))
    expect(details.dataset.push).toBe('on')
    await fireEvent.click(button('push-stop') as HTMLButtonElement)
    await waitFor(() => expect(details.dataset.push).toBeUndefined())
    expect(asked.at(-1)).toEqual(['stop', wanted.endpoint])
  })

  it('use the subscription that the browser has, and replace one with the key of another house', async () => {
    const own = subscription(KEY_BYTES, 'https://push.example/own')
    const first = able('granted', own)
    const again = await opened()
    expect(asked).toEqual([['noticed', 'https://push.example/own']])
    await fireEvent.click(again.button('push-want') as HTMLButtonElement)
    await waitFor(() => expect(again.details.dataset.push).toBe('on'))
    expect(first.push.subscribe).not.toHaveBeenCalled()

    known = { mail: null, push: false }
    const old = subscription(Uint8Array.from([4, 1]), 'https://push.example/old')
    const { push } = able('granted', old)
    const { details, button } = await opened()
    expect(asked.at(-1)).toEqual(['noticed', null])
    await fireEvent.click(button('push-want') as HTMLButtonElement)
    await waitFor(() => expect(details.dataset.push).toBe('on'))
    expect(old.unsubscribe).toHaveBeenCalledOnce()
    expect(push.subscribe).toHaveBeenCalledOnce()
  })

  it('are not sent to a browser whose user refuses them, and are asked for again after no answer', async () => {
    able('default')
    const undecided = await opened()
    await fireEvent.click(undecided.button('push-want') as HTMLButtonElement)
    await waitFor(() => expect(undecided.button('push-want')?.disabled).toBe(false))

    const { push } = able('denied')
    const { details, button } = await opened()
    await fireEvent.click(button('push-want') as HTMLButtonElement)
    await waitFor(() => expect(details.textContent).toContain('online-push-refused'))
    expect(button('push-want')).toBeNull()
    expect(push.subscribe).not.toHaveBeenCalled()
    expect(asked).toEqual([
      ['noticed', null],
      ['noticed', null],
    ])
  })

  it('need a browser that takes them and a house that sends them', async () => {
    const unable = await opened()
    expect(unable.button('push-want')).toBeNull()
    expect(unable.details.textContent).toContain('online-push-unable')
    sends = { mail: true, push: null }
    const mail = await opened()
    expect(mail.details.textContent).not.toContain('online-push-unable')
    expect(mail.button('mail-want')).not.toBeNull()
    sends = { mail: false, push: null }
    const none = await opened()
    expect(none.details.dataset.mail).toBe('closed')
    expect(none.button('mail-want')).toBeNull()
  })
})
