import { InvalidArgumentError } from '@commander-js/extra-typings'

/** Returns a parser of a whole number from `least`. */
export function wholeNumber(least = 1): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
    if (value < least) throw new InvalidArgumentError(`It must be a whole number from ${least}.`)
    return value
  }
}

/** Parses an amount in EGP, above 0 and with at most two decimals, to piastres: '99.50' → 9950. */
export function piastresOf(text: string): number {
  const piastres = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  if (piastres === 0) throw new InvalidArgumentError('It must be an amount in EGP like 100 or 99.50.')
  return piastres
}

/**
 * Returns a parser of one of `names`, in any case and with any separators: shippingAgent, SHIPPING_AGENT and
 * shipping-agent are equal.
 */
export function oneOf<Name extends string>(names: readonly Name[]): (text: string) => Name {
  return (text) => {
    const found = names.find((name) => lettersOf(name) === lettersOf(text))
    if (!found) throw new InvalidArgumentError(`Allowed choices are ${names.join(', ')}.`)
    return found
  }
}

/** Returns a parser of some of `names`, separated by commas. */
export function someOf<Name extends string>(names: readonly Name[]): (text: string) => Name[] {
  return (text) => text.split(',').map(oneOf(names))
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/gi, '').toLowerCase()
}
