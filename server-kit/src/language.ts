export type Language = 'ar' | 'en'

/** Maximum number of characters of the header that are read. */
const MAX_LENGTH = 200

/**
 * Returns the language of an answer: the first of ar and en in `Accept-Language`, otherwise English (specification §7).
 */
export function languageOf(header: string | undefined): Language {
  const [, name] = /\b(ar|en)\b/.exec(header?.slice(0, MAX_LENGTH).toLowerCase() ?? '') ?? []
  return name === 'ar' ? 'ar' : 'en'
}
