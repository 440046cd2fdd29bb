const columns = [
  'code',
  'name_ar',
  'name_en',
  'category',
  'brand',
  'color',
  'size',
  'sku',
  'barcode',
  'price',
  'compare_at_price',
]

/** A file with one new product in two sizes: header and rows. */
export const NEW = [
  [...columns, 'stock:nasr-city', 'stock:maadi'],
  [
    'SHO-1',
    'شورت تمرين',
    'Training shorts',
    'football-kits-home',
    'adidas',
    'red',
    'm',
    'SHO-1-R-M',
    '4006381333931',
    '349.50',
    '400',
    '3',
    '',
  ],
  ['SHO-1', '', '', '', '', 'red', 'l', 'SHO-1-R-L', '', '349.50', '', '', '7'],
]

/** The same with one more row. */
export const withRow = (...cells: string[]) => [...NEW, NEW[0]!.map((_, i) => cells[i] ?? '')]
