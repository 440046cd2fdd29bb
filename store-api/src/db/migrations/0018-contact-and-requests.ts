import { type Kysely, sql } from 'kysely'

/**
 * Contact messages and product requests; the matter of a complaint, and when one of these was closed
 * (docs/rules/feedback.md#contact-message).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table complaint
      add column matter text not null default 'other' check (matter in ('order', 'branch', 'product', 'website', 'other')),
      add column closed_at timestamptz;
    update complaint set matter = case when order_id is not null then 'order' when branch_id is not null then 'branch' else 'other' end;
    create index complaint_newest on complaint (created_at desc);
    create index complaint_mobile on complaint (mobile, created_at);

    create table contact_message (
      id bigint primary key generated always as identity,
      number text not null unique,
      full_name text not null,
      -- E.164
      mobile text not null,
      email text,
      subject text not null,
      message text not null,
      customer_id bigint references customer on delete set null,
      created_at timestamptz not null default now(),
      closed_at timestamptz
    );
    create index contact_message_newest on contact_message (created_at desc);
    create index contact_message_mobile on contact_message (mobile, created_at);

    create table product_request (
      id bigint primary key generated always as identity,
      number text not null unique,
      -- find: looks for something. suggest: the shop should sell it.
      kind text not null check (kind in ('find', 'suggest')),
      name text not null,
      club_id integer references club on delete set null,
      brand_id integer references brand on delete set null,
      -- a club or brand that the shop does not have
      other_maker text,
      category_id integer references category on delete set null,
      size text,
      color text,
      link text,
      mobile text not null,
      notes text,
      customer_id bigint references customer on delete set null,
      created_at timestamptz not null default now(),
      closed_at timestamptz
    );
    create index product_request_newest on product_request (created_at desc);
    create index product_request_mobile on product_request (mobile, created_at);

    -- Drawn anew, without metadata; shown to the shop alone.
    create table product_request_picture (
      request_id bigint primary key references product_request on delete cascade,
      bytes bytea not null,
      width integer not null,
      height integer not null
    );
  `.execute(db)
}
