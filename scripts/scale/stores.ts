import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from '../../demo/fill.ts'
import { testServer } from '../../store-api/src/db/testing-server.ts'
import { freePort } from '../processes/ports.ts'
import { startService } from '../processes/service.ts'
import { renameLargestBrand, scaleCatalogue } from '../../store-api/src/scale/scaled-catalogue.ts'

/** Opens `/metrics` of these stores. */
export const SCALED_METRICS_KEY = 'key-of-the-scaled-stores-alone'

export type ScaledStore = {
  products: number
  url: string
  databaseUrl: string
  /** Time from the first answer of the started store to its first list, which waits for the index. */
  indexMs: number
  /** Renames the brand with the most products. */
  renameBrand: (name: string) => Promise<void>
}

/** Makes a database with the demo shop on a PostgreSQL of its own. `stop` removes both. */
export async function startDemoDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { makeDatabase, stop } = await testServer()
  return { url: (await makeDatabase(fillDemo)).url, stop }
}

/**
 * Starts a store API for each size of catalogue, each with its own database on one PostgreSQL. `stop` removes all of
 * it.
 */
export async function startScaledStores(
  sizes: readonly number[],
): Promise<{ stores: ScaledStore[]; stop: () => Promise<void> }> {
  const { makeDatabase, stop: stopPostgres } = await testServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'scale-'))
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    await Promise.all(started.map((each) => each()))
    await stopPostgres()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const stores: ScaledStore[] = []
    for (const products of sizes) {
      const { url: databaseUrl } = await makeDatabase(fillDemo)
      await scaleCatalogue(databaseUrl, products)
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const service = await startService({
        name: `store API with ${products} products`,
        main: 'store-api/src/main.ts',
        env: {
          STORE_API_PORT: String(port),
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          NODE_ENV: 'test',
          LOG_LEVEL: 'warn',
          METRICS_KEY: SCALED_METRICS_KEY,
        },
        log: join(dataDir, `store-api-${products}.log`),
        ready: `${url}/ready`,
      })
      started.push(service.stop)
      const startedAt = performance.now()
      await (await fetch(`${url}/products?first=1`)).text()
      stores.push({
        products,
        url,
        databaseUrl,
        indexMs: performance.now() - startedAt,
        renameBrand: (name) => renameLargestBrand(databaseUrl, name),
      })
    }
    return { stores, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
