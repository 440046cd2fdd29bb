import type { Selectable } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'

const COLUMNS = ['name', 'cost_per_minute', 'created_at', 'revoked_at'] as const

type ClientKeyRow = Pick<Selectable<Tables['client_key']>, (typeof COLUMNS)[number]>

/** Returns the client of a key that was not revoked. */
export function selectClient(db: Db, keyHash: Buffer): Promise<ClientKeyRow | undefined> {
  return db
    .selectFrom('client_key')
    .select(COLUMNS)
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** Returns all keys, revoked ones included, newest first. */
export function selectClientKeys(db: Db, limit: number): Promise<ClientKeyRow[]> {
  return db
    .selectFrom('client_key')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
}

/** Inserts a key; returns undefined when another one that works has the name. */
export function insertClientKey(
  db: Db,
  { keyHash, name, costPerMinute, now }: { keyHash: Buffer; name: string; costPerMinute: number; now: Date },
): Promise<ClientKeyRow | undefined> {
  return db
    .insertInto('client_key')
    .values({ key_hash: keyHash, name, cost_per_minute: costPerMinute, created_at: now, revoked_at: null })
    .onConflict((conflict) => conflict.column('name').where('revoked_at', 'is', null).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Revokes the key of a name; returns undefined when none works. */
export function updateRevoked(db: Db, name: string, now: Date): Promise<ClientKeyRow | undefined> {
  return db
    .updateTable('client_key')
    .set({ revoked_at: now })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
}
