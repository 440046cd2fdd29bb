// The web server around one slow page, for tests that start it as a process without building the shop.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './server/app.ts'
import { stopOnSignal } from 'server-kit/graceful-stop.ts'
import { readSettings } from './server/settings.ts'

/** Answers the visitor's address and the shop's origin, as a page sees them. */
const loader = async ({ request: { url, headers } }: { request: Request }) => {
  await sleep(100)
  return Response.json({ address: headers.get('x-forwarded-for'), origin: new URL(url).origin })
}
const build = {
  routes: { page: { id: 'page', path: '/page', module: { loader, action: loader } } },
  entry: { module: {} },
  assets: { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} },
  future: {},
  routeDiscovery: { mode: 'initial' },
  basename: '/',
  ssr: true,
} as unknown as Parameters<typeof buildApp>[0]['build']

const settings = readSettings(process.env)
const app = await buildApp({ settings, build, client: join(import.meta.dirname, 'public') })
stopOnSignal(app, settings.stopDelayMs)
await app.listen({ port: settings.port, host: '127.0.0.1' })
