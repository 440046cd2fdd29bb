import { isSendable } from '#src/rest/visitor.ts'

const FORM = /^(?:([A-Z][A-Za-z]*)_)?([1-9]\d{0,14})$/

/** Greater than any id: the store API responds as for an unknown id. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

/** Returns the id that clients see of an object of the store API, unique among all types: `Product_12`. */
export function globalId(type: string, id: number | string): string {
  return `${type}_${id}`
}

/**
 * Returns the number in the id of an object of `type`: `Product_12`, or the number alone, as in the addresses of the
 * shop. Null for any other text, as for the id of another type.
 */
export function numberIn(type: string, id: string): number | null {
  const [, named = type, digits] = FORM.exec(id) ?? []
  return digits && named === type ? Number(digits) : null
}

/** Loads an object by the number in its id; null for a text that is no id of `type`. */
export function withNumber<T>(type: string, id: string, load: (number: number) => T): T | null {
  const number = numberIn(type, id)
  return number === null ? null : load(number)
}

/**
 * Returns the number in the id of an object of `type`, or one that no object has: for a call that answers an unknown
 * id.
 */
export function idOf(type: string, id: string): number {
  return numberIn(type, id) ?? UNKNOWN
}

/** The same for a choice of a form: '' and null become 0, which the store API treats as missing. */
export function idOrZero(type: string, id: string | null | undefined): number {
  return id ? idOf(type, id) : 0
}

/**
 * Returns what an address of the store API takes for an object that has an id and a slug: the number of its id, or the
 * slug.
 */
export function numberOrSlug(type: string, idOrSlug: string): string {
  return String(numberIn(type, idOrSlug) ?? idOrSlug)
}

/** Returns the token of a cart or an order; undefined for a text that cannot be one. */
export function tokenIn(text: string | null | undefined): string | undefined {
  return text && isSendable(text) ? text : undefined
}
