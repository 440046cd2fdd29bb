// The field rules of docs/rules/validation.md#rules. Each takes a sent value and returns the value to store, or the
// broken rule.
import { domainToASCII } from 'node:url'
import { fieldRules } from '#src/field-rules.ts'
import { ApiError, type FieldRule } from './api-error.ts'
import { foldDigits, isPersonName, lengthWithoutSpaces, tidyText, visibleText } from './text.ts'

export type Given = string | null | undefined
export type Judged<Value> = { value: Value; fault?: undefined } | { fault: FieldRule }

const MAX_ID = 2_147_483_647

/** name8: the name of a person. */
export function name8(given: Given): Judged<string> {
  const visible = visibleText(given ?? '')
  const judged = text(visible, fieldRules.fullName)
  return judged.fault || isPersonName(visible) ? judged : { fault: { rule: 'name' } }
}

/**
 * A required text with at least `min` characters without spaces and at most `max`; `blank` is the rule for an empty
 * text.
 */
export function text(
  given: Given,
  { min, max, blank = 'required' }: { min: number; max: number; blank?: 'required' | 'min' },
): Judged<string> {
  const value = tidyText(given ?? '')
  const length = lengthWithoutSpaces(value)
  if (length === 0 && blank === 'required') return { fault: { rule: 'required' } }
  if (length < min) return { fault: { rule: 'min', values: { min } } }
  return within(value, max)
}

/** txtN: an optional text of at most `max` characters with line breaks; blank is null. */
export function optionalText(given: Given, { max }: { max: number }): Judged<string | null> {
  const value = tidyText(given ?? '', { lines: true })
  return lengthWithoutSpaces(value) === 0 ? { value: null } : within(value, max)
}

/**
 * mob: an Egyptian mobile number in any of its usual forms (Arabic digits, spaces, dashes, +20, 0020, 20, without its
 * zero). The value is E.164, `+201XXXXXXXXX`.
 */
export function mobile(given: Given): Judged<string> {
  const digits = foldDigits(tidyText(given ?? '')).replace(/[\s\-().]/g, '')
  if (digits === '') return { fault: { rule: 'required' } }
  const { min, pattern } = fieldRules.mobile
  if (digits.length < min) return { fault: { rule: 'min', values: { min } } }
  const national = pattern.exec(digits)?.[1]
  return national ? { value: `+20${national}` } : { fault: { rule: 'mobile' } }
}

/** mob, and different from `first` when that one is valid. */
export function otherMobile(given: Given, first: Judged<string>): Judged<string> {
  const judged = mobile(given)
  const same = 'value' in judged && 'value' in first && judged.value === first.value
  return same ? { fault: { rule: 'different' } } : judged
}

/**
 * em, optional: trimmed, in lower case, the domain in ASCII; blank is null. One mailbox has one text, so that it has
 * one account.
 */
export function optionalEmail(given: Given): Judged<string | null> {
  const typed = tidyText(given ?? '')
  if (typed === '') return { value: null }
  const { max, pattern } = fieldRules.email
  const at = typed.indexOf('@')
  const domain = pattern.test(typed) ? domainToASCII(typed.slice(at + 1)) : ''
  const value = `${typed.slice(0, at).toLowerCase()}@${domain}`
  return domain !== '' && value.length <= max ? { value } : { fault: { rule: 'email' } }
}

/** The id of a choice. 0 counts as no choice: type coercion turns null into 0. */
export function chosenId(given: number | null | undefined): Judged<number> {
  if (!given) return { fault: { rule: 'required' } }
  return Number.isInteger(given) && given > 0 && given <= MAX_ID ? { value: given } : { fault: { rule: 'ref' } }
}

/** The id of a choice that may be left open. */
export function optionalId(given: number | null | undefined): Judged<number | null> {
  return given ? chosenId(given) : { value: null }
}

/** A whole number from 1 to `max`, sent as a number or as a text, which may have Arabic digits. */
export function wholeNumber(given: number | string, { max, rule }: { max: number; rule: string }): Judged<number> {
  const value = typeof given === 'number' ? given : wholeNumberOf(given)
  return Number.isInteger(value) && value >= 1 && value <= max
    ? { value }
    : { fault: { rule, values: { min: 1, max } } }
}

function wholeNumberOf(given: string): number {
  const digits = foldDigits(tidyText(given))
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

function within(value: string, max: number): Judged<string> {
  return [...value].length <= max ? { value } : { fault: { rule: 'max', values: { max } } }
}

type Values<Fields> = { [Name in keyof Fields]: Fields[Name] extends Judged<infer Value> ? Value : never }

/** Returns the faults of all fields by name; empty when there are none. */
export function faultsOf(fields: Record<string, Judged<unknown>>): Record<string, FieldRule[]> {
  const faults: Record<string, FieldRule[]> = {}
  for (const [name, { fault }] of Object.entries(fields)) if (fault) faults[name] = [fault]
  return faults
}

/** Returns the values of all fields. Throws VALIDATION_FAILED with all faults, those of `more` included. */
export function requireValid<Fields extends Record<string, Judged<unknown>>>(
  fields: Fields,
  more: Record<string, FieldRule[]> = {},
): Values<Fields> {
  const faults = { ...more, ...faultsOf(fields) }
  if (Object.keys(faults).length > 0) throw new ApiError('VALIDATION_FAILED', { fields: faults })
  return Object.fromEntries(
    Object.entries(fields).map(([name, judged]) => [name, 'value' in judged ? judged.value : undefined]),
  ) as Values<Fields>
}
