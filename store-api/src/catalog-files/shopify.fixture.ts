import { csv } from './catalog-files.fixture.ts'

const titles = (text: string) => text.split('|')

const OLD = titles(
  'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|' +
    'Option2 Value|Option3 Name|Option3 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|' +
    'Variant Inventory Policy|Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|' +
    'Variant Taxable|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|' +
    'Google Shopping / Gender|Variant Image|Variant Weight Unit|Cost per item|Price / International|' +
    'Compare At Price / International|Status',
)
const LINKED = [
  'Option1 Linked To',
  'Option2 Linked To',
  'Option3 Linked To',
  'Target gender (product.metafields.shopify.target-gender)',
]
const NEW = titles(
  'Title|URL handle|Description|Vendor|Product category|Type|Tags|Published on online store|Status|SKU|Barcode|' +
    'Option1 name|Option1 value|Option1 Linked To|Option2 name|Option2 value|Option2 Linked To|Price|Compare-at price|' +
    'Inventory quantity|Product image URL|Image position|Image alt text|Variant image URL|Gift card',
)
type Cells = Record<string, string>

const file = (header: string[], rows: Cells[]) =>
  csv([header, ...rows.map((row) => header.map((title) => row[title] ?? ''))])

/** URLs of the pictures of a product; `base` is the address that serves them. */
export const shirtRows = (base: string): Cells[] => [
  {
    Handle: 'ahly-training-top',
    Title: 'Ahly Training Top',
    'Body (HTML)':
      '<meta charset="utf-8"><p>Light &amp; <b>dry</b>.</p>\n<ul><li>Zip</li><li>Pockets</li></ul><img src="x.png">',
    Vendor: 'Adidas',
    'Product Category': 'Apparel & Accessories > Clothing > Activewear',
    Type: 'Home',
    Tags: 'Al Ahly, men, 2026/27, sale',
    Published: 'true',
    'Option1 Name': 'Color',
    'Option1 Value': 'Red',
    'Option2 Name': 'Size',
    'Option2 Value': 'M',
    'Variant SKU': 'ATT-R-M',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '4',
    'Variant Price': '1299.00',
    'Variant Compare At Price': '1299.00',
    'Variant Barcode': "'4006381333931",
    'Image Src': base && `${base}/1.jpg`,
    'Image Position': '1',
    'Image Alt Text': 'Front',
    'Gift Card': 'false',
    'Variant Image': base && `${base}/1.jpg`,
    Status: 'active',
  },
  {
    Handle: 'ahly-training-top',
    'Option1 Value': 'Red',
    'Option2 Value': 'Large',
    'Variant Inventory Qty': '-2',
    'Variant Price': '1299.00',
    'Variant Compare At Price': '1500',
    'Image Src': base && `${base}/2.jpg`,
    'Image Position': '2',
    'Variant Image': base && `${base}/1.jpg`,
  },
  {
    Handle: 'ahly-training-top',
    'Option1 Value': 'Off White',
    'Option2 Value': 'M',
    'Variant SKU': 'ATT-W-M',
    'Variant Inventory Qty': '1',
    'Variant Price': '1,349.00',
    'Variant Image': base && `${base}/2.jpg`,
  },
  { Handle: 'ahly-training-top', 'Image Src': base && `${base}/3.jpg`, 'Image Position': '3' },
]

const ballRow: Cells = {
  Handle: 'كورة-شاطئ',
  Title: 'كورة شاطئ',
  'Body (HTML)': '',
  Vendor: 'adidas',
  Type: 'كور',
  Published: 'false',
  'Option1 Name': 'المقاس',
  'Option1 Value': '٥',
  'Variant SKU': 'BEACH',
  'Variant Price': '250',
  'Variant Inventory Qty': '9',
  Status: 'active',
}
const plainRow: Cells = {
  Handle: 'pump',
  Title: 'Ball pump',
  Vendor: 'adidas',
  Type: 'Balls',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '99.00',
  Status: 'draft',
}
const cardRow: Cells = {
  Handle: 'gift-card',
  Title: 'Gift card',
  Vendor: 'Shop',
  'Option1 Name': 'Denominations',
  'Option1 Value': '100',
  'Variant Price': '100',
  'Gift Card': 'true',
  Status: 'active',
}

/**
 * An export with the old titles: a kit in two colours, an unpublished Arabic product, a draft without options, a gift
 * card.
 */
export const oldShopify = (base = '') => file(OLD, [...shirtRows(base), ballRow, plainRow, cardRow])

/** Options linked to metafields, possible since 2024. */
export const linkedShopify = () =>
  file(
    [...OLD.slice(0, 10), ...LINKED, ...OLD.slice(10)],
    shirtRows('').map((row, i) =>
      i === 0
        ? {
            ...row,
            'Option1 Linked To': 'product.metafields.shopify.color-pattern',
            [LINKED[3] ?? '']: 'female',
            Tags: '',
          }
        : row,
    ),
  )

/** Titles of 2025. */
export const newShopify = () =>
  file(NEW, [
    {
      Title: 'Match ball pro',
      'URL handle': 'match-ball-pro',
      Description: '<p>Ball</p>',
      Vendor: 'adidas',
      'Product category': 'Sporting Goods > Balls',
      'Published on online store': 'TRUE',
      Status: 'Active',
      SKU: 'MBP',
      'Option1 name': 'Size',
      'Option1 value': '5',
      Price: '700',
      'Inventory quantity': '3',
      'Gift card': 'FALSE',
    },
  ])

/** Makes a file with the old titles and these rows. */
export const shopifyOf = (rows: Cells[]) => file(OLD, rows)
