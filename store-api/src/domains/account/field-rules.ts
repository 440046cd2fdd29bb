// The rules of docs/rules/validation.md#rules that only accounts use. Each returns the value as it is stored, or the
// broken rule.
import { fieldRules } from '#src/field-rules.ts'
import { foldDigits, tidyText } from '#src/http/text.ts'
import { type Given, type Judged, mobile, optionalEmail } from '#src/http/rules.ts'
import type { Identifier } from './customer.queries.ts'

const YEAR_OF = 4

/** emob: an e-mail or a mobile. */
export function emailOrMobile(given: Given): Judged<Identifier> {
  const text = tidyText(given ?? '')
  if (text === '') return { fault: { rule: 'required' } }
  const email = optionalEmail(text)
  if (email.fault === undefined && email.value !== null) return { value: { email: email.value } }
  const number = mobile(text)
  return number.fault === undefined ? { value: { mobile: number.value } } : { fault: { rule: 'emob' } }
}

/** Returns the text that an identifier is counted and found by. */
export function identifierText(identifier: Identifier): string {
  return 'mobile' in identifier ? identifier.mobile : identifier.email
}

/** p8: a new password, in Unicode NFC, so that both encodings of a letter are the same password. */
export function newPassword(given: Given): Judged<string> {
  const value = compose(given)
  if (value === '') return { fault: { rule: 'required' } }
  const { min, max } = fieldRules.password
  const { length } = [...value]
  if (length < min) return { fault: { rule: 'min', values: { min } } }
  return length <= max ? { value } : { fault: { rule: 'max', values: { max } } }
}

/** p6: the password of a login; older accounts have shorter passwords. */
export function loginPassword(given: Given): Judged<string> {
  const value = compose(given)
  if (value === '') return { fault: { rule: 'required' } }
  const { min } = fieldRules.knownPassword
  return [...value].length >= min ? { value } : { fault: { rule: 'min', values: { min } } }
}

/** Any password but an empty one. */
export function oldPassword(given: Given): Judged<string> {
  const value = compose(given)
  return value === '' ? { fault: { rule: 'required' } } : { value }
}

/** same: equals the password. */
export function confirmation(given: Given, password: Given): Judged<string> {
  const value = compose(given)
  if (value === '') return { fault: { rule: 'required' } }
  return value === compose(password) ? { value } : { fault: { rule: 'same' } }
}

/** c4: four digits, Arabic ones too. */
export function fourDigits(given: Given): Judged<string> {
  const value = foldDigits(tidyText(given ?? '')).replaceAll(' ', '')
  if (value === '') return { fault: { rule: 'required' } }
  return fieldRules.code.pattern.test(value) ? { value } : { fault: { rule: 'code' } }
}

export function gender(given: Given): Judged<'male' | 'female'> {
  return given === 'male' || given === 'female' ? { value: given } : { fault: { rule: 'required' } }
}

/** A date `YYYY-MM-DD`, as many years before `now` as `years` says. */
export function dateOfBirth(given: Given, now: Date, years = fieldRules.customerAge): Judged<string> {
  const value = foldDigits(tidyText(given ?? ''))
  if (value === '') return { fault: { rule: 'required' } }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) return { fault: { rule: 'date' } }
  const age = yearsBetween(value, now.toISOString().slice(0, 10))
  return age >= years.min && age <= years.max ? { value } : { fault: { rule: 'age', values: years } }
}

/** acc: consent was given. */
export function accepted(given: boolean | null | undefined): Judged<true> {
  return given === true ? { value: true } : { fault: { rule: 'required' } }
}

function compose(given: Given): string {
  return (given ?? '').toWellFormed().normalize('NFC')
}

function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, YEAR_OF)) - Number(from.slice(0, YEAR_OF))
  return to.slice(YEAR_OF) < from.slice(YEAR_OF) ? years - 1 : years
}
