/** The keys of an Arabic keyboard under the letters of a Latin one, as Windows in Egypt has them. */
const latin = `qwertyuiop[]asdfghjkl;'zxcvnm,./\`YHN`
const arabic = `ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذإأآ`

const toArabic = new Map([...pairs(latin, arabic), ['b', 'لا'], ['T', 'لإ'], ['G', 'لأ'], ['B', 'لآ']])
const toLatin = new Map(pairs(arabic, latin).map(([key, letter]): [string, string] => [key, letter.toLowerCase()]))

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, i) => [letter, to[i] ?? ''])
}

/**
 * The same keys on the other keyboard: hgHigd → الأهلي, ىهنث → nike. Undefined when the text has letters of both kinds or of
 * neither.
 */
export function onOtherKeyboard(text: string): string | undefined {
  const [hasLatin, hasArabic] = [/[a-z]/i.test(text), /[\u0621-\u064a]/.test(text)]
  if (hasLatin === hasArabic) return undefined
  if (hasArabic) return Array.from(text.replaceAll('لا', 'b'), (letter) => toLatin.get(letter) ?? letter).join('')
  return Array.from(text, (letter) => toArabic.get(letter) ?? toArabic.get(letter.toLowerCase()) ?? letter).join('')
}
