import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'
import { insertClientKey, selectClient, selectClientKeys, updateRevoked } from './client-key.queries.ts'
import type { Client, ClientKey, NewClientKey, NewClientKeyBody } from './client-key.schema.ts'

const LISTED = 200

/** Returns the client of a key. Throws NOT_FOUND for an unknown or revoked key. */
export async function getClient({ db }: Context, key: string): Promise<Client> {
  const hash = hashOfToken(key)
  const row = hash && (await selectClient(db, hash))
  if (!row) throw new ApiError('NOT_FOUND')
  return { name: row.name, costPerMinute: row.cost_per_minute }
}

/** Returns the newest 200 keys without the keys themselves, revoked ones included. */
export async function listClientKeys({ db }: Context): Promise<ClientKey[]> {
  return (await selectClientKeys(db, LISTED)).map(viewOf)
}

/** Makes a key, which only this answer contains. Throws VALIDATION_FAILED for the name of another key that works. */
export async function makeClientKey({ db, now }: Context, body: NewClientKeyBody): Promise<NewClientKey> {
  const key = newToken()
  const keyHash = hashOfToken(key)
  if (!keyHash) throw new Error('A new token is not a token')
  const row = await insertClientKey(db, { ...body, keyHash, now: now() })
  if (!row) throw new ApiError('VALIDATION_FAILED', { fields: { name: [{ rule: 'taken' }] } })
  return { ...viewOf(row), key }
}

/** Revokes the key of a name. Throws NOT_FOUND when none works. */
export async function revokeClientKey({ db, now }: Context, name: string): Promise<ClientKey> {
  const row = await updateRevoked(db, name, now())
  if (!row) throw new ApiError('NOT_FOUND')
  return viewOf(row)
}

function viewOf(row: NonNullable<Awaited<ReturnType<typeof selectClient>>>): ClientKey {
  const { name, cost_per_minute: costPerMinute, created_at: createdAt, revoked_at: revokedAt } = row
  return { name, costPerMinute, createdAt: createdAt.toISOString(), revokedAt: revokedAt && revokedAt.toISOString() }
}
