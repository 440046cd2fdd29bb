import { withoutArticle } from './language/stem.ts'
import { nicknamesIn, wordsOf } from './language/words.ts'
import { firstRows } from './product-order.ts'
import type { ProductText } from './product-text.ts'
import { push } from './words/lexicon.ts'
import type { RowsWith } from './words/postings.ts'

/** Phrases for completion: names in their original spelling. */
interface Phrases {
  /** Number of phrases that were added. */
  count: number
  /** By normalised form, which starts with a space, so that prefixes match whole words. */
  byKey: Map<string, Phrase>
  /** By each of their words, with and without its article. Has phrases without rows too. */
  byWord: Map<string, Phrase[]>
  /** The phrases of lists that products share. */
  ofLists: WeakMap<string[], Phrase[]>
}

interface Phrase {
  /** Phrases of equal rank are in the order in which they were added. */
  nth: number
  key: string
  written: string
  /** Like the key, without articles. */
  bare: string
  rows: number
  /** True for names of clubs, brands and categories, which rank above whole product names. */
  short: boolean
}

/** Maximum number of phrases; further product names are not completed. */
const MOST_NAMES = 20_000

export function noPhrases(): Phrases {
  return { count: 0, byKey: new Map(), byWord: new Map(), ofLists: new WeakMap() }
}

/** Counts the phrases of a product's text. */
export function addPhrases(phrases: Phrases, text: ProductText): void {
  for (const list of [text.brand, text.club, text.category])
    for (const phrase of phrasesOf(phrases, list)) phrase.rows++
  if (phrases.byKey.size > MOST_NAMES) return
  for (const name of text.names) for (const phrase of phraseOf(phrases, name, false)) phrase.rows++
}

/** Counts the rows for the phrases of another list, and forgets phrases without rows. */
export function replacePhrases(phrases: Phrases, { rows, has }: RowsWith, from: string[], to: string[]): void {
  let count = 0
  for (let row = 0; row < rows; row += 1) if (has(row)) count += 1
  if (count === 0) return
  for (const phrase of phrasesOf(phrases, to)) phrase.rows += count
  for (const phrase of phrasesOf(phrases, from)) {
    phrase.rows -= count
    if (phrase.rows <= 0) phrases.byKey.delete(phrase.key)
  }
}

/** Returns phrases that have the prefix at their start or at the start of a word, the best first. */
export function complete(phrases: Phrases, prefix: string, limit: number): string[] {
  const words = wordsOf(prefix.slice(0, 120))
  const [first, ...others] = words
  if (first === undefined) return []
  const typed = ` ${words.join(' ')}`
  const bare = ` ${words.map(withoutArticle).join(' ')}`
  // Only the last word may be unfinished.
  const isMeant = (word: string, meant: string) => (others.length > 0 ? word === meant : word.startsWith(meant))
  const isSeen = new Uint8Array(phrases.count)
  const all: Phrase[] = []
  for (const [word, having] of phrases.byWord) {
    if (!isMeant(word, first) && !isMeant(word, withoutArticle(first))) continue
    for (const phrase of having) {
      if (isSeen[phrase.nth] === 1) continue
      isSeen[phrase.nth] = 1
      if (phrase.rows > 0 && (phrase.key.includes(typed) || phrase.bare.includes(bare))) all.push(phrase)
    }
  }
  const ranks = Float64Array.from(all, (phrase) =>
    rankOf(phrase, phrase.key.startsWith(typed) || phrase.bare.startsWith(bare)),
  )
  const order = { columns: [ranks, Int32Array.from(all, ({ nth }) => -nth)], ascending: false }
  return firstRows(order, Int32Array.from(all.keys()), limit).map((at) => all[at]?.written ?? '')
}

/** Returns the rank of a phrase: a match at the start and short phrases first, then by number of products. */
function rankOf({ short, rows, bare }: Phrase, starts: boolean): number {
  return (starts ? 100 : 0) + (short ? 50 : 0) + Math.log2(1 + rows) * 5 - bare.length / 4
}

function phrasesOf(phrases: Phrases, list: string[]): Phrase[] {
  const known = phrases.ofLists.get(list)
  if (known) return known
  const found = list.flatMap(nicknamesIn).flatMap((each) => phraseOf(phrases, each, true))
  phrases.ofLists.set(list, found)
  return found
}

function phraseOf(phrases: Phrases, text: string, short: boolean): Phrase[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const key = ` ${words.join(' ')}`
  const known = phrases.byKey.get(key)
  if (known) return [known]
  const bare = words.map(withoutArticle)
  const phrase = { nth: phrases.count, key, written: text.trim(), bare: ` ${bare.join(' ')}`, rows: 0, short }
  phrases.count += 1
  phrases.byKey.set(key, phrase)
  for (const word of new Set([...words, ...bare])) push(phrases.byWord, word, phrase)
  return [phrase]
}
