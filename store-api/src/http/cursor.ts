import { ApiError } from './api-error.ts'

/** An opaque cursor of the keys by which a list is ordered. */
export function writeKeys(keys: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

/** What a cursor that came back holds; nothing for a text that is no cursor. Each list says whether these are keys of its own. */
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

/** VALIDATION_FAILED on `after`, to throw for a cursor of another list, or of none. */
export function foreignCursor(): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { after: [{ rule: 'ref' }] } })
}
