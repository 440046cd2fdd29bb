export type Language = 'ar' | 'en'

/** Returns the language of an answer: the first of ar and en in `Accept-Language`, otherwise English (specification §7). */
export function languageOf(header: string | undefined): Language {
  const named = header?.toLowerCase().match(/\b(ar|en)\b/)
  return named?.[1] === 'ar' ? 'ar' : 'en'
}
