import { sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import type { Db } from '#src/db/pool.ts'

export interface NewComplaint {
  number: string
  kind: 'complaint' | 'suggestion'
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

/** The order of a number, when it was made with this mobile or by this customer. */
export async function selectOrderId(db: Db, number: string, mobile: string, customerId: number | null): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where number = ${number} and (client ->> 'mobile' = ${mobile} or customer_id = ${customerId}::bigint)
  `.execute(db)
  return rows[0]?.id
}

/** Writes a complaint under its number; undefined when the number is taken. */
export async function insertComplaint(db: Db, complaint: NewComplaint): Promise<string | undefined> {
  const { fullName, branchId, orderId, customerId, at, ...same } = complaint
  const row = await db
    .insertInto('complaint')
    .values({ ...same, full_name: fullName, branch_id: branchId, order_id: orderId, customer_id: customerId, created_at: at })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return row?.number
}
