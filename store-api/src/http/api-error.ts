import type { ErrorEnvelope } from './envelope.ts'
import type { ErrorCode } from './error-codes.ts'

/** A broken field rule. Its message comes from the rule in the language of the request (field-messages.ts). */
export interface FieldRule {
  rule: string
  /** Values for the message, e.g. `{min: 8}`. */
  values?: Record<string, number | string>
}

type Extras = Pick<ErrorEnvelope, 'available' | 'limit' | 'minimum' | 'total' | 'missing' | 'retryAfter'>

/** A refusal that services throw: a code, the invalid fields, and facts for the caller. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldRule[]> | undefined
  readonly extras: Extras

  constructor(code: ErrorCode, details: { fields?: Record<string, FieldRule[]> } & Extras = {}) {
    super(code)
    const { fields, ...extras } = details
    this.code = code
    this.fields = fields
    this.extras = extras
  }
}
