import { normalise } from '#src/domains/search/language/normalise.ts'
import { type Word, writtenWordsOf } from '#src/domains/search/language/words.ts'

/** Bounds of a text, so that none costs more: characters, then words after those that say nothing were dropped. */
const MOST_LETTERS = 600
const MOST_TOKENS = 60

/** Farthest correction that is no guess: two light letters, or four equal sounds. */
export const SURE_CORRECTION = 0.8

/** A word of a search text. */
export interface Token extends Word {
  /** What was typed, when the word was corrected. */
  typed?: string
  /** How far the correction is: above `SURE_CORRECTION` another word as well as a slip. */
  far?: number
  /** Known as the beginning of other words only. */
  isBegun?: boolean
  /** Had ل joined to it: what something is for. */
  isUse?: boolean
}

/** A number with a half: 42.5, or with thousands: 1,500 or 1.500. */
const DECIMAL = /(\d)[.,٫](\d)(?!\d)/gu
const THOUSANDS = /(\d)[.,٬](\d{3})(?!\d)/gu
/** A range of prices: 500-800. */
const RANGE = /(?<!\d)(\d{3,5}|\d(?:\.\d)?k)\s*[-–]\s*(\d{3,5}|\d(?:\.\d)?k)(?!\d)/gi
/** Two sizes of shoes, which are no season. */
const SIZES = /(?<!\d)(3[5-9]|4\d)[-/](3[5-9]|4\d)(?!\d)/g
const HALF = '\uE000'

/** Splits a text to words: numbers keep their half, and stand alone (مقاس42, ب500, 500egp). */
export function tokensOf(text: string): Token[] {
  const plain = text
    .slice(0, MOST_LETTERS)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(THOUSANDS, '$1$2')
    .replace(RANGE, '$1 to $2')
    .replace(/\s[-–]\s(?=\d{3})|(?<=\dk?)\s[-–]\s/gi, ' to ')
    .replace(SIZES, '$1 $2')
    .replace(/(?:#|(?<![\p{L}\p{N}])no\.?)\s*(?=\d)/giu, ' size ')
    .replace(/(?<!\p{L})(و?ال)\s+(?=\p{Script=Arabic}|\d)/gu, '$1')
    .replace(/(?<!\p{L})(و?)ال(?=\d)/gu, '$1 ')
    .replace(/(?<=men)['’]s(?!\p{L})/giu, 's')
    .replace(/(\d)\+/g, '$1 up ')
    .replace(/~(?=\s?\d)/g, ' around ')
    .replace(/<=?/g, ' under ')
    .replace(/>=?/g, ' over ')
    .replace(DECIMAL, `$1${HALF}$2`)
    .replace(/n['’]t(?![\p{L}\p{N}])/giu, ' not')
    .replace(/['’][sm](?![\p{L}\p{N}])/gu, '')
  return plain
    .split(/\s+/)
    .flatMap((part) => splitPart(part).flatMap(wordsIn))
    .slice(0, MOST_TOKENS)
}

/** Sizes and products that are written with letters and digits: 2xl, 3x, u19, ea7. */
const WHOLE = /^(?:\d?x{1,4}[sl]?|[a-z]{1,2}\d{1,2})$/i
/** Letters of Arabizi are digits inside or at the start of a word: 3ayez, ma2as. */
const ARABIZI = /[a-z][2-9][a-z]|^[2-9][a-z]{2,}|[a-z]{2,}[2-9]$/i

function splitPart(part: string): string[] {
  // «2xلارج»
  const lettered = /^(\d?x{1,4})(\p{Script=Arabic}+)$/iu.exec(part)
  if (lettered) return lettered.slice(1)
  if (!/\d/.test(part)) return [part]
  const amount = /^(\d+(?:\uE000\d)?)(egp|le|gneh|k|ج|جنيه|جم|سنين|سنة|سنه|years?|yrs?|y|yo|ish|eu|uk|us)$/iu.exec(part)
  if (amount) return amount.slice(1)
  const named = /^(size|sz|eu|uk|us|مقاس|نمرة|نمره|ب|ل|و|بـ|لـ|egp|le)(\d+(?:\uE000\d)?)$/iu.exec(part)
  if (named) return named.slice(1)
  if (WHOLE.test(part) || ARABIZI.test(part)) return [part]
  return part.split(/(?<=\p{Script=Arabic})(?=\d)|(?<=\d)(?=\p{Script=Arabic})/u)
}

function wordsIn(part: string): Token[] {
  if (part.includes(HALF)) {
    const number = part
      .replace(HALF, '.')
      .replace(/[^\d.]/g, '')
      .replace(/\.0$/, '')
    return [{ word: number, written: number }]
  }
  return writtenWordsOf(part).map(({ word, written }) => ({ word, written: written || normalise(part) }))
}
