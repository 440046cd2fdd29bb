import alexandriaArabic from './__generated__/alexandria-arabic.woff2?url'
import alexandriaLatin from './__generated__/alexandria-latin.woff2?url'
import plexArabic from './__generated__/plex-arabic-400.woff2?url'
import plexArabicBold from './__generated__/plex-arabic-600.woff2?url'
import plexLatin from './__generated__/plex-latin-400.woff2?url'
import plexLatinBold from './__generated__/plex-latin-600.woff2?url'

const latin = [alexandriaLatin, plexLatin, plexLatinBold]

/**
 * Urls to preload for a language: all that its first screen is set in (prices and names of brands are Latin in Arabic too). A font
 * that is asked for by the text alone comes after the first paint, and then the whole page is laid out once more.
 */
export const fontPreloads = {
  ar: [alexandriaArabic, plexArabic, plexArabicBold, ...latin],
  en: latin,
} as const
