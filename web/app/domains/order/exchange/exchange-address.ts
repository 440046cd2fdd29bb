import { foldDigits } from '#app/lib/forms/typed-text.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { type OrderLink, orderPartPath } from '#app/domains/order/order-paths.ts'
import { isReason, type Reason } from '#app/domains/order/returns/return-write.ts'

/**
 * What the address of the page chooses for one line. Its ids are numbers, as in all addresses. `reason` is null until
 * one is chosen.
 */
export type ChosenItem = { lineId: string; variantId: string; quantity: number; reason: Reason | null }

const MOST_LINES = 50
/**
 * Names of the fields beside those of the lines: the line that another product is looked for (`other`) or that goes
 * back to its own (`own`), the words that are looked for, and the review.
 */
export const exchangeFields = { other: 'other', own: 'own', review: 'review', words: 'q' } as const

const steps: readonly string[] = Object.values(exchangeFields)

/** Reads the lines that are exchanged, with their new variants, from the address. At most 50. */
export function itemsIn(search: URLSearchParams): ChosenItem[] {
  return [...new Set(search.getAll('line'))].slice(0, MOST_LINES).flatMap((lineId) => {
    const variantId = search.get(`variant-${lineId}`) ?? ''
    const quantity = Number(foldDigits(search.get(`quantity-${lineId}`) ?? '1'))
    const reason = search.get(`reason-${lineId}`) ?? ''
    if (variantId === '') return []
    return [
      {
        lineId,
        variantId,
        quantity: Number.isInteger(quantity) ? quantity : 0,
        reason: isReason(reason) ? reason : null,
      },
    ]
  })
}

/** Returns the number of the other product that a line is exchanged for; null for its own. */
export function otherProductOf(search: URLSearchParams, lineId: string): string | null {
  const line = numberOf(lineId)
  return (search.get(exchangeFields.own) !== line && search.get(`product-${line}`)) || null
}

/** Returns the address of the page that shows the chosen lines again, without the review. */
export function choicePath(link: OrderLink, search: URLSearchParams): string {
  return addressOf(link, without(search, steps))
}

/** Returns the address of the page that exchanges a line for another product. */
export function otherProductPath(
  link: OrderLink,
  search: URLSearchParams,
  { lineId, productId }: { lineId: string; productId: string },
): string {
  const line = numberOf(lineId)
  const next = without(search, [...steps, `variant-${line}`])
  next.set(`product-${line}`, numberOf(productId))
  return addressOf(link, next)
}

/** Returns the address that the review is sent to: the same choice, so that a refused form shows it again. */
export function reviewPath(link: OrderLink, search: URLSearchParams): string {
  return addressOf(link, without(search, []))
}

/** Returns the fields of the address that a form with fields of its own (`names`) must send along. */
export function keptFields(search: URLSearchParams, names: readonly string[]): [name: string, value: string][] {
  return [...search].filter(([name]) => !names.includes(name))
}

function without(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(keptFields(search, [...names, 'token']))
}

function addressOf(link: OrderLink, search: URLSearchParams): string {
  const path = orderPartPath(link, 'exchange')
  const words = search.toString()
  return words ? `${path}${path.includes('?') ? '&' : '?'}${words}` : path
}
