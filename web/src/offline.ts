// A copy of the page in the browser, by which it works without its server.

/** Sees to the copy. It is made after what is waited for; a browser that cannot keep it plays with the server. */
export function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js').catch(() => undefined)
}
