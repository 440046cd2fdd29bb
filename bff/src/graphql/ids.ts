/** Whether a text can be an id of the store API: a positive integer of at most 15 digits. */
export function isId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id)
}

/** Greater than any id: the store API responds as for an unknown id. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

/** Converts an ID to a number for the store API; UNKNOWN for an impossible id. */
export function idOf(id: string): number {
  return isId(id) ? Number(id) : UNKNOWN
}

/** The same for a choice of a form: '' and null become 0, which the store API treats as missing. */
export function choiceOf(id: string | null | undefined): number {
  return !id ? 0 : idOf(id)
}
