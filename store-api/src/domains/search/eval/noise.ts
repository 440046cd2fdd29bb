import { normalise } from '#src/domains/search/language/normalise.ts'
import type { Dice } from './dice.ts'

/** Changes a word, or returns undefined where it does not apply. */
type WordNoise = (word: string, dice: Dice) => string | undefined

/** Letters that people write for another: without hamza, without dots, ه for ة. */
const plain: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ي: 'ى',
  ؤ: 'و',
  ئ: 'ي',
  ش: 'س',
  ث: 'ت',
  ذ: 'د',
  ظ: 'ط',
  ض: 'ص',
  غ: 'ع',
  ج: 'ح',
  خ: 'ح',
  ز: 'ر',
}
const HARAKAT = ['\u064e', '\u064f', '\u0650', '\u0652', '\u0651', '\u0640']
/** Shorter words, and digits, keep their letters: nobody could tell what they were. */
const SHORTEST = 4
/** So that both parts of a split word are two letters or more. */
const SHORTEST_SPLIT = 5

const wordNoises = {
  neighbour: (word, dice) => changeOne(word, dice, neighboursOf),
  dots: (word, dice) =>
    changeOne(word, dice, (letter, isLast) => (plain[letter] && (letter !== 'ي' || isLast) ? [plain[letter]] : [])),
  doubled: (word, dice) => changeOne(word, dice, (letter) => [letter.repeat(2 + dice.below(2))]),
  missing: (word, dice) =>
    word.length > SHORTEST ? word.slice(0, 1) + (changeOne(word.slice(1), dice, () => ['']) ?? '') : undefined,
  split: (word, dice) => {
    if (word.length < SHORTEST_SPLIT) return undefined
    const at = 2 + dice.below(word.length - 3)
    return `${word.slice(0, at)} ${word.slice(at)}`
  },
  diacritics: (word, dice) =>
    changeOne(word, dice, (letter, isLast) =>
      /\p{Script=Arabic}/u.test(letter) && !isLast ? HARAKAT.map((mark) => letter + mark) : [],
    ),
} satisfies Record<string, WordNoise>

export type Noise = keyof typeof wordNoises | 'joined' | 'filler' | 'layout'
/** In the order in which they happen to a query. */
export const noises: Noise[] = [
  ...(Object.keys(wordNoises) as (keyof typeof wordNoises)[]),
  'joined',
  'filler',
  'layout',
]

export interface NoiseWords {
  fillers: string[]
  /** A mistake that makes another word of the shop changes what is asked: it is not made. */
  isWord: (word: string) => boolean
  /** The same in the one spelling that a search reads. */
  isRead: (word: string) => boolean
}

/** Returns the text with this noise; undefined where it does not apply. */
export function makeNoise(noise: Noise, text: string, dice: Dice, { fillers, isWord }: NoiseWords): string | undefined {
  if (noise === 'layout') return inWrongLayout(text)
  if (noise === 'filler') return dice.pick(fillers)?.replace('{}', text)
  const words = text.split(' ')
  const isLong = (word = '') => word.length >= SHORTEST && !/\p{N}/u.test(word)
  if (noise === 'joined') {
    const at = dice.pick(words.flatMap((word, i) => (isLong(word) && isLong(words[i + 1]) ? [i] : [])))
    return at === undefined ? undefined : words.toSpliced(at, 2, `${words[at]}${words[at + 1]}`).join(' ')
  }
  for (const i of dice.shuffle([...words.keys()])) {
    const word = words[i]
    const changed = word && isLong(word) ? wordNoises[noise](word, dice) : undefined
    if (changed && changed !== word && !changed.split(' ').some(isWord)) return words.with(i, changed).join(' ')
  }
  return undefined
}

/**
 * Whether mistakes made another word of the shop of a text, or left no letter of one of its words. Both texts are in the
 * same layout: the keys of another one lose nothing.
 */
export function isLost(clean: string, noisy: string, { fillers, isRead }: NoiseWords): boolean {
  const wordsIn = (text: string) => normalise(text).split(' ')
  const meant = wordsIn(clean)
  const typed = wordsIn(noisy)
  const said = new Set([...meant, ...wordsIn(fillers.join(' '))])
  const made = typed.filter((word) => !said.has(word))
  const isGone = (word: string) =>
    !typed.includes(word) && !made.some((each) => [...word].some((letter) => each.includes(letter)))
  return made.some(isRead) || meant.some(isGone)
}

function changeOne(
  word: string,
  dice: Dice,
  options: (letter: string, isLast: boolean) => string[],
): string | undefined {
  const letters = [...word]
  for (const i of dice.shuffle([...letters.keys()])) {
    const changed = dice.pick(options(letters[i] ?? '', i === letters.length - 1))
    if (changed !== undefined) return letters.with(i, changed).join('')
  }
  return undefined
}

/**
 * The rows of the Arabic (101) keyboard of Windows and of QWERTY, key by key. One key of the Arabic one types two
 * letters, لا, which people rather type apart.
 */
const arabicRows = ['ض ص ث ق ف غ ع ه خ ح ج د', 'ش س ي ب ل ا ت ن م ك ط', 'ئ ء ؤ ر لا ى ة و ز ظ'].map((row) =>
  row.split(' '),
)
const latinRows = ['q w e r t y u i o p [ ]', "a s d f g h j k l ; '", 'z x c v b n m , . /'].map((row) =>
  row.split(' '),
)
const others: [string, string][] = [
  ['أ', 'H'],
  ['إ', 'Y'],
  ['آ', 'N'],
  ['ذ', '`'],
  ['؟', '?'],
]

const keys = [
  ...arabicRows.flatMap((row, r) => row.map((key, i): [string, string] => [key, latinRows[r]?.[i] ?? ''])),
  ...others,
]
const latinOf = new Map(keys)
const arabicOf = new Map(keys.map(([arabic, latin]) => [latin, arabic]))

/** Returns the letters on the keys beside this one, of the same script. */
export function neighboursOf(letter: string): string[] {
  const beside = [arabicRows, latinRows].flatMap((rows) =>
    rows.flatMap((row, r) =>
      row.flatMap((key, i) => (key === letter ? [row[i - 1], row[i + 1], rows[r - 1]?.[i], rows[r + 1]?.[i]] : [])),
    ),
  )
  return beside.filter((key): key is string => key !== undefined && /^\p{L}$/u.test(key))
}

/**
 * Returns what the same keys type in the other layout; undefined for a text of both scripts, or with harakat, which
 * nobody types by mistake.
 */
export function inWrongLayout(text: string): string | undefined {
  const [hasArabic, hasLatin] = [/[ء-ي]/.test(text), /[a-z]/i.test(text)]
  if (hasArabic === hasLatin || /[\p{M}\u0640]/u.test(text)) return undefined
  if (hasArabic) return [...text].map((letter) => latinOf.get(letter) ?? digitOf(letter)).join('')
  return [...text.toLowerCase()].map((letter) => arabicOf.get(letter) ?? letter).join('')
}

/** Returns the Latin digit of an Arabic one, and what is no digit as it is. */
function digitOf(letter: string): string {
  const digit = '٠١٢٣٤٥٦٧٨٩'.indexOf(letter)
  return digit < 0 ? letter : String(digit)
}
