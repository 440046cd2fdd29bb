import type { NameRow } from './catalog-rows.queries.ts'
import type { AllNames, Name, Names } from './names.ts'
import type { ReadProduct } from './write-product.ts'

const NOTHING: string[] = []

/** The searchable text of a product by field, in both languages. Products with equal lists share one object. */
export interface ProductText {
  names: string[]
  brand: string[]
  /** Name and nicknames. */
  club: string[]
  /** From the root to the product's own category. */
  category: string[]
  season: string[]
  colors: string[]
  /** Words for kit type and gender. */
  tags: string[]
}

/** Values whose names are searched with the product. */
export type NamedValue = 'brand' | 'club' | 'category' | 'season' | 'color'

export interface ProductTexts {
  /** Builds the searchable text of a product. */
  of: (product: ReadProduct) => ProductText
  /** The searched names of each value, by number. */
  lists: Record<NamedValue, string[][]>
}

/** Prepares the searchable texts of products. They share lists of equal texts, so that the index analyses each once. */
export function productTexts(rows: NameRow[], names: AllNames): ProductTexts {
  const nicknames = new Map(
    rows.flatMap(({ filter, id, nicknames: text }) => (filter === 'club' && text ? [[id, text]] : [])),
  )
  const brand = wordLookup(names.brand)
  const club = wordLookup(names.club, ({ id, ar, en }) => [ar, en, nicknames.get(id) ?? ''])
  const category = wordLookup(names.category, (name) => trail(names.category, name))
  const season = wordLookup(names.season)
  const color = wordLookup(names.color)
  const kitType = wordLookup(names.kitType)
  const gender = wordLookup(names.gender)
  const colors = shared((ids: (number | null)[]) => ids.flatMap(color.byId))
  const tags = shared(([kit, whom]: (string | null)[]) => [kitType.bySlug(kit), gender.bySlug(whom)].flat())

  const of = (product: ReadProduct) => ({
    names: [product.name_ar, product.name_en],
    brand: brand.byId(product.brand_id),
    club: club.byId(product.club_id),
    category: category.byId(product.category_id),
    season: season.byId(product.season_id),
    colors: colors([...new Set(product.variants.colors)]),
    tags: tags([product.kit_type, product.gender]),
  })
  const lists = { brand: brand.all, club: club.all, category: category.all, season: season.all, color: color.all }
  return { of, lists }
}

/** Returns a function from the id or slug of a value to its words: one list per value. */
function wordLookup(
  { all, byId, bySlug }: Names,
  make: (name: Name) => string[] = ({ ar, en }) => [...new Set([ar, en])],
) {
  const words = all.map((name) => (name ? make(name) : NOTHING))
  const at = (number: number | undefined) => words[number ?? 0] ?? NOTHING
  return {
    all: words,
    byId: (id: number | null) => at(id === null ? 0 : byId.get(id)),
    bySlug: (slug: string | null | undefined) => at(bySlug.get(slug ?? '')),
  }
}

/** Returns the names of a category and its ancestors, from the root. */
function trail(names: Names, { ar, en, parent }: Name): string[] {
  const above = parent === null ? undefined : names.all[names.byId.get(parent) ?? 0]
  return [...(above ? trail(names, above) : NOTHING), ar, en]
}

/** Memoises `make`: returns the same list for the same keys. */
function shared<Key>(make: (keys: Key[]) => string[]): (keys: Key[]) => string[] {
  const made = new Map<string, string[]>()
  return (keys) => {
    const key = keys.join()
    const list = made.get(key) ?? make(keys)
    made.set(key, list)
    return list
  }
}
