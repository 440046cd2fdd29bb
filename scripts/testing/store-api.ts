import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fillDemo } from '../../demo/fill.ts'
import { demoMedia } from '../../demo/shop.ts'
import { makeDatabase, type TestPostgres } from '../../store-api/src/db/testing-databases.ts'
import { sharedTestServer } from '../../store-api/src/db/testing-server.ts'
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
  const { postgres, stop: stopPostgres } = await sharedTestServer()
  const { url, stop } = await startStoreApi(postgres)
  project.provide('storeApiUrl', url)
  return () => stop().then(stopPostgres)
}

/** Starts the store API in a process of its own on a throwaway database with the demo shop. */
export async function startStoreApi(postgres: TestPostgres): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-api-test-'))
  const database = await makeDatabase(postgres, fillDemo)
  const clear = async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const env = {
      STORE_API_PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      // Hashing would take half of the time.
      PASSWORD_MEMORY_KIB: '64',
      ...demoMedia,
    }
    const options = {
      name: 'store API',
      main: 'store-api/src/main.ts',
      log: join(dataDir, 'store-api.log'),
      ready: `${url}/ready`,
    }
    const service = await startService({ ...options, env })
    return { url, stop: () => service.stop().then(clear) }
  } catch (error) {
    await clear()
    throw error
  }
}
