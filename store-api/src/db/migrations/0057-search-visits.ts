import { type Kysely, sql } from 'kysely'

/**
 * Counts different visitors of a search term, keeps what was missed, and holds the terms that the shop does not
 * suggest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_visit (
      -- normalised, like search_term.term
      term text not null check (length(term) between 2 and 60),
      -- false: the shop has nothing like it
      found boolean not null,
      -- keyed hash of the term and the network: rows of one network do not tell that they belong together
      visitor text not null,
      shown text not null,
      -- the latest one
      day date not null,
      primary key (term, found, visitor)
    );
    create index search_visit_day on search_visit (day);

    create table search_hidden_term (
      -- normalised
      term text primary key,
      hidden_at timestamptz not null
    );
  `.execute(db)
}
