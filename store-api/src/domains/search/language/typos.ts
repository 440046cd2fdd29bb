import { remember } from './remember.ts'

/** Letters that are confused in hearing or writing. */
const alike = [
  'صس سث ثت طت ضد ظز ظض ذز ذد قك قج قء اه اع اء هح جش غخ بف شس يه',
  // dots: one, two, three, none
  'صض طظ حخ حج جخ دذ رز بت بث بن تن ثن بي تي ني فق عغ',
  'ck qk sz sc iy vf bp gj wu',
].flatMap((line) => line.split(' '))
const latinVowels = Array.from('aeiou')
const vowelPairs = latinVowels.flatMap((one) => latinVowels.flatMap((other) => (one === other ? [] : [one + other])))
const confused = new Set([...alike, ...vowelPairs].flatMap((pair) => [pair, Array.from(pair).toReversed().join('')]))
/** Letters that are optional in Egyptian spelling and in Arabic written in Latin letters. */
const LIGHT = new Set('اويهaeiouyh')

/** A light or confused letter. Two of them are more than one mistake. */
export const SMALL = 0.55
/** A letter that was doubled, or should be; more of the same, as in حلووو, is the same mistake. */
const DOUBLED = 0.3
const REPEATED = 0.1
const SWAP = 0.75
/** A key beside the right one. */
const NEIGHBOUR = 0.9
/** Any other letter: a different word more often than a slip. */
const OTHER = 1.5

/** The keyboards, with the letters as they are normalised: ئ is ي, ؤ is و, ة is ه. */
const keyboards = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'يءور.يهوزظ'],
]

/** Returns the pairs of letters that lie beside each other on a keyboard. */
function neighboursOn(keyboard: readonly string[]): string[] {
  const keys = keyboard.flatMap((row, line) => Array.from(row, (letter, at) => ({ letter, line, at })))
  return keys.flatMap((one) =>
    keys.flatMap((other) =>
      Math.abs(one.line - other.line) <= 1 && Math.abs(one.at - other.at) <= 1 ? [one.letter + other.letter] : [],
    ),
  )
}

/** Places in a table of Latin and Arabic letters. */
const LETTERS = 256
/** Costs of a letter in place of another, row by row. */
const costs = new Float64Array(LETTERS * LETTERS).fill(OTHER)
for (const [pairs, cost] of [
  [keyboards.flatMap(neighboursOn), NEIGHBOUR],
  [confused, SMALL],
] as const) {
  for (const [one = '', other = ''] of pairs)
    costs[placeOf(one.charCodeAt(0)) * LETTERS + placeOf(other.charCodeAt(0))] = cost
}

function placeOf(code: number): number {
  return code < 128 ? code : 128 + (code & 127)
}

/**
 * Returns the edit distance of a typed word: letters changed, left out, added (1 each) or swapped; common mistakes cost
 * less. Above `limit`, any larger number.
 */
export function distance(typed: string, word: string, limit: number): number {
  const isFar = Math.abs(typed.length - word.length) > limit * 2 || fewestChanges(typed, word) * SMALL > limit
  if (isFar || word.length > LONGEST) return Number.POSITIVE_INFINITY
  let [before, last, row] = rows
  for (let k = 1; k <= word.length; k++) added[k] = lone(word, k - 1)
  last[0] = 0
  for (let k = 1; k <= word.length; k++) last[k] = at(last, k - 1) + at(added, k)
  for (let i = 1; i <= typed.length; i++) {
    const a = typed.charCodeAt(i - 1)
    const left = lone(typed, i - 1)
    let least = (row[0] = at(last, 0) + left)
    for (let k = 1; k <= word.length; k++) {
      const b = word.charCodeAt(k - 1)
      let best = Math.min(at(last, k) + left, at(row, k - 1) + at(added, k), at(last, k - 1) + change(a, b))
      if (i > 1 && k > 1 && a === word.charCodeAt(k - 2) && b === typed.charCodeAt(i - 2))
        best = Math.min(best, at(before, k - 2) + SWAP)
      row[k] = best
      if (best < least) least = best
    }
    if (least > limit) return Number.POSITIVE_INFINITY
    ;[before, last, row] = [last, row, before]
  }
  return at(last, word.length)
}

/** Longest word that is compared. */
const LONGEST = 64
/** Room for the three rows of a comparison and the costs of the added letters, used by each anew. */
const rows = [newRow(), newRow(), newRow()] as const
const added = newRow()

function newRow(): Float64Array {
  return new Float64Array(LONGEST + 1)
}

/**
 * Returns the number of letters of one word that the other has not, without those that share a bit: most words are told
 * apart by it.
 */
function fewestChanges(typed: string, word: string): number {
  const [one, other] = [lettersOf(typed), lettersOf(word)]
  return Math.max(count(one & ~other), count(other & ~one))
}

function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function count(bits: number): number {
  let found = 0
  for (let left = bits; left !== 0; left &= left - 1) found += 1
  return found
}

function at(row: Float64Array, i: number): number {
  return row[i] ?? Number.POSITIVE_INFINITY
}

/** Returns the cost of a letter that only one of the words has. */
function lone(word: string, i: number): number {
  const letter = word[i] ?? ''
  if (letter === word[i - 1]) return letter === word[i - 2] ? REPEATED : DOUBLED
  return i > 0 && LIGHT.has(letter) ? SMALL : 1
}

/** Returns the cost of one letter, by its code, in place of another. */
function change(a: number, b: number): number {
  return a === b ? 0 : (costs[placeOf(a) * LETTERS + placeOf(b)] ?? OTHER)
}

/** Whether a letter is the same as another, or confused with it. */
export function isAlike(a = '', b = ''): boolean {
  return change(a.charCodeAt(0), b.charCodeAt(0)) <= SMALL
}

/**
 * Returns the maximum edit distance of a word of this length: in short words only letters that are confused, doubled,
 * swapped or light.
 */
export function tolerance(length: number): number {
  if (length < 3) return 0
  if (length < 5) return length === 3 ? SMALL : DOUBLED + SMALL
  // Two light mistakes from six letters on: chelsi, but صفارة is not صفرا.
  if (length < 8) return length === 5 ? 1 : 2 * SMALL
  return 2
}

/**
 * Returns the distance of a word that would be dropped otherwise: a key beside the right one from four letters on, with
 * a second mistake from five.
 */
export function wideTolerance(length: number): number {
  if (length < 4) return 0
  if (length < 6) return length === 4 ? NEIGHBOUR : NEIGHBOUR + SMALL
  return length < 8 ? 2 * NEIGHBOUR + 0.1 : 2 * NEIGHBOUR + SMALL
}

/** Returns the sound of each letter. */
function sounds(letters: string, theirs: string): Map<string, string> {
  return new Map(pairs(letters, theirs))
}

const arabicSounds = sounds('بتطثسصجحخدضذزظرشغفقكلمنه', 'bttsssghxddzzzrcgfkklmnh')
/** Digits that replace Arabic letters in Latin script: 7 is ح, 5 is خ, 2 is ق; 3 is ع, which has no sound here. */
const latinSounds = sounds('bptsckqgjdzrfvlmnh256789', 'bbtskkkggdzrfflmnhkxthgs').set('x', 'ks')

/** Letters of two that are one sound. */
function spelledOut(word: string): string {
  return word
    .replace(/sh|ch/g, '\u0001')
    .replace(/kh/g, '5')
    .replace(/gh/g, '8')
    .replace(/ph/g, 'f')
    .replace(/th/g, 's')
    .replace(/c(?=[eiy])/g, 's')
}

function consonantOf(letter: string): string {
  return letter === '\u0001' ? 'c' : (arabicSounds.get(letter) ?? latinSounds.get(letter) ?? '')
}

/** Returns the consonants of a word, equal in Arabic and Latin letters: barshelona and برشلونه are both brcln. */
export function skeleton(word: string): string {
  return soundsOf(word).consonants
}

const vowels = sounds('aeiyouwايو', 'aiiiuuuaiu')
/** Most vowels in Latin letters where Arabic writes none. */
const MOST_SHORT = 2
/** Fewest consonants and long vowels that tell a word. */
const LEAST_SOUNDS = 4

/**
 * Whether a Latin word and an Arabic one are said alike: boma and بوما, medalya and ميداليه, not force and فريق. The
 * consonants are equal, and each long vowel of the Arabic word stands at its place in the Latin one.
 */
export function soundAlike(one: string, other: string): boolean {
  const [latin, arabic] = /[a-z]/.test(one) ? [soundsOf(one), soundsOf(other)] : [soundsOf(other), soundsOf(one)]
  if (latin.consonants !== arabic.consonants || arabic.consonants.length < 2) return false
  if (arabic.consonants.length + arabic.between.join('').length < LEAST_SOUNDS) return false
  return arabic.between.every((long, at) => {
    const said = latin.between[at] ?? ''
    if (long === '') return said.length <= MOST_SHORT
    if (at === 0) return said !== ''
    let place = 0
    return Array.from(long).every((vowel) => (place = said.indexOf(vowel, place) + 1) > 0)
  })
}

interface Sounds {
  consonants: string
  /** The vowels before, between and behind them. */
  between: string[]
}

/** Kept, because the same words are compared with every misspelt one. */
const soundsOf = remember((word): Sounds => {
  // A final ه or h is the vowel a, or none.
  const letters = spelledOut(word)
    .replace(/(?<=..)ه$/, 'ا')
    .replace(/(?<=[aeiouy])h$/, '')
  let consonants = ''
  const between = ['']
  for (const letter of letters) {
    const vowel = vowels.get(letter)
    const consonant = consonantOf(letter)
    if (vowel) between[between.length - 1] += vowel
    else if (consonant !== '' && !(consonants.endsWith(consonant) && between.at(-1) === '' && consonants !== '')) {
      consonants += consonant
      between.push('')
    }
  }
  // A final s of English is heard as z: سكتشرز, skechers.
  return { consonants: consonants.replace(/z$/, 's'), between }
})

/** The keys of a Latin keyboard, in the order of the Arabic ones below (Windows, Egypt). */
const latin = `qwertyuiop[]asdfghjkl;'zxcvnm,./\`YHN`
const arabic = `ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذإأآ`

const toArabic = new Map([...pairs(latin, arabic), ['b', 'لا'], ['T', 'لإ'], ['G', 'لأ'], ['B', 'لآ']])
const toLatin = new Map(pairs(arabic, latin).map(([key, letter]): [string, string] => [key, letter.toLowerCase()]))

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, i) => [letter, to[i] ?? ''])
}

/**
 * Converts a text typed with the wrong keyboard layout: hgHigd → الأهلي, ىهنث → nike. Undefined when the text has
 * letters of both scripts or of neither.
 */
export function onOtherKeyboard(text: string): string | undefined {
  const [hasLatin, hasArabic] = [/[a-z]/i.test(text), /[\u0621-\u064a]/.test(text)]
  if (hasLatin === hasArabic) return undefined
  if (hasArabic) return Array.from(text.replaceAll('لا', 'b'), (letter) => toLatin.get(letter) ?? letter).join('')
  // 26/27 and 42.5 stay.
  return text.replace(
    /(?<!\d)\D|\D(?!\d)/gu,
    (letter) => toArabic.get(letter) ?? toArabic.get(letter.toLowerCase()) ?? letter,
  )
}
