import { withoutArticle } from './language/stem.ts'
import { nicknamesIn, wordsOf } from './language/words.ts'
import type { ProductText } from './text-index.ts'

/** What may be suggested while someone types: names, as they are written, by how they are found. */
export type Phrases = Map<string, Phrase>

interface Phrase {
  written: string
  /** Without articles; like its key it begins with a space, as words do. */
  bare: string
  rows: number
  /** Names of clubs, brands and categories are what shoppers type; a product's whole name is long. */
  short: boolean
}

/** A shop with more different names than this has too many to suggest any. */
const MOST_NAMES = 20_000

/** Counts the phrases of a product's text. */
export function addPhrases(phrases: Phrases, text: ProductText, seen: WeakMap<string[], Phrase[]>): void {
  for (const list of [text.brand, text.club, text.category]) {
    const counted = seen.get(list) ?? list.flatMap(nicknamesIn).flatMap((each) => phraseOf(phrases, each, true))
    seen.set(list, counted)
    for (const phrase of counted) phrase.rows++
  }
  if (phrases.size > MOST_NAMES) return
  for (const name of text.names) for (const phrase of phraseOf(phrases, name, false)) phrase.rows++
}

/** Phrases that go on from what is typed, at their beginning or at that of one of their words; best first. */
export function complete(phrases: Phrases, prefix: string, limit: number): string[] {
  const words = wordsOf(prefix.slice(0, 120))
  if (words.length === 0) return []
  const typed = ` ${words.join(' ')}`
  const bare = ` ${words.map(withoutArticle).join(' ')}`
  const found: { written: string; rank: number }[] = []
  for (const [key, phrase] of phrases) {
    const [at, bareAt] = [key.indexOf(typed), phrase.bare.indexOf(bare)]
    if (at >= 0 || bareAt >= 0) found.push({ written: phrase.written, rank: rankOf(phrase, at === 0 || bareAt === 0) })
  }
  return found.toSorted((a, b) => b.rank - a.rank).slice(0, limit).map(({ written }) => written)
}

/** What begins as typed, and what is short, is likelier; then what many products have. */
function rankOf({ short, rows, bare }: Phrase, starts: boolean): number {
  return (starts ? 100 : 0) + (short ? 50 : 0) + Math.log2(1 + rows) * 5 - bare.length / 4
}

function phraseOf(phrases: Phrases, text: string, short: boolean): Phrase[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const key = ` ${words.join(' ')}`
  const known = phrases.get(key)
  if (known) return [known]
  const phrase = { written: text.trim(), bare: ` ${words.map(withoutArticle).join(' ')}`, rows: 0, short }
  phrases.set(key, phrase)
  return [phrase]
}
