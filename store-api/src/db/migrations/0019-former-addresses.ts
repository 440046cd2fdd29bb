import { type Kysely, sql } from 'kysely'

/**
 * What search engines have to be told: under which addresses things stood before, and when a page's own content last
 * changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- An address that somebody may still have. It leads to the thing while that is shown; once it is not, it is gone for good.
    create table former_address (
      kind text not null check (kind in ('product', 'club', 'brand', 'category')),
      slug text not null,
      thing_id integer not null,
      at timestamptz not null default now(),
      primary key (kind, slug)
    );
    create index former_address_thing on former_address (kind, thing_id);
  `.execute(db)
  await noteProducts(db)
  for (const kind of ['club', 'brand', 'category']) await noteNames(db, kind)
  await datePages(db)
}

/** Whoever writes, an import too: a statement's changes together. What was never shown was nobody's address. */
async function noteProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_former_products() returns trigger language plpgsql as $f$
    begin
      insert into former_address (kind, slug, thing_id)
      select 'product', was.slug, was.id from was left join now_is on now_is.id = was.id
      where was.status <> 'hidden' and (now_is.id is null or now_is.slug <> was.slug or now_is.status = 'hidden')
      on conflict (kind, slug) do update set thing_id = excluded.thing_id, at = excluded.at;
      return null;
    end $f$;

    create function note_deleted_products() returns trigger language plpgsql as $f$
    begin
      insert into former_address (kind, slug, thing_id) select 'product', slug, id from was where status <> 'hidden'
      on conflict (kind, slug) do update set thing_id = excluded.thing_id, at = excluded.at;
      return null;
    end $f$;

    create trigger former_updated after update on product referencing old table as was new table as now_is
      for each statement execute function note_former_products();
    create trigger former_deleted after delete on product referencing old table as was
      for each statement execute function note_deleted_products();
  `.execute(db)
}

async function noteNames(db: Kysely<unknown>, kind: string): Promise<void> {
  const [name, table] = [sql.ref(`note_former_${kind}`), sql.table(kind)]
  await sql`
    create function ${name}() returns trigger language plpgsql as $f$
    begin
      insert into former_address (kind, slug, thing_id) values (${sql.lit(kind)}, old.slug, old.id)
      on conflict (kind, slug) do update set thing_id = excluded.thing_id, at = excluded.at;
      return null;
    end $f$;
    create trigger former_renamed after update of slug on ${table}
      for each row when (old.slug <> new.slug) execute function ${name}();
    create trigger former_deleted after delete on ${table} for each row execute function ${name}();
  `.execute(db)
}

/** A sale changes counters of a product, not what its page says. */
async function datePages(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product add column changed_at timestamptz not null default now();
    update product set changed_at = published_at;

    create function date_product() returns trigger language plpgsql as $f$
    begin
      new.changed_at := now();
      return new;
    end $f$;

    create trigger dated before update on product for each row
      when ((old.slug, old.status, old.name_ar, old.name_en, old.description_ar, old.description_en, old.category_id, old.brand_id,
          old.club_id, old.price_from, old.compare_at_from)
        is distinct from (new.slug, new.status, new.name_ar, new.name_en, new.description_ar, new.description_en, new.category_id,
          new.brand_id, new.club_id, new.price_from, new.compare_at_from))
      execute function date_product();
  `.execute(db)
}
