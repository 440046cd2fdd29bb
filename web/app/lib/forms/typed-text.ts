const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** What a person typed, without invisible marks and needless spaces, as the shop keeps it. */
export function tidy(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** Characters as a person counts them, spaces left out. */
export function lengthWithoutSpaces(text: string): number {
  return [...text.replace(/\s/g, '')].length
}

/** Digits as Arabic and Persian keyboards type them → 0-9. */
export function foldDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}
