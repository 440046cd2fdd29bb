import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'
import { forgetNetworks, noteNetwork } from './known-networks.ts'
import {
  deleteEndedSessions, deleteOtherSessionsOf, deleteSession, deleteSessionsOf, extendSession, insertSession, selectSession, type SessionRow,
} from './session.queries.ts'

/** Lifetime of a session after its last use, milliseconds (docs/rules/accounts.md#sessions). */
const LIFE = 30 * 86_400_000
/** Writes `last_seen` at most once an hour. */
const EXTENDED_EVERY = 3_600_000
const AT_ONCE = 10_000

/** Who is logged in. */
export type SessionCustomer = Pick<SessionRow, 'id' | 'mobile' | 'fullName'>

/**
 * The customer whose session the request's token opens, and lets the session live on; null for a guest and for a token that opens
 * nothing (any more). Throws ACCOUNT_BLOCKED.
 */
export async function findCustomer({ db, token, now }: Context): Promise<SessionCustomer | null> {
  const hash = hashOfToken(token)
  const moment = now()
  const found = hash && (await selectSession(db, hash, moment))
  if (!found) return null
  if (found.blocked) throw new ApiError('ACCOUNT_BLOCKED')
  if (moment.getTime() - found.seenAt.getTime() > EXTENDED_EVERY) await extendSession(db, hash, moment, endOf(moment))
  const { id, mobile, fullName } = found
  return { id, mobile, fullName }
}

/** As `findCustomer`, and throws UNAUTHENTICATED when nobody is logged in. */
export async function requireCustomer(context: Context): Promise<SessionCustomer> {
  const customer = await findCustomer(context)
  if (!customer) throw new ApiError('UNAUTHENTICATED')
  return customer
}

/** Opens a session and gives its token, which is told to the customer alone. */
export async function openSession(context: Context, customerId: number): Promise<string> {
  const { db, now } = context
  const token = newToken()
  const tokenHash = hashOfToken(token)
  if (!tokenHash) throw new Error('A new token is not a token')
  await insertSession(db, { tokenHash, customerId, now: now(), expiresAt: endOf(now()) })
  await noteNetwork(context, customerId)
  return token
}

/** Ends the session of the request's token; nothing when there is none. */
export async function closeSession({ db, token }: Context): Promise<void> {
  const hash = hashOfToken(token)
  if (hash) await deleteSession(db, hash)
}

/** Ends every session of a customer: who set a password by a code may have lost a device. */
export async function closeSessions({ db }: Context, customerId: number): Promise<void> {
  await deleteSessionsOf(db, customerId)
}

/** Ends every session of a customer but that of the request: after a change of the password. */
export async function closeOtherSessions({ db, token }: Context, customerId: number): Promise<void> {
  const hash = hashOfToken(token)
  if (hash) await deleteOtherSessionsOf(db, customerId, hash)
}

/** Forgets the sessions that have ended and the networks of 90 days ago, and says how many. */
export async function purgeSessions(context: Pick<Context, 'db' | 'now'>): Promise<number> {
  const sessions = await deleteEndedSessions(context.db, context.now(), AT_ONCE)
  return sessions + (await forgetNetworks(context, AT_ONCE))
}

function endOf(start: Date): Date {
  return new Date(start.getTime() + LIFE)
}
