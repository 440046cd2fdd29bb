import { sql } from 'kysely'
import { readConfig } from '#src/config.ts'
import { insertRows } from '#src/db/insert.ts'
import type { Db } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { catalogIndex } from './catalog-watch.ts'
import { listProducts } from './product-list.service.ts'
import type { ProductListQuery, SearchNote } from './search.schema.ts'

const emblem = { pattern: 'solid', colors: [] }
const clubs = [
  ['al-ahly', 'الأهلي', 'Al Ahly', 'الشياطين الحمر، نادي القرن', 'The Red Devils, Club of the Century'],
  ['zamalek', 'الزمالك', 'Zamalek'],
  ['al-masry', 'المصري', 'Al Masry'],
  ['real-madrid', 'ريال مدريد', 'Real Madrid', 'الملكي', 'Los Blancos'],
  ['chelsea', 'تشيلسي', 'Chelsea', 'البلوز', 'The Blues'],
  ['egypt', 'منتخب مصر', 'Egypt'],
  ['morocco', 'منتخب المغرب', 'Morocco'],
]
const brands = [
  ['adidas', 'أديداس', 'adidas'],
  ['nike', 'نايكي', 'Nike'],
  ['puma', 'بوما', 'Puma'],
  ['new-balance', 'نيو بالانس', 'New Balance'],
]
const categories = [
  ['football-kits', '', 'أطقم كورة', 'Football kits'],
  ['home', 'football-kits', 'أساسي', 'Home'],
  ['shoes', '', 'أحذية', 'Shoes'],
  ['running-shoes', 'shoes', 'جري', 'Running'],
  ['football-shoes', 'shoes', 'كورة', 'Football'],
  ['balls', '', 'كور', 'Balls'],
  ['accessories', '', 'إكسسوارات', 'Accessories'],
  ['bags', '', 'شنط', 'Bags'],
  ['men', '', 'رجالي', 'Men'],
  ['kids', '', 'أطفال', 'Kids'],
  ['boys', 'kids', 'أولاد', 'Boys'],
  ['girls', 'kids', 'بنات', 'Girls'],
]

interface Product {
  slug: string
  names: [string, string]
  category: string
  /** Of brand, club, season, kit type and gender. */
  slugs?: { brand?: string; club?: string; season?: string; kit?: string; gender?: string }
  color?: string
  sizes: string[]
  /** In pounds. */
  price: number
  before?: number
}

/** The products. */
const products: Product[] = [
  {
    slug: 'ahly',
    names: ['تيشيرت الأهلي الأساسي', 'Al Ahly home shirt'],
    category: 'home',
    slugs: { brand: 'adidas', club: 'al-ahly', season: '2026-27', kit: 'home', gender: 'men' },
    color: 'red',
    sizes: ['s', 'm', 'l', 'xl', '2xl'],
    price: 1_500,
  },
  {
    slug: 'ahly-old',
    names: ['تيشيرت الأهلي الأساسي 2025/26', 'Al Ahly home shirt 2025/26'],
    category: 'home',
    slugs: { brand: 'adidas', club: 'al-ahly', season: '2025-26', kit: 'home', gender: 'men' },
    color: 'red',
    sizes: ['m'],
    price: 1_000,
    before: 1_500,
  },
  {
    slug: 'ahly-kids',
    names: ['تيشيرت الأهلي للأطفال', 'Al Ahly kids shirt'],
    category: 'kids',
    slugs: { club: 'al-ahly', season: '2026-27', gender: 'kids' },
    color: 'red',
    sizes: ['kids-6', 'kids-8', 'kids-10'],
    price: 900,
  },
  {
    slug: 'madrid',
    names: ['تيشيرت ريال مدريد الأساسي', 'Real Madrid home shirt'],
    category: 'home',
    slugs: { brand: 'adidas', club: 'real-madrid', season: '2026-27', kit: 'home', gender: 'men' },
    color: 'white',
    sizes: ['l', 'xl'],
    price: 1_400,
  },
  {
    slug: 'zamalek',
    names: ['تيشيرت الزمالك الأساسي', 'Zamalek home shirt'],
    category: 'home',
    slugs: { club: 'zamalek', season: '2026-27', kit: 'home', gender: 'men' },
    color: 'white',
    sizes: ['m', 'l'],
    price: 1_300,
  },
  {
    slug: 'chelsea',
    names: ['تيشيرت تشيلسي الأساسي', 'Chelsea home shirt'],
    category: 'home',
    slugs: { brand: 'nike', club: 'chelsea', season: '2026-27', kit: 'home', gender: 'men' },
    color: 'blue',
    sizes: ['m'],
    price: 1_450,
  },
  {
    slug: 'running-shoes',
    names: ['كوتشي جري خفيف', 'Light running shoes'],
    category: 'running-shoes',
    slugs: { brand: 'nike', gender: 'women' },
    color: 'black',
    sizes: ['eu-38', 'eu-39'],
    price: 2_500,
  },
  {
    slug: 'white-shoes',
    names: ['كوتشي جري أبيض', 'White running shoes'],
    category: 'running-shoes',
    slugs: { brand: 'nike', gender: 'men' },
    color: 'white',
    sizes: ['eu-44'],
    price: 2_000,
  },
  {
    slug: 'boots',
    names: ['كوتشي كورة ترتان', 'Turf football boots'],
    category: 'football-shoes',
    slugs: { brand: 'puma', gender: 'men' },
    color: 'black',
    sizes: ['eu-42', 'eu-42-5', 'eu-43'],
    price: 3_000,
  },
  {
    slug: 'ball',
    names: ['كورة ماتش', 'Match ball'],
    category: 'balls',
    slugs: { brand: 'new-balance' },
    color: 'white',
    sizes: ['ball-4', 'ball-5'],
    price: 600,
  },
  { slug: 'keychain', names: ['ميدالية كورة', 'Football keychain'], category: 'accessories', sizes: [], price: 100 },
  {
    slug: 'backpack',
    names: ['شنطة ضهر', 'Backpack'],
    category: 'bags',
    slugs: { brand: 'nike', gender: 'unisex' },
    color: 'black',
    sizes: ['one-size'],
    price: 700,
  },
  {
    slug: 'shorts',
    names: ['شورت جري', 'Running shorts'],
    category: 'men',
    slugs: { brand: 'nike', gender: 'men' },
    color: 'yellow',
    sizes: ['m', 'l'],
    price: 450,
    before: 600,
  },
  {
    slug: 'boys-shorts',
    names: ['شورت ولادي', 'Boys shorts'],
    category: 'boys',
    slugs: { brand: 'puma', gender: 'kids' },
    color: 'blue',
    sizes: ['kids-8'],
    price: 350,
  },
  {
    slug: 'girls-leggings',
    names: ['ليجن بناتي', 'Girls leggings'],
    category: 'girls',
    slugs: { brand: 'puma', gender: 'kids' },
    color: 'pink',
    sizes: ['kids-8', 'kids-10'],
    price: 400,
  },
]

const codeOf = (nth: number) => `TXT-${1001 + nth}`

/** The only variant that is out of stock. */
const soldOut = { slug: 'boots', size: 'eu-43' }

/** Fills a database that has the reference data. */
async function fillTextShop(db: Db): Promise<void> {
  const { state, size, color, season } = await readIds(db)
  const idIn = (rows: string[][], slug = '') => rows.findIndex(([each]) => each === slug) + 1 || null
  await insertRows(db, 'branch', [
    {
      id: 1,
      slug: 'maadi',
      state_id: state,
      name_ar: 'المعادي',
      name_en: 'Maadi',
      address_ar: '-',
      address_en: '-',
      phone: '0',
      whatsapp: '0',
      opens: '12:00',
      closes: '24:00',
      lat: 30,
      lng: 31,
      position: 1,
    },
  ])
  await insertRows(
    db,
    'category',
    categories.map(([slug, parent, name_ar, name_en], i) => ({
      id: i + 1,
      slug,
      parent_id: idIn(categories, parent),
      name_ar,
      name_en,
      position: i + 1,
    })),
  )
  await insertRows(
    db,
    'brand',
    brands.map(([slug, name_ar, name_en], i) => ({ id: i + 1, slug, name_ar, name_en, position: i + 1 })),
  )
  await insertRows(
    db,
    'club',
    clubs.map(([slug, name_ar, name_en, nicknames_ar, nicknames_en], i) => ({
      id: i + 1,
      slug,
      kind: 'club',
      name_ar,
      name_en,
      nicknames_ar,
      nicknames_en,
      emblem,
      position: i + 1,
    })),
  )
  const rows = products.map(({ slug, names: [name_ar, name_en], category, slugs = {} }, i) => ({
    id: i + 1,
    slug,
    code: codeOf(i),
    kind: 'simple',
    status: 'online',
    name_ar,
    name_en,
    description_ar: '-',
    description_en: '-',
    category_id: idIn(categories, category),
    brand_id: idIn(brands, slugs.brand),
    club_id: idIn(clubs, slugs.club),
    season_id: season(slugs.season),
    kit_type: slugs.kit ?? null,
    gender: slugs.gender ?? null,
    published_at: `2026-10-${10 + i}T10:00:00Z`,
    sold_count: 20 - i,
  }))
  await insertRows(db, 'product', rows)
  await insertRows(
    db,
    'product_color',
    products.flatMap((product, i) =>
      product.color ? [{ product_id: i + 1, color_id: color(product.color), position: 1 }] : [],
    ),
  )
  const variants = products.flatMap((product, i) =>
    (product.sizes.length > 0 ? product.sizes : [undefined]).map((label, nth) => ({
      id: i * 10 + nth + 1,
      product_id: i + 1,
      color_id: color(product.color),
      size_id: size(label),
      sku: `${codeOf(i)}-${label ?? 'ONE'}`.toUpperCase(),
      barcode: String(2_000_000_000_010 + i * 10 + nth),
      price: product.price * 100,
      compare_at_price: product.before === undefined ? null : product.before * 100,
      isSoldOut: product.slug === soldOut.slug && label === soldOut.size,
    })),
  )
  await insertRows(
    db,
    'variant',
    variants.map(({ isSoldOut: _, ...variant }) => variant),
  )
  await insertRows(
    db,
    'branch_stock',
    variants.map(({ id, isSoldOut }) => ({ variant_id: id, branch_id: 1, on_hand: isSoldOut ? 0 : 5, reserved: 0 })),
  )
  await sql`select refresh_products(array(select id from product))`.execute(db)
}

async function readIds(db: Db) {
  const bySlug = async (table: 'size' | 'color' | 'season') => {
    const ids = new Map((await db.selectFrom(table).select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]))
    return (slug = '') => ids.get(slug) ?? null
  }
  const { id } = await db.selectFrom('state').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return { state: id, size: await bySlug('size'), color: await bySlug('color'), season: await bySlug('season') }
}

export interface TextShop {
  db: Db
  index: CatalogIndex
  close: () => Promise<void>
  /** Returns the slugs of the products that a text finds, in order. */
  find: (q: string, given?: ProductListQuery) => Promise<string[]>
  /** Returns what was understood. */
  note: (q: string, given?: ProductListQuery) => Promise<SearchNote | null>
}

/** A small shop with the sizes, colours, seasons and synonyms of every shop. */
export async function openTextShop(): Promise<TextShop> {
  const { db, close } = await testDb({ reference: true })
  await fillTextShop(db)
  const context = { db, language: 'en', config: readConfig({}), now: () => new Date() } as const
  const list = (q: string, given: ProductListQuery = {}) => listProducts(context, { first: 100, ...given, q })
  return {
    db,
    index: await catalogIndex(db),
    close,
    find: async (q, given) => (await list(q, given)).data.map(({ slug }) => slug),
    note: async (q, given) => (await list(q, given)).meta.search,
  }
}
