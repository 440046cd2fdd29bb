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
  return readIds()
    .filter((id) => id !== (but && numberOf(but)))
    .slice(0, SHOWN)
}

/** Records a product view. */
export function rememberProduct(id: string): void {
  const number = numberOf(id)
  keep([number, ...readIds().filter((other) => other !== number)].slice(0, SHOWN + 1))
}

/** Deletes all but the current product, if there is one. */
export function forgetProducts(but?: string): void {
  keep(but === undefined ? [] : [numberOf(but)])
}

// Storage may be unavailable, and its content may have been changed.
function readIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string' && ID.test(id)) : []
  } catch {
    return []
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage nothing is recorded.
  }
}
