import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { atEnd, tempFolder } from 'server-kit/at-end.fixture.ts'
import { fillCatalogFixture } from '#src/domains/catalog/catalog.fixture.ts'
import { continueIds } from '#src/db/insert.ts'
import { session } from '#src/db/session.ts'
import { testDb } from '#src/db/testing.ts'
import { exportCatalogue, type ExportOptions } from './export.ts'
import { importCatalogue, type ImportOptions } from './import.ts'

/** Creates a folder that is deleted when the test or its file ends. */
export async function aFolder(): Promise<string> {
  const folder = tempFolder('catalog-files')
  return folder
}

/**
 * Creates a shop (the small one of the catalogue's tests, or the demo shop) with a folder for its files, until the
 * test or its file ends. A database takes longer than most imports: tests that write nothing, or products of their own,
 * share one.
 */
export async function openShop({ demo = false } = {}) {
  const { db, url } = await testDb({ demo })
  if (!demo) {
    await fillCatalogFixture(db)
    for (const table of ['product', 'variant', 'brand', 'club'] as const) await continueIds(db, table)
  }
  const client = new Client(session(url))
  await client.connect()
  atEnd(() => client.end())
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
