import { createHash } from 'node:crypto'
import { ApiError } from '#src/http/api-error.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { text } from '#src/http/rules.ts'

/**
 * The key under which a request is made once. Throws IDEMPOTENCY_KEY_REQUIRED without one, VALIDATION_FAILED for one that is
 * not 8 to 100 characters long.
 */
export function checkedKey(given: string | undefined): string {
  if (!given?.trim()) throw new ApiError('IDEMPOTENCY_KEY_REQUIRED')
  return valuesOf({ 'idempotency-key': text(given, { min: 8, max: 100 }) })['idempotency-key']
}

/** Two requests are the same when their checked contents are. */
export function hashOfRequest(contents: Record<string, unknown>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
}
