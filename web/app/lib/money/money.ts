import type { Locale } from '#app/lib/locale/locale.ts'

type Money = { __typename: 'Money'; amount: string; formatted: string }

/** Converts `Money.amount` to piastres: '1249.50' → 124950. */
export function piastresOf({ amount }: { amount: string }): number {
  const [pounds = '', rest = ''] = amount.split('.')
  return Number(pounds) * 100 + Number(rest.padEnd(2, '0'))
}

/**
 * Formats piastres, at least 0, like the bff (its money.parity.test.ts), for optimistic responses. Prices come only
 * from the shop: this only adds them up.
 */
export function moneyOf(piastres: number, locale: Locale): Money {
  const digits = String(piastres).padStart(3, '0')
  const [pounds, rest] = [digits.slice(0, -2), digits.slice(-2)]
  const grouped = pounds.replace(/\B(?=(\d{3})+$)/g, ',')
  const number = rest === '00' ? grouped : `${grouped}.${rest}`
  const formatted = locale === 'ar' ? `${number}\u00a0ج.م` : `EGP\u00a0${number}`
  return { __typename: 'Money', amount: `${pounds}.${rest}`, formatted }
}

type Amount = { amount: string }

/** Formats the difference of two prices: `310 ج.م`. Undefined when nothing is saved. */
export function savedText(price: Amount, before: Amount | null, locale: Locale): string | undefined {
  const saved = before ? piastresOf(before) - piastresOf(price) : 0
  return saved > 0 ? moneyOf(saved, locale).formatted : undefined
}
