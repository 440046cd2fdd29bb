export function isId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id)
}

/** An ID → the number on the wire; the largest stands for none such, which the store API does not find. */
export function idOf(id: string): number {
  return isId(id) ? Number(id) : Number.MAX_SAFE_INTEGER
}
