/** The text of a form's field, trimmed and at most 2,000 characters long; '' when it is missing or a file. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 2_000) : ''
}

/** The texts of several fields; what was left empty is null, as inputs of mutations take it. */
export function fields<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string | null> {
  return Object.fromEntries(names.map((name) => [name, field(form, name) || null])) as Record<Name, string | null>
}
