import { createHash } from 'node:crypto'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'

const MIN = 8
const MAX = 100

/**
 * The key under which a request is made once. Throws IDEMPOTENCY_KEY_REQUIRED without one, VALIDATION_FAILED for one that is
 * not 8 to 100 characters long.
 */
export function checkedKey(given: string | undefined): string {
  const key = given?.trim() ?? ''
  if (key === '') throw new ApiError('IDEMPOTENCY_KEY_REQUIRED')
  if (key.length >= MIN && key.length <= MAX) return key
  const fault: FieldRule = key.length < MIN ? { rule: 'min', values: { min: MIN } } : { rule: 'max', values: { max: MAX } }
  throw new ApiError('VALIDATION_FAILED', { fields: { 'idempotency-key': [fault] } })
}

/** Two requests are the same when their checked contents are. */
export function hashOfRequest(contents: Record<string, unknown>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
}
