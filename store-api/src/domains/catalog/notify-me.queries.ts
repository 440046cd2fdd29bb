import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { inStock } from './stock.queries.ts'

/** The awaited product; `variantId` null means any colour and size. */
export interface NotifyRequest {
  productId: number
  variantId: number | null
  /** E.164. */
  mobile: string
}

/** Returns whether a visible product, with the variant if one is given, is available; undefined when there is none. */
export async function selectIsAvailable(
  db: Db,
  { productId, variantId }: Omit<NotifyRequest, 'mobile'>,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ available: boolean }>`
    select ${available(sql`${variantId}::bigint`)} as available from product p
    where p.id = any(${knownIds([productId])}::integer[]) and p.status <> 'hidden'
      and (${variantId === null} or exists (
        select from variant v where v.product_id = p.id and v.id = any(${knownIds([variantId ?? 0])}::integer[])
      ))
  `.execute(db)
  return rows[0]?.available
}

/** Whether the product `p` is in stock, in the variant if it is not null. */
function available(variantId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${inStock} and (${variantId} is null or p.kind = 'bundle'
    or exists (select from branch_stock s where s.variant_id = ${variantId} and s.on_hand > s.reserved)))`
}

/** Inserts a notify-me request. An equal waiting one stays unchanged; a fulfilled one waits again. */
export async function insertRequest(
  db: Db,
  language: Language,
  at: Date,
  { productId, variantId, mobile }: NotifyRequest,
): Promise<void> {
  await sql`
    insert into notify_request as n (product_id, variant_id, mobile, language, created_at)
    values (${productId}, ${variantId}, ${mobile}, ${language}, ${at})
    on conflict (product_id, variant_id, mobile) do update
      set ready_at = null, told_at = null, created_at = excluded.created_at, language = excluded.language
      where n.ready_at is not null
  `.execute(db)
}

/** Marks the requests for available products as due, and returns their number. */
export async function markReady(db: Db, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notify_request n set ready_at = ${at}
    from product p
    where n.ready_at is null and p.id = n.product_id and ${available(sql`n.variant_id`)}
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes the requests before a time, and returns their number. */
export async function deleteRequests(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('notify_request').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export interface ReadyRequest {
  id: number
  mobile: string
  language: Language
  slug: string
  /** In the language of the request. */
  name: string
  readyAt: Date
}

/** Claims the due requests and marks them as notified in this transaction; each goes to one process. */
export async function takeReady(trx: Db, at: Date, limit: number): Promise<ReadyRequest[]> {
  const { rows } = await sql<ReadyRequest>`
    update notify_request n set told_at = ${at}
    from product p
    where p.id = n.product_id and n.id in (
      select id from notify_request where ready_at is not null and told_at is null order by id limit ${limit} for update skip locked
    )
    returning n.id, n.mobile, n.language, p.slug, case n.language when 'ar' then p.name_ar else p.name_en end as name, n.ready_at as "readyAt"
  `.execute(trx)
  return rows
}
