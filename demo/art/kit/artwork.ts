import type { Pattern } from '#demo/art/art.ts'

/** The artwork of a pattern. A pattern outside the table prints nothing: which ones a kind knows is checked before drawing. */
export const artwork = (pattern: Pattern, table: Partial<Record<Pattern, () => string>>): string => table[pattern]?.() ?? ''
