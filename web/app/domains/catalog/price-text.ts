import type { PriceText } from '#app/ui/price.tsx'

const NUMBER = /\d[\d,]*(?:\.\d+)?/

/** The two parts of a formatted amount, which are set in different sizes: `1,490 ج.م`, `EGP 1,490`. */
export function priceText(formatted: string): PriceText {
  const [number = formatted] = NUMBER.exec(formatted) ?? []
  const start = formatted.indexOf(number)
  const before = formatted.slice(0, start).trim()
  const after = formatted.slice(start + number.length).trim()
  return { number, currency: before || after, currencyFirst: before !== '' }
}

type Money = { amount: string; formatted: string }

/**
 * What is saved between two prices, written as they are: `310 ج.م`. Undefined when nothing is. Counted in piastres, since
 * decimals of pounds are not exact.
 */
export function savedText(price: Money, before: Money | null): string | undefined {
  const saved = before ? piastres(before.amount) - piastres(price.amount) : 0
  if (saved <= 0) return undefined
  const pounds = String(Math.trunc(saved / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const rest = saved % 100
  const number = rest === 0 ? pounds : `${pounds}.${String(rest).padStart(2, '0')}`
  return price.formatted.replace(NUMBER, number)
}

function piastres(amount: string): number {
  return Math.round(Number(amount) * 100)
}
