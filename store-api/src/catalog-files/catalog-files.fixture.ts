import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { fillCatalogFixture } from '#src/domains/catalog/catalog.fixture.ts'
import { continueIds } from '#src/db/insert.ts'
import { session } from '#src/db/session.ts'
import { testDb } from '#src/db/testing.ts'
import { exportCatalogue, type ExportOptions } from './export.ts'
import { importCatalogue, type ImportOptions } from './import.ts'

/** Creates a folder that is deleted when the test ends. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a shop for one test: `openShop` until the test ends. */
export async function aShop(options?: { demo?: boolean }) {
  const shop = await openShop(options)
  onTestFinished(shop.close)
  return shop
}

/**
 * Creates a shop (the small one of the catalogue's tests, or the demo shop) with a folder for its files. Call `close`
 * in afterAll. A database takes longer than most imports: tests that write nothing, or products of their own, share
 * one.
 */
export async function openShop({ demo = false } = {}) {
  const { db, url, close: closeDb } = await testDb({ demo })
  if (!demo) {
    await fillCatalogFixture(db)
    for (const table of ['product', 'variant', 'brand', 'club'] as const) await continueIds(db, table)
  }
  const client = new Client(session(url))
  await client.connect()
  const folder = await mkdtemp(join(tmpdir(), 'catalog-files-'))
  const close = async () => {
    await client.end()
    await closeDb()
    await rm(folder, { recursive: true, force: true })
  }
  const file = (name: string) => join(folder, name)
  const bring = async (content: string | Buffer | readonly (readonly string[])[], options: ImportOptions = {}) => {
    const path = file('import.csv')
    await writeFile(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : csv(content))
    return importCatalogue(client, path, options)
  }
  const take = (name: string, options?: ExportOptions) => exportCatalogue(client, file(name), options)
  const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
  return { db, client, folder, file, bring, take, rows, close }
}

/** Writes rows as a comma-separated file. */
export function csv(rows: readonly (readonly string[])[], delimiter = ','): string {
  const cell = (text: string) => (/["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join(delimiter)).join('\n')
}
