const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** What a person typed, without invisible marks and needless spaces, as the shop keeps it. */
export function tidy(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** Characters that show nothing: format characters, fillers, variation selectors, the blank of Braille. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Characters as a person counts them, spaces and invisible ones left out. */
export function lengthWithoutSpaces(text: string): number {
  return [...text.replace(UNSEEN, '').replace(/\s/g, '')].length
}

const LINK = /[@:]|[.。](?:(?!\p{Script=Arabic})\p{L}){2}|[.。](?:مصر|شبكة|موقع|كوم|عرب)/u

/** Whether a text can be a person's name, without web address and number, as the shop judges it (`isPersonName` of the store API). */
export function isPersonName(text: string): boolean {
  const folded = text.replace(UNSEEN, '').normalize('NFKC')
  return !LINK.test(folded) && (folded.match(/\p{Nd}/gu)?.length ?? 0) <= 2
}

/** Digits as Arabic and Persian keyboards type them → 0-9. */
export function foldDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}
