import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'

/** What the demo shop was given after it had opened, with the tables of each part that count their rows. */
const PARTS = { careers: ['job'], albums: ['photo_album', 'album_photo'], videos: ['video'], content: ['blog_post', 'news_item'] } as const

export type Part = keyof typeof PARTS

/**
 * Gives a demo shop that an earlier version filled what it lacks since, and returns whether it was given anything. Nothing goes to a
 * shop that is no demo (any more), nor where somebody has written or emptied: a table that ever counted a row is left alone. In the
 * caller's transaction. The demo's code, which is large, is read only when it is needed.
 */
export async function fillMissing(db: Db): Promise<boolean> {
  const missing: Part[] = []
  for (const part of Object.keys(PARTS) as Part[]) if (await isUntouched(db, part)) missing.push(part)
  if (missing.length === 0) return false
  const { addParts } = await import('./add-parts.ts')
  return addParts(db, missing)
}

async function isUntouched(db: Db, part: Part): Promise<boolean> {
  const touched = PARTS[part].map(
    (table) => sql`exists (select from ${sql.table(table)}) or pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')) is not null`,
  )
  const { rows } = await sql`select where ${sql.join(touched, sql` or `)}`.execute(db)
  return rows.length === 0
}
