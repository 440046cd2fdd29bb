import { type Kysely, sql } from 'kysely'

/**
 * A change of places, fees, delivery groups or holidays is written to the change log: servers keep the terms of
 * delivery (decision 023).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_change drop constraint catalog_change_scope_check;
    alter table catalog_change add check (scope in ('list', 'page', 'names', 'delivery'));

    create function note_delivery() returns trigger language plpgsql as $f$
    begin
      if not exists (select from catalog_change where transaction = pg_current_xact_id() and scope = 'delivery') then
        insert into catalog_change (scope) values ('delivery');
      end if;
      return null;
    end $f$;
  `.execute(db)
  for (const table of ['state', 'city', 'region', 'delivery_group', 'holiday']) {
    await sql
      .raw(
        `create trigger note_delivery after insert or update or delete on ${table} for each statement execute function note_delivery()`,
      )
      .execute(db)
  }
}
