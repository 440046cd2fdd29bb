import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { cleanText } from '#src/db/postgres-values.ts'

interface CountedTerm {
  shown: string
  count: number
}

/** Adds to the counts of a day. Spellings with the same normalised form are one term, stored in the last spelling. */
export async function addTerms(db: Db, day: string, terms: CountedTerm[]): Promise<void> {
  await sql`
    insert into search_term (day, term, shown, count)
    select ${day}::date, term, (array_agg(shown order by nth desc))[1], sum(count)
    from (
      select ar_norm(shown) as term, shown, count, nth
      from rows from (json_to_recordset(${JSON.stringify(terms)}::json) as (shown text, count integer))
        with ordinality as typed (shown, count, nth)
    ) folded
    where length(term) between 2 and 60
    -- In one order everywhere, so that two processes never wait for each other.
    group by term order by term
    on conflict (day, term) do update set shown = excluded.shown, count = search_term.count + excluded.count
  `.execute(db)
}

export interface PopularTerm {
  term: string
  shown: string
}

/** Selects the terms that were searched at least `least` times since a day, the most frequent first. */
export async function selectPopularTerms(db: Db, since: string, least: number, limit: number): Promise<PopularTerm[]> {
  const { rows } = await sql<PopularTerm>`
    select term, (array_agg(shown order by day desc))[1] as shown
    from search_term where day > ${since}::date
    group by term having sum(count) >= ${least}
    order by sum(count) desc, term collate "C" limit ${limit}
  `.execute(db)
  return rows
}

/** Deletes the counts of days before `before` and returns their number. */
export async function deleteTerms(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('search_term').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Selects the synonym groups in their stored order. */
export async function selectWordGroups(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('search_synonym').select('words').orderBy('id').execute()
  return rows.map(({ words }) => words)
}

/** Replaces all synonym groups; running servers use them from the next search on. */
export async function replaceWordGroups(db: Db, groups: string[][]): Promise<void> {
  const rows = groups.map((words) => ({ words: words.map(cleanText) }))
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('search_synonym').execute()
    if (rows.length > 0) await transaction.insertInto('search_synonym').values(rows).execute()
  })
}
