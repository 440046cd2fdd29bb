/**
 * What a person typed, as it can be kept: without control characters and broken surrogates (PostgreSQL refuses both), without the
 * invisible marks that turn writing direction, with single spaces; line ends stay when `lines` is set.
 */
export function tidyText(text: string, { lines = false } = {}): string {
  const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
  const sound = text.toWellFormed().replace(marks, '').replace(/\r\n?/g, '\n')
  const kept = lines ? sound.replace(/[^\P{Cc}\n]/gu, ' ').replace(/[^\S\n]+/g, ' ') : sound.replace(/[\p{Cc}\s]+/gu, ' ')
  return kept.trim()
}

/** Characters that show nothing: format characters, fillers, variation selectors, the blank of Braille. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Characters as a person counts them (code points), spaces and invisible ones left out. */
export function lengthWithoutSpaces(text: string): number {
  return [...text.replace(INVISIBLE, '').replace(/\s/g, '')].length
}

/** A text without its invisible characters; joined emoji and Persian joiners fall apart. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** At most this many digits: a code of the shop has four. */
const MOST_DIGITS = 2
// A dot with letters directly behind it, as a phone turns it into a link: Arabic letters alone are no ending, save these.
const LINK = /[@:]|[.。](?:(?!\p{Script=Arabic})\p{L}){2}|[.。](?:مصر|شبكة|موقع|كوم|عرب)/u

/**
 * Whether a text can be a person's name: no web address, no number, one line. Names reach the phones of strangers in the shop's
 * messages. The web has the same rule (`typed-text.ts`).
 */
export function isPersonName(text: string): boolean {
  const folded = text.trim().normalize('NFKC')
  return !LINK.test(folded) && !/[\n\r\u0085\u2028\u2029]/.test(folded) && (folded.match(/\p{Nd}/gu)?.length ?? 0) <= MOST_DIGITS
}
