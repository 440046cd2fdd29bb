import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { demoCustomer } from './demo-customer.ts'

/** Takes the password that README tells from the demo customer, and ends her sessions: in production nobody logs in with it. */
export async function closeDemoLogin(db: Db): Promise<void> {
  await sql`
    with closed as (update customer set password_hash = '' where password_hash = ${demoCustomer.passwordHash} returning id)
    delete from session using closed where session.customer_id = closed.id
  `.execute(db)
}
