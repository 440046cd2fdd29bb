import { type Kysely, sql } from 'kysely'

/** What the shop tells by WhatsApp, and what customers write to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Written in the transaction that makes it necessary, sent by whoever is the sender; the key makes it one message.
    create table outbox_message (
      id bigint primary key generated always as identity,
      key text not null unique,
      mobile text not null,
      -- the name of the template at WhatsApp, e.g. 'verify_code'
      template text not null,
      language text not null check (language in ('ar', 'en')),
      -- what stands in the template, in its order; emptied once sent or too late, since codes are in it
      params jsonb not null,
      -- to nobody: made only so that known and unknown numbers take as long
      muted boolean not null default false,
      created_at timestamptz not null default now(),
      send_at timestamptz not null default now(),
      -- pointless after that
      expires_at timestamptz,
      tries integer not null default 0,
      sent_at timestamptz,
      failed_at timestamptz,
      -- the id WhatsApp gave it, and its word about the delivery
      provider_id text unique,
      delivery text check (delivery in ('sent', 'delivered', 'read', 'failed')),
      error text
    );
    create index outbox_message_due on outbox_message (send_at) where sent_at is null and failed_at is null and not muted;
    create index outbox_message_newest on outbox_message (id desc) where not muted;
    alter table notify_request add column told_at timestamptz;

    create table ticket (
      id bigint primary key generated always as identity,
      number text not null unique,
      customer_id bigint not null references customer on delete cascade,
      order_id bigint references orders on delete set null,
      subject text not null,
      status text not null check (status in ('open', 'answered', 'closed')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index ticket_customer on ticket (customer_id, updated_at desc, id desc);
    create table ticket_message (
      id bigint primary key generated always as identity,
      ticket_id bigint not null references ticket on delete cascade,
      author text not null check (author in ('customer', 'shop')),
      text text not null,
      at timestamptz not null default now()
    );
    create index ticket_message_ticket on ticket_message (ticket_id, id);

    create table complaint (
      id bigint primary key generated always as identity,
      number text not null unique,
      kind text not null check (kind in ('complaint', 'suggestion')),
      full_name text not null,
      mobile text not null,
      email text,
      branch_id integer references branch,
      order_id bigint references orders on delete set null,
      customer_id bigint references customer on delete set null,
      message text not null,
      created_at timestamptz not null default now()
    );
    alter table review add column customer_id bigint references customer on delete set null;
  `.execute(db)
}
