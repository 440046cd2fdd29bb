import { type GraphQLResolveInfo, type GraphQLSchema, isEnumType } from 'graphql'
import type { FieldRule, UserErrorCode } from '#src/__generated__/schema.ts'
import { RestError } from '#src/rest/rest-error.ts'

export interface Refusal {
  code: UserErrorCode
  path: string[]
  message: string
  rule: FieldRule | null
  min?: number
  max?: number
  available?: number
  /** In piastres. */
  minimumTotal?: number
  /** In piastres. */
  total?: number
  /** In piastres. */
  missingTotal?: number
  /** In seconds. */
  retryAfter?: number
}

type Outcome<T> = { done: T; userErrors: [] } | { done: null; userErrors: Refusal[] }

/**
 * The input field at fault, with dots: by error code for errors of the store API that name no field, and by the name of
 * the store API's field where the two differ, with `*` for a number at its end. The empty text: that field is in no
 * input, and the code decides.
 */
export type FieldsAtFault = Partial<Record<string, string>>

/**
 * Runs a write. Returns errors of the store API (4xx) with a UserErrorCode as `userErrors`, one per invalid field;
 * throws all others.
 */
export async function refusable<T>(
  { schema }: Pick<GraphQLResolveInfo, 'schema'>,
  write: () => Promise<T>,
  fieldsAtFault: FieldsAtFault = {},
): Promise<Outcome<T>> {
  try {
    return { done: await write(), userErrors: [] }
  } catch (error) {
    if (!isRefusal(error) || !isUserErrorCode(schema, error.facts.code)) throw error
    return { done: null, userErrors: refusalsOf(error, error.facts.code, fieldsAtFault) }
  }
}

function isRefusal(error: unknown): error is RestError {
  const status = error instanceof RestError ? (error.facts.status ?? 0) : 0
  return status >= 400 && status < 500
}

function isUserErrorCode(schema: GraphQLSchema, code = ''): code is UserErrorCode {
  const codes = schema.getType('UserErrorCode')
  return isEnumType(codes) && codes.getValue(code) !== undefined
}

function refusalsOf({ message, facts }: RestError, code: UserErrorCode, fieldsAtFault: FieldsAtFault): Refusal[] {
  const { errors = {}, available, limit, minimum, total, missing, retryAfter } = facts
  const common = { code, available, minimumTotal: minimum, missingTotal: missing, total, retryAfter }
  const fields = Object.entries(errors)
  if (fields.length === 0) return [{ ...common, path: toPath(fieldsAtFault[code]), message, rule: null, max: limit }]
  return fields.map(([field, [fault]]) => ({
    ...common,
    path: toPath(
      (fieldsAtFault[field] ?? fieldsAtFault[field.replace(/\.\d+$/, '.*')] ?? field) || fieldsAtFault[code],
    ),
    message: fault?.message ?? message,
    rule: ruleOf(fault?.rule),
    min: fault?.min,
    max: fault?.max ?? limit,
  }))
}

function toPath(field: string | undefined): string[] {
  return field?.split('.') ?? []
}

/** REST names of rules that differ from the lower-case GraphQL name. */
const rules: Record<string, FieldRule> = {
  minimum: 'MIN',
  maximum: 'MAX',
  maxItems: 'MAX_ITEMS',
  fileSize: 'FILE_SIZE',
  fileType: 'FILE_TYPE',
  soldOut: 'SOLD_OUT',
  needed: 'REQUIRED',
  required: 'REQUIRED',
  min: 'MIN',
  max: 'MAX',
  type: 'TYPE',
  ref: 'REF',
  mobile: 'MOBILE',
  email: 'EMAIL',
  emob: 'EMOB',
  different: 'DIFFERENT',
  same: 'SAME',
  code: 'CODE',
  date: 'DATE',
  age: 'AGE',
  taken: 'TAKEN',
  wrong: 'WRONG',
  quantity: 'QUANTITY',
  deliverable: 'DELIVERABLE',
  link: 'LINK',
  available: 'AVAILABLE',
  unavailable: 'UNAVAILABLE',
  price: 'PRICE',
  units: 'UNITS',
  kept: 'UNITS',
  hygiene: 'HYGIENE',
  pickup: 'REF',
}

/** Returns the GraphQL name of a rule, or null for an unknown one. */
export function ruleOf(rule = ''): FieldRule | null {
  return rules[rule] ?? null
}
