import { readStoredList, store } from '#app/lib/storage/stored.ts'
import { numberOf } from '#app/lib/route/number-of.ts'

const KEY = 'recent-products'
/** Number of products shown; one more is stored: the current product. */
const SHOWN = 12
const ID = /^\d{1,12}$/

/**
 * Numbers of the recently viewed products in this browser, newest first, without `but`. They leave the browser only in
 * the query that shows them.
 */
export function recentProducts(but?: string): string[] {
  return kept()
    .filter((id) => id !== (but && numberOf(but)))
    .slice(0, SHOWN)
}

/** Records a product view. */
export function rememberProduct(id: string): void {
  const number = numberOf(id)
  keep([number, ...kept().filter((other) => other !== number)].slice(0, SHOWN + 1))
}

/** Deletes all but the current product, if there is one. */
export function forgetProducts(but?: string): void {
  keep(but === undefined ? [] : [numberOf(but)])
}

const isNumber = (id: unknown): id is string => typeof id === 'string' && ID.test(id)

/** `start-scripts.ts` adds products without looking for them in the list. */
const kept = () => [...new Set(readStoredList('localStorage', KEY, isNumber))]

const keep = (ids: readonly string[]) => store('localStorage', KEY, ids)
