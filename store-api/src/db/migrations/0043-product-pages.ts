import { type Kysely, sql } from 'kysely'

/**
 * The change log says which cards and pages of products changed too (decision 023). Rows of scope `page` concern
 * nothing that lists filter, sort or search by: texts, pictures, reviews, size charts, and stock levels that stay above
 * or below zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalog_change add column scope text not null default 'list' check (scope in ('list', 'page'));

    -- Null: all pages.
    create function note_page_change(changed integer[]) returns void language plpgsql as $f$
    begin
      if cardinality(changed) = 0
        or exists (select from catalog_change where transaction = pg_current_xact_id() and product_id is null) then return;
      end if;
      if changed is null or cardinality(changed) > 1000 then insert into catalog_change (product_id, scope) values (null, 'page');
      else insert into catalog_change (product_id, scope) select unnest(changed), 'page';
      end if;
    end $f$;

    -- A list change after a page change of all products in the same transaction is written all the same.
    create or replace function note_catalog_change(changed integer[]) returns void language plpgsql as $f$
    begin
      if cardinality(changed) = 0 or exists (
        select from catalog_change where transaction = pg_current_xact_id() and product_id is null and scope = 'list'
      ) then return;
      end if;
      if changed is null or cardinality(changed) > 1000 then insert into catalog_change (product_id) values (null);
      else insert into catalog_change (product_id) select unnest(changed);
      end if;
    end $f$;

    create or replace function note_products_updated() returns trigger language plpgsql as $f$
    declare
      listed integer[] := array(
        select id from changed n join before o using (id)
        where (n.status, n.kind, n.code, n.name_ar, n.name_en, n.category_id, n.brand_id, n.club_id, n.season_id, n.kit_type,
            n.gender, n.published_at, n.price_from, n.compare_at_from, n.sold_count, n.rating_sum, n.rating_count)
          is distinct from (o.status, o.kind, o.code, o.name_ar, o.name_en, o.category_id, o.brand_id, o.club_id, o.season_id,
            o.kit_type, o.gender, o.published_at, o.price_from, o.compare_at_from, o.sold_count, o.rating_sum, o.rating_count)
      );
    begin
      perform note_catalog_change(listed);
      perform note_page_change(array(
        select n.id from changed n join before o using (id) where n is distinct from o and n.id <> all(listed)
      ));
      return null;
    end $f$;

    -- A page shows at most 25 units of a variant (the limit of a line), and bands of one, two and more units in a branch.
    create or replace function note_shelves_updated() returns trigger language plpgsql as $f$
    declare
      listed integer[] := array(
        select distinct v.product_id
        from changed n join before o using (variant_id, branch_id) join variant v on v.id = n.variant_id
        where (n.on_hand > n.reserved) <> (o.on_hand > o.reserved)
          or (n.on_hand - n.reserved <> o.on_hand - o.reserved
            and exists (select from bundle_part part where part.product_id = v.product_id))
      );
    begin
      perform note_catalog_change(listed);
      perform note_page_change(array(
        select distinct v.product_id
        from changed n join before o using (variant_id, branch_id) join variant v on v.id = n.variant_id
        where least(n.on_hand - n.reserved, 25) <> least(o.on_hand - o.reserved, 25) and v.product_id <> all(listed)
      ));
      return null;
    end $f$;

    create function note_pages() returns trigger language plpgsql as $f$
    begin
      perform note_page_change(array(select distinct product_id from changed));
      return null;
    end $f$;

    create function note_pages_updated() returns trigger language plpgsql as $f$
    begin
      perform note_page_change(array(select product_id from changed union select product_id from before));
      return null;
    end $f$;

    create function note_all_pages() returns trigger language plpgsql as $f$
    begin
      if exists (select from changed) then perform note_page_change(null);
      end if;
      return null;
    end $f$;
  `.execute(db)
  for (const table of ['product_image', 'product_color', 'review'])
    await note(db, table, 'note_pages', 'note_pages_updated')
  // A new picture is shown by no product yet.
  for (const table of ['size_chart', 'campaign']) await note(db, table, 'note_all_pages')
  await sql`
    create trigger note_update after update on image referencing new table as changed
      for each statement execute function note_all_pages()
  `.execute(db)
}

/** A table's three triggers: one that asks for a transition table may be for one kind of statement only. */
async function note(db: Kysely<unknown>, table: string, run: string, runOnUpdate = run): Promise<void> {
  await sql
    .raw(`
    create trigger note_insert after insert on ${table} referencing new table as changed
      for each statement execute function ${run}();
    create trigger note_update after update on ${table} referencing old table as before new table as changed
      for each statement execute function ${runOnUpdate}();
    create trigger note_delete after delete on ${table} referencing old table as changed
      for each statement execute function ${run}();
  `)
    .execute(db)
}
