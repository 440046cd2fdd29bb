import { createHmac } from 'node:crypto'
import { withCheckLimit, withPasswordLimit } from '#src/domains/account/account-limits.service.ts'
import type { Customer } from '#src/domains/account/account.schema.ts'
import { useCode } from '#src/domains/account/code.service.ts'
import { selectPassword } from '#src/domains/account/customer.queries.ts'
import { viewCustomer } from '#src/domains/account/customer.service.ts'
import { fourDigits, oldPassword } from '#src/domains/account/field-rules.ts'
import { isPassword } from '#src/domains/account/password.service.ts'
import { closeSessions, requireCustomer, type SessionCustomer } from '#src/domains/account/session.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { requireValid } from '#src/http/rules.ts'
import {
  deleteNotifyRequests,
  deletePerson,
  erasePersonOfOrders,
  hasOpenOrder,
  hideConsents,
  lockDue,
  selectDue,
  updateDeletion,
} from './erase.queries.ts'
import { latestDueRequest, deletionDue } from '#src/domains/account/deletion-grace.ts'
import type { DeleteAccountBody, DeletionAsked } from './privacy.schema.ts'

/** Days in which a delivered order may still come back, for a defect (docs/rules/returns.md#return-window). */
const RETURNABLE_MS = 30 * 86_400_000
const BATCH = 100

/**
 * Requests the deletion of the authenticated customer's account, by password or by code, and ends all sessions. Asking
 * again changes nothing. Throws UNAUTHENTICATED, VALIDATION_FAILED (also for a wrong password), CODE_INVALID,
 * CODE_EXPIRED, CODE_TOO_MANY_TRIES, RATE_LIMITED, and OPEN_ORDERS while an order is on its way.
 */
export async function askDeletion(context: Context, { password, code }: DeleteAccountBody): Promise<DeletionAsked> {
  const customer = await requireCustomer(context)
  if (code?.trim()) {
    const checked = {
      askedWith: customer.mobile,
      purpose: 'delete' as const,
      ...requireValid({ code: fourDigits(code) }),
    }
    return withCheckLimit(context, customer.mobile, () =>
      useCode(context, checked, (inside) => writeDeletion(inside, customer)),
    )
  }
  const typed = requireValid({ password: oldPassword(password) }).password
  await withPasswordLimit(context, customer.id, async () => {
    if (!(await isPassword(context, await selectPassword(context.db, customer.id), typed)))
      throw new ApiError('VALIDATION_FAILED', { fields: { password: [{ rule: 'wrong' }] } })
  })
  return context.db.transaction().execute((db) => writeDeletion({ ...context, db }, customer))
}

async function writeDeletion(context: Context, customer: SessionCustomer): Promise<DeletionAsked> {
  const { db } = context
  if (await hasOpenOrder(db, customer, null)) throw new ApiError('OPEN_ORDERS')
  const written = await updateDeletion(db, customer.id, context.now())
  if (!written?.askedAt) throw new ApiError('UNAUTHENTICATED')
  await deleteNotifyRequests(db, customer.mobile)
  await closeSessions(context, customer.id)
  return { deletionDueAt: deletionDue(written.askedAt).toISOString() }
}

/** Takes the request for a deletion back. Throws UNAUTHENTICATED. */
export async function keepAccount(context: Context): Promise<Customer> {
  const { id } = await requireCustomer(context)
  if (!(await updateDeletion(context.db, id, null))) throw new ApiError('UNAUTHENTICATED')
  return viewCustomer(context, id)
}

/**
 * Deletes the accounts whose 30 days are over, at most 100 at a time, each in a transaction of its own, and returns
 * their number. An account with an order on its way, or one that may still come back, waits.
 */
export async function eraseAccounts(context: Pick<Context, 'db' | 'config' | 'now'>): Promise<number> {
  const moment = context.now()
  const due = { askedBefore: latestDueRequest(moment), returnableSince: new Date(moment.getTime() - RETURNABLE_MS) }
  let erased = 0
  for (const id of await selectDue(context.db, { ...due, limit: BATCH }))
    if (await eraseAccount(context, id, due)) erased += 1
  return erased
}

async function eraseAccount(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  id: number,
  due: { askedBefore: Date; returnableSince: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const person = await lockDue(trx, id, due.askedBefore)
    // An order may have been placed since the customer was selected; from here on the lock keeps others out.
    if (!person || (await hasOpenOrder(trx, person, due.returnableSince))) return false
    await erasePersonOfOrders(trx, person)
    await hideConsents(
      trx,
      person.mobile,
      createHmac('sha256', config.shopSecret).update(`consent:${person.mobile}`).digest('base64url'),
      now(),
    )
    await deletePerson(trx, person)
    return true
  })
}
