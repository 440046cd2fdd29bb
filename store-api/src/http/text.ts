/**
 * Normalises a typed text: removes control characters and broken surrogates (PostgreSQL refuses both) and direction
 * marks, and collapses spaces. `lines` keeps line breaks.
 */
export function tidyText(text: string, { lines = false } = {}): string {
  const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
  const sound = text.toWellFormed().replace(marks, '').replace(/\r\n?/g, '\n')
  const kept = lines
    ? sound.replace(/[^\P{Cc}\n]/gu, ' ').replace(/[^\S\n]+/g, ' ')
    : sound.replace(/[\p{Cc}\s]+/gu, ' ')
  return kept.trim()
}

/** Invisible characters: format characters, fillers, variation selectors, the Braille blank. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Counts code points without spaces and invisible characters. */
export function lengthWithoutSpaces(text: string): number {
  return [...text.replace(INVISIBLE, '').replace(/\s/g, '')].length
}

/** Removes invisible characters; joined emoji and Persian joiners fall apart. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Letters of any script, their marks, spaces, hyphens, apostrophes, dots, and the slash after a title (`م/ أحمد`). */
const NAME = /^[\p{L}\p{M}\p{Zs}\p{Pd}'’‘./]+$/u
// A dot with letters directly after it, which phones turn into a link. Of Arabic letters only these domain endings
// count.
const LINK_IN_NAME = /\.(?:(?!\p{Script=Arabic})\p{L}){2}|\.(?:مصر|شبكة|موقع|كوم|عرب)/u

/**
 * Whether a text can be a person's name: one line of letters, no web address, number, markup or emoji. The shop's
 * messages show names to other people. The web has the same rule (`typed-text.ts`).
 */
export function isPersonName(text: string): boolean {
  const typed = text.trim().replace(/[^\P{Cc}\n\r\u0085]/gu, ' ')
  return NAME.test(typed) && !LINK_IN_NAME.test(text.normalize('NFKC'))
}

/** Seven digits in any script, as they are grouped in phone numbers. */
const PHONE = /(?:\p{Nd}[\s\-–().,/_*]{0,3}){7}/u
const WEB_LINK = /:\/\/|@[\p{L}\p{Nd}]|[.。](?:(?!\p{Script=Arabic})\p{L}){2}|[.。](?:مصر|شبكة|موقع|كوم|عرب)/u

/** Whether a text names a way to reach somebody: a phone number in any digits, a link, an e-mail, a handle. */
export function namesContact(text: string): boolean {
  const folded = visibleText(text).normalize('NFKC')
  return PHONE.test(folded) || WEB_LINK.test(folded)
}

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Converts Arabic (٠-٩) and Persian (۰-۹) digits to 0-9. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}
