// Rules of docs/rules/validation.md#rules that several forms share, so that mistakes are reported before sending. The
// shop validates again. Every rule takes the key of its text.
import * as v from 'valibot'
import * as fields from '#app/__generated__/field-rules.ts'
import { foldDigits, isPersonName, lengthWithoutSpaces, tidy } from './typed-text.ts'

/** req: a value is required. */
export function required<Key extends string>(key: Key) {
  return v.pipe(v.optional(v.string(), ''), v.transform(tidy), v.minLength(1, key))
}

/** A text of at least `min` characters not counting spaces (st3, n1). */
export function longEnough<Key extends string>(min: number, keys: { required: Key; min: Key }) {
  return v.pipe(
    required(keys.required),
    v.check((text) => lengthWithoutSpaces(text) >= min, keys.min),
  )
}

/** name8: a person's name. */
export function personName<Key extends string>(keys: { required: Key; min: Key; name: Key }) {
  return v.pipe(longEnough(fields.fullName.min, keys), v.check(isPersonName, keys.name))
}

/**
 * mob: an Egyptian mobile number in any common format, Arabic digits included. The output is the ten digits after the
 * zero.
 */
export function mobile<Key extends string>(keys: { required: Key; min: Key; invalid: Key }) {
  return v.pipe(
    required(keys.required),
    v.transform((text) => foldDigits(text).replace(/[\s\-().]/g, '')),
    v.check((digits) => digits.length >= fields.mobile.min, keys.min),
    v.regex(fields.mobile.pattern, keys.invalid),
    v.transform((digits) => digits.slice(-10)),
  )
}

/** em, optional. */
export function optionalEmail<Key extends string>(key: Key) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform(tidy),
    v.check((text) => text === '' || (text.length <= fields.email.max && fields.email.pattern.test(text)), key),
  )
}
