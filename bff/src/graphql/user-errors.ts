import { getNamedType, type GraphQLResolveInfo, isEnumType, isObjectType } from 'graphql'
import type { FieldRule } from '#src/__generated__/schema.ts'
import { RestError } from '#src/rest/rest-error.ts'

export interface Refusal<Code extends string> {
  code: Code
  path: string[] | null
  message: string
  rule: FieldRule | null
  available?: number
  limit?: number
  /** In seconds. */
  retryAfter?: number
}

type Outcome<T, Code extends string> = { done: T; userErrors: [] } | { done: null; userErrors: Refusal<Code>[] }

/**
 * Runs a write. Returns errors of the store API (4xx) with a code of the payload's error type as `userErrors`, one per invalid field;
 * throws all others.
 */
export async function refusable<T, Code extends string>(
  info: Pick<GraphQLResolveInfo, 'returnType'>,
  write: () => Promise<T>,
): Promise<Outcome<T, Code>> {
  try {
    return { done: await write(), userErrors: [] }
  } catch (error) {
    if (!isRefusal(error) || !codesOf(info).has(error.facts.code ?? '')) throw error
    return { done: null, userErrors: refusalsOf<Code>(error) }
  }
}

function isRefusal(error: unknown): error is RestError {
  const status = error instanceof RestError ? (error.facts.status ?? 0) : 0
  return status >= 400 && status < 500
}

function refusalsOf<Code extends string>({ message, facts }: RestError): Refusal<Code>[] {
  const { code, errors = {}, available, limit, retryAfter } = facts
  const common = { code: code as Code, available, limit, retryAfter }
  const fields = Object.entries(errors)
  if (fields.length === 0) return [{ ...common, path: null, message, rule: null }]
  return fields.map(([field, faults]) => {
    return { ...common, path: field.split('.'), message: faults[0]?.message ?? message, rule: ruleOf(faults[0]?.rule) }
  })
}

/** REST names of rules that differ from the lower-case GraphQL name. */
const rules: Record<string, FieldRule> = {
  minimum: 'MIN', maximum: 'MAX', maxItems: 'MAX_ITEMS', fileSize: 'FILE_SIZE', fileType: 'FILE_TYPE', soldOut: 'SOLD_OUT', needed: 'REQUIRED',
  required: 'REQUIRED', min: 'MIN', max: 'MAX', type: 'TYPE', ref: 'REF', mobile: 'MOBILE', email: 'EMAIL', emob: 'EMOB', different: 'DIFFERENT',
  same: 'SAME', code: 'CODE', date: 'DATE', age: 'AGE', taken: 'TAKEN', wrong: 'WRONG', quantity: 'QUANTITY', deliverable: 'DELIVERABLE',
  link: 'LINK', available: 'AVAILABLE', unavailable: 'UNAVAILABLE', price: 'PRICE', units: 'UNITS', kept: 'UNITS', hygiene: 'HYGIENE',
}

/** Returns the GraphQL name of a rule, or null for an unknown one. */
export function ruleOf(rule = ''): FieldRule | null {
  return rules[rule] ?? null
}

/** Returns the error codes of the payload type that the field returns. */
function codesOf({ returnType }: Pick<GraphQLResolveInfo, 'returnType'>): Set<string> {
  const payload = getNamedType(returnType)
  const errors = isObjectType(payload) && getNamedType(payload.getFields().userErrors?.type)
  const code = isObjectType(errors) && getNamedType(errors.getFields().code?.type)
  return new Set(isEnumType(code) ? code.getValues().map(({ name }) => name) : [])
}
