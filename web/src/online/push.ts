// Messages to this browser by its push service: whether it takes any, and its subscription.

import type { Subscription } from './wire'

/** Why this browser is not sent messages: it takes none, its user has refused them for this page, or has not decided. */
export type PushTrouble = 'unable' | 'refused' | 'dismissed'

export class PushError extends Error {
  constructor(readonly trouble: PushTrouble) {
    super(trouble)
  }
}

/** What waits for messages: the worker that keeps the page, where there is one. */
async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null
}

const inBase64 = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Whether a subscription is with a key of the house: one with another takes nothing that this house signs. */
const isWith = (subscription: PushSubscription, key: string) => {
  const own = subscription.options.applicationServerKey
  return own !== null && inBase64(own) === key
}

/** The subscription as the house takes it. */
function given(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** Whether this browser takes messages at all, and its subscription with a key of the house, if it has one. */
export async function subscriptionState(key: string): Promise<{ isAble: boolean; isRefused: boolean; endpoint: string | null }> {
  const push = await manager()
  if (!push) return { isAble: false, isRefused: false, endpoint: null }
  const known = await push.getSubscription()
  return { isAble: true, isRefused: Notification.permission === 'denied', endpoint: known && isWith(known, key) ? known.endpoint : null }
}

/** Asks the user of this browser, who may have decided before. This may only follow a press of a button. */
export function askPermission(): Promise<NotificationPermission> {
  return 'Notification' in window ? Notification.requestPermission() : Promise.resolve('default')
}

/** Signs this browser up with a key of the house, once its user has allowed messages. */
export async function signUp(key: string, permission: NotificationPermission): Promise<Subscription> {
  const push = await manager()
  if (!push) throw new PushError('unable')
  if (permission !== 'granted') throw new PushError(permission === 'denied' ? 'refused' : 'dismissed')
  const known = await push.getSubscription()
  if (known && isWith(known, key)) return given(known)
  await known?.unsubscribe()
  return given(await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}
