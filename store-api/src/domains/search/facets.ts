import type { Language } from '#src/http/language.ts'
import type { ProductListMeta } from './search.schema.ts'
import type { FacetRow, FacetRows } from './facet.queries.ts'
import type { Criteria } from './product-filter.queries.ts'

type Facet = ProductListMeta['facets'][number]

/** As a list shows them. Sizes, categories and seasons have an order of their own; of the others the fullest comes first. */
const facets: [name: Facet['name'], order: 'position' | 'count'][] = [
  ['category', 'position'],
  ['club', 'count'],
  ['brand', 'count'],
  ['season', 'position'],
  ['size', 'position'],
  ['color', 'count'],
  ['branch', 'count'],
  ['offers', 'position'],
  ['inStock', 'position'],
]

const singleLabels = {
  offers: { ar: 'عليه عرض', en: 'On offer' },
  inStock: { ar: 'متوفر دلوقتي', en: 'In stock' },
}

/** The facets that have a value, localised and in order; a value without products stays only while it is selected. */
export function facetsOf({ values }: FacetRows, criteria: Criteria, language: Language): Facet[] {
  return facets.flatMap(([name, order]) => {
    const shown = values
      .filter((row) => row.facet === name)
      .sort((a, b) => (order === 'count' ? b.count - a.count : 0) || a.position - b.position || (a.slug < b.slug ? -1 : 1))
      .map((row) => ({
        slug: row.slug,
        label: labelOf(row, language),
        count: row.count,
        selected: isSelected(row, criteria),
        hex: row.hex,
        emblem: row.emblem,
      }))
      .filter(({ count, selected }) => count > 0 || selected)
    return shown.length > 0 ? [{ name, values: shown }] : []
  })
}

/** The steps of the price histogram, empty ones included, so that it draws without gaps; piastres, both ends counted. */
export function priceFacetOf({ price }: FacetRows): ProductListMeta['price'] {
  if (!price) return null
  const { low, high, step, counts } = price
  const buckets = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, nth) => ({
    from: low + nth * step,
    to: Math.min(low + (nth + 1) * step - 1, high),
    count: counts.find((each) => each.nth === nth)?.count ?? 0,
  }))
  return { min: low, max: high, buckets }
}

function labelOf({ facet, label }: FacetRow, language: Language): string {
  return facet === 'offers' || facet === 'inStock' ? singleLabels[facet][language] : label
}

function isSelected({ facet, slug }: FacetRow, criteria: Criteria): boolean {
  if (facet === 'offers' || facet === 'inStock') return criteria[facet] === true
  return criteria[facet]?.includes(slug) ?? false
}
