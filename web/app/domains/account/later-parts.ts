import { later } from '#app/lib/later/later.tsx'

/** The boxes of a code: until their script is there the field is a plain one. */
export const CodeField = later(async () => (await import('./code-field.tsx')).CodeField)
