import { type Kysely, sql } from 'kysely'

export const transaction = false

/** Index of e-mails of unverified registrations too: a login by one reads no other rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists customer_any_email`.execute(db)
  await sql`create index concurrently customer_any_email on customer (email) where email is not null`.execute(db)
}
