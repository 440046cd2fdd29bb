import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { OFFLINE } from './addresses.ts'
import { answer, answers } from './answers.ts'
import { dropOldReleases, file, keepFiles, keepFirstFiles } from './files.ts'
import { keepPageAt, noteVisitor, page, pages } from './pages.ts'
import { pictures } from './pictures.ts'

// Offline support (docs/offline.md): visited pages are cached; the network comes first.

declare const self: ServiceWorkerGlobalScope

/** Message of a page: what it loaded and shows, who its visitor is, or that the new release may take over now. */
type PageMessage = { seen?: Seen; visitor?: string; takeOver?: true }
type Seen = { files: string[]; pictures: string[]; pages: string[] }

const here = (url: URL, ...starts: string[]) =>
  url.origin === location.origin && starts.some((start) => url.pathname.startsWith(start))

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && here(url, '/'),
  ({ event }) => page(event as FetchEvent),
)
registerRoute(
  ({ url }) => here(url, '/assets/', '/texts/', '/icons/', '/favicon.svg'),
  ({ request }) => file(request),
)
registerRoute(({ url }) => here(url, '/images/'), pictures)
// Event streams are not intercepted.
registerRoute(
  ({ request, url }) =>
    url.origin === location.origin &&
    url.pathname === '/graphql' &&
    request.headers.get('accept') !== 'text/event-stream',
  ({ event }) => answer(event as FetchEvent),
  'POST',
)

// Controls the page of the first visit too.
clientsClaim()

self.addEventListener('install', (event) => {
  event.waitUntil(keepPageAt(new URL(OFFLINE, location.origin).href))
})

// No `skipWaiting` on install: an open tab keeps its release until it is closed or the visitor requests the new one.
self.addEventListener('activate', (event) => {
  event.waitUntil(tidy())
})

self.addEventListener('message', (event) => {
  const { seen, visitor, takeOver } = event.data as PageMessage
  if (takeOver) event.waitUntil(self.skipWaiting())
  if (visitor) event.waitUntil(noteVisitor({ whose: visitor }))
  if (seen) event.waitUntil(keepSeen(seen, event).catch(() => undefined))
})

async function tidy(): Promise<void> {
  const releases = await dropOldReleases()
  await Promise.all([
    pages.dropAllBut(releases),
    answers.dropAllBut(releases),
    self.registration.navigationPreload?.enable(),
  ])
}

async function keepSeen({ files, pictures: addresses, pages }: Seen, event: ExtendableEvent): Promise<void> {
  // A page counts as cached only with its files. Files that were just loaded come from the browser's HTTP cache.
  await keepFiles(files)
  await keepFirstFiles()
  for (const address of pages) await keepPageAt(address)
  for (const address of addresses) await pictures.handle({ event, request: new Request(address) })
}
