import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fillDemo } from '../../demo/fill.ts'
import { demoMedia } from '../../demo/shop.ts'
import { testServer } from '../../store-api/src/db/testing-server.ts'
import { freePort } from '../processes/ports.ts'
import { startService } from '../processes/service.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a real store API on the demo shop. */
    storeApiUrl: string
  }
}

/** Global setup of the bff's tests: starts a store API for them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startStoreApi()
  project.provide('storeApiUrl', url)
  return stop
}

/** Starts the store API in a process of its own on a throwaway database with the demo shop. */
export async function startStoreApi(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { makeDatabase, stop: stopPostgres } = await testServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'store-api-test-'))
  const clear = async () => {
    await stopPostgres()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const [database, port] = [await makeDatabase(fillDemo), await freePort()]
    const url = `http://127.0.0.1:${port}`
    const env = { STORE_API_PORT: String(port), DATABASE_URL: database.url, DATA_DIR: dataDir, NODE_ENV: 'test', ...demoMedia }
    const options = { name: 'store API', main: 'store-api/src/main.ts', log: join(dataDir, 'store-api.log'), ready: `${url}/ready` }
    const service = await startService({ ...options, env })
    return { url, stop: () => service.stop().then(clear) }
  } catch (error) {
    await clear()
    throw error
  }
}
