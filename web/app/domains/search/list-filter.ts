import { recordOf } from '#app/lib/records/records.ts'
import { readWholeNumber, westernDigits } from '#app/ui/digits.ts'

/** Filters with several values, in the order of the URL. */
export const listNames = [
  'category',
  'subCategory',
  'club',
  'brand',
  'season',
  'kitType',
  'gender',
  'size',
  'color',
  'branch',
] as const

export type ListName = (typeof listNames)[number]

/** Shorter names of filters in URLs and forms. */
const shortNames: Partial<Record<ListName, string>> = { subCategory: 'sub', kitType: 'kit', gender: 'for' }

/** Closed sets of values; the schema would refuse others. */
const knownValues: Partial<Record<ListName, readonly string[]>> = {
  kitType: ['home', 'away', 'third', 'goalkeeper', 'training', 'retro'],
  gender: ['men', 'women', 'kids', 'unisex'],
}

/** On/off filters, in the order of the URL. */
export const switchNames = ['offers', 'stock', 'coming'] as const

export type SwitchName = (typeof switchNames)[number]

export const sorts = ['relevance', 'newest', 'best-seller', 'top-rated', 'price-asc', 'price-desc', 'discount'] as const

export type Sort = (typeof sorts)[number]

/** Filter of a product list. Values are slugs: lower case, sorted, distinct. Prices are whole pounds. */
export type ListFilter = Readonly<Record<ListName, readonly string[]> & Record<SwitchName, boolean>> & {
  readonly q: string
  readonly min: number | null
  readonly max: number | null
  readonly sort: Sort
}

/** The filter that matches everything. */
export const noFilter: ListFilter = {
  q: '',
  category: [],
  subCategory: [],
  club: [],
  brand: [],
  season: [],
  kitType: [],
  gender: [],
  size: [],
  color: [],
  branch: [],
  min: null,
  max: null,
  offers: false,
  stock: false,
  coming: false,
  sort: 'relevance',
}

// Limits of the store.
const VALUES = 40
const SLUG = 80
const QUERY = 100
// URLs can contain control characters and lone surrogates, which are no text.
const NO_SLUG = /[\p{Cc}\p{Cs}]/u
/** Maximum price in pounds; higher ones are reduced to it. */
const MOST = 999_999_999
const SPACES = /[\s\p{Cc}\p{Cs}]+/gu

/** Returns the name of a filter in URLs and forms. */
export function addressName(name: ListName): string {
  return shortNames[name] ?? name
}

/**
 * Reads a filter from a URL or form with repeated names, for example `?club=al-ahly&club=zamalek`. Invalid values are
 * dropped, prices in reverse order are swapped, the API's price names (`priceFrom`, `priceTo`) are accepted, and values
 * become lower case.
 */
export function readFilter(params: URLSearchParams): ListFilter {
  const lists = recordOf(listNames, (name) => slugs(params.getAll(addressName(name)), knownValues[name]))
  const switches = recordOf(switchNames, (name) => params.get(name) === '1')
  const price = (name: string, inApi: string) => readPrice(params.get(name) ?? params.get(inApi) ?? '')
  const [min, max] = inOrder(price('min', 'priceFrom'), price('max', 'priceTo'))
  const sort = sorts.find((each) => each === params.get('sort')) ?? 'relevance'
  const q = tidy(tidy(params.get('q') ?? '').slice(0, QUERY))
  return { ...lists, ...switches, q, min, max, sort }
}

/** Returns the URL parameters with prices as `readFilter` reads them; undefined when they are normalised already. */
export function withReadPrices(params: URLSearchParams): URLSearchParams | undefined {
  const { min, max } = readFilter(params)
  const said = params.has('priceFrom') || params.has('priceTo')
  if (!said && (params.get('min') ?? '') === String(min ?? '') && (params.get('max') ?? '') === String(max ?? ''))
    return undefined
  const read = new URLSearchParams(params)
  for (const name of ['min', 'max', 'priceFrom', 'priceTo']) read.delete(name)
  if (min !== null) read.set('min', String(min))
  if (max !== null) read.set('max', String(max))
  return read
}

/** Returns the canonical URL of a filter, so that caches and search engines see one page. */
export function filterPath(filter: ListFilter): string {
  const search = filterParams(filter).toString()
  return search ? `/search?${search}` : '/search'
}

/** Returns the URL parameters of a filter, in a fixed order. */
export function filterParams(filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams()
  const add = (name: string, value: string | number | null) => {
    if (value !== '' && value !== null) params.append(name, String(value))
  }
  add('q', filter.q)
  for (const name of listNames) for (const value of filter[name]) add(addressName(name), value)
  add('min', filter.min)
  add('max', filter.max)
  for (const name of switchNames) add(name, filter[name] ? '1' : '')
  add('sort', filter.sort === 'relevance' ? '' : filter.sort)
  return params
}

/** Parses whole pounds in any digits, with or without thousands separators; null for anything else. */
export function readPrice(text: string): number | null {
  const digits = westernDigits(text.trim().replace(/[,٬]/g, ''))
  return /^\d{10,}$/.test(digits) ? MOST : readWholeNumber(digits)
}

/** Returns the category that a list is the page of. Several categories, or one beside search words, only narrow it. */
export function pageCategory({ category, q }: Pick<ListFilter, 'category' | 'q'>): string | undefined {
  return q === '' && category.length === 1 ? category[0] : undefined
}

/** Removes all filters except the search words, or the single category, and the sorting. */
export function clearFilter(filter: ListFilter): ListFilter {
  const place = pageCategory(filter)
  return { ...noFilter, q: filter.q, sort: filter.sort, category: place === undefined ? [] : [place] }
}

/** Adds or removes a value of a filter. */
export function toggleValue(filter: ListFilter, name: ListName, value: string, on: boolean): ListFilter {
  const others = filter[name].filter((each) => each !== value)
  return { ...filter, [name]: on ? slugs([...others, value]) : others }
}

function slugs(values: readonly string[], known?: readonly string[]): string[] {
  const fit = (value: string) =>
    known ? known.includes(value) : value !== '' && value.length <= SLUG && !NO_SLUG.test(value)
  return [...new Set(values.map((value) => value.trim().toLowerCase()).filter(fit))].toSorted().slice(0, VALUES)
}

function tidy(text: string): string {
  return text.replace(SPACES, ' ').trim()
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}
