import { ApiError } from './api-error.ts'

/** Encodes the sort keys of an item as an opaque cursor. */
export function writeKeys(keys: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

/** Decodes a cursor; returns no keys for an invalid one. Each list checks the keys itself. */
export function readKeys(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Whether a key is a whole number from 0: an id, a count, microseconds since 1970. */
export function isWholeKey(key: unknown): key is number {
  return Number.isSafeInteger(key) && Number(key) >= 0
}

/** Returns VALIDATION_FAILED on `after`, to throw for an invalid cursor or one of another list. */
export function foreignCursor(): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { after: [{ rule: 'ref' }] } })
}
