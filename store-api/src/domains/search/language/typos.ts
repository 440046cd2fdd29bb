/** Letters that are confused in hearing or writing. */
const alike = ['صس', 'سث', 'ثت', 'طت', 'ضد', 'ظز', 'ظض', 'ذز', 'ذد', 'قك', 'قج', 'قء', 
  'اه', 'اع', 'اء', 'هح', 'جش', 'غخ', 'بف', 'شس',
  'ck', 'qk', 'sz', 'sc', 'iy', 'ie', 'ei', 'ea', 'ou', 'oa', 'vf', 'bp', 'gj', 'ao', 'ae', 'wu']
const confused = new Set(alike.flatMap((pair) => [pair, Array.from(pair).toReversed().join('')]))
/** Letters that are optional in Egyptian spelling and in Arabic written in Latin letters. */
const LIGHT = /[اويهaeiouyh]/

const SMALL = 0.5
const SWAP = 0.75

/**
 * Returns the edit distance of a typed word: letters changed, left out, added (1 each) or swapped; common mistakes cost less. Above `limit`,
 * any larger number.
 */
export function distance(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit * 2) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, () => 0)
  for (let k = 1; k <= word.length; k++) last[k] = at(last, k - 1) + lone(word, k - 1)
  for (let i = 1; i <= typed.length; i++) {
    const row = [at(last, 0) + lone(typed, i - 1)]
    for (let k = 1; k <= word.length; k++) {
      const best = Math.min(
        at(last, k) + lone(typed, i - 1),
        at(row, k - 1) + lone(word, k - 1),
        at(last, k - 1) + change(typed[i - 1] ?? '', word[k - 1] ?? ''),
      )
      const swapped = i > 1 && k > 1 && typed[i - 1] === word[k - 2] && typed[i - 2] === word[k - 1]
      row.push(swapped ? Math.min(best, at(before, k - 2) + SWAP) : best)
    }
    if (Math.min(...row) > limit) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  return at(last, word.length)
}

function at(row: number[], i: number): number {
  return row[i] ?? Number.POSITIVE_INFINITY
}

/** Returns the cost of a letter that only one of the words has. */
function lone(word: string, i: number): number {
  const letter = word[i] ?? ''
  return letter === word[i - 1] || (i > 0 && LIGHT.test(letter)) ? SMALL : 1
}

function change(a: string, b: string): number {
  if (a === b) return 0
  return confused.has(a + b) ? SMALL : 1
}

/** Returns the maximum edit distance for a word of this length. */
export function tolerance(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

const arabicSounds: Record<string, string> = {
  ب: 'b', ت: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'g', ح: 'h', خ: 'x', د: 'd', ض: 'd', ذ: 'z', ز: 'z', ظ: 'z', ر: 'r', ش: 'c',
  غ: 'g', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
}
/** Digits that replace Arabic letters in Latin script: 7 is ح, 5 is خ, 2 and 3 are ء and ع. */
const latinSounds: Record<string, string> = {
  b: 'b', p: 'b', t: 't', s: 's', c: 'k', k: 'k', q: 'k', g: 'g', j: 'g', d: 'd', z: 'z', r: 'r', f: 'f', v: 'f', l: 'l', m: 'm',
  n: 'n', h: 'h', x: 'ks', 5: 'x', 6: 't', 7: 'h', 8: 'g', 9: 's',
}

/** Returns the consonant skeleton of a word, equal in Arabic and Latin letters: barshelona and برشلونه are both brcln. */
export function skeleton(word: string): string {
  const spelled = word
    .replace(/sh|ch/g, '\u0001')
    .replace(/kh/g, '5')
    .replace(/gh/g, '8')
    .replace(/ph/g, 'f')
    .replace(/th/g, 's')
  const soundOf = (letter: string) => (letter === '\u0001' ? 'c' : (arabicSounds[letter] ?? latinSounds[letter] ?? ''))
  return Array.from(spelled, soundOf).join('').replace(/(?<=.)h$/, '').replace(/(.)\1+/g, '$1')
}

/** The keys of a Latin keyboard, in the order of the Arabic ones below (Windows, Egypt). */
const latin = `qwertyuiop[]asdfghjkl;'zxcvnm,./\`YHN`
const arabic = `ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذإأآ`

const toArabic = new Map([...pairs(latin, arabic), ['b', 'لا'], ['T', 'لإ'], ['G', 'لأ'], ['B', 'لآ']])
const toLatin = new Map(pairs(arabic, latin).map(([key, letter]): [string, string] => [key, letter.toLowerCase()]))

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, i) => [letter, to[i] ?? ''])
}

/**
 * Converts a text typed with the wrong keyboard layout: hgHigd → الأهلي, ىهنث → nike. Undefined when the text has letters of both scripts or
 * of neither.
 */
export function onOtherKeyboard(text: string): string | undefined {
  const [hasLatin, hasArabic] = [/[a-z]/i.test(text), /[\u0621-\u064a]/.test(text)]
  if (hasLatin === hasArabic) return undefined
  if (hasArabic) return Array.from(text.replaceAll('لا', 'b'), (letter) => toLatin.get(letter) ?? letter).join('')
  return Array.from(text, (letter) => toArabic.get(letter) ?? toArabic.get(letter.toLowerCase()) ?? letter).join('')
}
