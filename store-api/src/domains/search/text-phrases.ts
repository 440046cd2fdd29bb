import { withoutArticle } from './language/stem.ts'
import { nicknamesIn, wordsOf } from './language/words.ts'
import type { ProductText } from './product-text.ts'
import type { RowsWith } from './words/postings.ts'

/** Phrases for completion: names in their original spelling. */
interface Phrases {
  /** By normalised form, which starts with a space, so that prefixes match whole words. */
  byKey: Map<string, Phrase>
  /** The phrases of lists that products share. */
  ofLists: WeakMap<string[], Phrase[]>
  /** Made when it is needed, and dropped when a phrase is added or removed. */
  lines?: Lines
}

interface Phrase {
  key: string
  written: string
  /** Like the key, without articles. */
  bare: string
  rows: number
  /** True for names of clubs, brands and categories, which rank above whole product names. */
  short: boolean
}

/** All keys and bare forms, one a line: one text is searched many times faster than twenty thousand. */
interface Lines {
  text: string
  /** Start of the line of each phrase: its key, a tab, its bare form. */
  starts: number[]
  phrases: Phrase[]
}

/** Maximum number of phrases; further product names are not completed. */
const MOST_NAMES = 20_000

export function noPhrases(): Phrases {
  return { byKey: new Map(), ofLists: new WeakMap() }
}

/** Counts the phrases of a product's text. */
export function addPhrases(phrases: Phrases, text: ProductText): void {
  for (const list of [text.brand, text.club, text.category])
    for (const phrase of phrasesOf(phrases, list)) phrase.rows++
  if (phrases.byKey.size > MOST_NAMES) return
  for (const name of text.names) for (const phrase of phraseOf(phrases, name, false)) phrase.rows++
}

/** Counts the rows for the phrases of another list, and forgets phrases without rows. */
export function replacePhrases(phrases: Phrases, { of, number, rows }: RowsWith, from: string[], to: string[]): void {
  let count = 0
  for (let row = 0; row < rows; row += 1) if (of[row] === number) count += 1
  if (count === 0) return
  for (const phrase of phrasesOf(phrases, to)) phrase.rows += count
  for (const phrase of phrasesOf(phrases, from)) {
    phrase.rows -= count
    if (phrase.rows > 0) continue
    phrases.byKey.delete(phrase.key)
    phrases.lines = undefined
  }
}

/** Returns phrases that have the prefix at their start or at the start of a word, the best first. */
export function complete(phrases: Phrases, prefix: string, limit: number): string[] {
  const words = wordsOf(prefix.slice(0, 120))
  if (words.length === 0) return []
  const typed = ` ${words.join(' ')}`
  const bare = ` ${words.map(withoutArticle).join(' ')}`
  const lines = (phrases.lines ??= linesOf(phrases))
  const found = new Set([...linesWith(lines, typed), ...(bare === typed ? [] : linesWith(lines, bare))])
  return [...found]
    .sort((a, b) => a - b)
    .flatMap((at) => lines.phrases[at] ?? [])
    .filter((phrase) => phrase.key.includes(typed) || phrase.bare.includes(bare))
    .map((phrase) => ({
      written: phrase.written,
      rank: rankOf(phrase, phrase.key.startsWith(typed) || phrase.bare.startsWith(bare)),
    }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ written }) => written)
}

function linesOf({ byKey }: Phrases): Lines {
  const all = [...byKey.values()]
  const starts: number[] = []
  let text = ''
  for (const { key, bare } of all) {
    starts.push(text.length)
    text += `${key}\t${bare}\n`
  }
  return { text, starts, phrases: all }
}

/** Returns the numbers of the lines that contain a text without line breaks. */
function linesWith({ text, starts }: Lines, wanted: string): number[] {
  const found: number[] = []
  let line = 0
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, starts[line + 1] ?? text.length)) {
    while ((starts[line + 1] ?? Infinity) <= at) line += 1
    found.push(line)
  }
  return found
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
  const phrase = { key, written: text.trim(), bare: ` ${words.map(withoutArticle).join(' ')}`, rows: 0, short }
  phrases.byKey.set(key, phrase)
  phrases.lines = undefined
  return [phrase]
}
