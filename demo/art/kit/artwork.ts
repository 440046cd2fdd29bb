import type { Pattern } from '#demo/art/art.ts'

/** Draws the artwork of a pattern; nothing for a pattern outside the table, because checkArt refuses those. */
export const artwork = (pattern: Pattern, table: Partial<Record<Pattern, () => string>>): string =>
  table[pattern]?.() ?? ''
