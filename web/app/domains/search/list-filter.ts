import { readWholeNumber } from '#app/ui/digits.ts'

/** Filters with several values, in the order of the address. */
export const listNames = ['category', 'club', 'brand', 'season', 'size', 'color', 'branch'] as const

export type ListName = (typeof listNames)[number]

export const sorts = ['relevance', 'newest', 'best-seller', 'price-asc', 'price-desc', 'discount'] as const

export type Sort = (typeof sorts)[number]

/** What a list is narrowed to. Values are slugs, sorted, each once; prices are whole pounds. */
export type ListFilter = Readonly<Record<ListName, readonly string[]>> & {
  readonly q: string
  readonly min: number | null
  readonly max: number | null
  readonly offers: boolean
  readonly stock: boolean
  readonly sort: Sort
}

/** Everything. */
export const noFilter: ListFilter = {
  q: '',
  category: [],
  club: [],
  brand: [],
  season: [],
  size: [],
  color: [],
  branch: [],
  min: null,
  max: null,
  offers: false,
  stock: false,
  sort: 'relevance',
}

// What the store takes at most.
const VALUES = 40
const SLUG = 80
const QUERY = 100

/**
 * Reads a filter from an address or a form: repeated names, `?club=al-ahly&club=zamalek`. What is no filter is left out; prices
 * the wrong way round are turned.
 */
export function readFilter(params: URLSearchParams): ListFilter {
  const lists = Object.fromEntries(listNames.map((name) => [name, slugs(params.getAll(name))])) as Record<ListName, string[]>
  const [min, max] = inOrder(price(params.get('min')), price(params.get('max')))
  const sort = sorts.find((each) => each === params.get('sort')) ?? 'relevance'
  const q = (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, QUERY).trim()
  return { ...lists, q, min, max, offers: params.get('offers') === '1', stock: params.get('stock') === '1', sort }
}

/** The one address of a filter, so that caches and search engines see one page. */
export function filterPath(filter: ListFilter): string {
  const search = filterParams(filter).toString()
  return search ? `/search?${search}` : '/search'
}

/** A filter as names and values, in the order of the address. */
export function filterParams(filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams()
  const add = (name: string, value: string | number | null) => {
    if (value !== '' && value !== null) params.append(name, String(value))
  }
  add('q', filter.q)
  for (const name of listNames) for (const value of filter[name]) add(name, value)
  add('min', filter.min)
  add('max', filter.max)
  add('offers', filter.offers ? '1' : '')
  add('stock', filter.stock ? '1' : '')
  add('sort', filter.sort === 'relevance' ? '' : filter.sort)
  return params
}

/** The one category that a list is the list of. Several of them, or one beside words that were searched for, only narrow it. */
export function placeOf({ category, q }: Pick<ListFilter, 'category' | 'q'>): string | undefined {
  return q === '' && category.length === 1 ? category[0] : undefined
}

/** Nothing narrowed: what is left are the words searched for, or the one category, and the order. */
export function cleared(filter: ListFilter): ListFilter {
  const place = placeOf(filter)
  return { ...noFilter, q: filter.q, sort: filter.sort, category: place === undefined ? [] : [place] }
}

/** With a value of a filter added or taken away. */
export function toggled(filter: ListFilter, name: ListName, value: string, on: boolean): ListFilter {
  const others = filter[name].filter((each) => each !== value)
  return { ...filter, [name]: on ? slugs([...others, value]) : others }
}

function slugs(values: readonly string[]): string[] {
  const known = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= SLUG)
  return [...new Set(known)].toSorted().slice(0, VALUES)
}

function price(text: string | null): number | null {
  return readWholeNumber((text ?? '').replaceAll(',', '').slice(0, 12))
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}
