import { later } from '#app/lib/later/later.tsx'
// With the page, not with the script: it is for who has none.
import '#app/domains/account/entry/code-field.css'

/** The boxes of a code: until their script is there the field is a plain one. */
export const CodeField = later(async () => (await import('#app/domains/account/entry/code-field.tsx')).CodeField)
