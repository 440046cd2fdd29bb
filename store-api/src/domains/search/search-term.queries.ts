import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { cleanText } from '#src/db/postgres-values.ts'

/** A search of one visitor. */
export interface Visit {
  /** Normalised. */
  term: string
  shown: string
  /** False when the shop has nothing like it. */
  found: boolean
  /** Keyed hash. */
  visitor: string
}

/**
 * Adds the visits of a day. A visitor counts once a day for each term; the count of a found term grows by its new
 * visitors of the day.
 */
export async function addVisits(db: Db, day: string, visits: Visit[]): Promise<void> {
  await sql`
    with counted as (
      insert into search_visit (term, found, visitor, shown, day)
      select distinct on (term, found, visitor) term, found, visitor, shown, ${day}::date
      from json_to_recordset(${JSON.stringify(visits)}::json) as visit (term text, found boolean, visitor text, shown text)
      where length(term) between 2 and 60
      -- In one order everywhere, so that two processes never wait for each other.
      order by term, found, visitor
      on conflict (term, found, visitor) do update set shown = excluded.shown, day = excluded.day where search_visit.day < excluded.day
      returning term, found, shown
    )
    insert into search_term (day, term, shown, count)
    select ${day}::date, term, max(shown), count(*) from counted where found group by term order by term
    on conflict (day, term) do update set shown = excluded.shown, count = search_term.count + excluded.count
  `.execute(db)
}

export interface PopularTerm {
  term: string
  shown: string
  count: number
  /** Whether a hidden term equals it or is a part of it. */
  hidden: boolean
}

/** Selects the terms that at least `least` different visitors searched after a day, the most frequent first. */
export async function selectPopularTerms(
  db: Db,
  after: string,
  { least, limit }: { least: number; limit: number },
): Promise<PopularTerm[]> {
  const { rows } = await sql<PopularTerm>`
    select term, shown, count,
      exists (select from search_hidden_term hidden where strpos(' ' || searched.term || ' ', ' ' || hidden.term || ' ') > 0) as hidden
    from (
      select term, (array_agg(shown order by day desc))[1] as shown, sum(count)::integer as count
      from search_term where day > ${after}::date
      group by term having sum(count) >= ${least}
      -- 'offset 0' keeps the order and the visitors apart: they are read for the first terms alone.
      order by sum(count)::integer desc, term collate "C" offset 0
    ) searched
    where ${least} <= (
      select count(*)
      from (select from search_visit visit where visit.term = searched.term and found and day > ${after}::date limit ${least}) visitors
    )
    order by count desc, term collate "C" limit ${limit}
  `.execute(db)
  return rows
}

export interface MissedText {
  shown: string
  visitors: number
}

/** Selects what at least `least` different visitors looked for in vain after a day, the most frequent first. */
export async function selectMissedTexts(
  db: Db,
  after: string,
  { least, limit }: { least: number; limit: number },
): Promise<MissedText[]> {
  const { rows } = await sql<MissedText>`
    select (array_agg(shown order by day desc, shown collate "C"))[1] as shown, count(*)::integer as visitors
    from search_visit where not found and day > ${after}::date
    group by term having count(*) >= ${least}
    order by visitors desc, term collate "C" limit ${limit}
  `.execute(db)
  return rows
}

/** Returns the hidden terms, in their normalised spelling, the newest first. */
export function selectHiddenTerms(db: Db): Promise<{ term: string; hidden_at: Date }[]> {
  return db
    .selectFrom('search_hidden_term')
    .select(['term', 'hidden_at'])
    .orderBy('hidden_at', 'desc')
    .orderBy('term')
    .execute()
}

/** Hides a normalised term; one that is hidden already stays so. */
export async function insertHiddenTerm(db: Db, term: string, now: Date): Promise<void> {
  await db
    .insertInto('search_hidden_term')
    .values({ term, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Shows a normalised term again. Returns whether it was hidden. */
export async function deleteHiddenTerm(db: Db, term: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('search_hidden_term').where('term', '=', term).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the counts of days before `before` and returns their number. */
export async function deleteTerms(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('search_term').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the visits of days before `before` and returns their number. */
export async function deleteVisits(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('search_visit').where('day', '<', before).executeTakeFirst()
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
