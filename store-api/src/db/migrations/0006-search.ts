import { type Kysely, sql } from 'kysely'

/**
 * What search knows beside the products: words that mean the same, what shoppers looked for, and which products have
 * changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Words and spellings that mean the same, as the shop's people edit them: {ahly, alahly, الأهلي, الاهلى}
    create table search_synonym (
      id integer primary key generated always as identity,
      words text[] not null check (cardinality(words) between 2 and 60)
    );

    -- How often something with results was looked for, by day; nothing of who looked.
    create table search_term (
      day date not null,
      -- normalised, so that الأهلي and الاهلى are one
      term text not null check (length(term) between 2 and 60),
      -- as it was typed last
      shown text not null,
      count integer not null check (count > 0),
      primary key (day, term)
    );

    -- Which products a server must read again; null: everything. Readers go on from the oldest transaction still open, so that
    -- none is missed.
    create table catalog_change (
      id bigint primary key generated always as identity,
      product_id integer,
      transaction xid8 not null default pg_current_xact_id(),
      at timestamptz not null default now()
    );
    create index catalog_change_transaction on catalog_change (transaction);
    -- a part's stock is looked at for every order: is it of a bundle?
    create index bundle_part_product on bundle_part (product_id);
  `.execute(db)
  await noteChanges(db)
  await dropSearchText(db)
}

/** Triggers that see what a whole statement changed; they add rows and lock nothing, so no writer waits for another. */
async function noteChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null: everything. So are very many products, and after that the transaction need not say more.
    create function note_catalog_change(changed integer[]) returns void language plpgsql as $f$
    begin
      if cardinality(changed) = 0
        or exists (select from catalog_change where transaction = pg_current_xact_id() and product_id is null) then return;
      end if;
      if changed is null or cardinality(changed) > 1000 then insert into catalog_change (product_id) values (null);
      else insert into catalog_change (product_id) select unnest(changed);
      end if;
    end $f$;

    create function note_products() returns trigger language plpgsql as $f$
    begin
      perform note_catalog_change(array(select id from changed));
      return null;
    end $f$;

    create function note_products_updated() returns trigger language plpgsql as $f$
    begin
      perform note_catalog_change(array(
        select id from changed n join before o using (id)
        where (n.status, n.kind, n.code, n.name_ar, n.name_en, n.category_id, n.brand_id, n.club_id, n.season_id, n.kit_type,
            n.gender, n.published_at, n.price_from, n.compare_at_from, n.sold_count, n.rating_sum, n.rating_count)
          is distinct from (o.status, o.kind, o.code, o.name_ar, o.name_en, o.category_id, o.brand_id, o.club_id, o.season_id,
            o.kit_type, o.gender, o.published_at, o.price_from, o.compare_at_from, o.sold_count, o.rating_sum, o.rating_count)
      ));
      return null;
    end $f$;

    create function note_variants() returns trigger language plpgsql as $f$
    begin
      perform note_catalog_change(array(select distinct product_id from changed));
      return null;
    end $f$;

    create function note_variants_updated() returns trigger language plpgsql as $f$
    begin
      perform note_catalog_change(array(
        select product_id from (table changed except table before) now_so
        union select product_id from (table before except table changed) once_so
      ));
      return null;
    end $f$;

    create function note_bundle_parts() returns trigger language plpgsql as $f$
    begin
      perform note_catalog_change(array(select distinct bundle_id from changed));
      return null;
    end $f$;

    create function note_shelves() returns trigger language plpgsql as $f$
    begin
      perform note_catalog_change(array(
        select distinct v.product_id from changed s join variant v on v.id = s.variant_id where s.on_hand > s.reserved
      ));
      return null;
    end $f$;

    -- Of the many pieces that are sold only the last of a shelf is news, or any that a bundle is made up of.
    create function note_shelves_updated() returns trigger language plpgsql as $f$
    begin
      perform note_catalog_change(array(
        select distinct v.product_id
        from changed n join before o using (variant_id, branch_id) join variant v on v.id = n.variant_id
        where (n.on_hand > n.reserved) <> (o.on_hand > o.reserved)
          or (n.on_hand - n.reserved <> o.on_hand - o.reserved
            and exists (select from bundle_part part where part.product_id = v.product_id))
      ));
      return null;
    end $f$;

    create function note_names() returns trigger language plpgsql as $f$
    begin
      if exists (select from changed) then perform note_catalog_change(null);
      end if;
      return null;
    end $f$;
  `.execute(db)
  await note(db, 'product', 'note_products', 'note_products_updated')
  await note(db, 'variant', 'note_variants', 'note_variants_updated')
  await note(db, 'bundle_part', 'note_bundle_parts')
  await note(db, 'branch_stock', 'note_shelves', 'note_shelves_updated')
  for (const table of ['category', 'brand', 'club', 'season', 'color', 'size', 'branch', 'search_synonym']) {
    await note(db, table, 'note_names')
  }
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

/** Words are looked for in the memory of each server now, not in a column. */
async function dropSearchText(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product drop column search_text;
    create or replace function refresh_products(ids integer[]) returns void language sql as $f$
      update product p set price_from = coalesce(v.price, 0), compare_at_from = v.compare_at_price
      from product q
      left join lateral (
        select price, compare_at_price from variant
        where product_id = q.id order by price, compare_at_price desc nulls last, id limit 1
      ) v on true
      where p.id = q.id and q.id = any(ids)
        and (p.price_from, p.compare_at_from) is distinct from (coalesce(v.price, 0), v.compare_at_price)
    $f$;
  `.execute(db)
}
