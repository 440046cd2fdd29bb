export type Language = 'ar' | 'en'

/** The language of an answer from `Accept-Language`: the first of ar or en that it names, else English (specification §7). */
export function languageOf(header: string | undefined): Language {
  const named = header
    ?.slice(0, 200)
    .toLowerCase()
    .match(/\b(ar|en)\b/)
  return named?.[1] === 'ar' ? 'ar' : 'en'
}
