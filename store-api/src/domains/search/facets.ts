import type { Language } from 'server-kit/language.ts'
import type { FacetCounts } from './count-facets.ts'
import { increment } from './counting.ts'
import type { Criteria } from './criteria.ts'
import type { AllNames, Names } from './names.ts'
import type { ProductListMeta } from './search.schema.ts'

type Facet = ProductListMeta['facets'][number]
type FacetValue = Facet['values'][number]

/** The facets of a list. Sizes, categories and seasons have their own order; other values are sorted by count. */
const facets: [name: Facet['name'], order: 'position' | 'count'][] = [
  ['category', 'position'],
  ['subCategory', 'position'],
  ['club', 'count'],
  ['brand', 'count'],
  ['season', 'position'],
  ['kitType', 'position'],
  ['gender', 'position'],
  ['size', 'position'],
  ['color', 'count'],
  ['branch', 'count'],
  ['offers', 'position'],
  ['inStock', 'position'],
]

const singleLabels = { offers: { ar: 'عليه عرض', en: 'On offer' }, inStock: { ar: 'متوفر دلوقتي', en: 'In stock' } }

/** The price histogram has steps of whole 50 EGP, at most twelve. */
const PRICE_STEP = 5_000
const MAX_STEPS = 12

/** Returns the facets with values, localised and sorted; a value without products is kept only while selected. */
export function facetsOf(counts: FacetCounts, names: AllNames, criteria: Criteria, language: Language): Facet[] {
  return facets.flatMap(([name, order]) => {
    const values =
      name === 'offers' || name === 'inStock'
        ? [single(singleLabels[name][language], counts[name], criteria[name] === true)]
        : named(names[name], counts.values[name], criteria[name] ?? [], language)
    const shown = values.filter(({ count, selected }) => count > 0 || selected)
    if (order === 'count') shown.sort((a, b) => b.count - a.count)
    return shown.length > 0 ? [{ name, values: shown }] : []
  })
}

/** Returns the values of a facet, by position. */
function named({ all, bySlug }: Names, counts: Uint32Array, selected: string[], language: Language): FacetValue[] {
  return [...bySlug].flatMap(([slug, number]) => {
    const name = all[number]
    if (!name) return []
    const { hex, emblem } = name
    return [{ slug, label: name[language], count: counts[number] ?? 0, selected: selected.includes(slug), hex, emblem }]
  })
}

/** Returns the single value of a yes/no facet. */
function single(label: string, count: number, selected: boolean): FacetValue {
  return { slug: 'true', label, count, selected, hex: null, emblem: null }
}

/**
 * Returns the steps of the price histogram in piastres, both ends included. Empty steps are included, so that it draws
 * without gaps. `price` is by row.
 */
export function priceFacetOf({ priced }: FacetCounts, price: Int32Array): ProductListMeta['price'] {
  let [low, high] = [Infinity, 0]
  for (const rows of priced) {
    for (let at = 0; at < rows.length; at += 1) {
      const each = price[rows[at] ?? 0] ?? 0
      if (each < low) low = each
      if (each > high) high = each
    }
  }
  if (low === Infinity) return null
  const step = Math.ceil((high - low + 1) / (MAX_STEPS * PRICE_STEP)) * PRICE_STEP
  const counts = new Uint32Array(Math.floor((high - low) / step) + 1)
  for (const rows of priced)
    for (let at = 0; at < rows.length; at += 1)
      increment(counts, Math.floor(((price[rows[at] ?? 0] ?? 0) - low) / step))
  const buckets = Array.from(counts, (count, nth) => ({
    from: low + nth * step,
    to: Math.min(low + (nth + 1) * step - 1, high),
    count,
  }))
  return { min: low, max: high, buckets }
}
