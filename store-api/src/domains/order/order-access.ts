import { createHmac } from 'node:crypto'
import type { Config } from '#src/config.ts'
import { ApiError } from '#src/http/api-error.ts'
import { equalInConstantTime } from 'server-kit/constant-time.ts'
import type { Context } from '#src/http/context.ts'
import { foldDigits, tidyText } from '#src/http/text.ts'
import { checkLink, signLink } from '#src/http/signed-link.ts'
import type { EventRow, OrderRow } from './order.queries.ts'

export { requireServiceKey } from '#src/http/service-key.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Actor of an order: C the customer, B the shop. `holder` identifies the owner of an edit lock. */
export interface Caller {
  actor: 'C' | 'B'
  holder: string
  /** The verified mobile (E.164) of the account. */
  mobile?: string
}

/** The shop itself, by its service key. */
export const shop: Caller = { actor: 'B', holder: 'branch' }

/** Returns the customer of an order as caller: by account, or by the order's link when there is none. */
export function customerCaller(customerId: number | null | undefined, mobile?: string): Caller {
  return { actor: 'C', holder: customerId ? `customer:${customerId}` : 'link', ...(mobile && { mobile }) }
}

/**
 * Returns whether the caller's account is proof enough to confirm an order. Of an unproven order for another mobile it
 * is not: that may be a stranger's.
 */
export function accountConfirms(
  { holder, mobile }: Caller,
  { placed_from, contact }: Pick<OrderRow, 'placed_from' | 'contact'>,
): boolean {
  return holder !== customerCaller(null).holder && (placed_from === null || mobile === contact.mobile)
}

/** Returns the token that opens an order without an account for `config.orderLinkDays` from `start`. */
export function orderToken({ shopSecret, orderLinkDays }: Config, id: number, start: Date): string {
  return signLink(shopSecret, orderSubject(id), new Date(start.getTime() + orderLinkDays * DAY))
}

/**
 * Throws LINK_EXPIRED for an expired token, and NOT_FOUND for any other wrong one: the answer does not reveal whether
 * the order exists.
 */
export function requireOrderToken({ config, now }: Context, id: number, token: string | undefined): void {
  const result = checkLink(config.shopSecrets, orderSubject(id), token, now())
  if (result === 'expired') throw new ApiError('LINK_EXPIRED')
  if (result === 'wrong') throw new ApiError('NOT_FOUND')
}

/** Returns the URL of the page of an order that opens it without an account. */
export function orderLink(config: Config, id: number, placedAt: Date): string {
  return `${config.publicUrl}/client/order/${id}?token=${orderToken(config, id, placedAt)}`
}

const orderSubject = (id: number) => `order:${id}`

/** Hours until an unconfirmed order is canceled (docs/rules/orders.md#confirmation). */
const CONFIRM_HOURS = 48

/** Reasons of transitions that drop an edit without a trace. */
export const editDropped: ReadonlySet<string | null> = new Set<string | null>(['editDiscarded', 'editExpired'])

/**
 * One wait for a customer's confirmation. `seq` is that of the event that began it, so that an older message confirms
 * nothing.
 */
export interface Wait {
  orderId: number
  seq: number
  at: Date
}

/**
 * Returns the event that began the current wait for the customer; a dropped edit does not begin a new one. `history` is
 * oldest first.
 */
export function lastWaitEvent<Event extends Pick<EventRow, 'to_status' | 'reason_code'>>(
  history: Event[],
): Event | undefined {
  return history.findLast(
    ({ to_status, reason_code }) => to_status === 'waitingCustomer' && !editDropped.has(reason_code),
  )
}

/** Returns until when an order that waits since `start` must be confirmed. */
export function confirmEnd(start: Date): Date {
  return new Date(start.getTime() + CONFIRM_HOURS * HOUR)
}

/**
 * Returns the token of the confirmation message. It differs from the order's token: the caller who placed the order has
 * that one, while the message reaches only the owner of the mobile.
 */
function confirmToken({ shopSecret }: Config, wait: Wait): string {
  return signLink(shopSecret, waitSubject(wait), confirmEnd(wait.at))
}

/** Checks a token of the confirmation message of this wait. */
export function checkConfirmToken({ shopSecrets }: Config, wait: Wait, token: string | undefined, now: Date) {
  return checkLink(shopSecrets, waitSubject(wait), token, now)
}

/**
 * Returns the four digits of a confirmation, which go by SMS. They are computed from the shop's secret and never
 * stored.
 */
export function confirmCode({ shopSecret }: Pick<Config, 'shopSecret'>, wait: Wait): string {
  return fourDigits(shopSecret, `${waitSubject(wait)}:code`)
}

/**
 * Returns the four digits for the counter (docs/rules/pickup.md#collecting). They are computed from the shop's secret
 * and never stored.
 */
export function pickupCode({ shopSecret }: Pick<Config, 'shopSecret'>, orderId: number): string {
  return fourDigits(shopSecret, `${orderSubject(orderId)}:pickup:code`)
}

export function isPickupCode(config: Config, orderId: number, code: string): boolean {
  return config.shopSecrets.some((shopSecret) => equalInConstantTime(code, pickupCode({ shopSecret }, orderId)))
}

function fourDigits(secret: string, subject: string): string {
  const digest = createHmac('sha256', secret).update(subject).digest()
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0')
}

export function isConfirmCode(config: Config, wait: Wait, code: string): boolean {
  return config.shopSecrets.some((shopSecret) => equalInConstantTime(code, confirmCode({ shopSecret }, wait)))
}

/** Returns the URL in the confirmation message: the page of the order with a button that confirms it. */
export function confirmLink(config: Config, wait: Wait, placedAt: Date): string {
  const query = new URLSearchParams({
    token: orderToken(config, wait.orderId, placedAt),
    confirm: confirmToken(config, wait),
  })
  return `${config.publicUrl}/client/order/${wait.orderId}?${query.toString()}`
}

const waitSubject = ({ orderId, seq }: Wait) => `order:${orderId}:confirm:${seq}`

/**
 * Reads a code of four digits, Arabic digits too (docs/rules/orders.md#confirmation). Throws VALIDATION_FAILED without
 * a code, and CODE_INVALID for a text that cannot be one, which costs no try.
 */
export function readCode(given: string | null | undefined): string {
  const code = foldDigits(tidyText(given ?? ''))
  if (code === '') throw new ApiError('VALIDATION_FAILED', { fields: { code: [{ rule: 'required' }] } })
  if (!/^\d{4}$/.test(code)) throw new ApiError('CODE_INVALID')
  return code
}
