import { readWholeNumber, westernDigits } from '#app/ui/digits.ts'

/** Filters with several values, in the order of the address. */
export const listNames = [
  'category', 'subCategory', 'club', 'brand', 'season', 'kitType', 'gender', 'size', 'color', 'branch',
] as const

export type ListName = (typeof listNames)[number]

/** What a filter is called in addresses and forms, where that is shorter. */
const shortNames: Partial<Record<ListName, string>> = { subCategory: 'sub', kitType: 'kit', gender: 'for' }

/** The values of a filter that has no others: what else an address says would be refused by the schema. */
const knownValues: Partial<Record<ListName, readonly string[]>> = {
  kitType: ['home', 'away', 'third', 'goalkeeper', 'training', 'retro'],
  gender: ['men', 'women', 'kids', 'unisex'],
}

/** Filters that are on or off, in the order of the address. */
export const switchNames = ['offers', 'stock', 'coming'] as const

export type SwitchName = (typeof switchNames)[number]

export const sorts = ['relevance', 'newest', 'best-seller', 'top-rated', 'price-asc', 'price-desc', 'discount'] as const

export type Sort = (typeof sorts)[number]

/** What a list is narrowed to. Values are slugs, in lower case, sorted, each once; prices are whole pounds. */
export type ListFilter = Readonly<Record<ListName, readonly string[]> & Record<SwitchName, boolean>> & {
  readonly q: string
  readonly min: number | null
  readonly max: number | null
  readonly sort: Sort
}

/** Everything. */
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

// What the store takes at most.
const VALUES = 40
const SLUG = 80
const QUERY = 100
// Control characters and halves of letters are no text: an address may hold them all the same.
const NO_SLUG = /[\p{Cc}\p{Cs}]/u
/** Pounds; more is taken for this. */
const MOST = 999_999_999
const SPACES = /[\s\p{Cc}\p{Cs}]+/gu

/** The name of a filter in addresses and forms. */
export function addressName(name: ListName): string {
  return shortNames[name] ?? name
}

/**
 * Reads a filter from an address or a form: repeated names, `?club=al-ahly&club=zamalek`. What is no filter is left out; prices
 * the wrong way round are turned, and have the names of the API too (`priceFrom`, `priceTo`); `?size=M`, as somebody types it, is `m`.
 */
export function readFilter(params: URLSearchParams): ListFilter {
  const lists = Object.fromEntries(
    listNames.map((name) => [name, slugs(params.getAll(addressName(name)), knownValues[name])]),
  ) as Record<ListName, string[]>
  const switches = Object.fromEntries(switchNames.map((name) => [name, params.get(name) === '1'])) as Record<SwitchName, boolean>
  const price = (name: string, inApi: string) => readPrice(params.get(name) ?? params.get(inApi) ?? '')
  const [min, max] = inOrder(price('min', 'priceFrom'), price('max', 'priceTo'))
  const sort = sorts.find((each) => each === params.get('sort')) ?? 'relevance'
  const q = tidy(tidy(params.get('q') ?? '').slice(0, QUERY))
  return { ...lists, ...switches, q, min, max, sort }
}

/** The search of an address with its prices as `readFilter` understands them; undefined when it says them so already. */
export function withReadPrices(params: URLSearchParams): URLSearchParams | undefined {
  const { min, max } = readFilter(params)
  const said = params.has('priceFrom') || params.has('priceTo')
  if (!said && (params.get('min') ?? '') === String(min ?? '') && (params.get('max') ?? '') === String(max ?? '')) return undefined
  const read = new URLSearchParams(params)
  for (const name of ['min', 'max', 'priceFrom', 'priceTo']) read.delete(name)
  if (min !== null) read.set('min', String(min))
  if (max !== null) read.set('max', String(max))
  return read
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
  for (const name of listNames) for (const value of filter[name]) add(addressName(name), value)
  add('min', filter.min)
  add('max', filter.max)
  for (const name of switchNames) add(name, filter[name] ? '1' : '')
  add('sort', filter.sort === 'relevance' ? '' : filter.sort)
  return params
}

/** Whole pounds as they are typed, in any digits, with or without marks between the thousands; null when it is no such number. */
export function readPrice(text: string): number | null {
  const digits = westernDigits(text.trim().replace(/[,٬]/g, ''))
  return /^\d{10,}$/.test(digits) ? MOST : readWholeNumber(digits)
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

function slugs(values: readonly string[], known?: readonly string[]): string[] {
  const fit = (value: string) => (known ? known.includes(value) : value !== '' && value.length <= SLUG && !NO_SLUG.test(value))
  return [...new Set(values.map((value) => value.trim().toLowerCase()).filter(fit))].toSorted().slice(0, VALUES)
}

function tidy(text: string): string {
  return text.replace(SPACES, ' ').trim()
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}
