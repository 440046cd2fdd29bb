import { sql } from 'kysely'
import { cleanText } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { ShopFeedback, ShopFeedbackKind } from './contact.schema.ts'

/** Sort keys of a message in the shop's list: time (microseconds since 1970), number. */
export interface ShopFeedbackKeys {
  micros: number
  number: string
}

export interface ShopFeedbackRow extends Omit<ShopFeedback, 'createdAt' | 'closedAt'> {
  createdAt: Date
  closedAt: Date | null
  micros: number
}

/** All messages that need no account, in one shape. */
function allFeedback(language: Language) {
  const text = texts(language)
  return sql`(
    select m.id, m.number, 'contact' as kind, m.full_name as "fullName", m.mobile, m.email, m.subject, m.message as text,
      null as "branchName", null as "orderNumber", null as "clubName", null as "brandName", null as "otherMaker", null as "categoryName",
      null as size, null as color, null as link, false as "hasPicture", m.created_at, m.closed_at
    from contact_message m
    union all
    select c.id, c.number, c.kind, c.full_name, c.mobile, c.email, c.matter, c.message,
      ${text('branch.name')}, o.number, null, null, null, null, null, null, null, false, c.created_at, c.closed_at
    from complaint c left join branch on branch.id = c.branch_id left join orders o on o.id = c.order_id
    union all
    select r.id, r.number, r.kind, null, r.mobile, null, r.name, r.notes,
      null, null, ${text('club.name')}, ${text('brand.name')}, r.other_maker, ${text('category.name')}, r.size, r.color, r.link,
      exists (select from product_request_picture p where p.request_id = r.id), r.created_at, r.closed_at
    from product_request r
      left join club on club.id = r.club_id left join brand on brand.id = r.brand_id left join category on category.id = r.category_id
  ) feedback`
}

const columns = sql`
  id, number, kind, "fullName", mobile, email, subject, text, "branchName", "orderNumber", "clubName", "brandName", "otherMaker",
  "categoryName", size, color, link, "hasPicture", created_at as "createdAt", closed_at as "closedAt",
  (extract(epoch from created_at) * 1000000)::bigint as micros`

export interface ShopFeedbackFilter {
  kinds: ShopFeedbackKind[]
  closed: boolean
  after: ShopFeedbackKeys | undefined
  limit: number
}

/** Selects the next messages after `after`, the newest first; of all kinds when `kinds` is empty. */
export async function selectShopFeedback(
  db: Db,
  language: Language,
  { kinds, closed, after, limit }: ShopFeedbackFilter,
): Promise<ShopFeedbackRow[]> {
  const conditions = [
    closed ? sql`closed_at is not null` : sql`closed_at is null`,
    ...(kinds.length > 0 ? [sql`kind = any(${kinds}::text[])`] : []),
    ...(after
      ? [
          sql`(created_at, number) <
          (timestamptz 'epoch' + ${after.micros}::double precision * interval '1 microsecond', ${cleanText(after.number)}::text)`,
        ]
      : []),
  ]
  const { rows } = await sql<ShopFeedbackRow>`
    select ${columns} from ${allFeedback(language)} where ${sql.join(conditions, sql` and `)} order by created_at desc, number desc limit ${limit}
  `.execute(db)
  return rows
}

export async function selectOneShopFeedback(
  db: Db,
  language: Language,
  number: string,
): Promise<ShopFeedbackRow | undefined> {
  const { rows } =
    await sql<ShopFeedbackRow>`select ${columns} from ${allFeedback(language)} where number = ${cleanText(number)}`.execute(
      db,
    )
  return rows[0]
}

/** Closes a message; a closed one stays unchanged. */
export async function updateClosed(
  db: Db,
  { id, kind }: Pick<ShopFeedbackRow, 'id' | 'kind'>,
  at: Date,
): Promise<void> {
  await sql`update ${sql.table(tables[kind])} set closed_at = ${at} where id = ${id} and closed_at is null`.execute(db)
}

const tables: Record<ShopFeedbackKind, 'contact_message' | 'complaint' | 'product_request'> = {
  contact: 'contact_message',
  complaint: 'complaint',
  suggestion: 'complaint',
  find: 'product_request',
  suggest: 'product_request',
}

/** Selects the picture of a product request (WebP). */
export async function selectRequestPicture(db: Db, number: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('product_request_picture')
    .innerJoin('product_request', 'product_request.id', 'product_request_picture.request_id')
    .select('bytes')
    .where('number', '=', cleanText(number))
    .executeTakeFirst()
  return row?.bytes
}
