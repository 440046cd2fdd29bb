import type { ErrorEnvelope } from './envelope.ts'
import type { ErrorCode } from './error-codes.ts'

/** A rule that a value breaks; `message` is made from the rule in the language of the request (field-messages.ts). */
export interface FieldRule {
  rule: string
  /** Values that the text of the rule shows, e.g. `{min: 8}`. */
  values?: Record<string, number | string>
}

type Extras = Pick<ErrorEnvelope, 'available' | 'limit' | 'retryAfter'>

/** What a service throws when it refuses: a code, the fields at fault, and facts that help to mend it. */
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
