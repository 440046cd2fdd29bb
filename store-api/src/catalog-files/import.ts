import type { Client } from 'pg'
import { type Change, compare, comparePictures, type Counts, countChanges, selectChanges } from './change.queries.ts'
import { isVisible, unguard } from './cells.ts'
import type { Format, FormatOptions } from './format.ts'
import { readNames } from './names.ts'
import type { PictureOptions } from './picture-files.ts'
import { findProblems, findWarnings } from './problem.queries.ts'
import { collectProblems, type Problem, type Problems, UnreadableFile } from './problems.ts'
import { isShopify } from './shopify-columns.ts'
import { shopFormat } from './shop-format.ts'
import { shopifyFormat } from './shopify-format.ts'
import type { StagedRow } from './staged-row.ts'
import { stageRows } from './staging.queries.ts'
import { takePictures } from './take-pictures.ts'
import { insertMissingNames, makeTargets } from './target.queries.ts'
import { examineFile, type FileRecord, readRecords, type TextFile } from './text-file.ts'
import { writeChanges } from './write.queries.ts'

export interface ImportOptions extends PictureOptions {
  /** Reports the changes and writes nothing. */
  dryRun?: boolean
  /** Default: detected from the header. */
  format?: Format['name']
  createMissing?: boolean
  branch?: string
  category?: string
  onProgress?: (progress: Progress) => void
}

export interface Progress {
  step: 'reading' | 'checking' | 'pictures' | 'writing'
  /** Number of bytes read or pictures imported. */
  done: number
  /** 0 when unknown. */
  of: number
}

export interface ImportResult {
  file: TextFile
  format: Format['name']
  rows: number
  /** The first 200 problems by line; nothing was written if there is one. */
  problems: Problem[]
  problemCount: number
  /** The first 200 warnings by line, for rows that were written. */
  warnings: Problem[]
  /** Absent when there are problems. */
  counts?: Counts
  /** The first 50 changes, in the order of the file. */
  changes: Change[]
  written: boolean
}

const SHOWN = 50
const MOST_COLUMNS = 500
/** Advisory lock number; unique within the database. */
const IMPORT_LOCK = 7_140_008

/**
 * Imports the products of a file, all rows or none: existing products and variants (by code and SKU) are changed, new
 * ones are added, all others stay unchanged. The connection must have no open transaction. Throws UnreadableFile for a
 * file that cannot be read.
 */
export async function importCatalogue(
  client: Client,
  path: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const file = await examineFile(path)
  await client.query(`begin; set local work_mem = '64MB'; set local statement_timeout = 0`)
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1::bigint) as mine', [
      IMPORT_LOCK,
    ])
    if (!rows[0]?.mine) throw new UnreadableFile('another import is under way')
    const result = await runImport(client, file, options)
    await client.query(result.written ? 'commit' : 'rollback')
    // A large file changes the statistics that the query planner uses.
    if (result.written && result.rows > 1000)
      await client.query('analyze product, product_color, product_image, image, variant, branch_stock')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw toImportError(error as Error & { code?: string; detail?: string })
  }
}

/**
 * Like `importCatalogue`, in the open transaction of the connection. Writes nothing when there are problems; the caller
 * commits or rolls back.
 */
export async function importInTransaction(
  client: Client,
  path: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  return runImport(client, await examineFile(path), options)
}

/**
 * Conflicts that the checks cannot find: an order reserved the last unit meanwhile, or two rows of the file swap a
 * unique value.
 */
function toImportError(error: Error & { code?: string; detail?: string }): Error {
  if (error.code !== '23505' && error.code !== '23514') return error
  return new UnreadableFile(
    `nothing was written: the shop changed meanwhile, or two rows swap a value (${error.detail ?? error.message})`,
  )
}

async function runImport(client: Client, file: TextFile, options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, onProgress = () => undefined } = options
  const problems = collectProblems()
  const names = await readNames(client)
  const records = readRecords(file, (done) => onProgress({ step: 'reading', done, of: file.bytes }))
  const format = await detectFormat(records, options.format, {
    ...options,
    names,
    problems,
    createMissing: options.createMissing ?? false,
  })
  const rows = await stageRows(client, nameRows(format, records, problems))
  if (rows === 0 && problems.count() === 0) throw new UnreadableFile(`${file.path} has no rows below its header`)

  onProgress({ step: 'checking', done: 0, of: 0 })
  await insertMissingNames(client, names)
  await makeTargets(client, format)
  await findProblems(client, problems, format.title)
  await takePictures(client, options, problems, (done) => onProgress({ step: 'pictures', done, of: 0 }))
  const result = { file, format: format.name, rows, problems: problems.list(), problemCount: problems.count() }
  if (result.problemCount > 0) return { ...result, warnings: [], changes: [], written: false }

  await compare(client)
  await comparePictures(client)
  const warnings = await findWarnings(client, format.title)
  const compared = {
    ...result,
    warnings,
    counts: await countChanges(client),
    changes: await selectChanges(client, SHOWN),
  }
  if (dryRun) return { ...compared, written: false }
  onProgress({ step: 'writing', done: 0, of: 0 })
  await writeChanges(client)
  return { ...compared, written: true }
}

/** Reads the rows of the file; a name without a visible character is a problem. */
async function* nameRows(
  { rows, title }: Format,
  records: AsyncIterable<FileRecord>,
  problems: Problems,
): AsyncGenerator<StagedRow> {
  for await (const row of rows(records)) {
    const { line, code, sku, barcode, product } = row
    for (const [column, name] of Object.entries({
      code,
      sku,
      barcode,
      name_ar: product.name_ar,
      name_en: product.name_en,
    })) {
      if (name && !isVisible(name)) problems.add(line, title(column), 'has no character that can be seen')
    }
    yield row
  }
}

async function detectFormat(
  records: AsyncGenerator<FileRecord>,
  wanted: Format['name'] | undefined,
  options: FormatOptions,
): Promise<Format> {
  const first = await records.next()
  const header: string[] = first.done ? [] : first.value.cells.map(unguard)
  if (header.length > MOST_COLUMNS)
    throw new UnreadableFile(`line 1: ${header.length} columns are more than ${MOST_COLUMNS}`)
  if ((wanted ?? (isShopify(header) ? 'shopify' : 'shop')) === 'shop') return shopFormat(header, options)
  if (!isShopify(header)) throw new UnreadableFile(`line 1: this is not the header of Shopify's product file`)
  return shopifyFormat(header, options)
}
