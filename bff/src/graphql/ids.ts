/** Whether a text can be an id of the store API: a number above 0 of at most 15 digits. */
export function isId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id)
}

/** Greater than any id: the store API answers as for an id that nothing has. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

/** An ID → the number on the wire; UNKNOWN for a text that can be none. */
export function idOf(id: string): number {
  return isId(id) ? Number(id) : UNKNOWN
}

/** The same for a choice that a form requires: '' is 0, which the store API takes as not chosen. */
export function choiceOf(id: string): number {
  return id === '' ? 0 : idOf(id)
}
