import type { i18n } from 'i18next'

/** The most units of one line of a cart or an order (docs/rules/cart.md#lines). */
export const MOST_OF_LINE = 10

/** Text of a `QuantityStepper` that set another number than the typed one. `isScarce`: its `max` is the stock that is left. */
export function adjustedText(t: i18n['t'], { isScarce = false } = {}) {
  return (typed: number | null, kept: number): string => {
    const pieces = t('common:pieces', { count: kept })
    if (typed === null) return t('common:quantity.noNumber', { pieces })
    if (typed < kept) return t('common:quantity.least', { pieces })
    return t(isScarce ? 'common:quantity.left' : 'common:quantity.most', { pieces })
  }
}
