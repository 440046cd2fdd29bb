import { hasWritten } from '#src/domains/message/inbox.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { hashOfToken, newToken } from '#src/http/opaque-token.ts'
import { networkOf } from 'server-kit/network.ts'
import { hashSubject } from '#src/http/rate-limit.ts'
import { atMost } from '#src/limits.ts'
import { deviceOf } from './device.ts'
import type { Session } from './session.schema.ts'
import {
  deleteEndedSessions,
  deleteNetworks,
  deleteOldSessionsOf,
  deleteOtherSessionsOf,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  extendSession,
  hasNetwork,
  insertSession,
  selectSession,
  selectSessionsOf,
  type SessionRow,
  upsertNetwork,
} from './session.queries.ts'

/** Lifetime of a session after its last use, in milliseconds (docs/rules/accounts.md#sessions). */
const LIFETIME_MS = 30 * 86_400_000
/** Writes `seen_at` at most once an hour. */
const EXTEND_EVERY_MS = 3_600_000
const MOST_SESSIONS = atMost('sessions', 30)
const PURGED_AT_ONCE = 10_000

/** The authenticated customer of a request. */
export type SessionCustomer = Pick<SessionRow, 'id' | 'mobile' | 'fullName'>

/**
 * Returns the customer of the request's session, and extends the session; null for a guest and for an unknown or
 * expired token. Throws ACCOUNT_BLOCKED.
 */
export async function findCustomer({ db, token, now }: Context): Promise<SessionCustomer | null> {
  const hash = hashOfToken(token)
  const moment = now()
  const found = hash && (await selectSession(db, hash, moment))
  if (!found) return null
  if (found.blocked) throw new ApiError('ACCOUNT_BLOCKED')
  if (moment.getTime() - found.seenAt.getTime() > EXTEND_EVERY_MS)
    await extendSession(db, hash, moment, expiryOf(moment))
  const { id, mobile, fullName } = found
  return { id, mobile, fullName }
}

/** Returns the authenticated customer. Throws UNAUTHENTICATED without one, ACCOUNT_BLOCKED. */
export async function requireCustomer(context: Context): Promise<SessionCustomer> {
  const customer = await findCustomer(context)
  if (!customer) throw new ApiError('UNAUTHENTICATED')
  return customer
}

/** Characters of a user agent that are kept; it names its browser and system at its beginning. */
const MAX_USER_AGENT = 300

/**
 * Opens a session and returns its token, which only the customer gets, and when it expires unless it is used. Ends the
 * session that was used longest ago when there are more than 30.
 */
export async function openSession(context: Context, customerId: number): Promise<{ token: string; expiresAt: string }> {
  const { db, now, userAgent } = context
  const token = newToken()
  const tokenHash = hashOfToken(token)
  if (!tokenHash) throw new Error('A new token is not a token')
  // Before the insert: at the same moment as others the new one could be the one that goes.
  await deleteOldSessionsOf(db, customerId, MOST_SESSIONS - 1)
  const expiresAt = expiryOf(now())
  await insertSession(db, {
    tokenHash,
    customerId,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    now: now(),
    expiresAt,
  })
  await noteNetwork(context, customerId)
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Returns the sessions of the authenticated customer. Throws UNAUTHENTICATED. */
export async function listSessions(context: Context): Promise<Session[]> {
  return findSessions(context, (await requireCustomer(context)).id)
}

/** Ends a session of the authenticated customer and returns the others. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function revokeSession(context: Context, id: number): Promise<Session[]> {
  const { id: customerId } = await requireCustomer(context)
  if (!(await deleteSessionOf(context.db, customerId, id))) throw new ApiError('NOT_FOUND')
  return findSessions(context, customerId)
}

/**
 * Ends all sessions of the authenticated customer but that of the request, which it returns. Throws UNAUTHENTICATED.
 */
export async function revokeOtherSessions(context: Context): Promise<Session[]> {
  const { id: customerId } = await requireCustomer(context)
  await closeOtherSessions(context, customerId)
  return findSessions(context, customerId)
}

async function findSessions({ db, token, now, language }: Context, customerId: number): Promise<Session[]> {
  const hash = hashOfToken(token)
  const rows = hash ? await selectSessionsOf(db, customerId, hash, now()) : []
  return rows.map(({ id, userAgent, createdAt, seenAt, expiresAt, current }) => {
    const times = {
      createdAt: createdAt.toISOString(),
      lastUsedAt: seenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
    return { id, device: deviceOf(userAgent, language), ...times, current }
  })
}

/** Ends the session of the request, if any. */
export async function closeSession({ db, token }: Context): Promise<void> {
  const hash = hashOfToken(token)
  if (hash) await deleteSession(db, hash)
}

/** Ends all sessions of a customer: a password reset by code may follow the loss of a device. */
export async function closeSessions({ db }: Context, customerId: number): Promise<void> {
  await deleteSessionsOf(db, customerId)
}

/** Ends all sessions of a customer but that of the request. */
export async function closeOtherSessions({ db, token }: Context, customerId: number): Promise<void> {
  const hash = hashOfToken(token)
  if (hash) await deleteOtherSessionsOf(db, customerId, hash)
}

/**
 * Deletes expired sessions and networks without a login for 90 days, at most 10,000 of each, and returns their number.
 */
export async function purgeSessions(context: Pick<Context, 'db' | 'now'>): Promise<number> {
  const sessions = await deleteEndedSessions(context.db, context.now(), PURGED_AT_ONCE)
  return sessions + (await forgetNetworks(context, PURGED_AT_ONCE))
}

function expiryOf(start: Date): Date {
  return new Date(start.getTime() + LIFETIME_MS)
}

/** Milliseconds that a network stays known after a login from it. */
const KEPT = 90 * 86_400_000

type Caller = Pick<Context, 'db' | 'now' | 'address'>

/** Stores that a customer logged in from the caller's network. */
function noteNetwork({ db, now, address }: Caller, customerId: number): Promise<void> {
  return upsertNetwork(db, customerId, hashSubject(networkOf(address)), now())
}

/**
 * Returns whether the customer of a mobile or e-mail logged in from the caller's network in the last 90 days, or the
 * mobile wrote to the shop in the last hour. Not to be revealed: the first tells that there is an account.
 */
export async function isKnownHere(caller: Caller, mobileOrEmail: string): Promise<boolean> {
  const { db, now, address } = caller
  const since = new Date(now().getTime() - KEPT)
  return (
    (await hasNetwork(db, mobileOrEmail, hashSubject(networkOf(address)), since)) || hasWritten(caller, mobileOrEmail)
  )
}

/** Deletes networks without a login for 90 days, at most `atOnce`, and returns their number. */
function forgetNetworks({ db, now }: Pick<Context, 'db' | 'now'>, atOnce: number): Promise<number> {
  return deleteNetworks(db, new Date(now().getTime() - KEPT), atOnce)
}
