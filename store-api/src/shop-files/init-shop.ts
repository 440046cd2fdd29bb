import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { shopLacks } from '#src/db/shop-lacks.ts'
import { type Problem, readShopFiles } from './read-files.ts'
import { type Change, writeShop } from './write-shop.ts'

export interface ShopInit {
  changes: Change[]
  /** By file and line; with any of them nothing was written. */
  problems: Problem[]
  /** What the shop lacks after the change, dry or not. */
  lacks: string[]
  /** Whether the shop had no branch before. */
  isFirst: boolean
}

/** Any number that no other user of the database takes as its advisory lock. */
const INIT_LOCK = 7_140_003

/**
 * Brings the branches, delivery terms, categories, brands, clubs and pages of a folder into the shop, all of them or
 * none. Nothing is removed. Throws UnreadableFile for a folder that cannot be read.
 */
export async function initShop(db: Db, folder: string, { dryRun = false } = {}): Promise<ShopInit> {
  const files = await readShopFiles(folder)
  const result: ShopInit = { changes: [], problems: files.problems, lacks: [], isFirst: false }
  const hadProblems = files.problems.length > 0
  // Entries with mistakes lack values, so only sound files are compared with the database.
  if (hadProblems) return sortResult(result)
  const transaction = await db.startTransaction().execute()
  try {
    await sql`select pg_advisory_xact_lock(${INIT_LOCK}::bigint)`.execute(transaction)
    result.isFirst = !(await transaction.selectFrom('branch').select('id').limit(1).executeTakeFirst())
    result.changes = await writeShop(transaction, files)
    result.lacks = await shopLacks(transaction)
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
  const keep = !dryRun && result.problems.length === 0
  await (keep ? transaction.commit() : transaction.rollback()).execute()
  return sortResult(result)
}

function sortResult(result: ShopInit): ShopInit {
  return { ...result, problems: result.problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }
}

/** The report of a run for its owner; it ends with what the shop still lacks. */
export function reportInit({ changes, problems, lacks }: ShopInit, dryRun: boolean): string {
  if (problems.length > 0) {
    return [
      ...problems.map(({ file, line, text }) => `${file}, line ${line}: ${text}`),
      `${problems.length} mistakes. Nothing was written.`,
    ].join('\n')
  }
  const lines = changes.map(({ table, key, isNew, columns }) =>
    isNew
      ? `+ ${table} ${key}`
      : `~ ${table} ${key}: ${columns.map(({ column, from, to }) => `${column} ${brief(from)} → ${brief(to)}`).join(', ')}`,
  )
  const count = changes.filter(({ isNew }) => isNew).length
  const end = dryRun ? 'Dry run: nothing was written.' : 'Written.'
  return [...lines, `${count} new, ${changes.length - count} changed. ${end}`, ...lacksReport(lacks)].join('\n')
}

/** What a shop lacks, as lines. */
export function lacksReport(lacks: string[]): string[] {
  return lacks.length === 0
    ? ['The shop lacks nothing: customers can order.']
    : ['The shop still lacks:', ...lacks.map((lack) => `- ${lack}`)]
}

/** New secrets of the servers: printed once, stored nowhere. The commands of the staff send SERVICE_KEY. */
export function newSecrets(): string {
  const secret = () => randomBytes(32).toString('base64url')
  return `Keys of this shop, shown this once. Keep them in the environment of the servers:
SERVICE_KEY=${secret()}   # the staff's key for npm run ops
SHOP_SECRET=${secret()}   # signs order links and codes`
}

function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
