// The web server of `npm run dev`: the same host, with pages that Vite loads from their sources and updates in the
// browser.
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { exit, orExit, startFault } from 'server-kit/exit.ts'
import { stopOnSignal } from 'server-kit/graceful-stop.ts'
import { loopback } from 'server-kit/network.ts'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'

/**
 * Vite serves files below these folders (`/@fs/<path>`), except DENIED. Its default is the whole checkout, with the
 * secrets in `.data`.
 */
const SERVED = [import.meta.dirname, join(import.meta.dirname, '../node_modules')]
/** Vite's own list, which a list replaces, and the data folder. */
const DENIED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.data/**',
]

const settings = orExit(() => readSettings({ ...process.env, HOST: process.env.HOST?.trim() || loopback }))
const app = await buildApp({ settings, build: () => loadPages(vite), client: join(import.meta.dirname, 'public') })
const vite = await createServer({
  root: import.meta.dirname,
  appType: 'custom',
  // Its updates come over the shop's own port.
  server: { middlewareMode: true, cors: false, ws: { server: app.server }, fs: { allow: SERVED, deny: DENIED } },
})
app.addHook('onClose', () => vite.close())

const listeners = app.server.listeners('request') as RequestListener[]
app.server.removeAllListeners('request').on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    for (const listener of listeners) listener(request, response)
  })
})

stopOnSignal(app, settings.stopDelayMs)

await app.listen({ port: settings.port, host: settings.host }).catch((error: Error) => exit(startFault(error, 'PORT')))

function loadPages({ environments: { ssr } }: ViteDevServer): Promise<ServerBuild> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot load pages in this process.')
  return ssr.runner.import<ServerBuild>('virtual:react-router/server-build')
}
