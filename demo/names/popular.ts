import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Db } from 'store-api/src/db/pool.ts'
import { readData } from '#demo/read-data.ts'

/** Count of the most frequent term; each following term has one less. */
const HIGHEST_COUNT = 59
/** A term is suggested from three visitors on. */
const VISITORS = ['demo 1', 'demo 2', 'demo 3']

/** Writes the popular searches of today, so that the search field suggests terms from the start. */
export async function fillPopularTerms(db: Db): Promise<void> {
  const terms = readData(new URL('./popular-terms.yaml', import.meta.url), Type.Array(Type.String()))
  await sql`
    insert into search_term (day, term, shown, count)
    select current_date, ar_norm(shown), shown, ${HIGHEST_COUNT + 1}::integer - nth
    from unnest(${terms}::text[]) with ordinality as typed (shown, nth)
    on conflict do nothing
  `.execute(db)
  await sql`
    insert into search_visit (term, found, visitor, shown, day)
    select ar_norm(shown), true, visitor, shown, current_date
    from unnest(${terms}::text[]) as typed (shown) cross join unnest(${VISITORS}::text[]) as visitor
    on conflict do nothing
  `.execute(db)
}
