import type { CatalogIndex } from './catalog-index.ts'
import type { Criteria } from './criteria.ts'
import { type MarkedCondition, markerOf, sizesFound } from './mark-conditions.ts'
import { profileMisses } from './misses.ts'
import { addNumber, addUnit, clear, someRow, markAt, rarity } from './words/score.ts'
import { type Expansion, countRows } from './words/expand.ts'
import { field, FIELD_BITS } from './words/fields.ts'
import { isFootball, OF_USE } from './understand/uses.ts'
import { type Part, trust } from './understand/understanding.ts'

/** Bit of the rows that are called one of the words: «حذاء» is a shoe, not a bag for shoes. */
const CALLED = 1 << 14
/** Bit of the rows of which more than a category of two kinds says a word: a padel ball is not for tennis. */
const SAID = 1 << 13
/** Bit of the rows that have something that is not wanted. */
const REFUSED = 1 << 15
/** A part counts more than all less sure ones together. */
const BASE = 16

/** The rows that a text finds. Valid until the next search. */
export interface Hits {
  /** Undefined for all rows. */
  rows: Int32Array | undefined
  scoreOf: (row: number) => number
}

/** What is kept of a text, so that products fit. */
export interface Fit {
  kept: Part[]
  leftOut: Part[]
  /**
   * The rows with the kept words. Kept conditions are criteria of the list, which counts each without itself.
   */
  hits: Hits
  /** Things that the rows have in their names and are not: boots for «كورة قدم للاولاد». */
  uncalled: Part[]
  /** Things behind «and» of which no row fits the rest, a bag for «كوتشي مدرسة وشنطة مقاس 34». */
  unshown: Part[]
  /** Whether rows with something unwanted had to be shown. */
  isRefusalKept: boolean
}

const PLACES = (1 << FIELD_BITS) - 1
/** Where the name of a thing stands. */
const THING = field.head | field.kind

/** Finds the rows that have the surest parts: all of them when any row does. */
export function fit(index: CatalogIndex, parts: readonly Part[], without: readonly Part[], given: Criteria): Fit {
  const { lexicon } = index.text.known
  const { scratch } = index.text
  clear(scratch)
  const hard = parts.filter(({ isSoft }) => !isSoft)
  const words = hard.flatMap((part, nth) =>
    part.words
      ? { ...part.words, bit: 1 << nth, rarity: rarity(lexicon, part.words.expansion, index.columns.rows) }
      : [],
  )
  const total = words.reduce((sum, word) => sum + word.rarity, 0)
  const things = words.filter(({ isThing }) => isThing)
  const others = words.filter(({ isThing }) => !isThing)
  for (const word of words) addUnit(lexicon, scratch, word.expansion, word.rarity / total, word.bit)
  for (const { expansion } of things) markAt(lexicon, scratch, called(expansion), THING, CALLED)
  for (const { expansion } of others) markAt(lexicon, scratch, expansion, PLACES & ~field.tag, SAID)
  for (const { words: refused } of without)
    if (refused) markAt(lexicon, scratch, refused.expansion, refused.places ?? ~0, REFUSED)
  const conditions = [
    ...hard.flatMap((part, nth) => marked(part, 1 << nth, true)),
    ...without.flatMap((part) => marked(part, REFUSED, false)),
  ]
  const all = (1 << hard.length) - 1 + (things.length > 0 ? CALLED : 0) + (others.length > 0 ? SAID : 0)
  const least = Math.min(trust.called, ...hard.flatMap((part) => (part.words?.isThing ? trustInCall(index, part) : [])))
  const wanted = bestMark(index, hard, { markOf: markerOf(index, conditions), all, calledTrust: least }, given)
  for (const part of parts) if (part.isSoft && part.words) addUnit(lexicon, scratch, part.words.expansion, WISH, 0)
  if (!parts.some(({ condition }) => condition?.field === 'season')) favourNewest(index)
  const kept = parts.filter((part) => part.isSoft || (wanted & (1 << hard.indexOf(part))) !== 0)
  const needed = wanted & ~bitsOfCriteria(hard)
  const rows = needed === 0 && without.length === 0 ? undefined : rowsWith(index, words, conditions, needed)
  return {
    kept: kept.map((part) =>
      part.condition?.field === 'size' && part.condition.slugs.length > 1
        ? { ...part, condition: { ...part.condition, slugs: sizesFound(index, part.condition.slugs, rows) } }
        : part,
    ),
    leftOut: hard.filter((_, nth) => (wanted & (1 << nth)) === 0),
    hits: { rows, scoreOf: scoreOf(index, parts) },
    uncalled: (wanted & CALLED) === 0 && things.length > 0 ? kept.filter(({ words: thing }) => thing?.isThing) : [],
    unshown: unshownOf(index, parts, { conditions, rows, wanted }),
    isRefusalKept: (wanted & REFUSED) !== 0,
  }
}

function unshownOf(
  index: CatalogIndex,
  parts: readonly Part[],
  { conditions, rows, wanted }: { conditions: readonly MarkedCondition[]; rows: Hits['rows']; wanted: number },
): Part[] {
  const also = parts.filter(({ isAlso, isSoft }) => isAlso && isSoft)
  if (also.length === 0) return []
  const found = rows && new Set(rows)
  const meets = markerOf(index, conditions)
  const met = conditions.reduce((bits, { bit, isWanted }) => (isWanted ? bits | bit : bits), 0) & wanted
  const isShown = (row: number) => found?.has(row) !== false && (meets(row) & met) === met
  return also.filter(({ words }) => !words || !someRow(index.text.known.lexicon, words.expansion, isShown))
}

/** How sure it is that a row has to be called so: not more than its word is, and football is a sport too. */
function trustInCall({ text }: CatalogIndex, part: Part): number {
  return isFootball(text.known, part) ? trust.word : part.trust
}

/** Returns what a thing is called, without the things of its use: shin guards are no football. */
function called(expansion: Expansion): Expansion {
  return new Map([...expansion].filter(([, howSure]) => howSure > OF_USE))
}

function marked({ words, condition }: Part, bit: number, isWanted: boolean): MarkedCondition[] {
  return condition && !words ? [{ condition, bit, isWanted }] : []
}

/** Returns the bits of the conditions that the list can have. */
function bitsOfCriteria(parts: readonly Part[]): number {
  return parts.reduce(
    (bits, { condition }, nth) => (condition && condition.field !== 'clothes' ? bits | (1 << nth) : bits),
    0,
  )
}

/** How much more a row scores that has what is only wished for, and one of the newest season or of adults. */
const WISH = 0.2
const SOFT = 0.1

function favourNewest({ text: { known, scratch } }: CatalogIndex): void {
  const newest = known.lexicon.words.get(known.lexicon.newest)
  if (newest !== undefined) addNumber(known.lexicon, scratch, newest, SOFT)
}

/**
 * Returns whether a row is ahead of others: of the audience that was named; of adults when a text says neither, and no
 * goalkeeper's.
 */
function favoured({ columns, names }: CatalogIndex, parts: readonly Part[]): (row: number) => boolean {
  const named = parts.find(({ condition }) => condition?.field === 'gender')?.condition
  const { of, values } = columns.profiles
  const first = names.gender.bySlug.get(named?.field === 'gender' ? (named.slugs[0] ?? '') : '')
  const kids = names.gender.bySlug.get('kids')
  const isAnyAge = named !== undefined || parts.some(({ condition }) => condition?.field === 'size')
  const keeper = names.kitType.bySlug.get('goalkeeper')
  return (row) => {
    const profile = of[row] ?? 0
    const gender = values.gender[profile]
    return values.kitType[profile] !== keeper && (named ? gender === first : isAnyAge || gender !== kids)
  }
}

/** Number of rows by marks: one set, reused. */
const counts = new Uint32Array(1 << 16)

/**
 * Returns the marks of the rows that lack the least sure parts only; among equally sure ones those that fewer products
 * have stay. Looks at rows until one has `all`.
 */
function bestMark(
  index: CatalogIndex,
  parts: readonly Part[],
  { markOf, all, calledTrust }: { markOf: (row: number) => number; all: number; calledTrust: number },
  given: Criteria,
): number {
  const { rows, alive, profiles, price } = index.columns
  const { priceFrom = 0, priceTo = Infinity } = given
  // What is left out depends on the products that the other filters leave.
  const misses = profileMisses(index, given)
  counts.fill(0)
  const seen: number[] = []
  let living = 0
  for (let row = 0; row < rows; row += 1) {
    const each = price[row] ?? 0
    if (alive[row] !== 1 || misses[profiles.of[row] ?? 0] !== 0 || each < priceFrom || each > priceTo) continue
    living += 1
    const mark = markOf(row)
    if (mark === all) return all
    const before = counts[mark] as number
    if (before === 0) seen.push(mark)
    counts[mark] = before + 1
  }
  const costs = parts.map((part, nth) => {
    const having = seen.reduce((sum, mark) => ((mark & (1 << nth)) === 0 ? sum : sum + (counts[mark] ?? 0)), 0)
    return BASE ** (part.trust + 1) * (1 + Math.log((living + 1) / (having + 1)) / 100)
  })
  const refusal = BASE ** (trust.name + 1)
  const said = BASE ** trust.corrected
  const costOf = (mark: number) =>
    costs.reduce(
      (sum, cost, nth) => ((mark & (1 << nth)) === 0 ? sum + cost : sum),
      ((mark & CALLED) === 0 ? BASE ** (calledTrust + 1) : 0) +
        ((mark & SAID) === 0 ? said : 0) +
        ((mark & REFUSED) === 0 ? 0 : refusal),
    )
  let [best, least] = [0, Infinity]
  for (const mark of seen) {
    const cost = costOf(mark)
    // The first row does not decide between equal costs: rows are renumbered when products change.
    if (cost < least || (cost === least && mark > best)) [best, least] = [mark, cost]
  }
  return best
}

/** Returns the rows that have the needed marks, and nothing that is refused unless it is needed. */
function rowsWith(
  index: CatalogIndex,
  words: readonly { expansion: Expansion; bit: number }[],
  conditions: readonly MarkedCondition[],
  needed: number,
): Int32Array {
  const { columns, text } = index
  const { lexicon } = text.known
  const { marks, hits } = text.scratch
  const looked = needed | REFUSED
  const markOf = markerOf(
    index,
    conditions.filter(({ bit }) => (bit & looked) !== 0),
  )
  let found = 0
  const add = (row: number) => {
    if ((markOf(row) & looked) === needed && columns.alive[row] === 1) {
      hits[found] = row
      found += 1
      // A row with several numbers of the word comes again.
      marks[row] = 0
    }
    return false
  }
  const [rarest] = words
    .filter(({ bit }) => (needed & bit) !== 0)
    .toSorted((one, other) => countRows(lexicon, one.expansion) - countRows(lexicon, other.expansion))
  if (rarest) someRow(lexicon, rarest.expansion, add)
  else for (let row = 0; row < columns.rows; row += 1) add(row)
  return hits.subarray(0, found)
}

/** Scores are rounded to this many steps, so that among equal ones the shop's order decides. */
const STEPS = 40

/** Returns the score of a row that fits. */
function scoreOf(index: CatalogIndex, parts: readonly Part[]): Hits['scoreOf'] {
  const { sums } = index.text.scratch
  const isFavoured = favoured(index, parts)
  return (row) => {
    const sum = Math.fround((sums[row] ?? 0) + (isFavoured(row) ? SOFT : 0))
    return Math.fround(Math.max(1, Math.round(sum * STEPS)) / STEPS)
  }
}
