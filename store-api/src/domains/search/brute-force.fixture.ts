import type { Db } from '#src/db/pool.ts'
import type { Criteria, ListFilter } from './criteria.ts'

interface Item {
  color: string | null
  size: string | null
  /** Branches with stock. */
  branches: string[]
  inStock: boolean
}

interface Product {
  id: number
  /** The category and its ancestors. */
  categories: string[]
  kind: 'simple' | 'bundle'
  coming: boolean
  gender: string | null
  club: string | null
  brand: string | null
  season: string | null
  kitType: string | null
  price: number
  offer: boolean
  items: Item[]
}

export type FacetName = ListFilter | 'offers' | 'inStock'

/** Reads all visible products with their filter values in a slow, simple way: the reference for the real filters. */
export async function readCatalog(db: Db): Promise<Product[]> {
  const [products, variants, stock, parts, categories, slugs] = await Promise.all([
    db.selectFrom('product').selectAll().execute(),
    db.selectFrom('variant').selectAll().execute(),
    db.selectFrom('branch_stock').selectAll().execute(),
    db.selectFrom('bundle_part').selectAll().execute(),
    db.selectFrom('category').select(['id', 'slug', 'parent_id']).execute(),
    readSlugs(db),
  ])
  const status = new Map(products.map((product) => [product.id, product.status]))
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id)
  const stockOf = Map.groupBy(stock, ({ variant_id }) => variant_id)
  const parentOf = new Map(categories.map((category) => [category.id, category]))

  const free = (variantId: number, branchId?: number) =>
    (stockOf.get(variantId) ?? [])
      .filter(({ branch_id }) => branchId === undefined || branch_id === branchId)
      .reduce((sum, { on_hand, reserved }) => sum + on_hand - reserved, 0)

  const bundles = (id: number, branchId?: number) => {
    const ofBundle = parts.filter(({ bundle_id }) => bundle_id === id)
    const each = ofBundle.map(({ product_id, quantity }) => {
      if (status.get(product_id) !== 'online') return 0
      return Math.floor(
        Math.max(0, ...(variantsOf.get(product_id) ?? []).map((variant) => free(variant.id, branchId))) / quantity,
      )
    })
    return ofBundle.length === 0 ? 0 : Math.min(...each)
  }

  const trail = (id: number | null): string[] => {
    const category = id === null ? undefined : parentOf.get(id)
    return category ? [category.slug, ...trail(category.parent_id)] : []
  }

  return products
    .filter((product) => product.status !== 'hidden')
    .map((product) => {
      const forSale = product.status === 'online'
      const has = (variantId: number, branchId?: number) =>
        forSale && (product.kind === 'bundle' ? bundles(product.id, branchId) : free(variantId, branchId)) > 0
      return {
        id: product.id,
        categories: trail(product.category_id),
        kind: product.kind,
        coming: product.status === 'onlineComing',
        gender: product.gender,
        club: slugs.club.get(product.club_id) ?? null,
        brand: slugs.brand.get(product.brand_id) ?? null,
        season: slugs.season.get(product.season_id) ?? null,
        kitType: product.kit_type,
        price: product.price_from,
        offer: product.compare_at_from !== null,
        items: (variantsOf.get(product.id) ?? []).map((variant) => ({
          color: slugs.color.get(variant.color_id) ?? null,
          size: slugs.size.get(variant.size_id) ?? null,
          branches: [...slugs.branch]
            .filter(([branchId]) => has(variant.id, branchId ?? undefined))
            .map(([, slug]) => slug),
          inStock: has(variant.id),
        })),
      }
    })
}

async function readSlugs(db: Db) {
  const read = async (table: 'club' | 'brand' | 'season' | 'color' | 'size' | 'branch') => {
    const rows = await db.selectFrom(table).select(['id', 'slug']).execute()
    return new Map<number | null, string>(rows.map(({ id, slug }) => [id, slug]))
  }
  const [club, brand, season, color, size, branch] = await Promise.all([
    read('club'),
    read('brand'),
    read('season'),
    read('color'),
    read('size'),
    read('branch'),
  ])
  return { club, brand, season, color, size, branch }
}

const subCategoriesOf = ({ categories }: Product) => categories.slice(0, -1)
const isOneOf = (value: string | null, wanted: string[] | undefined) =>
  !wanted || (value !== null && wanted.includes(value))

/** Returns the matching items of a product, or undefined when its product-level filters do not match. */
function fittingItems(product: Product, criteria: Criteria): Item[] | undefined {
  const {
    category,
    subCategory,
    kind,
    coming,
    gender,
    club,
    brand,
    season,
    kitType,
    priceFrom = 0,
    priceTo = Infinity,
    offers,
    color,
    size,
    branch,
    inStock,
  } = criteria
  if (category && !product.categories.some((slug) => category.includes(slug))) return undefined
  if (subCategory && !subCategoriesOf(product).some((slug) => subCategory.includes(slug))) return undefined
  if ((kind && product.kind !== kind) || (coming && !product.coming) || !isOneOf(product.gender, gender))
    return undefined
  if (!isOneOf(product.club, club) || !isOneOf(product.brand, brand) || !isOneOf(product.season, season))
    return undefined
  if (!isOneOf(product.kitType, kitType) || product.price < priceFrom || product.price > priceTo) return undefined
  if (offers && !product.offer) return undefined
  const items = product.items.filter(
    (item) =>
      isOneOf(item.color, color) &&
      isOneOf(item.size, size) &&
      (!branch || item.branches.some((slug) => branch.includes(slug))) &&
      (!inStock || item.inStock),
  )
  const narrowed = color ?? size ?? branch ?? inStock
  return narrowed && items.length === 0 ? undefined : items
}

/** Returns the matching products. */
export function productsThatFit(catalog: Product[], criteria: Criteria): Product[] {
  return catalog.filter((product) => fittingItems(product, criteria))
}

/** Counts the products of each value of a facet, without the facet's own selection. */
export function countFacet(catalog: Product[], facet: FacetName, criteria: Criteria): Map<string, number> {
  const others: Criteria = { ...criteria, [facet]: undefined, ...(facet === 'branch' && { inStock: undefined }) }
  const counts = new Map<string, number>()
  for (const product of catalog) {
    const items = fittingItems(product, others)
    for (const value of new Set(items && valuesOf(product, items, facet)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function valuesOf(product: Product, items: Item[], facet: FacetName): string[] {
  if (facet === 'category') return product.categories
  if (facet === 'subCategory') return subCategoriesOf(product)
  if (facet === 'offers') return product.offer ? ['true'] : []
  if (facet === 'inStock') return items.some(({ inStock }) => inStock) ? ['true'] : []
  if (facet === 'branch') return items.flatMap(({ branches }) => branches)
  if (facet === 'color' || facet === 'size') return items.flatMap((item) => item[facet] ?? [])
  return [product[facet] ?? []].flat()
}
