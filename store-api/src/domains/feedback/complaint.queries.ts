import { sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'

export interface NewComplaint {
  kind: 'complaint' | 'suggestion'
  matter: 'order' | 'branch' | 'product' | 'website' | 'other'
  fullName: string
  mobile: string
  email: string | null
  branchId: number | null
  orderId: number | null
  customerId: number | null
  message: string
  at: Date
}

export async function isBranch(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from branch where id = any(${knownIds([id])}::integer[])`.execute(db)
  return rows.length > 0
}

/** Finds an order by its number, if it was placed with this mobile or by this customer. */
export async function selectOrderId(
  db: Db,
  number: string,
  mobile: string,
  customerId: number | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where number = ${number} and (contact ->> 'mobile' = ${mobile} or customer_id = ${customerId}::bigint)
  `.execute(db)
  return rows[0]?.id
}

/** Finds the number of an equal complaint of the same mobile since a time. */
export async function selectSameComplaint(
  db: Db,
  { mobile, kind, message }: NewComplaint,
  since: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select number from complaint
    where mobile = ${mobile} and created_at > ${since} and kind = ${kind} and message = ${message} limit 1
  `.execute(db)
  return rows[0]?.number
}

/** Inserts a complaint under its number. Returns undefined when the number is taken. */
export async function insertComplaint(trx: Db, number: string, complaint: NewComplaint): Promise<string | undefined> {
  const { fullName, branchId, orderId, customerId, at, ...same } = complaint
  const row = await trx
    .insertInto('complaint')
    .values({
      ...same,
      number,
      full_name: fullName,
      branch_id: branchId,
      order_id: orderId,
      customer_id: customerId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return row?.number
}
