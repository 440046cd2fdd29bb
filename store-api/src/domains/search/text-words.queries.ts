import { cleanText } from '#src/db/clean-text.ts'
import type { Db } from '#src/db/pool.ts'

/** The groups of words that mean the same, in the order in which they came. */
export async function selectWordGroups(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('search_synonym').select('words').orderBy('id').execute()
  return rows.map(({ words }) => words)
}

/** Puts these groups in the place of all others; running servers see it with their next search. */
export async function replaceWordGroups(db: Db, groups: string[][]): Promise<void> {
  const rows = groups.map((words) => ({ words: words.map(cleanText) }))
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('search_synonym').execute()
    if (rows.length > 0) await transaction.insertInto('search_synonym').values(rows).execute()
  })
}
