import { type Kysely, sql } from 'kysely'

/**
 * An order above the limits of its buyer says so in a column of its own; `placed_from` means 'unproven' alone. Its
 * units count among those of unproven orders as before, now by a trigger of both columns. The release before this one
 * writes `placed_from` for both: `note_call` follows it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column awaits_call boolean not null default false;

    create or replace function note_proven() returns trigger language plpgsql as $f$
    begin
      update order_line_stock t set unproven = not t.unproven from order_line l
      where l.id = t.order_line_id and l.order_id = new.id and t.unproven <> (new.placed_from is not null or new.awaits_call);
      return null;
    end $f$;
    create trigger note_awaits_call after update on orders
      for each row when (old.awaits_call <> new.awaits_call) execute function note_proven();

    create function note_call() returns trigger language plpgsql as $f$
    begin
      new.awaits_call := new.placed_from is not null;
      return new;
    end $f$;
    create trigger note_call before insert or update on orders for each row
      when (new.placed_from is not null and new.call_asked_at is not null and 'waitingCustomer' not in (new.status, coalesce(new.previous_status, '')))
      execute function note_call();
    create trigger note_called before update on orders for each row
      when (old.awaits_call and old.placed_from is not null and new.placed_from is null
        and new.status not in ('new', 'edit', 'late', 'waitingCustomer', 'customerConfirmed'))
      execute function note_call();
  `.execute(db)
}
