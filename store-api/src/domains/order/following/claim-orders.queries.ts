import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** Gives a customer the orders that were placed without an account from a mobile, and says how many; her own of that mobile are proven now. */
export async function updateOrdersOfMobile(db: Db, customerId: number, mobile: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update orders set customer_id = ${customerId}, placed_from = null
    where client ->> 'mobile' = ${mobile} and (customer_id is null or customer_id = ${customerId} and placed_from is not null)
  `.execute(db)
  return Number(numAffectedRows)
}
