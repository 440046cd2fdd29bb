import { ApiError } from './api-error.ts'

type Key = string | number

/**
 * Returns the cursors of a list, opaque to clients. `checks`: the sort keys of its items in order, each with the check of its value.
 * `read` throws VALIDATION_FAILED on `after` for a cursor of another list.
 */
export function cursorOf<Keys extends object>(checks: { [Name in keyof Keys]: (key: unknown) => key is Keys[Name] & Key }) {
  const names = Object.keys(checks) as (keyof Keys)[]
  const write = (item: Keys) => writeKeys(names.map((name) => item[name] as Key))
  return {
    read(cursor: string): Keys {
      const keys = readKeys(cursor)
      if (keys.length !== names.length || !names.every((name, place) => checks[name](keys[place]))) throw foreignCursor()
      return Object.fromEntries(names.map((name, place) => [name, keys[place]])) as Keys
    },
    /** Cuts the first page from `found`, which has one item more than the page when another page follows. */
    page<Item extends Keys>(found: Item[], first: number) {
      const page = found.slice(0, first)
      const last = page.at(-1)
      return { page, endCursor: last ? write(last) : null, hasNext: found.length > first }
    },
  }
}

/** Encodes the sort keys of an item as an opaque cursor. */
export function writeKeys(keys: readonly Key[]): string {
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

/** Whether a key is a text. */
export function isTextKey(key: unknown): key is string {
  return typeof key === 'string'
}

/** Returns VALIDATION_FAILED on `after`, to throw for an invalid cursor or one of another list. */
export function foreignCursor(): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { after: [{ rule: 'ref' }] } })
}
