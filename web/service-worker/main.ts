import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { OFFLINE } from './addresses.ts'
import { answer, answers } from './answers.ts'
import { dropOldReleases, file, keepFiles, keepFirstFiles } from './files.ts'
import { keepPageAt, page, pages } from './pages.ts'
import { pictures } from './pictures.ts'

// The shop without a network (docs/offline.md): what was seen is kept, what is new is asked for first.

declare const self: ServiceWorkerGlobalScope

/** What a page tells: what it has loaded and shown, or that the new release may take over now. */
type Told = { seen?: Seen; takeOver?: true }
type Seen = { files: string[]; pictures: string[]; pages: string[] }

const here = (url: URL, ...starts: string[]) => url.origin === location.origin && starts.some((start) => url.pathname.startsWith(start))

registerRoute(({ request, url }) => request.mode === 'navigate' && here(url, '/'), ({ event }) => page(event as FetchEvent))
registerRoute(({ url }) => here(url, '/assets/', '/texts/', '/icons/', '/favicon.svg'), ({ request }) => file(request))
registerRoute(({ url }) => here(url, '/images/'), pictures)
// Not the streams below it.
registerRoute(({ url }) => url.origin === location.origin && url.pathname === '/graphql', ({ event }) => answer(event as FetchEvent), 'POST')

// The first visit's page is served by it too, from then on.
clientsClaim()

self.addEventListener('install', (event) => {
  event.waitUntil(keepPageAt(new URL(OFFLINE, location.origin).href))
})

// A tab that is open keeps its release until it is closed, or until the visitor asks for the new one: no `skipWaiting` at the start.
self.addEventListener('activate', (event) => {
  event.waitUntil(tidy())
})

self.addEventListener('message', (event) => {
  const { seen, takeOver } = event.data as Told
  if (takeOver) event.waitUntil(self.skipWaiting())
  if (seen) event.waitUntil(keepSeen(seen, event).catch(() => undefined))
})

async function tidy(): Promise<void> {
  const releases = await dropOldReleases()
  await Promise.all([pages.dropAllBut(releases), answers.dropAllBut(releases), self.registration.navigationPreload?.enable()])
}

async function keepSeen({ files, pictures: addresses, pages }: Seen, event: ExtendableEvent): Promise<void> {
  // A page is there only when what it needs is. What the browser has just loaded comes from its own cache.
  await keepFiles(files)
  await keepFirstFiles()
  for (const address of pages) await keepPageAt(address)
  for (const address of addresses) await pictures.handle({ event, request: new Request(address) })
}
