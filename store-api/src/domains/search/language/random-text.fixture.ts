/** Letters and signs that shoppers' keyboards have, with what copying brings along. */
const common = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱکگپچڤی',
  '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640\u200B\u200E\u200F\u202B\uFEFF',
  'éàüçñÉÖ',
  'ﻷﻫﻠﻲﷲ',
  ' .,;:!?()[]{}|&%$#@*+-=_/\\\'"«»،؟؛…',
  'ⅣＡ１',
].map((letters) => Array.from(letters))

let state = 7

/** Numbers from 0 to 1, the same on every run. */
function next(): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
  return state / 2 ** 32
}

/** A random text: of common letters, or of any 16-bit units, halves of surrogate pairs and NUL among them. */
export function randomText(kind: 'common' | 'any', length = Math.floor(next() * 24)): string {
  const letter = () => {
    if (kind === 'any' && next() < 0.6) return String.fromCharCode(Math.floor(next() * 65_536))
    const letters = common[Math.floor(next() * common.length)] ?? []
    return letters[Math.floor(next() * letters.length)] ?? ' '
  }
  return Array.from({ length }, letter).join('')
}

export function texts(count: number, kind: 'common' | 'any'): string[] {
  return Array.from({ length: count }, () => randomText(kind))
}
