import { type Kysely, sql } from 'kysely'

/**
 * Carts, orders, and the append-only history of an order (docs/rules/orders.md#transitions). Money is integer piastres.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart (
      id bigint primary key generated always as identity,
      token_hash bytea unique,
      revision integer not null default 1,
      -- {fullName, mobile, anotherMobile, email}, checked before it is kept
      client jsonb,
      -- {stateId, cityId, regionId, streetAddress, buildingNumber, floorNumber, apartmentNumber, landmark, notes}
      address jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index cart_updated on cart (updated_at);

    create table cart_line (
      id bigint primary key generated always as identity,
      cart_id bigint not null references cart on delete cascade,
      variant_id integer not null references variant,
      -- a bundle's chosen variants, in the order of its parts; empty for a simple product
      parts integer[] not null default '{}',
      quantity integer not null check (quantity between 1 and 10),
      -- what the shopper last saw, so that a change of price can be told
      seen_price integer not null,
      added_at timestamptz not null default now(),
      unique (cart_id, variant_id, parts)
    );

    create table orders (
      id bigint primary key generated always as identity,
      number text not null unique,
      cart_id bigint,
      status text not null,
      previous_status text,
      revision integer not null default 1,
      client jsonb not null,
      -- ids and the names as they were when the order was placed
      address jsonb not null,
      notes text,
      language text not null check (language in ('ar', 'en')),
      subtotal integer not null, discount integer not null default 0,
      delivery_fee integer not null, tax integer not null, total integer not null,
      payment_method text not null check (payment_method = 'cod'),
      paid boolean not null default false,
      coupon_code text,
      promised_from date not null, promised_to date not null,
      promised_dispatch_at timestamptz not null,
      placed_at timestamptz not null default now(),
      delivered_at timestamptz
    );
    create index orders_cart on orders (cart_id, placed_at desc);
    create index orders_placed on orders (placed_at desc, id desc);
    create index orders_mobile on orders ((client ->> 'mobile'));

    create table order_line (
      id bigint primary key generated always as identity,
      order_id bigint not null references orders on delete cascade,
      position integer not null,
      variant_id integer not null references variant,
      product_id integer not null references product,
      name_ar text not null, name_en text not null,
      color_ar text, color_en text,
      size_ar text, size_en text,
      sku text not null, barcode text not null,
      image_id text references image,
      -- a bundle's parts as they were: [{name_ar, name_en, color_ar, …, quantity}]
      parts jsonb not null default '[]',
      quantity integer not null check (quantity > 0),
      unit_price integer not null, price integer not null,
      unique (order_id, position)
    );
    create index order_line_variant on order_line (variant_id);

    -- What is reserved for a line, and where; a bundle's line has a row for each part.
    create table order_line_stock (
      order_line_id bigint not null references order_line on delete cascade,
      variant_id integer not null references variant,
      branch_id integer not null references branch,
      quantity integer not null check (quantity > 0),
      primary key (order_line_id, variant_id, branch_id)
    );

    create table order_event (
      id bigint primary key generated always as identity,
      order_id bigint not null references orders on delete cascade,
      seq integer not null,
      from_status text not null,
      to_status text not null,
      actor text not null check (actor in ('C', 'B', 'K', 'S')),
      actor_id text,
      reason_code text,
      note text,
      key text,
      at timestamptz not null default now(),
      unique (order_id, seq)
    );
    create unique index order_event_key on order_event (order_id, key) where key is not null;
    create function refuse_change() returns trigger language plpgsql as $f$
      begin raise exception 'the history of an order is append-only'; end $f$;
    create trigger order_event_append_only before update on order_event for each row execute function refuse_change();

    -- One answer per key: the same key gives it again, with another body it is refused.
    create table idempotency_key (
      scope text not null,
      key text not null,
      request_hash bytea not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (scope, key)
    );
    create index idempotency_key_created on idempotency_key (created_at);
  `.execute(db)
}
