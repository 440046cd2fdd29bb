import { numberOf } from '#app/lib/route/number-of.ts'
import type { Visit } from '#app/lib/route/page-load.ts'

/** Identifies an order: by its id and the signed token of its link, or without a token by the account. */
export type OrderLink = { id: string; token?: string | null }

/** Returns the address of an order, by its signed link or in the account. */
export function orderPath({ id, token }: OrderLink): string {
  return token ? withToken(`/client/order/${numberOf(id)}`, token) : `/profile/orderDetails/${numberOf(id)}`
}

/** Returns the address of one item of an order, by the order's signed link. */
export function orderItemPath({ id, token }: { id: string; token: string }, item: string): string {
  return withToken(`/client/order/${numberOf(id)}/${numberOf(item)}`, token)
}

/** Returns the address of a page about an order. */
export function orderPartPath({ id, token }: OrderLink, part: 'edit' | 'return' | 'exchange' | 'invoice'): string {
  return token
    ? withToken(`/client/order/${numberOf(id)}/${part}`, token)
    : `/profile/orderDetails/${numberOf(id)}/${part}`
}

/** Returns the address of the review or complaint form of an order; guests and customers share it. */
export function orderTellPath({ id, token }: OrderLink, part: 'review' | 'complaint'): string {
  const path = `/client/order/${numberOf(id)}/${part}`
  return token ? withToken(path, token) : path
}

function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}

/** Reads the order of a page: its id from the path, its token from `?token=`. */
export function orderLinkOf({ params, url }: Pick<Visit, 'params' | 'url'>): { id: string; token: string | null } {
  return { id: params.id ?? '', token: url.searchParams.get('token') || null }
}
