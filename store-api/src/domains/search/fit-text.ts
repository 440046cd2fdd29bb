import type { CatalogIndex } from './catalog-index.ts'
import type { Criteria } from './criteria.ts'
import { markCondition, markVariants, sizesFound } from './mark-conditions.ts'
import { hasProductCriteria, productMisses } from './misses.ts'
import { addUnit, markAt, rarity, type Scratch } from './words/score.ts'
import { field, FIELD_BITS } from './words/fields.ts'
import type { Lexicon } from './words/lexicon.ts'
import { type Part, trust } from './understand/understanding.ts'

/** Bit of the rows that are called one of the words: «حذاء» is a shoe, not a bag for shoes. */
const CALLED = 1 << 14
/** Bit of the rows of which more than a category of two kinds says a word: a padel ball is not for tennis. */
const SAID = 1 << 13
/** Bit of the rows that have something that is not wanted. */
const REFUSED = 1 << 15
/** A part counts more than all less sure ones together. */
const BASE = 16

/** What is kept of a text, so that products fit. */
export interface Fit {
  kept: Part[]
  leftOut: Part[]
  /**
   * Score by row, valid until the next search; 0 for the rows without the kept words. Kept conditions are criteria of
   * the list, which counts each without itself.
   */
  scores: Float32Array
  /** Whether rows with something unwanted had to be shown. */
  isRefusalKept: boolean
}

const PLACES = (1 << FIELD_BITS) - 1
/** Where the name of a thing stands. */
const THING = field.head | field.kind

interface Matched {
  lexicon: Lexicon
  scratch: Scratch
}

/** Finds the rows that have the surest parts: all of them when any row does. */
export function fit(
  index: CatalogIndex,
  { lexicon, scratch }: Matched,
  parts: readonly Part[],
  without: readonly Part[],
  given: Criteria,
): Fit {
  const hard = parts.filter(({ isSoft }) => !isSoft)
  const { marks } = scratch
  const words = hard.filter((part) => part.words)
  const total = words.reduce(
    (sum, part) => sum + (part.words ? rarity(lexicon, part.words.expansion, scratch.rows) : 0),
    0,
  )
  // «لبس كورة» is of what is worn, not of balls.
  const things = hard.some(({ condition }) => condition?.field === 'clothes')
    ? []
    : hard.flatMap(({ words: named }) => (named?.isThing ? [named] : []))
  for (const [nth, part] of hard.entries()) {
    if (part.words)
      addUnit(
        lexicon,
        scratch,
        part.words.expansion,
        rarity(lexicon, part.words.expansion, scratch.rows) / total,
        1 << nth,
      )
    else if (part.condition) markCondition(index, marks, part.condition, 1 << nth)
  }
  markVariants(index, marks, hard)
  for (const { expansion } of things) markAt(lexicon, scratch, expansion, THING, CALLED)
  for (const { words: said } of words)
    if (said && !said.isThing) markAt(lexicon, scratch, said.expansion, PLACES & ~field.tag, SAID)
  for (const part of without) {
    if (part.words) markAt(lexicon, scratch, part.words.expansion, part.words.places ?? ~0, REFUSED)
    else if (part.condition) markCondition(index, marks, part.condition, REFUSED)
  }
  // What is left out depends on the products that the other filters leave.
  const misses = hasProductCriteria(given) ? productMisses(index, given) : undefined
  const wanted = bestMarks(scratch, hard, misses)
  for (const part of parts) if (part.isSoft && part.words) addUnit(lexicon, scratch, part.words.expansion, SOFT, 0)
  if (!parts.some(({ condition }) => condition?.field === 'season')) favourNewest(lexicon, scratch)
  const scores = collect(scratch, wanted & ~bitsOfCriteria(hard), favouredAudience(index, parts))
  const kept = parts.filter((part) => part.isSoft || (wanted & (1 << hard.indexOf(part))) !== 0)
  return {
    kept: kept.map((part) =>
      part.condition?.field === 'size' && part.condition.slugs.length > 1
        ? { ...part, condition: { ...part.condition, slugs: sizesFound(index, scores, part.condition.slugs) } }
        : part,
    ),
    leftOut: hard.filter((_, nth) => (wanted & (1 << nth)) === 0),
    scores,
    isRefusalKept: (wanted & REFUSED) !== 0,
  }
}

/** Returns the bits of the conditions that the list can have. */
function bitsOfCriteria(parts: readonly Part[]): number {
  return parts.reduce(
    (bits, { condition }, nth) => (condition && condition.field !== 'clothes' ? bits | (1 << nth) : bits),
    0,
  )
}

const SOFT = 0.1

function favourNewest(lexicon: Lexicon, scratch: Scratch): void {
  const newest = lexicon.words.get(lexicon.newest)
  if (newest !== undefined) addUnit(lexicon, scratch, new Map([[newest, 1]]), SOFT, 0)
}

/** Returns whether a row is ahead of others: of the audience that was named; of adults when a text says neither. */
function favouredAudience({ columns, names }: CatalogIndex, parts: readonly Part[]): (row: number) => boolean {
  const named = parts.find(({ condition }) => condition?.field === 'gender')?.condition
  const { gender } = columns.values
  if (named?.field === 'gender') {
    const first = names.gender.bySlug.get(named.slugs[0] ?? '')
    return (row) => gender[row] === first
  }
  const isSized = parts.some(({ condition }) => condition?.field === 'size')
  const kids = names.gender.bySlug.get('kids')
  return (row) => !isSized && gender[row] !== kids
}

/** Number of rows by marks: one set, reused. */
const counts = new Uint32Array(1 << 16)

/**
 * Returns the marks of the rows that lack the least sure parts only; among equally sure ones those that fewer products
 * have stay.
 */
function bestMarks({ marks, alive, rows }: Scratch, parts: readonly Part[], misses: Uint16Array | undefined): number {
  counts.fill(0)
  const seen: number[] = []
  let living = 0
  for (let row = 0; row < rows; row += 1) {
    if (alive[row] !== 1 || (misses && misses[row] !== 0)) continue
    living += 1
    const mark = marks[row] as number
    const before = counts[mark] as number
    if (before === 0) seen.push(mark)
    counts[mark] = before + 1
  }
  const costs = parts.map((part, nth) => {
    const having = seen.reduce((sum, mark) => ((mark & (1 << nth)) === 0 ? sum : sum + (counts[mark] ?? 0)), 0)
    return BASE ** (part.trust + 1) * (1 + Math.log((living + 1) / (having + 1)) / 100)
  })
  const refusal = BASE ** (trust.name + 1)
  const called = BASE ** (trust.word + 1)
  const said = BASE ** trust.corrected
  const costOf = (mark: number) =>
    costs.reduce(
      (sum, cost, nth) => ((mark & (1 << nth)) === 0 ? sum + cost : sum),
      ((mark & CALLED) === 0 ? called : 0) + ((mark & SAID) === 0 ? said : 0) + ((mark & REFUSED) === 0 ? 0 : refusal),
    )
  let [best, least] = [0, Infinity]
  for (const mark of seen) {
    const cost = costOf(mark)
    // The first row does not decide between equal costs: rows are renumbered when products change.
    if (cost < least || (cost === least && mark > best)) [best, least] = [mark, cost]
  }
  return best
}

/** Scores are rounded to this many steps, so that among equal ones the shop's order decides. */
const STEPS = 40

/** Returns the scores of the rows that have all wanted marks, and clears the buffers. */
function collect(
  { rows, alive, marks, sums, scores }: Scratch,
  wanted: number,
  isFavoured: (row: number) => boolean,
): Float32Array {
  scores.fill(0, 0, rows)
  const refused = ~wanted & REFUSED
  for (let row = 0; row < rows; row += 1) {
    const mark = marks[row] ?? 0
    if ((mark & wanted) !== wanted || (mark & refused) !== 0 || alive[row] !== 1) continue
    const sum = Math.fround((sums[row] ?? 0) + (isFavoured(row) ? SOFT : 0))
    scores[row] = Math.max(1, Math.round(sum * STEPS)) / STEPS
  }
  marks.fill(0, 0, rows)
  sums.fill(0, 0, rows)
  return scores.subarray(0, rows)
}
