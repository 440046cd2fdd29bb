import { type Kysely, sql } from 'kysely'

/** How the customer gets the money of a return (docs/rules/returns.md#refund-method). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_return
      add column refund_method text not null default 'cash' check (refund_method in ('cash', 'instapay', 'wallet')),
      -- InstaPay address or E.164; shown to the shop alone, null for cash and once it is cleared
      add column refund_account text check (octet_length(refund_account) <= 80),
      add column refunded_at timestamptz,
      add constraint order_return_account check (refund_account is null or refund_method <> 'cash' and status <> 'withdrawn'),
      add constraint order_return_refunded check (refunded_at is null or status = 'received');
    create index order_return_refund_account on order_return (coalesce(refunded_at, asked_at)) where refund_account is not null
  `.execute(db)
}
