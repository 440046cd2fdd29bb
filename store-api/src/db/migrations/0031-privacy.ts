import { type Kysely, sql } from 'kysely'

/** Deletion of an account, and consent to marketing messages (docs/rules/privacy.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When its customer asked for the deletion; null while the account stays.
    alter table customer add column deletion_asked_at timestamptz;
    create index customer_deletion on customer (deletion_asked_at) where deletion_asked_at is not null;

    -- Each decision about marketing messages; the newest of a mobile counts.
    create table marketing_consent (
      id bigint primary key generated always as identity,
      -- E.164; after the deletion of the account an HMAC of it, which proves a consent and shows no number
      mobile text not null,
      granted boolean not null,
      source text not null check (source in ('registration', 'checkout', 'account', 'message', 'deletion')),
      -- a registration counts once its customer is verified, a checkout once its order is proven
      customer_id bigint references customer on delete cascade,
      order_id bigint references orders on delete cascade,
      at timestamptz not null,
      erased_at timestamptz
    );
    create index marketing_consent_mobile on marketing_consent (mobile, id desc);
    create index marketing_consent_customer on marketing_consent (customer_id) where customer_id is not null;
    create index marketing_consent_order on marketing_consent (order_id) where order_id is not null;
    create index marketing_consent_erased on marketing_consent (erased_at) where erased_at is not null;

    alter table verification_code drop constraint verification_code_purpose_check,
      add constraint verification_code_purpose_check check (purpose in ('register', 'reset', 'mobile', 'order', 'delete'));

    create or replace function refuse_change() returns trigger language plpgsql as $f$
      begin
        -- Deleting an order deletes its events: the cascade runs once the row of the order is gone.
        if tg_op = 'DELETE' then
          if not exists (select from orders where id = old.order_id) then return old; end if;
        end if;
        -- The deletion of an account removes what its customer typed, and nothing else.
        if tg_op = 'UPDATE' then
          if new.notes is null and to_jsonb(new) - 'notes' = to_jsonb(old) - 'notes' then return new; end if;
        end if;
        raise exception 'the history of an order is append-only';
      end $f$;
  `.execute(db)
}
