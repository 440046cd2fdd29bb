import type { Language } from 'server-kit/language.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Criteria } from './criteria.ts'
import type { Sort } from './product-order.ts'
import type { SearchNote } from './search.schema.ts'
import type { Expansion } from './words/expand.ts'
import { someRow } from './words/score.ts'
import { fit, type Fit, type Hits } from './fit-text.ts'
import { understand } from './understand/understand.ts'
import { type Condition, type Part, trust, type Understanding } from './understand/understanding.ts'

/** What a text means for a list. */
export interface TextMatch extends Hits {
  criteria: Criteria
  sort: Sort | undefined
  /** The words that are looked for in the texts of products. */
  words: Expansion[]
  /** Null for a code. */
  note: SearchNote | null
}

/**
 * Searches the catalogue by a text. Criteria that are given win over those of the text. Undefined for a text without
 * words.
 */
export function searchText(
  index: CatalogIndex,
  q: string,
  given: Criteria & { sort?: Sort },
  language: Language,
): TextMatch | undefined {
  const isAlive = (row: number) => index.columns.alive[row] === 1
  const understood = understand(index.text.known, q)
  if (!understood) return undefined
  const isOpen = ({ condition }: Part) => !condition || fieldsOf(condition).every((field) => given[field] === undefined)
  const parts = understood.parts.filter(isOpen)
  const { lexicon } = index.text.known
  const { found, areSold } = bestFit(index, parts, understood.without, given)
  const isSold = ({ words }: Part) => words !== undefined && someRow(lexicon, words.expansion, isAlive)
  const missing = missingOf(understood, found, { isSold, areSold, isForAll: forAll(index, found.hits) })
  const begun = found.kept.filter((part) => part.trust === trust.guess)
  const isEmpty =
    (understood.unknown.length > 0 || found.leftOut.length > 0) && found.kept.every(({ isSoft }) => isSoft)
  const criteria = criteriaOf(
    found.kept.flatMap(({ condition }) => condition ?? []),
    given,
  )
  const sort = given.sort === undefined || given.sort === 'relevance' ? (understood.sort ?? undefined) : undefined
  const without = understood.without.filter(({ typed }) => typed !== '')
  const note = {
    words: [
      ...found.kept.flatMap((part) =>
        (part.words || part.condition?.field === 'clothes') && part.meant !== '' ? part.meant : [],
      ),
      ...without.map(({ typed }) => typed),
    ].join(' '),
    filters: filtersOf(index, found.kept, criteria, language),
    sort: sort ?? null,
    excluded: without.map(({ typed, words, condition }) => ({
      typed,
      known: !found.isRefusalKept && (condition !== undefined || (words?.expansion.size ?? 0) > 0),
    })),
    corrected: understood.corrected,
    ...missing,
    // A word that only begins so is not the typed one: «زجاجة زيت» is no olive one.
    leftOut: [
      ...new Set([
        ...missing.leftOut,
        ...understood.guessed,
        ...typedTexts([...begun, ...found.unshown, ...found.uncalled]),
      ]),
    ],
    didYouMean: understood.offered,
  }
  return {
    ...found.hits,
    ...(isEmpty ? { rows: new Int32Array(0) } : {}),
    criteria,
    sort,
    words: found.kept.flatMap(({ words }) => words?.expansion ?? []),
    note,
  }
}

/** Whether a part is a kind of things: boxing, of gloves. */
function isKind({ words, trust: howSure }: Part): boolean {
  return words !== undefined && howSure === trust.kind && !words.isUse
}

function isNamedThing({ words, isSoft }: Part): boolean {
  return words !== undefined && !isSoft
}

/**
 * Finds the rows that fit, with the parts in their other meaning when less is left out so. `areSold`: whether the words
 * alone have a product.
 */
function bestFit(
  index: CatalogIndex,
  parts: readonly Part[],
  without: readonly Part[],
  given: Criteria,
): { found: Fit; areSold: boolean } {
  const first = fit(index, parts, without, given)
  if (first.leftOut.length === 0) return { found: first, areSold: true }
  const others = parts.some(({ orElse }) => orElse)
    ? parts.map(({ orElse, ...part }) => ({ ...part, ...orElse }))
    : undefined
  const other = others && fit(index, others, without, given)
  const isOther = other !== undefined && other.leftOut.length < first.leftOut.length
  const best = isOther ? other : first
  const isInDoubt =
    best.leftOut.some(isKind) &&
    parts.some(({ condition }) => condition) &&
    !best.kept.some(({ condition }) => condition?.field === 'club')
  const areSold = isInDoubt && fit(index, parts.filter(isNamedThing), [], {}).leftOut.length === 0
  // Each search ends the hits of the one before.
  const isLast = !isInDoubt && (isOther || !others)
  return { found: isLast ? best : fit(index, (isOther && others) || parts, without, given), areSold }
}

/** Whether everything that is found is for anybody, and of one size: a school bag. */
function forAll({ columns: { profiles, sizes }, names }: CatalogIndex, { rows }: Hits): boolean {
  const unisex = names.gender.bySlug.get('unisex')
  const isAny = (row: number) => [0, unisex].includes(profiles.values.gender[profiles.of[row] ?? 0])
  return rows?.every((row) => isAny(row) && (sizes.members[sizes.of[row] ?? 0] ?? []).length < 2) ?? false
}

/**
 * Tells apart what the shop does not sell and words that are left out. Nothing is not sold while something is shown for
 * the rest of the text, but for «جوانتي بوكس»: gloves there are, and something for boxing, and not both in one.
 */
function missingOf(
  { parts, without, unknown }: Understanding,
  { kept, leftOut }: Fit,
  { isSold, areSold, isForAll }: { isSold: (part: Part) => boolean; areSold: boolean; isForAll: boolean },
): Pick<SearchNote, 'leftOut' | 'notSold'> {
  const words = leftOut.filter((part) => part.words)
  const others = leftOut.filter(
    (part) =>
      !part.words &&
      part.condition?.field !== 'clothes' &&
      !(part.condition?.field === 'gender' && isForAll) &&
      !(part.condition?.field !== 'size' && kept.some(({ typed, isSoft }) => !isSoft && typed === part.typed)),
  )
  const hasThing = kept.some((part) => part.words?.isThing)
  // «ليجن وسط عالي مش أسود»: what is not wanted may be all there is.
  const isRefused = without.some(({ typed }) => typed !== '')
  const isOfClub = kept.some(({ condition }) => condition?.field === 'club')
  const isMissing = words.some(isKind)
  if (hasThing && isMissing && !areSold && !isRefused && !isOfClub) {
    return { notSold: [typedTexts(parts.filter(isNamedThing)).join(' ')], leftOut: [...unknown, ...typedTexts(others)] }
  }
  const isNothingKept = kept.every(({ isSoft }) => isSoft)
  if (isNothingKept)
    return {
      notSold: [...unknown, ...typedTexts(words.filter((part) => !isSold(part)))],
      leftOut: typedTexts([...words.filter(isSold), ...others]),
    }
  return { notSold: [], leftOut: [...unknown, ...typedTexts([...words, ...others])] }
}

/** Returns what was typed for some parts, without what another one has in it: «لبنتي 7 سنين» says «7 سنين». */
function typedTexts(parts: readonly Part[]): string[] {
  const typed = [...new Set(parts.map((part) => part.typed))]
  return typed.filter((one) => !typed.some((other) => other !== one && ` ${other} `.includes(` ${one} `)))
}

function fieldsOf(condition: Condition): (keyof Criteria)[] {
  if (condition.field === 'clothes') return []
  return condition.field === 'price' ? ['priceFrom', 'priceTo'] : [condition.field]
}

/** Returns the criteria of conditions. A size that is named is wanted now. */
function criteriaOf(conditions: readonly Condition[], given: Criteria): Criteria {
  const criteria: Criteria = {}
  for (const condition of conditions) {
    if (condition.field === 'price')
      Object.assign(
        criteria,
        condition.from === undefined ? {} : { priceFrom: condition.from },
        condition.to === undefined ? {} : { priceTo: condition.to },
      )
    else if (condition.field !== 'clothes')
      Object.assign(criteria, { [condition.field]: 'slugs' in condition ? condition.slugs : true })
  }
  return criteria.size && given.inStock === undefined && !given.branch ? { ...criteria, inStock: true } : criteria
}

const single = { offers: { ar: 'عليه عرض', en: 'On offer' }, inStock: { ar: 'متوفر دلوقتي', en: 'In stock' } }

function filtersOf(
  { names }: CatalogIndex,
  kept: readonly Part[],
  criteria: Criteria,
  language: Language,
): SearchNote['filters'] {
  const filters = kept.flatMap(({ condition, typed }): SearchNote['filters'] => {
    if (!condition || condition.field === 'clothes') return []
    if (condition.field === 'price') {
      const price = (field: 'priceFrom' | 'priceTo', piastres: number | undefined) =>
        piastres === undefined ? [] : [{ field, value: String(piastres), label: String(piastres / 100), typed }]
      return [...price('priceFrom', condition.from), ...price('priceTo', condition.to)]
    }
    if (!('slugs' in condition))
      return [{ field: condition.field, value: 'true', label: single[condition.field][language], typed }]
    const { field, slugs } = condition
    const { all, bySlug } = names[field]
    return slugs.map((slug) => ({ field, value: slug, label: all[bySlug.get(slug) ?? 0]?.[language] ?? slug, typed }))
  })
  const size = filters.find(({ field }) => field === 'size')
  const isStocked = criteria.inStock === true && !filters.some(({ field }) => field === 'inStock')
  return size && isStocked
    ? [...filters, { field: 'inStock', value: 'true', label: single.inStock[language], typed: size.typed }]
    : filters
}
