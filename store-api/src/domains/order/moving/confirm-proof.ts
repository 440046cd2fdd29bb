import { createHmac } from 'node:crypto'
import { equalInConstantTime } from 'server-kit/constant-time.ts'
import type { Config } from '#src/config.ts'
import { orderToken } from '#src/domains/order/order-access.ts'
import { confirmEnd, type Wait } from '#src/domains/order/order-facts.ts'
import { checkLink, signLink } from '#src/http/signed-link.ts'

/**
 * The token of the message that asks to confirm. It is another one than that of the order's link: whoever placed the order has
 * that link, while the message reaches the owner of the phone alone.
 */
export function confirmToken({ shopSecret }: Config, wait: Wait): string {
  return signLink(shopSecret, subjectOf(wait), confirmEnd(wait.at))
}

/** What a token that came back is worth for this wait. */
export function checkConfirmToken({ shopSecret }: Config, wait: Wait, token: string | undefined, now: Date) {
  return checkLink(shopSecret, subjectOf(wait), token, now)
}

/** The four digits of the message. They are computed, never kept: nothing at rest tells them without the shop's secret. */
export function confirmCode({ shopSecret }: Config, wait: Wait): string {
  const digest = createHmac('sha256', shopSecret).update(`${subjectOf(wait)}:code`).digest()
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0')
}

export function isConfirmCode(config: Config, wait: Wait, code: string): boolean {
  return equalInConstantTime(code, confirmCode(config, wait))
}

/** The address in the message: it shows the order and a button that confirms it. */
export function confirmLink(config: Config, wait: Wait, placedAt: Date): string {
  const query = new URLSearchParams({ token: orderToken(config, wait.orderId, placedAt), confirm: confirmToken(config, wait) })
  return `${config.publicUrl}/client/order/${wait.orderId}?${query.toString()}`
}

function subjectOf({ orderId, seq }: Wait): string {
  return `order:${orderId}:confirm:${seq}`
}
