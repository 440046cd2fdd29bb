import type { Locale } from '#app/lib/locale/locale.ts'
import { moneyOf, piastresOf } from './piastres.ts'

type Amount = { amount: string }

/** What is saved between two prices, as the shop writes amounts: `310 ج.م`. Undefined when nothing is. */
export function savedText(price: Amount, before: Amount | null, locale: Locale): string | undefined {
  const saved = before ? piastresOf(before) - piastresOf(price) : 0
  return saved > 0 ? moneyOf(saved, locale).formatted : undefined
}
