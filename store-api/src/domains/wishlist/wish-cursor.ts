import { ApiError } from '#src/http/api-error.ts'

/** Where a wish stands in its list: when it was made (microseconds since 1970), and its product. */
export interface WishKeys {
  micros: number
  productId: number
}

export function writeCursor({ micros, productId }: WishKeys): string {
  return Buffer.from(JSON.stringify([micros, productId])).toString('base64url')
}

/** Throws VALIDATION_FAILED on `after` for anything that writeCursor did not make. */
export function readCursor(cursor: string): WishKeys {
  const [micros, productId, ...more] = parse(cursor)
  if (more.length === 0 && isKey(micros) && isKey(productId)) return { micros, productId }
  throw new ApiError('VALIDATION_FAILED', { fields: { after: [{ rule: 'ref' }] } })
}

function isKey(key: unknown): key is number {
  return Number.isSafeInteger(key) && Number(key) >= 0
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
