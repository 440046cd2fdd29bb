import { wordsOf, writtenWordsOf } from './language/words.ts'
import { field } from './words/fields.ts'
import { type Lexicon, meaningsAt, numberOf } from './words/lexicon.ts'
import { post, postAmong, type RowsWith, unpost } from './words/postings.ts'
import type { ProductText } from './product-text.ts'

/** Numbers of words with their places, alternating. */
type Analysis = number[]
/** Cached analyses of the lists that products share. */
export type SharedAnalyses = Record<SharedKey, WeakMap<string[], Analysis>>

export function noAnalyses(): SharedAnalyses {
  const none = () => new WeakMap<string[], Analysis>()
  return { brand: none(), club: none(), category: none(), season: none(), colors: none(), tags: none() }
}

/** Adds every word and meaning of a product's text to the index under its row. Codes have an index of their own. */
export function addText(lexicon: Lexicon, analyses: SharedAnalyses, row: number, text: ProductText): void {
  const keep = (analysis: Analysis) => {
    for (let i = 0; i < analysis.length; i += 2) post(lexicon.postings, analysis[i] ?? 0, row, analysis[i + 1] ?? 0)
  }
  for (const name of text.names) keep(analyseNamed(lexicon, name, HEAD, NAME))
  for (const key of sharedKeys) keep(analysisOf(lexicon, analyses, key, text[key]))
}

/**
 * Replaces a list of texts that rows share. `from` is the very list with which they were added, or one with equal
 * words.
 */
export function replaceShared(
  lexicon: Lexicon,
  analyses: SharedAnalyses,
  key: SharedKey,
  rows: RowsWith,
  from: string[],
  to: string[],
): void {
  const before = placesByNumber(analysisOf(lexicon, analyses, key, from))
  const after = placesByNumber(analysisOf(lexicon, analyses, key, to))
  for (const [number, places] of before) {
    const gone = places & ~(after.get(number) ?? 0)
    if (gone !== 0) unpost(lexicon.postings, number, rows, gone)
  }
  for (const [number, places] of after) {
    const fresh = places & ~(before.get(number) ?? 0)
    if (fresh !== 0) postAmong(lexicon.postings, number, rows, fresh)
  }
}

/** Returns the places of each number of an analysis. */
function placesByNumber(analysis: Analysis): Map<number, number> {
  const places = new Map<number, number>()
  for (let i = 0; i < analysis.length; i += 2) {
    const number = analysis[i] ?? 0
    places.set(number, (places.get(number) ?? 0) | (analysis[i + 1] ?? 0))
  }
  return places
}

function analysisOf(lexicon: Lexicon, analyses: SharedAnalyses, key: SharedKey, list: string[]): Analysis {
  const known = analyses[key].get(list)
  if (known) return known
  const analysis = list.flatMap((each, i) => analyseShared(lexicon, each, sharedPlaces[key](i, list.length)))
  analyses[key].set(list, analysis)
  return analysis
}

const sharedPlaces = {
  brand: () => field.brand,
  // Nicknames are of the vocabulary alone.
  club: (i: number) => (i < 2 ? field.club : 0),
  // The product's own category comes last, in both languages.
  category: (i: number, length: number) => (i < length - 2 ? field.aboveCategory : field.category),
  season: () => field.season,
  colors: () => field.color,
  tags: () => field.tag,
}

/** Texts that many products share, each in places of its own. */
export type SharedKey = keyof typeof sharedPlaces

const sharedKeys = ['brand', 'club', 'category', 'season', 'colors', 'tags'] as const

const NAME = field.name
const HEAD = field.name | field.head

/** Analyses a name: its head noun, the first word in Arabic and the last in English, has places of its own. */
function analyseNamed(lexicon: Lexicon, name: string, head: number, others: number, isCategory = false): Analysis {
  const isArabic = /[\u0621-\u064a]/.test(name)
  const nth = isArabic ? 0 : headOf(wordsOf(name.replace(/(?:,| with ).*/u, '')))
  return analyse(lexicon, name, (first, last, longest) => {
    // «كرة سلة», a category of shoes, is no ball.
    const isPart = isCategory && isArabic && last < longest
    return (isArabic ? first : last) === nth && !isPart ? head : others
  })
}

/** Returns the index of the head noun of an English name: the last word before numbers, seasons and «with». */
function headOf(words: string[]): number {
  let head = words.length - 1
  while (head > 0 && /\d|^size$/.test(words[head] ?? '')) head--
  return head
}

function analyse(
  lexicon: Lexicon,
  text: string,
  placeOf: (first: number, last: number, longest: number) => number,
): Analysis {
  const words = wordsOf(text)
  const numbers = words.map((word) => numberIn(lexicon, text, word))
  const stems = numbers.map((number) => lexicon.stems[number] ?? '')
  const analysis: Analysis = []
  for (let i = 0; i < numbers.length; i++) {
    const phrases = meaningsAt(lexicon, stems, i)
    const longest = i + (phrases.at(-1)?.length ?? 1) - 1
    analysis.push(numbers[i] ?? 0, placeOf(i, i, longest))
    for (const { length, meanings } of phrases) {
      for (const meaning of meanings) analysis.push(meaning, placeOf(i, i + length - 1, longest))
    }
  }
  return analysis
}

/** Returns the number of a word of a text. A word known only from synonyms gets the spelling of this text. */
function numberIn(lexicon: Lexicon, text: string, word: string): number {
  const number = lexicon.words.get(word)
  if (number === undefined) return numberOf(lexicon, word, () => writtenAs(text, word))
  if (lexicon.postings.lengths[number] === 0) lexicon.written[number] = writtenAs(text, word)
  return number
}

/** Analyses a shared text. Names are also indexed without spaces. */
function analyseShared(lexicon: Lexicon, text: string, place: number): Analysis {
  if (place === 0) return []
  const isCategory = (place & (field.category | field.aboveCategory)) !== 0
  // «هوديز وجاكيتات» are not all jackets, nor is each of «تنس وبادل» for tennis.
  const isOneKind = isCategory && !/ and | و(?=\p{L}{2})/u.test(text)
  const analysis = isOneKind
    ? analyseNamed(lexicon, text, place | field.kind, place, true)
    : analyse(lexicon, text, () => (isCategory ? field.tag : place))
  const words = wordsOf(text)
  if (words.length > 1 && words.length < 4)
    analysis.push(
      numberOf(lexicon, words.join(''), () => text),
      place,
    )
  return analysis
}

function writtenAs(text: string, word: string): string {
  return writtenWordsOf(text).find((each) => each.word === word)?.written ?? word
}
