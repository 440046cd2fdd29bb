import { recordOf } from '#app/lib/records/records.ts'

/** Returns the text of a form field, trimmed, at most 2,000 characters; '' when it is missing or a file. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 2_000) : ''
}

/** Returns the texts of several fields as mutation input: the shop decides which are required. */
export function fields<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return recordOf(names, (name) => field(form, name))
}

/** Returns the file of a form field; null when none was chosen. */
export function fileIn(form: FormData, name: string): Blob | null {
  const value = form.get(name)
  return value instanceof Blob && value.size > 0 ? value : null
}

/** Returns the text of a form field without trimming, for passwords; at most 500 characters, '' when it is missing. */
export function untrimmedField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 500) : ''
}
