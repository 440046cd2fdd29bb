import { type Kysely, sql } from 'kysely'

/**
 * Customers, their sessions, codes, address book and wishlist. Tokens and codes are stored as hashes only
 * (docs/rules/accounts.md#sessions).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      id bigint primary key generated always as identity,
      -- E.164
      mobile text not null unique,
      -- in lower case
      email text,
      full_name text not null,
      gender text check (gender in ('male', 'female')),
      date_of_birth date,
      password_hash text not null,
      language text not null default 'ar' check (language in ('ar', 'en')),
      -- null until the first code was right: such an account opens nothing, and another registration may replace it
      verified_at timestamptz,
      blocked_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- An address that nobody has proved to own must not keep its owner out.
    create unique index customer_email on customer (email) where email is not null and verified_at is not null;

    -- Small, re-encoded, without metadata; the id is that of its bytes.
    create table customer_photo (
      customer_id bigint primary key references customer on delete cascade,
      id text not null unique,
      bytes bytea not null,
      width integer not null,
      height integer not null,
      created_at timestamptz not null default now()
    );

    create table session (
      token_hash bytea primary key,
      customer_id bigint not null references customer on delete cascade,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index session_customer on session (customer_id);
    create index session_expires on session (expires_at);

    -- A code that was sent by WhatsApp, or that would have been: an unknown number gets a row as well, so that both take as long.
    create table verification_code (
      id bigint primary key generated always as identity,
      mobile text not null,
      purpose text not null check (purpose in ('register', 'reset', 'mobile', 'order')),
      -- whose new number it is, for 'mobile'
      customer_id bigint references customer on delete cascade,
      -- HMAC with the shop's secret: four digits alone would be found by trying
      code_hash bytea not null,
      tries integer not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index verification_code_mobile on verification_code (mobile, purpose, created_at desc);

    -- How often something was tried, for all processes (rate-limiter-flexible).
    create table rate_limit (
      key text primary key,
      points integer not null default 0,
      expire bigint
    );

    create table address (
      id bigint primary key generated always as identity,
      customer_id bigint not null references customer on delete cascade,
      full_name text not null,
      phone text not null,
      another_phone text not null,
      state_id integer not null references state,
      city_id integer not null references city,
      region_id integer not null references region,
      street_address text not null,
      building_number text not null,
      floor_number text not null,
      apartment_number text not null,
      landmark text,
      notes text,
      is_default boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index address_customer on address (customer_id, id);
    create unique index address_default on address (customer_id) where is_default;

    create table wish (
      customer_id bigint not null references customer on delete cascade,
      product_id integer not null references product on delete cascade,
      added_at timestamptz not null default now(),
      primary key (customer_id, product_id)
    );
    create index wish_newest on wish (customer_id, added_at desc, product_id desc);
    create index wish_product on wish (product_id);

    -- A customer has one cart; a guest's is known by its token.
    alter table cart
      add column customer_id bigint unique references customer on delete cascade,
      add constraint cart_owner check (token_hash is not null or customer_id is not null);
    alter table orders add column customer_id bigint references customer;
    create index orders_customer on orders (customer_id, placed_at desc, id desc) where customer_id is not null;
  `.execute(db)
}
