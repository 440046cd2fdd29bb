import { type Kysely, sql } from 'kysely'

/** A second way of messages (SMS), requested calls, and what customers answer in WhatsApp. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_message add column channel text not null default 'whatsapp' check (channel in ('whatsapp', 'sms'));
    -- When the customer asked for the code by SMS, and for a call, in order to confirm.
    alter table orders add column code_sms_at timestamptz, add column call_asked_at timestamptz;
    create index orders_call_asked on orders (call_asked_at) where status = 'waitingCustomer' and call_asked_at is not null;

    -- {latitude, longitude}; carts and orders have it in their address.
    alter table address add column location jsonb;

    create table inbox_message (
      id bigint primary key generated always as identity,
      -- The id that WhatsApp gave it: a repeated call of the webhook adds nothing.
      provider_id text not null unique,
      -- E.164, of the sender.
      mobile text not null,
      kind text not null check (kind in ('tap', 'text', 'location', 'other')),
      body text check (length(body) <= 1000),
      -- Key of the outbox message whose button was pressed.
      tapped_key text,
      -- WhatsApp's id of the message that was quoted.
      quoted_id text,
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      order_id bigint references orders on delete set null,
      -- 'handed': the shop reads it. Null until the job has looked at it.
      outcome text check (outcome in ('confirmed', 'canceled', 'located', 'handed')),
      received_at timestamptz not null,
      -- The shop is done with it; set at once unless it was handed over.
      closed_at timestamptz,
      check ((kind = 'location') = (latitude is not null)),
      check ((latitude is null) = (longitude is null)),
      check (closed_at is null or outcome is not null)
    );
    create index inbox_message_due on inbox_message (id) where outcome is null;
    create index inbox_message_open on inbox_message (id) where outcome = 'handed' and closed_at is null;
    create index inbox_message_order on inbox_message (order_id) where order_id is not null;
    create index inbox_message_received on inbox_message (received_at)
  `.execute(db)
}
