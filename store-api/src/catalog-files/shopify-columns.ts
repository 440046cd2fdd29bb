/** Columns of Shopify's product file with the titles of all its versions. */
const TITLES = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standard product type', 'standardized product type'],
  type: ['type', 'custom product type', 'product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  option1Name: ['option1 name'],
  option1: ['option1 value'],
  option2Name: ['option2 name'],
  option2: ['option2 value'],
  option3Name: ['option3 name'],
  option3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  quantity: ['variant inventory qty', 'inventory quantity', 'variant inventory quantity'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  barcode: ['variant barcode', 'barcode'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  giftCard: ['gift card'],
  variantImage: ['variant image', 'variant image url'],
  status: ['status'],
  targetGender: ['target gender (product.metafields.shopify.target-gender)'],
  ageGroup: ['age group (product.metafields.shopify.age-group)'],
  googleGender: ['google shopping / gender'],
  googleAge: ['google shopping / age group'],
} as const

export type ShopifyColumn = keyof typeof TITLES
export interface ShopifyColumns {
  /** Returns the trimmed cell of a row; '' when the file has no such column. */
  cell: (cells: readonly string[], column: ShopifyColumn) => string
  has: (column: ShopifyColumn) => boolean
  /** Returns the title of the column in this file. */
  title: (column: ShopifyColumn) => string
}

export function shopifyColumns(header: readonly string[]): ShopifyColumns {
  const titles = header.map((title) => title.trim().toLowerCase())
  const places = new Map<ShopifyColumn, number>()
  for (const [column, known] of Object.entries(TITLES) as [ShopifyColumn, readonly string[]][]) {
    const place = titles.findIndex((title) => known.includes(title))
    if (place >= 0) places.set(column, place)
  }
  const place = (column: ShopifyColumn) => places.get(column) ?? -1
  return {
    cell: (cells, column) => cells[place(column)]?.trim() ?? '',
    has: (column) => places.has(column),
    title: (column) => header[place(column)] ?? TITLES[column][0],
  }
}

/** Whether a header belongs to Shopify's product file. */
export function isShopify(header: readonly string[]): boolean {
  const { has } = shopifyColumns(header)
  return has('handle') && (has('title') || has('option1'))
}
