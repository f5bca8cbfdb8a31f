// Keeps the page so that it opens without a server: every file of one build, replaced as a whole by those of the next.

const KEPT = 'acies-__VERSION__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('acies-') && name !== KEPT)
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  const kept = (request) => caches.match(request, { ignoreSearch: true })
  if (event.request.mode === 'navigate') {
    // The page itself is asked for first, so that a new build is seen; what is kept stands in for a server that is away.
    event.respondWith(fetch(event.request).catch(() => kept('./index.html')))
  } else {
    // The names of the other files change with their content.
    event.respondWith(kept(event.request).then((found) => found ?? fetch(event.request)))
  }
})
