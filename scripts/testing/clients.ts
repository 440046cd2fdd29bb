import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sharedTestServer } from '../../store-api/src/db/testing-server.ts'
import { findOrInstallBrowser } from '../checks/browser.ts'
import { freePort } from '../processes/ports.ts'
import { startService } from '../processes/service.ts'
import { startStoreApi } from './store-api.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the GraphQL server of a real shop. */
    bffUrl: string
    /** Address of its web server. */
    webUrl: string
    /** A Chromium. */
    chromiumPath: string
  }
}

/**
 * Global setup of the tests of clients: starts a shop for them, with one page in place of the web app, and finds a
 * browser.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await findOrInstallBrowser()
  if ('problem' in browser) throw new Error(browser.problem)
  const folder = mkdtempSync(join(tmpdir(), 'clients-'))
  const { postgres, stop: stopPostgres } = await sharedTestServer()
  const { url: storeApi, stop: stopStore } = await startStoreApi(postgres)
  const [bffPort, webPort] = [await freePort(), await freePort()]
  const [bff, web] = [`http://127.0.0.1:${bffPort}`, `http://127.0.0.1:${webPort}`]
  const shared = { NODE_ENV: 'test', LOG_LEVEL: 'warn', STORE_API_URL: storeApi }
  const start = (name: string, main: string, url: string, env: Record<string, string>) =>
    startService({ name, main, env: { ...shared, ...env }, log: join(folder, `${name}.log`), ready: `${url}/health` })
  const services = await Promise.all([
    start('bff', 'bff/src/main.ts', bff, { BFF_PORT: String(bffPort), BFF_HOST: '127.0.0.1' }),
    start('web', 'web/testing-server.ts', web, { PORT: String(webPort), BFF_URL: bff }),
  ])
  project.provide('storeApiUrl', storeApi)
  project.provide('bffUrl', bff)
  project.provide('webUrl', web)
  project.provide('chromiumPath', browser.path)
  return async () => {
    await Promise.all(services.map((service) => service.stop()))
    await stopStore()
    await stopPostgres()
    rmSync(folder, { recursive: true, force: true })
  }
}
