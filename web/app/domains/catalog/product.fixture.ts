import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import type { ProductView_ProductFragment } from '#app/domains/catalog/product/__generated__/product-view.ts'

type Tile = ProductTile_ProductFragment
type View = ProductView_ProductFragment
type Variant = NonNullable<View['variants']>[number]

const money = (formatted: string) => ({ __typename: 'Money' as const, amount: '1490.00', formatted })
const image = { __typename: 'Image' as const, base: '/images/i1', alt: 'من قدّام' }
const colorOf = (id: string, name: string, hex: string) => ({
  __typename: 'ProductColor' as const,
  id: `1-${id}`,
  color: { __typename: 'Color' as const, id, slug: id, name, hex },
  image,
})
const red = colorOf('red', 'أحمر', '#c8102e')
const black = colorOf('black', 'أسود', '#000000')

/** An available product of a list. */
export function tileProduct(change: Partial<Tile> = {}): Tile {
  return {
    __typename: 'Product',
    id: '1',
    slug: 'al-ahly-home-shirt',
    code: 'AHLY-H',
    name: 'تيشيرت الأهلي الأساسي',
    kind: 'SIMPLE',
    status: 'ONLINE',
    isNew: false,
    inStock: true,
    price: money('1,490\u00a0ج.م'),
    compareAtPrice: null,
    discountPercent: null,
    rating: null,
    category: { __typename: 'Category', id: '1', name: 'أساسي' },
    club: { __typename: 'Club', id: '1', name: 'الأهلي' },
    season: { __typename: 'Season', id: '1', name: '2026/27' },
    image,
    colors: [red, black],
    sizes: [],
    ...change,
  }
}

type SizeOf = { id: string; color?: string; size: string; available?: number }

/** A variant; available quantity 10 by default. */
export function sized({ id, color = 'red', size, available = 10 }: SizeOf): Variant {
  return {
    __typename: 'Variant',
    id,
    sku: `SKU-${id}`,
    available,
    color: { __typename: 'Color', id: color },
    size: { __typename: 'Size', id: size, slug: size.toLowerCase(), label: size },
    price: money('1,490\u00a0ج.م'),
    compareAtPrice: null,
    discountPercent: null,
    availability: [
      {
        __typename: 'BranchAvailability',
        band: available > 0 ? 'OK' : 'NONE',
        branch: { __typename: 'Branch', id: 'b1' },
      },
      {
        __typename: 'BranchAvailability',
        band: available > 0 ? 'LOW' : 'NONE',
        branch: { __typename: 'Branch', id: 'b2' },
      },
      { __typename: 'BranchAvailability', band: 'NONE', branch: { __typename: 'Branch', id: 'b3' } },
    ],
  }
}

/** Fit votes of buyers. */
export function votes(small: number, right: number, large: number): View['reviewSummary'] {
  return { __typename: 'ReviewSummary', fit: { __typename: 'FitCounts', small, trueToSize: right, large } }
}

export const sizeChart: NonNullable<View['sizeChart']> = {
  __typename: 'SizeChart',
  id: '1',
  title: 'مقاسات اللبس الرجالي',
  how: 'لف المتر من غير ما تشد.',
  columns: [
    { __typename: 'SizeChartColumn', key: 'EU', label: 'أوروبي' },
    { __typename: 'SizeChartColumn', key: 'CHEST', label: 'الصدر (سم)' },
  ],
  rows: [
    { __typename: 'SizeChartRow', size: 'm', values: ['48', '96–104'] },
    { __typename: 'SizeChartRow', size: 'l', values: ['52', '104–112'] },
  ],
}

/** A product of a product page in red and black, M and L; black L is sold out. */
export function viewProduct(change: Partial<View> = {}): View {
  return {
    __typename: 'Product',
    id: '1',
    slug: 'training-hoodie',
    name: 'هودي تدريب',
    status: 'ONLINE',
    inStock: true,
    price: money('1,490\u00a0ج.م'),
    compareAtPrice: null,
    discountPercent: null,
    club: null,
    season: null,
    brand: null,
    code: 'HOOD-1',
    description: 'هودي دافي.',
    material: 'قطن',
    fit: null,
    care: [],
    gender: 'MEN',
    rating: null,
    breadcrumbs: [],
    sizeChart: null,
    reviewSummary: votes(0, 0, 0),
    gallery: [{ __typename: 'GalleryImage', color: null, view: 'FRONT', image }],
    colors: [red, black],
    variants: [
      sized({ id: '11', size: 'M' }),
      sized({ id: '12', size: 'L' }),
      sized({ id: '21', size: 'M', color: 'black' }),
      sized({ id: '22', size: 'L', color: 'black', available: 0 }),
    ],
    ...change,
  }
}

function branch(
  id: string,
  name: string,
  stateName: string,
  { isOpen = true, ...place }: { latitude: number; longitude: number; isOpen?: boolean },
) {
  const state = { __typename: 'State' as const, id: stateName, name: stateName }
  const reached = { phone: '02 2111 0131', whatsapp: '+201001110131', opens: '12:00', closes: '24:00' }
  return {
    __typename: 'Branch' as const,
    id,
    name,
    state,
    ...reached,
    isOpen,
    location: { __typename: 'MapPoint' as const, ...place, mapUrl: `https://map.test/${id}` },
  }
}

export const branches = [
  branch('b1', 'المعادي', 'القاهرة', { latitude: 29.96, longitude: 31.25 }),
  branch('b2', 'طنطا', 'الغربية', { latitude: 30.79, longitude: 31 }),
  branch('b3', 'سموحة', 'الإسكندرية', { latitude: 31.21, longitude: 29.94, isOpen: false }),
]

export const quote = {
  __typename: 'DeliveryQuote' as const,
  from: '2026-11-29',
  to: '2026-12-03',
  daysMin: 3,
  daysMax: 7,
  freeFrom: null,
}
