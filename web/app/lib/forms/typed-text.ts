const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Normalises typed text like the shop: without invisible marks and redundant spaces. */
export function tidy(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** Invisible characters: format characters, fillers, variation selectors, the Braille blank. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Counts user-perceived characters without spaces and invisible ones. */
export function lengthWithoutSpaces(text: string): number {
  return [...text.replace(UNSEEN, '').replace(/\s/g, '')].length
}

const NAME = /^[\p{L}\p{M}\p{Zs}\t\p{Pd}'’‘./]+$/u
const LINK_IN_NAME = /\.(?:(?!\p{Script=Arabic})\p{L}){2}|\.(?:مصر|شبكة|موقع|كوم|عرب)/u

/** Whether a text can be a person's name, by the rule of the shop (`isPersonName` of the store API). */
export function isPersonName(text: string): boolean {
  const visible = text.replace(UNSEEN, '')
  return NAME.test(visible.trim()) && !LINK_IN_NAME.test(visible.normalize('NFKC'))
}

/** Converts digits of Arabic and Persian keyboards to 0-9. */
export function foldDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}
