import alexandriaArabic from './__generated__/alexandria-arabic.woff2?url'
import alexandriaFigures from './__generated__/alexandria-figures.woff2?url'
import alexandriaLatin from './__generated__/alexandria-latin.woff2?url'
import plexArabic from './__generated__/plex-400-arabic.woff2?url'
import plexFigures from './__generated__/plex-400-figures.woff2?url'
import plexLatin from './__generated__/plex-400-latin.woff2?url'
import plexArabicBold from './__generated__/plex-600-arabic.woff2?url'
import plexFiguresBold from './__generated__/plex-600-figures.woff2?url'
import plexLatinBold from './__generated__/plex-600-latin.woff2?url'

/**
 * Urls to preload for a language: all that its first screen is set in. A font that is asked for by the text alone comes
 * after the first paint, and then the whole page is laid out once more.
 */
export const fontPreloads = {
  ar: [alexandriaArabic, plexArabic, plexArabicBold, alexandriaFigures, plexFigures, plexFiguresBold],
  en: [alexandriaLatin, plexLatin, plexLatinBold],
} as const
