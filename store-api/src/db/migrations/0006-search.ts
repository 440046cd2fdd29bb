import { type Kysely, sql } from 'kysely'

/** What search knows beside the products: words that mean the same, what shoppers looked for, and which products have changed. */
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
  `.execute(db)
}
