import type { Locale } from '#app/lib/locale/locale.ts'
import { moneyOf, piastresOf } from './piastres.ts'

type Amount = { amount: string }

/** Formats the difference of two prices: `310 ج.م`. Undefined when nothing is saved. */
export function savedText(price: Amount, before: Amount | null, locale: Locale): string | undefined {
  const saved = before ? piastresOf(before) - piastresOf(price) : 0
  return saved > 0 ? moneyOf(saved, locale).formatted : undefined
}
