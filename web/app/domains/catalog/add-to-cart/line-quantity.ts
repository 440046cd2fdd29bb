import type { i18n } from 'i18next'

/** Maximum units of one cart or order line (docs/rules/cart.md#lines). */
export const MOST_OF_LINE = 10

/** Text for a `QuantityStepper` that corrected the typed number. `isScarce`: its `max` is the remaining stock. */
export function adjustedText(t: i18n['t'], { isScarce = false } = {}) {
  return (typed: number | null, kept: number): string => {
    const pieces = t('common:pieces', { count: kept })
    if (typed === null) return t('common:quantity.noNumber', { pieces })
    if (typed < kept) return t('common:quantity.least', { pieces })
    return t(isScarce ? 'common:quantity.left' : 'common:quantity.most', { pieces })
  }
}
