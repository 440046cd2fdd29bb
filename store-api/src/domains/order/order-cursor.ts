import { foreignCursor } from '#src/http/cursor.ts'

/** The cursor of an order in a list of orders. */
export function writeCursor(id: number): string {
  return Buffer.from(`order:${id}`).toString('base64url')
}

/** The order that a cursor stands for. Throws VALIDATION_FAILED on `after` for anything that writeCursor did not make. */
export function readCursor(cursor: string): number {
  const id = Buffer.from(cursor, 'base64url').toString('utf8').match(/^order:([1-9]\d{0,14})$/)?.[1]
  if (id) return Number(id)
  throw foreignCursor()
}
