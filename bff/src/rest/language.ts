export type Language = 'ar' | 'en'

/** Returns the language for `Accept-Language`: the first of ar or en in it, else English (specification §7). */
export function languageOf(header: string | undefined): Language {
  const named = header
    ?.slice(0, 200)
    .toLowerCase()
    .match(/\b(ar|en)\b/)
  return named?.[1] === 'ar' ? 'ar' : 'en'
}
