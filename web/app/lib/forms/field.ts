/** The text of a form's field, trimmed and at most 2,000 characters long; '' when it is missing or a file. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 2_000) : ''
}

/** The texts of several fields, as inputs of mutations take them: the shop says which of the empty ones it needs. */
export function fields<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, field(form, name)])) as Record<Name, string>
}

/** The file of a form's field; null when none was chosen. */
export function fileIn(form: FormData, name: string): Blob | null {
  const value = form.get(name)
  return value instanceof Blob && value.size > 0 ? value : null
}
