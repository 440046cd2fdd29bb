import { withoutArticle } from './language/stem.ts'
import { normalise } from './language/normalise.ts'
import type { ProductText } from './text-index.ts'

/** What may be suggested while someone types: names, as they are written, by how they are found. */
export type Phrases = Map<string, Phrase>

interface Phrase {
  written: string
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
    const counted = seen.get(list) ?? list.flatMap((each) => each.split(/[،,]/)).flatMap((each) => phraseOf(phrases, each, true))
    seen.set(list, counted)
    for (const phrase of counted) phrase.rows++
  }
  if (phrases.size > MOST_NAMES) return
  for (const name of text.names) for (const phrase of phraseOf(phrases, name, false)) phrase.rows++
}

/** Phrases that go on from what is typed, at their beginning or at that of one of their words; best first. */
export function complete(phrases: Phrases, prefix: string, limit: number): string[] {
  const typed = normalise(prefix.slice(0, 240)).slice(0, 120)
  if (typed === '') return []
  const bare = typed.split(' ').map(withoutArticle).join(' ')
  const found: { written: string; rank: number }[] = []
  for (const [key, phrase] of phrases) {
    const start = key.startsWith(typed) || phrase.bare.startsWith(bare)
    if (!start && !key.includes(` ${typed}`) && !phrase.bare.includes(` ${bare}`)) continue
    if (phrase.rows === 0) continue
    found.push({ written: phrase.written, rank: (start ? 100 : 0) + (phrase.short ? 50 : 0) + Math.log2(1 + phrase.rows) * 5 - key.length / 4 })
  }
  return found.toSorted((a, b) => b.rank - a.rank).slice(0, limit).map(({ written }) => written)
}

function phraseOf(phrases: Phrases, text: string, short: boolean): Phrase[] {
  const key = normalise(text)
  if (key.length < 2) return []
  const phrase = phrases.get(key) ?? { written: text.trim(), bare: key.split(' ').map(withoutArticle).join(' '), rows: 0, short }
  phrases.set(key, phrase)
  return [phrase]
}
