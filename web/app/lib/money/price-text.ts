import type { PriceText } from '#app/ui/price.tsx'

/** `1,490 ج.م` or `EGP 1,490`, as `Money.formatted` gives it, in the two parts that are set in two sizes. */
export function priceText({ formatted }: { formatted: string }): PriceText {
  const [first = '', second = ''] = formatted.split('\u00a0')
  return /\d/.test(first) ? { number: first, currency: second } : { number: second, currency: first, currencyFirst: true }
}

/** The same, taken off: `−160`. */
export function savingText(money: { formatted: string }): PriceText {
  const { number, ...currency } = priceText(money)
  return { number: `−${number}`, ...currency }
}
