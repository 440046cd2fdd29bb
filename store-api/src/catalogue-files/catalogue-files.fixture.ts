import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { fillCatalogFixture } from '#src/domains/catalog/catalog.fixture.ts'
import { continueIds } from '#src/db/insert.ts'
import { testDb } from '#src/db/testing.ts'
import { exportCatalogue, type ExportOptions } from './export.ts'
import { importCatalogue, type ImportOptions } from './import.ts'

/** Creates a folder that is deleted when the test ends. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a shop (the small one of the catalogue's tests, or the demo shop) with a folder for its files. */
export async function aShop({ demo = false } = {}) {
  const { db, url, close } = await testDb({ demo })
  if (!demo) {
    await fillCatalogFixture(db)
    for (const table of ['product', 'variant', 'brand', 'club'] as const) await continueIds(db, table)
  }
  const client = new Client(url)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await close()
  })
  const folder = await aFolder()
  const file = (name: string) => join(folder, name)
  const bring = async (content: string | Buffer | readonly (readonly string[])[], options: ImportOptions = {}) => {
    const path = file('import.csv')
    await writeFile(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : csv(content))
    return importCatalogue(client, path, options)
  }
  const take = (name: string, options?: ExportOptions) => exportCatalogue(client, file(name), options)
  const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
  return { db, client, folder, file, bring, take, rows }
}

/** Writes rows as a comma-separated file. */
export function csv(rows: readonly (readonly string[])[], delimiter = ','): string {
  const cell = (text: string) => (/["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join(delimiter)).join('\n')
}
