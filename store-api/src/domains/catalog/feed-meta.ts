import { csvOf } from '#src/catalogue-files/cells.ts'
import type { FeedItem } from './feed-item.ts'

const AVAILABILITY = { in_stock: 'in stock', out_of_stock: 'out of stock' } as const
const COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'item_group_id',
  'color',
  'size',
  'gender',
  'age_group',
  'product_type',
  'google_product_category',
]

export const META_HEAD = csvOf([COLUMNS])

/** Formats rows of Meta's catalogue. */
export function metaRows(items: readonly FeedItem[]): string {
  return csvOf(items.map(rowOf))
}

function rowOf(item: FeedItem): (string | number | null)[] {
  const [image = '', ...more] = item.images
  return [
    item.id,
    item.title,
    item.description,
    AVAILABILITY[item.availability],
    'new',
    item.price,
    item.salePrice,
    item.link,
    image,
    more.slice(0, 10).join(','),
    item.brand,
    item.gtin,
    item.groupId,
    item.color,
    item.size,
    item.gender,
    item.ageGroup,
    item.productType,
    item.googleCategory,
  ]
}
