import type { PriceText } from '#app/ui/price.tsx'

/**
 * Splits `1,490 ج.م` or `EGP 1,490`, the format of `Money.formatted`, into amount and currency, which have different
 * sizes.
 */
export function priceText({ formatted }: { formatted: string }): PriceText {
  const [first = '', second = ''] = formatted.split('\u00a0')
  return /\d/.test(first)
    ? { number: first, currency: second }
    : { number: second, currency: first, currencyFirst: true }
}

/** The same as a deduction: `−160`. */
export function savingText(money: { formatted: string }): PriceText {
  const { number, ...currency } = priceText(money)
  return { number: `−${number}`, ...currency }
}
