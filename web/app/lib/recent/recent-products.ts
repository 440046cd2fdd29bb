const KEY = 'recent-products'
/** As many are shown, and one more is kept: the product that is being looked at. */
const SHOWN = 12
const ID = /^\d{1,12}$/

/** Ids of the products that were looked at in this browser, the last first, without `but`. They never leave it but to be shown. */
export function recentProducts(but?: string): string[] {
  return kept()
    .filter((id) => id !== but)
    .slice(0, SHOWN)
}

/** Keeps that a product was looked at. */
export function rememberProduct(id: string): void {
  keep([id, ...kept().filter((other) => other !== id)].slice(0, SHOWN + 1))
}

/** Forgets all but the product that is being looked at. */
export function forgetProducts(but: string): void {
  keep([but])
}

// A browser can refuse its storage, and anybody can write into it.
function kept(): string[] {
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
    // Nothing is remembered then.
  }
}
