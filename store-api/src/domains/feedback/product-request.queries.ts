import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { knownIds } from '#src/db/postgres-values.ts'

export interface NewRequest {
  kind: 'find' | 'suggest'
  name: string
  clubId: number | null
  brandId: number | null
  otherMaker: string | null
  categoryId: number | null
  size: string | null
  color: string | null
  link: string | null
  mobile: string
  notes: string | null
  customerId: number | null
  at: Date
}

type Reference = 'club' | 'brand' | 'category'

/** Whether the club, brand or category exists. */
export async function isKnown(db: Db, table: Reference, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = any(${knownIds([id])}::integer[])`.execute(db)
  return rows.length > 0
}

/** Finds the number of an equal request of the same mobile since a time. */
export async function selectSameRequest(db: Db, request: NewRequest, since: Date): Promise<string | undefined> {
  const { kind, name, mobile, size, color, notes, clubId, brandId } = request
  const { rows } = await sql<{ number: string }>`
    select number from product_request
    where mobile = ${mobile} and created_at > ${since} and kind = ${kind} and name = ${name}
      and size is not distinct from ${size} and color is not distinct from ${color} and notes is not distinct from ${notes}
      and club_id is not distinct from ${clubId}::integer and brand_id is not distinct from ${brandId}::integer limit 1
  `.execute(db)
  return rows[0]?.number
}

/** Inserts a product request under its number. Returns undefined when the number is taken. */
export async function insertRequest(
  trx: Db,
  number: string,
  request: NewRequest,
): Promise<{ id: number; number: string } | undefined> {
  const { clubId, brandId, otherMaker, categoryId, customerId, at, ...same } = request
  return trx
    .insertInto('product_request')
    .values({
      ...same,
      number,
      club_id: clubId,
      brand_id: brandId,
      other_maker: otherMaker,
      category_id: categoryId,
      customer_id: customerId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
}

/** Inserts the picture of a request. */
export async function insertRequestPicture(
  trx: Db,
  requestId: number,
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
): Promise<void> {
  await trx.insertInto('product_request_picture').values({ request_id: requestId, bytes, width, height }).execute()
}
