import { type Kysely, sql } from 'kysely'

/** Changes, delivery times and returns of an order (docs/rules/orders.md#changing). Money is integer piastres. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      -- who holds the order open for a change, and until when
      add column edit_holder text,
      add column edit_until timestamptz,
      -- the day and part of the day that the customer chose after a failed delivery
      add column wanted_day date,
      add column wanted_part text check (wanted_part in ('morning', 'afternoon', 'evening')),
      -- cash taken at the door, and given back for returned pieces
      add column collected integer not null default 0 check (collected >= 0),
      add column refunded integer not null default 0 check (refunded >= 0);
    update orders set collected = total where paid;
    create index orders_status on orders (status, placed_at);

    -- Of 'quantity' pieces, how many did not stay with the customer: refused at the door or brought back.
    alter table order_line
      add column returned_quantity integer not null default 0,
      add constraint order_line_returned check (returned_quantity between 0 and quantity);

    create table order_return (
      id bigint primary key generated always as identity,
      order_id bigint not null references orders on delete cascade,
      status text not null check (status in ('asked', 'withdrawn', 'received')),
      note text,
      asked_at timestamptz not null default now(),
      closed_at timestamptz
    );
    -- One return at a time.
    create unique index order_return_open on order_return (order_id) where status = 'asked';
    create table order_return_line (
      return_id bigint not null references order_return on delete cascade,
      order_line_id bigint not null references order_line on delete cascade,
      quantity integer not null check (quantity > 0),
      reason text not null check (reason in ('size', 'changedMind', 'defect', 'wrongItem', 'late', 'other')),
      primary key (return_id, order_line_id)
    );

    -- Everyone who watches an order learns of a move the moment it is committed.
    create function tell_order_event() returns trigger language plpgsql as $f$
      begin
        perform pg_notify('order_event', json_build_object('orderId', new.order_id, 'seq', new.seq)::text);
        return null;
      end $f$;
    create trigger order_event_told after insert on order_event for each row execute function tell_order_event();

    -- Each movement of stock that no order makes: counted anew, or brought from branch to branch.
    create table stock_move (
      id bigint primary key generated always as identity,
      key text not null unique,
      variant_id integer not null references variant,
      from_branch_id integer references branch,
      to_branch_id integer references branch,
      quantity integer not null,
      reason text,
      at timestamptz not null default now()
    );
  `.execute(db)
}
