import { sql } from 'kysely'
import { cleanText, knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Point } from '#src/domains/location/point.service.ts'
import type { Language } from 'server-kit/language.ts'
import type { Branch } from './branch.schema.ts'

export type BranchRow = Omit<Branch, 'location'> & Point

export interface BranchKey {
  governorate?: number
  id?: number
  slug?: string
}

/**
 * Selects the branches of the key in display order, with `isOpen` at the time `at`, opening hours after midnight
 * included.
 */
export async function selectBranches(
  db: Db,
  language: Language,
  at: Date,
  { governorate, id, slug }: BranchKey,
): Promise<BranchRow[]> {
  const text = texts(language)
  const conditions = [
    ...(governorate === undefined ? [] : [sql`b.state_id = any(${knownIds([governorate])}::integer[])`]),
    ...(id === undefined ? [] : [sql`b.id = any(${knownIds([id])}::integer[])`]),
    ...(slug === undefined ? [] : [sql`b.slug = ${cleanText(slug)}`]),
    sql`true`,
  ]
  const { rows } = await sql<BranchRow>`
    select b.id, b.slug, ${text('b.name')} as name, ${text('b.address')} as address, b.state_id as "stateId",
      ${text('state.name')} as "stateName", b.phone, b.whatsapp,
      to_char(b.opens, 'HH24:MI') as opens, to_char(b.closes, 'HH24:MI') as closes,
      case when b.opens < b.closes then clock.time >= b.opens and clock.time < b.closes
        else clock.time >= b.opens or clock.time < b.closes end as "isOpen",
      b.lat as latitude, b.lng as longitude
    from branch b
    join state on state.id = b.state_id
    cross join (select (${at}::timestamptz at time zone 'Africa/Cairo')::time as time) clock
    where ${sql.join(conditions, sql` and `)}
    order by b.position, b.id
  `.execute(db)
  return rows
}
