import { csvOf } from '#src/catalog-files/cells.ts'
import type { FeedItem } from './feed-item.ts'

export interface FeedHead {
  title: string
  description: string
  link: string
  /** Maximum delivery fee, '50.00 EGP'. */
  shipping: string
}

/** Characters that XML does not allow, escaped or not. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function googleHead({ title, description, link }: FeedHead): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', title)}${element('link', link)}${element('description', description)}`
}

export const GOOGLE_TAIL = '</channel>\n</rss>\n'

/** Formats an item of Google Merchant's RSS 2.0. */
export function googleItem(item: FeedItem, { shipping }: FeedHead): string {
  const [image, ...more] = item.images
  const fields: [name: string, value: string | number | null | undefined][] = [
    ['g:id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['g:image_link', image],
    ...more.slice(0, 10).map((each): [string, string] => ['g:additional_image_link', each]),
    ['g:availability', item.availability],
    ['g:price', item.price],
    ['g:sale_price', item.salePrice],
    ['g:brand', item.brand],
    ['g:gtin', item.gtin],
    ['g:identifier_exists', item.gtin ? null : 'no'],
    ['g:item_group_id', item.groupId],
    ['g:color', item.color],
    ['g:size', item.size],
    ['g:gender', item.gender],
    ['g:age_group', item.ageGroup],
    ['g:condition', 'new'],
    ['g:product_type', item.productType],
    ['g:google_product_category', item.googleCategory],
    ['g:is_bundle', item.bundle ? 'yes' : null],
  ]
  const written = fields.map(([name, value]) => (value == null ? '' : element(name, String(value)))).join('')
  return `<item>\n${written}<g:shipping><g:country>EG</g:country>${element('g:price', shipping).trim()}</g:shipping>\n</item>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)}</${name}>\n`
}

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
  return csvOf(items.map(csvRow))
}

function csvRow(item: FeedItem): (string | number | null)[] {
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
