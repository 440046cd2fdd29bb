import { grammarWords, isGrammarWord } from '#src/domains/search/language/grammar.ts'
import { farFromOtherThing, isOtherThing } from '#src/domains/search/language/other-things.ts'
import {
  distance,
  isAlike,
  skeleton,
  SMALL,
  soundAlike,
  tolerance,
  wideTolerance,
} from '#src/domains/search/language/typos.ts'
import { stem } from '#src/domains/search/language/stem.ts'
import { expandWord, meaningsOf, countRows } from '#src/domains/search/words/expand.ts'
import { field } from '#src/domains/search/words/fields.ts'
import { type Lexicon, push } from '#src/domains/search/words/lexicon.ts'
import { placesOf } from '#src/domains/search/words/postings.ts'
import { isNameWord, type Vocabulary } from './vocabulary.ts'

/** Index of words by letter pairs and by sound, to find similar words. Grows with the lexicon. */
export interface Lookalikes {
  /** Number of lexicon entries that are indexed. */
  known: number
  byPair: Map<string, number[]>
  bySound: Map<string, number[]>
  shared: Uint8Array
}

export function noLookalikes(): Lookalikes {
  return { known: 0, byPair: new Map(), bySound: new Map(), shared: new Uint8Array(0) }
}

/** The words that a shop's search knows. */
export interface Known {
  lexicon: Lexicon
  lookalikes: Lookalikes
  vocabulary: Vocabulary
}

export interface Correction {
  word: string
  /** In its original spelling. */
  written: string
  /** Edit distance, or that of a sound. */
  far: number
}

/** Distance of a word that sounds alike in the other script, with four consonants and with fewer. */
const SOUND = 0.8
const SHORT_SOUND = 0.85
const LONG_SOUND = 4

/** Whether a word needs no correction: it is of the grammar, of a name, of a product, or a number. */
export function isKnown({ lexicon, vocabulary }: Known, word: string): boolean {
  return (
    /^[\d.]+$/.test(word) ||
    isGrammarWord(word) ||
    isNameWord(vocabulary, word) ||
    countRows(lexicon, expandWord(lexicon, word)) > 0
  )
}

/** Shortest word that is corrected. */
const LEAST = 3
/** Words that mean something only beside a number: ring is not رينج. */
const onlyNumeric = new Set('price bound numbered years currency number low which x sized'.split(' '))
/** Senses that are not read from afar: they turn or drop what stands beside them. */
export const unlikely = new Set<string>(['not', 'filler', 'and', 'to', 'for', 'soft', 'x'])
/** A word that would be dropped has to be as near as this. */
const DROPPED = 0.55

/** Returns the nearest known word, among equally near ones the most frequent; undefined when none is near. */
export function correct(known: Known, word: string, isBesideNumber = false): Correction | undefined {
  if (word.length < LEAST || isOtherThing(word)) return undefined
  grow(known)
  const said = soundingLike(known, word)
  const found =
    nearest(known, word, { said, isBesideNumber, toleranceOf: tolerance }) ??
    nearest(known, word, { said: [], isBesideNumber, toleranceOf: wideTolerance, isWide: true })
  // A misspelt name of another thing is corrected to nothing.
  return found && farFromOtherThing(word, found.far) < found.far ? undefined : found
}

interface Search {
  said: { number: number; far: number }[]
  isBesideNumber: boolean
  toleranceOf: (length: number) => number
  /** For a word that would be dropped: only what tells much may be so far. */
  isWide?: boolean
}

function nearest(
  known: Known,
  word: string,
  { said, isBesideNumber, toleranceOf, isWide = false }: Search,
): Correction | undefined {
  const { lexicon, lookalikes } = known
  const near = sharingPairs(lookalikes, word, toleranceOf(word.length + 1)).flatMap((number) =>
    farFrom(word, lexicon.plain[number] ?? '', number, toleranceOf, isWide),
  )
  const ofShop = [...near, ...said]
    .map((each) => ({ ...each, rows: rowsWith(known, each.number) }))
    .filter(({ rows, number }) => rows > 0 && (!isWide || isTelling(known, number)))
    .toSorted((a, b) => a.far - b.far || b.rows - a.rows)[0]
  const ofGrammar = grammarLike(word)
    .filter(
      ({ sense }) =>
        !((isWide || (sense === 'not' && word.length <= SHORT)) && unlikely.has(sense)) &&
        (isBesideNumber || !onlyNumeric.has(sense)),
    )
    .flatMap((each) => farFromGrammar(word, each, isBesideNumber, toleranceOf))
    .toSorted((a, b) => a.far - b.far)[0]
  if (ofGrammar && ofGrammar.far < (ofShop?.far ?? Infinity)) return ofGrammar
  return (
    ofShop && {
      word: lexicon.plain[ofShop.number] ?? '',
      written: lexicon.written[ofShop.number] ?? '',
      far: ofShop.far,
    }
  )
}

/** Whether a word names a value of a filter, or what products are called. */
function isTelling({ lexicon, vocabulary }: Known, number: number): boolean {
  const numbers = [number, ...meaningsOf(lexicon, lexicon.stems[number] ?? '')]
  return isNameWord(vocabulary, lexicon.plain[number] ?? '') || (placesOf(lexicon.postings, numbers) & TELLING) !== 0
}

const TELLING = field.head | field.kind | field.category | field.aboveCategory

/** The first letter of a short word stays, and the number of letters of a shorter one. */
const SHORT = 4

function farFrom(
  word: string,
  other: string,
  number: number,
  toleranceOf: Search['toleranceOf'],
  isWide: boolean,
): { number: number; far: number }[] {
  const [shorter, longer] = [Math.min(word.length, other.length), Math.max(word.length, other.length)]
  const limit = toleranceOf(word.length < SHORT ? word.length : isWide && shorter <= SHORT ? shorter : longer)
  if (word.length < SHORT && word.length !== other.length) return []
  if (!isWide && word.length <= SHORT && !isAlike(word[0], other[0])) return []
  const far = distance(word, other, limit)
  // Two light letters are no slip: صفارة is not صفرا.
  return far <= limit && !(isWide && far === 2 * SMALL) ? [{ number, far }] : []
}

type GrammarWord = (typeof grammarWords)[number]

const grammarByShape = Map.groupBy(grammarWords, ({ word }) => shapeOf(word))
const grammarBySound = Map.groupBy(grammarWords, ({ word }) => skeleton(word))

function shapeOf(word: string): string {
  return `${isLatin(word)} ${word.length}`
}

/**
 * Returns the words of the grammar of about the same length in the same script, and those of the other one that sound
 * so.
 */
function grammarLike(word: string): GrammarWord[] {
  const lengths = [-2, -1, 0, 1, 2].map((more) => `${isLatin(word)} ${word.length + more}`)
  return [
    ...lengths.flatMap((shape) => grammarByShape.get(shape) ?? []),
    ...(grammarBySound.get(skeleton(word)) ?? []).filter((other) => isLatin(other.word) !== isLatin(word)),
  ]
}

function farFromGrammar(
  word: string,
  { word: other, sense }: GrammarWord,
  isBesideNumber: boolean,
  toleranceOf: Search['toleranceOf'],
): Correction[] {
  const near = toleranceOf(Math.max(word.length, other.length))
  const limit = sense === 'filler' && !isBesideNumber ? Math.min(near, DROPPED) : near
  const far =
    isLatin(word) === isLatin(other) ? distance(word, other, limit) : soundAlike(word, other) ? soundOf(word) : Infinity
  return far <= limit ? [{ word: other, written: other, far }] : []
}

/** Across the two scripts only sounds can be compared. */
function soundingLike({ lexicon, lookalikes }: Known, word: string): { number: number; far: number }[] {
  const alike = (lookalikes.bySound.get(skeleton(word)) ?? []).filter((number) => {
    const other = lexicon.plain[number] ?? ''
    // Latin spellings of Arabic words are for who types so: صافرة is not safra.
    const isOfProducts = isLatin(word) || (lexicon.postings.lengths[number] ?? 0) > 0
    return isOfProducts && isLatin(word) !== isLatin(other) && soundAlike(word, other)
  })
  return alike.map((number) => ({ number, far: soundOf(word) }))
}

function soundOf(word: string): number {
  return skeleton(word).length >= LONG_SOUND ? SOUND : SHORT_SOUND
}

/** Returns how many products have a word, with its synonyms; a name counts as one at least. */
function rowsWith({ lexicon, vocabulary }: Known, number: number): number {
  const { lengths } = lexicon.postings
  const word = lexicon.plain[number] ?? ''
  const rows = meaningsOf(lexicon, stem(word)).reduce(
    (sum, meaning) => sum + (lengths[meaning] ?? 0),
    lengths[number] ?? 0,
  )
  return rows > 0 ? rows : Number(isNameWord(vocabulary, word))
}

/** Returns the numbers of the words that share enough letter pairs to be within `limit` mistakes. */
function sharingPairs({ byPair, shared }: Lookalikes, word: string, limit: number): number[] {
  const touched: number[] = []
  for (const pair of pairsOf(word)) {
    for (const number of byPair.get(pair) ?? []) {
      if (shared[number] === 0) touched.push(number)
      shared[number] = (shared[number] ?? 0) + 1
    }
  }
  const enough = Math.max(1, word.length + 1 - 3 * Math.ceil(limit * 1.5))
  const found = touched.filter((number) => (shared[number] ?? 0) >= enough)
  for (const number of touched) shared[number] = 0
  return found
}

function pairsOf(word: string): Set<string> {
  const padded = `^${word}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2)))
}

function grow({ lexicon, lookalikes }: Known): void {
  const numbers = lexicon.postings.lists.length
  if (lookalikes.known === numbers) return
  lookalikes.shared = new Uint8Array(numbers)
  for (let number = lookalikes.known; number < numbers; number++) {
    const word = lexicon.plain[number]
    if (!word || word.length < 3 || word.length > 40 || /\d/.test(word)) continue
    for (const pair of pairsOf(word)) push(lookalikes.byPair, pair, number)
    push(lookalikes.bySound, skeleton(word), number)
  }
  lookalikes.known = numbers
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word)
}
