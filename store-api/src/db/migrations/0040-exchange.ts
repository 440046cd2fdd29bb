import { type Kysely, sql } from 'kysely'

/** An exchange: a return of an order, and an order of the items that replace it (docs/rules/exchanges.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      -- Of the new order: the order whose items it replaces. Never changes.
      add column exchange_of bigint references orders,
      -- Piastres: the part of the returned items' value that pays for this order.
      add column credit integer not null default 0 check (credit >= 0),
      -- Of the old order: its exchange, open or handed over; null once it ended otherwise.
      add column exchange_order_id bigint unique references orders,
      add constraint orders_exchange check (exchange_of is null or exchange_order_id is null),
      add constraint orders_credit check (credit = 0 or exchange_of is not null);
    create index orders_exchange_of on orders (exchange_of) where exchange_of is not null;
    -- Piastres of the value that paid for the exchange; the rest is refunded.
    alter table order_return add column credited integer not null default 0 check (credited >= 0)
  `.execute(db)
}
