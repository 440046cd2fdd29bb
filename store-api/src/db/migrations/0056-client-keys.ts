import { type Kysely, sql } from 'kysely'

/**
 * Keys of programs that use the GraphQL API, e.g. a partner's server (docs/shop-side.md#client-keys). The key itself is
 * not stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_key (
      key_hash bytea primary key,
      name text not null,
      cost_per_minute integer not null check (cost_per_minute > 0),
      created_at timestamptz not null,
      revoked_at timestamptz
    );
    create unique index client_key_name on client_key (name) where revoked_at is null;
  `.execute(db)
}
