import { type Kysely, sql } from 'kysely'

/** How returned items come back, and what the customer pays for it (docs/rules/returns.md#return-fee). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_return
      add column return_method text not null default 'courier',
      -- Piastres taken off the refund, as quoted to the customer.
      add column return_fee integer not null default 0,
      add constraint order_return_method check (return_method in ('courier', 'branch')) not valid,
      add constraint order_return_fee check (return_fee >= 0 and (return_method = 'courier' or return_fee = 0)) not valid
  `.execute(db)
}
