import { distance, skeleton, tolerance } from './language/typos.ts'
import { stem } from './language/stem.ts'
import { type Expansion, expandWord, meaningsOf, raise } from './text-expand.ts'
import type { Lexicon } from './text-lexicon.ts'

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

export interface Correction {
  expansion: Expansion
  /** The likeliest word in its original spelling. */
  written: string
}

const MOST = 5
/** Maximum distance of a word from the nearest one. */
const NEAR = 0.25

/** Corrects a word that no product has; undefined when no known word is near. */
export function correct(lexicon: Lexicon, lookalikes: Lookalikes, word: string): Correction | undefined {
  grow(lexicon, lookalikes)
  const near = nearWords(lexicon, lookalikes, word)
  const best = near[0]?.far ?? 0
  const chosen = near.filter(({ far }) => far <= best + NEAR).slice(0, MOST)
  const expansion: Expansion = new Map()
  for (const { number, far } of chosen) {
    for (const [each, howSure] of meant(lexicon, number)) raise(expansion, each, howSure * (0.85 - far * 0.15))
  }
  // Prefers a word of the catalogue to one that only synonyms have.
  const first = chosen.find(({ number }) => (lexicon.postings.lengths[number] ?? 0) > 0) ?? chosen[0]
  return first && { expansion, written: lexicon.written[first.number] ?? '' }
}

/** Returns the expansion of a lexicon word. */
function meant(lexicon: Lexicon, number: number): Expansion {
  return expandWord(lexicon, lexicon.plain[number] ?? '')
}

type Near = { number: number; far: number; rows: number }

function nearWords(lexicon: Lexicon, lookalikes: Lookalikes, word: string): Near[] {
  const limit = tolerance(word.length)
  const near: Near[] = []
  const consider = (number: number, far: number) => {
    const rows = rowsWith(lexicon, number)
    if (rows > 0 && far <= Math.max(limit, 1)) near.push({ number, far, rows })
  }
  if (limit > 0) {
    for (const number of sharingPairs(lookalikes, word, limit)) {
      consider(number, distance(word, lexicon.plain[number] ?? '', limit))
    }
  }
  // Across the two scripts only sounds can be compared, not letters.
  if (near.length === 0) for (const number of soundingLike(lookalikes, word)) {
    if (isLatin(word) !== isLatin(lexicon.plain[number] ?? '')) consider(number, 0.8)
  }
  return near.toSorted((a, b) => a.far - b.far || b.rows - a.rows)
}

function soundingLike({ bySound }: Lookalikes, word: string): number[] {
  const sound = skeleton(word)
  return sound.length < 3 ? [] : (bySound.get(sound) ?? [])
}

function rowsWith(lexicon: Lexicon, number: number): number {
  const { lengths } = lexicon.postings
  const meanings = meaningsOf(lexicon, stem(lexicon.plain[number] ?? ''))
  return meanings.reduce((sum, meaning) => sum + (lengths[meaning] ?? 0), lengths[number] ?? 0)
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

function grow(lexicon: Lexicon, lookalikes: Lookalikes): void {
  const numbers = lexicon.postings.lists.length
  if (lookalikes.known === numbers) return
  lookalikes.shared = new Uint8Array(numbers)
  for (let number = lookalikes.known; number < numbers; number++) {
    const word = lexicon.plain[number]
    if (!word || word.length < 3 || word.length > 40 || /\d/.test(word)) continue
    for (const pair of pairsOf(word)) add(lookalikes.byPair, pair, number)
    add(lookalikes.bySound, skeleton(word), number)
  }
  lookalikes.known = numbers
}

function add(map: Map<string, number[]>, key: string, number: number): void {
  const list = map.get(key)
  if (list) list.push(number)
  else map.set(key, [number])
}

function isLatin(word: string): boolean {
  return /^[a-z0-9]+$/.test(word)
}
