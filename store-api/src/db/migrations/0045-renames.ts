import { type Kysely, sql } from 'kysely'

/**
 * A new or changed name of a brand, club, category … is written to the change log with the scope `names`: servers then
 * read the names again, and no products (decision 028).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_change drop constraint catalog_change_scope_check;
    alter table catalog_change add check (scope in ('list', 'page', 'names'));

    create or replace function note_names() returns trigger language plpgsql as $f$
    begin
      if exists (select from changed)
        and not exists (select from catalog_change where transaction = pg_current_xact_id() and scope = 'names') then
        insert into catalog_change (scope) values ('names');
      end if;
      return null;
    end $f$;

    -- Synonyms concern the words of all products.
    create function note_words() returns trigger language plpgsql as $f$
    begin
      if exists (select from changed) then perform note_catalog_change(null);
      end if;
      return null;
    end $f$;
    create or replace trigger note_insert after insert on search_synonym referencing new table as changed
      for each statement execute function note_words();
    create or replace trigger note_update after update on search_synonym referencing old table as before new table as changed
      for each statement execute function note_words();
    create or replace trigger note_delete after delete on search_synonym referencing old table as changed
      for each statement execute function note_words();
  `.execute(db)
}
