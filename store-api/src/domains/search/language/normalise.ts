/** Harakat, tatweel and invisible direction marks: never part of a word. */
const UNSEEN = /[\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u0640]/gu
const NO_LETTERS = /[^\p{Alphabetic}\p{N}]+/gu
const FOLDED = /[أإآٱىیئؤةکگپچڤ٠-٩۰-۹]/gu

const from = 'أإآٱىیئؤةکگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const to = 'ااااييءءهككبجف01234567890123456789'
const folds = new Map(Array.from(from, (letter, i) => [letter, to[i] ?? '']))

/**
 * Returns the letters and digits of a text in one normalised spelling, words separated by single spaces: the SQL
 * function `ar_norm` in TypeScript (docs/rules/catalogue.md#search-normalisation). Idempotent; accepts any string.
 */
export function normalise(text: string): string {
  const once = fold(text)
  // Removed characters may leave letters that compose.
  return once === once.normalize('NFKC') ? once : fold(once)
}

function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // The Turkish İ is the only letter that lower-cases to two.
      .replaceAll('i\u0307', 'i')
      .replace(UNSEEN, '')
      .replace(FOLDED, (letter) => folds.get(letter) ?? letter)
      .replace(NO_LETTERS, ' ')
      .trim()
  )
}
