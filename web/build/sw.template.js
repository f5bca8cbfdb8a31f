// Keeps the page so that it opens without a server: every file of one build, replaced as a whole by those of the next. It also shows
// the messages of a server of battles, and opens a battle when one is pressed.

// One host may serve several copies from several paths, and they share its caches: a copy touches only its own.
const OWN = `acies-${self.registration.scope}-`
const KEPT = `${OWN}__VERSION__`
const FILES = __FILES__

self.addEventListener('install', (event) => {
  // Past the browser's own cache, where a host may have let it keep files of an older build.
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }))
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith(OWN) && name !== KEPT)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  const kept = (request) => caches.open(KEPT).then((cache) => cache.match(request, { ignoreSearch: true }))
  if (event.request.mode === 'navigate') {
    // The page itself is asked for first, so that a new build is seen; what is kept stands in for a server that is away.
    event.respondWith(fetch(event.request).catch(() => kept('./index.html')))
  } else {
    // The names of the other files change with their content.
    event.respondWith(kept(event.request).then((found) => found ?? fetch(event.request)))
  }
})

/** A link of a message as an address of this page; the start of the page where it leads elsewhere. */
const within = (link) => {
  const url = new URL(typeof link === 'string' ? link : '', self.registration.scope)
  return url.href.startsWith(self.registration.scope) ? url.href : self.registration.scope
}

self.addEventListener('push', (event) => {
  let message = {}
  try {
    message = event.data.json()
  } catch {
    // A browser takes the permission away from a page that shows nothing, so that something is shown here, too.
  }
  const { title = 'Acies', body = '', link, tag = 'battles' } = message
  // A newer message about a battle takes the place of the older one.
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon: './icon-192.png', data: within(link) }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const link = within(event.notification.data)
  const shows = (page) => page.url.split(/[?#]/)[0] === link
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => pages.find(shows)?.focus() ?? self.clients.openWindow(link)),
  )
})
