import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

export interface EarlierRequest {
  request_hash: Buffer
  answer: { orderId: number }
}

/**
 * Takes a key for the transaction, and gives the request that used it before when there is one. A transaction that uses the same
 * key at the same time is waited for; when it fails, the key is free again.
 */
export async function claimKey(trx: Db, scope: string, key: string, requestHash: Buffer): Promise<EarlierRequest | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return undefined
  const { rows } =
    await sql<EarlierRequest>`select request_hash, answer from idempotency_key where scope = ${scope} and key = ${key}`.execute(
      trx,
    )
  return rows[0]
}

/** Keeps what the key's request was answered with. */
export async function keepAnswer(trx: Db, scope: string, key: string, answer: EarlierRequest['answer']): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Frees a key that the transaction has taken. */
export async function freeKey(trx: Db, scope: string, key: string): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute()
}

/** Deletes keys that were taken before a moment. */
export async function deleteKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key where created_at < ${before} order by created_at limit ${limit} for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows)
}
