// Messages between the tabs of a browser: a battle has changed, or was removed.

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('acies') : null

/** Tells the other tabs that something of a battle has changed. */
export function tellTabs(id: string): void {
  channel?.postMessage(id)
}

/** Listens to the other tabs; the answer ends it. */
export function listen(heard: (id: string) => void): () => void {
  const hear = (event: MessageEvent) => {
    if (typeof event.data === 'string') heard(event.data)
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
