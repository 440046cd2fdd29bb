import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'

export interface Untold {
  orderId: number
  number: string
  seq: number
  to: string
  mobile: string
  language: Language
  placedAt: Date
}

/** Moves since a moment to one of these statuses that no message tells of yet, oldest first. Moves of the demo shop have no key. */
export async function selectUntold(db: Db, since: Date, statuses: readonly string[], limit: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select o.id as "orderId", o.number, e.seq, e.to_status as "to", o.client ->> 'mobile' as mobile, o.language, o.placed_at as "placedAt"
    from order_event e join orders o on o.id = e.order_id
    where e.at >= ${since} and e.key is not null and e.to_status = any(${statuses}::text[]) and e.from_status not in ('returning', 'edit')
      and not exists (select from outbox_message m where m.key = 'order:' || e.order_id || ':event:' || e.seq)
    order by e.at, e.id limit ${limit}
  `.execute(db)
  return rows
}
