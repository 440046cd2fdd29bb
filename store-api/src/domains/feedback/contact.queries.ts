import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

export interface NewMessage {
  fullName: string
  mobile: string
  email: string | null
  subject: string
  message: string
  customerId: number | null
  at: Date
}

/** Finds the number of an equal message of the same mobile since a time. */
export async function selectSameMessage(
  db: Db,
  { mobile, subject, message }: NewMessage,
  since: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select number from contact_message
    where mobile = ${mobile} and created_at > ${since} and subject = ${subject} and message = ${message} limit 1
  `.execute(db)
  return rows[0]?.number
}

/** Inserts a message under its number. Returns undefined when the number is taken. */
export async function insertMessage(trx: Db, number: string, message: NewMessage): Promise<string | undefined> {
  const { fullName, customerId, at, ...same } = message
  const row = await trx
    .insertInto('contact_message')
    .values({ ...same, number, full_name: fullName, customer_id: customerId, created_at: at })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return row?.number
}
