import { foldDigits } from '#src/http/digits.ts'

export const ORDER_NUMBER_PREFIX = 'MD-'

/** Reads an order number as a person types it (`#md 482135`, Arabic digits); null for a text that cannot be one. */
export function readOrderNumber(given: string): string | null {
  const digits = foldDigits(given)
    .toUpperCase()
    .replace(/[\s#-]/g, '')
    .match(/^(?:MD)?(\d{6,12})$/)?.[1]
  return digits ? `${ORDER_NUMBER_PREFIX}${digits}` : null
}
