import type { CatalogIndex } from './catalog-index.ts'
import { addToAncestors } from './counting.ts'
import { normalise } from './language/normalise.ts'
import { stem, withoutArticle } from './language/stem.ts'
import { wordsOf } from './language/words.ts'
import type { AllNames, Name } from './names.ts'
import type { TextMatch } from './search-text.ts'
import { bareBeginning } from './words/expand.ts'
import { type Lexicon, meaningsAt } from './words/lexicon.ts'

/** Kinds of names that are suggested besides products and terms. */
export const suggested = ['club', 'brand', 'category'] as const

export type Suggested = (typeof suggested)[number]
/** Weights by number of the name. */
export type Weights = Record<Suggested, Float64Array>
/** How well a text names or begins a name, by number of the name; 0 for not at all. */
export type NameScores = Record<Suggested, Uint8Array>

/** A name that the text says, one that it begins, and one with a later word, a nickname or a synonym that it begins. */
export const SAID = 3
export const BEGUN = 2
export const PART_BEGUN = 1

/** What is said before the name of a club: «مصر» is a beginning of «منتخب مصر». */
const CLUB = /^(?:منتخب|نادي) /u

const normalised = new WeakMap<Name, string[]>()

/** Scores the names that a normalised text begins. */
export function scoreBegun(
  {
    names,
    text: {
      known: { vocabulary },
    },
  }: CatalogIndex,
  typed: string,
): NameScores {
  const scores = {
    club: emptyScores(names.club),
    brand: emptyScores(names.brand),
    category: emptyScores(names.category),
  }
  for (const kind of suggested) {
    for (const number of names[kind].bySlug.values()) {
      const name = names[kind].all[number]
      if (name) for (const phrase of phrasesOf(name)) raise(scores[kind], number, begunBy(phrase, typed))
    }
  }
  for (const [phrase, values] of vocabulary.names) {
    if (begunBy(phrase, typed) < BEGUN) continue
    for (const { field, slug } of values)
      if (field === 'club' || field === 'brand') raise(scores[field], names[field].bySlug.get(slug), PART_BEGUN)
  }
  return scores
}

function phrasesOf(name: Name): string[] {
  const known =
    normalised.get(name) ?? [name.ar, name.en].map(normalise).flatMap((phrase) => [phrase, phrase.replace(CLUB, '')])
  normalised.set(name, known)
  return known
}

/** Raises the scores of the names that a text says; of a category once for each word. */
export function raiseSaid(
  {
    names,
    text: {
      known: { lexicon },
    },
  }: CatalogIndex,
  scores: NameScores,
  { note, words }: Partial<Pick<TextMatch, 'note' | 'words'>>,
  score: number,
): void {
  for (const { field, value } of note?.filters ?? [])
    if (field === 'club' || field === 'brand') raise(scores[field], names[field].bySlug.get(value), score)
  if (!words?.length) return
  for (const [number, name] of names.category.all.entries()) {
    if (!name) continue
    const own = new Set([name.ar, name.en].flatMap((text) => numbersIn(lexicon, text)))
    raise(
      scores.category,
      number,
      score * words.filter((expansion) => [...expansion.keys()].some((each) => own.has(each))).length,
    )
  }
}

function raise(scores: Uint8Array, number: number | undefined, score: number): void {
  if (number !== undefined) scores[number] = Math.max(scores[number] ?? 0, score)
}

/** Returns how well a text begins a normalised phrase. */
export function begunBy(phrase: string, typed: string): number {
  const bare = bareBeginning(typed)
  // Most phrases, and so the fastest.
  if (bare === '' || !phrase.includes(bare)) return 0
  if (phrase.startsWith(typed) || withoutArticle(phrase).startsWith(bare)) return BEGUN
  return phrase.includes(` ${typed}`) || phrase.includes(` ال${typed}`) ? PART_BEGUN : 0
}

/** Returns the numbers of the words of a text, and of their meanings. */
function numbersIn(lexicon: Lexicon, text: string): number[] {
  const words = wordsOf(text)
  const stems = words.map(stem)
  return words.flatMap((word, at) => [
    ...(lexicon.words.get(word) === undefined ? [] : [lexicon.words.get(word) ?? 0]),
    ...meaningsAt(lexicon, stems, at).flatMap(({ meanings }) => meanings),
  ])
}

/**
 * Returns the names of a kind that have a weight, the heaviest first. With scores: only those with a score, by score
 * first.
 */
export function heaviest(
  names: AllNames,
  kind: Suggested,
  weights: Weights,
  first: number,
  scores?: NameScores,
): Name[] {
  const { all, bySlug } = names[kind]
  // Equal ones stay in display order.
  return [...bySlug.values()]
    .flatMap((number) => {
      const name = all[number]
      return name ? [{ name, weight: weights[kind][number] ?? 0, score: scores ? (scores[kind][number] ?? 0) : 1 }] : []
    })
    .filter(({ weight, score }) => weight > 0 && score > 0)
    .sort((a, b) => b.score - a.score || b.weight - a.weight)
    .slice(0, first)
    .map(({ name }) => name)
}

/** Sums the weights of rows by club, brand and category; a category includes its subcategories. */
export function weigh({ columns, names }: CatalogIndex, rows: Int32Array, weightOf: (row: number) => number): Weights {
  const weights = {
    club: emptyFor(names.club.all),
    brand: emptyFor(names.brand.all),
    category: emptyFor(names.category.all),
  }
  const { of, values, numbers } = columns.profiles
  const ofProfile = new Float64Array(numbers.size)
  for (const row of rows) ofProfile[of[row] ?? 0] = (ofProfile[of[row] ?? 0] ?? 0) + weightOf(row)
  for (const kind of suggested) {
    const sums = weights[kind]
    for (const [profile, number] of values[kind].entries())
      sums[number] = (sums[number] ?? 0) + (ofProfile[profile] ?? 0)
  }
  addToAncestors(weights.category, names.category)
  return weights
}

const emptyFor = (names: unknown[]) => new Float64Array(names.length)
const emptyScores = ({ all }: { all: unknown[] }) => new Uint8Array(all.length)
