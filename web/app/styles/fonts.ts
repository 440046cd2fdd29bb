import alexandriaArabic from '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url'
import alexandriaLatin from '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2?url'
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import plexLatin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'

/** Urls to preload for a language: what the first screen is set in. The rest loads when the text asks for it. */
export const fontPreloads = {
  ar: [alexandriaArabic, plexArabic],
  en: [alexandriaLatin, plexLatin],
} as const
