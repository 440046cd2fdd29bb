import { expect, test } from 'vitest'
import { aShop, csv } from './catalogue-files.fixture.ts'

const NEW = [
  [
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
    'stock:nasr-city',
    'stock:maadi',
  ],
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
const withRow = (...cells: string[]) => [...NEW, NEW[0]!.map((_, i) => cells[i] ?? '')]

test('a new product comes with its variants, colours, stock and address, and stands in lists at once', async () => {
  const { bring, rows } = await aShop()
  const { counts, written, problems } = await bring(NEW)
  expect({ counts, written, problems }).toEqual({
    counts: {
      products: { new: 1, changed: 0, unchanged: 0 },
      variants: { new: 2, changed: 0, unchanged: 0 },
      fields: 0,
    },
    written: true,
    problems: [],
  })
  expect(await rows(`select slug, status, price_from, compare_at_from from product where code = 'SHO-1'`)).toEqual([
    { slug: 'training-shorts', status: 'online', price_from: 34950, compare_at_from: 40000 },
  ])
  expect(
    await rows(`
    select v.sku, v.price, v.compare_at_price, v.barcode ~ '^29\\d{11}$' as own, s.on_hand, b.slug
    from variant v join branch_stock s on s.variant_id = v.id join branch b on b.id = s.branch_id
    where v.sku like 'SHO%' order by v.id
  `),
  ).toEqual([
    { sku: 'SHO-1-R-M', price: 34950, compare_at_price: 40000, own: false, on_hand: 3, slug: 'nasr-city' },
    { sku: 'SHO-1-R-L', price: 34950, compare_at_price: null, own: true, on_hand: 7, slug: 'maadi' },
  ])
  expect(
    await rows(
      `
    select c.slug from product_color pc join color c on c.id = pc.color_id join product p on p.id = pc.product_id where p.code = 'SHO-1'
  `,
    ),
  ).toEqual([{ slug: 'red' }])
})

test('a file that says something of prices only changes prices only, and tells each old and new one', async () => {
  const { bring, rows } = await aShop()
  const before = await rows(`select * from product where code = 'AHL-H'`)
  const { changes, counts } = await bring([
    ['code', 'sku', 'price', 'compare_at_price'],
    ['AHL-H', 'AHL-H-R-M', '1400', '1800'],
    ['AHL-H', 'AHL-H-R-L', '1500', '1800'],
  ])
  expect(changes).toEqual([{ line: 2, code: 'AHL-H', sku: 'AHL-H-R-M', field: 'price', old: '1500.00', new: '1400.00' }])
  expect(counts?.variants).toEqual({ new: 0, changed: 1, unchanged: 1 })
  expect(await rows(`select * from product where code = 'AHL-H'`)).toEqual([{ ...before[0], price_from: 140000, changed_at: expect.any(Date) }])
})

test('a dry run tells the same and writes nothing', async () => {
  const { bring, rows } = await aShop()
  const all = () =>
    rows(
      `
      select p.*, v.*, s.* from product p
      left join variant v on v.product_id = p.id left join branch_stock s on s.variant_id = v.id order by 1
    `,
    )
  const before = await all()
  const file = withRow('BAL-5', 'كورة جديدة', '', 'balls', '', 'white', 'ball-5', 'BAL-5-W', '', '650', '', '9')
  const dry = await bring(file, { dryRun: true })
  expect(await all()).toEqual(before)
  expect(dry.written).toBe(false)
  expect(dry.changes.map(({ code, sku, field, old, new: now }) => [code, sku, field, old, now])).toEqual([
    ['SHO-1', null, null, null, null],
    ['BAL-5', null, 'name_ar', 'كورة ماتش', 'كورة جديدة'],
    ['BAL-5', 'BAL-5-W', 'price', '600.00', '650.00'],
    ['BAL-5', 'BAL-5-W', 'stock:nasr-city', '8', '9'],
  ])
  const wet = await bring(file)
  expect([wet.changes, wet.counts]).toEqual([dry.changes, dry.counts])
  expect((await bring(file)).counts?.fields).toBe(0)
})

test('one bad row keeps all rows out, and every bad row is named with its line and column', async () => {
  const { bring, rows } = await aShop()
  const { problems, written } = await bring([
    ...withRow('SHO-2', 'شورت', 'Shorts', 'no-such', 'nobody', 'no-colour', 'xxx', 'SHO-2', '', 'free', '', 'many', '-1'),
    NEW[0]!.map((_, i) => ['AHL-H', 'line one\nline two', '', '', '', '', '', 'BAL-5-W', '4006381333931'][i] ?? ''),
    NEW[0]!.map((_, i) => ['', 'x'][i] ?? ''),
  ])
  expect(written).toBe(false)
  expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '4 color',
    '4 price',
    '4 category',
    '4 brand',
    '4 size',
    '4 stock:nasr-city',
    '4 stock:maadi',
    '5 sku',
    '5 barcode',
    '7 code',
  ])
  expect(problems).toContainEqual({ line: 5, column: 'sku', message: 'BAL-5-W belongs to BAL-5' })
  expect(problems).toContainEqual({ line: 4, column: 'category', message: 'there is no category "no-such"' })
  expect(await rows(`select from product where code like 'SHO%'`)).toEqual([])
})

const BAD: [name: string, rows: string[][], column: string, message: string][] = [
  [
    'two rows of one SKU',
    withRow('SHO-1', '', '', '', '', 'white', 'm', 'SHO-1-R-M', '', '5'),
    'sku',
    'SHO-1-R-M stands in an earlier row',
  ],
  [
    'two of one colour and size',
    withRow('SHO-1', '', '', '', '', 'red', 'm', 'SHO-1-X', '', '5'),
    'size',
    'SHO-1-X has the colour and size of SHO-1-R-M',
  ],
  [
    'two names of one product',
    withRow('SHO-1', 'غيره', '', '', '', 'white', 'm', 'SHO-1-X', '', '5'),
    'name_ar',
    'differs from an earlier row of SHO-1',
  ],
  [
    'a barcode of another variant',
    withRow('SHO-1', '', '', '', '', 'white', 'm', 'SHO-1-X', '2000000000046', '5'),
    'barcode',
    '2000000000046 is the barcode of BAL-5-W',
  ],
  [
    'a barcode that a spreadsheet cut',
    withRow('SHO-1', '', '', '', '', 'white', 'm', 'SHO-1-X', '6.22E+12', '5'),
    'barcode',
    '"6.22E+12" was cut by the spreadsheet: format the column as text',
  ],
  [
    'an offer that is none',
    withRow('SHO-1', '', '', '', '', 'white', 'm', 'SHO-1-X', '', '5', '5'),
    'compare_at_price',
    'must be more than the price',
  ],
  [
    'a new product without a name',
    withRow('X-1', '', 'X', 'balls', '', '', '', 'X-1', '', '5'),
    'name_ar',
    'is empty, and the product is new',
  ],
  [
    'less stock than orders wait for',
    [
      ['code', 'sku', 'stock:nasr-city'],
      ['AHL-H', 'AHL-H-R-L', '3'],
    ],
    'stock:nasr-city',
    '3 is less than the 4 that orders wait for',
  ],
  [
    'a bundle of a bundle',
    [
      ['code', 'kind', 'parts'],
      ['BUN-1', 'bundle', 'BUN-1*2'],
    ],
    'parts',
    'BUN-1 is a bundle itself',
  ],
  [
    'a part that is no product',
    [
      ['code', 'parts'],
      ['BUN-1', 'AHL-H | NONE'],
    ],
    'parts',
    'NONE is no product',
  ],
  [
    'an address that another product has',
    [
      ['code', 'slug'],
      ['BAL-5', 'ahly-home'],
    ],
    'slug',
    'ahly-home is the address of AHL-H',
  ],
  [
    'a simple product that would become a bundle',
    [
      ['code', 'kind', 'parts'],
      ['BAL-5', 'bundle', 'AHL-H'],
    ],
    'kind',
    'is simple and cannot become bundle',
  ],
  [
    'a picture that the shop does not have',
    [
      ['code', 'images'],
      ['BAL-5', 'image:nothing-here'],
    ],
    'images',
    'image:nothing-here is no picture of the shop',
  ],
  [
    'a date that is none',
    [
      ['code', 'published_at'],
      ['BAL-5', '31/02/2026'],
    ],
    'published_at',
    '"31/02/2026" is no date; write 2026-11-30 or 30/11/2026',
  ],
]
test.each(BAD)('%s is refused', async (_, file, column, message) => {
  const { bring } = await aShop()
  const { problems, written } = await bring(file)
  expect([written, problems.map((problem) => ({ column: problem.column, message: problem.message }))]).toEqual([
    false,
    expect.arrayContaining([{ column, message }]),
  ])
})

test('two hundred problems are named and all are counted', async () => {
  const { bring } = await aShop()
  const { problems, problemCount } = await bring([
    ['code', 'brand'],
    ...Array.from({ length: 500 }, (_, i) => [`C-${i}`, 'nobody']),
  ])
  expect([problems.length, problems[0]?.line, problems.at(-1)?.line]).toEqual([200, 2, 201])
  expect(problemCount).toBeGreaterThanOrEqual(500)
})

test('brands and clubs that are missing are made when asked for, and named as the file names them', async () => {
  const { bring, rows } = await aShop()
  const file = [
    ['code', 'brand', 'club'],
    ['BAL-5', 'Joma', 'نادي الجونة'],
    ['AHL-H', 'joma', 'الأهلى'],
  ]
  expect((await bring(file)).problemCount).toBe(3)
  expect((await bring(file, { createMissing: true, dryRun: true })).problemCount).toBe(0)
  expect(await rows(`select from brand where slug = 'joma'`)).toEqual([])
  await bring(file, { createMissing: true })
  expect(
    await rows(`
    select p.code, b.slug as brand, c.name_ar as club from product p join brand b on b.id = brand_id join club c on c.id = club_id
    where code in ('BAL-5', 'AHL-H') order by 1
  `),
  ).toEqual([
    { code: 'AHL-H', brand: 'joma', club: 'الأهلي' },
    { code: 'BAL-5', brand: 'joma', club: 'نادي الجونة' },
  ])
})

test('a bundle, its parts and a product of the same file come together', async () => {
  const { bring, rows } = await aShop()
  const { problems } = await bring([
    ['code', 'name_ar', 'name_en', 'category', 'parts', 'color', 'size', 'sku', 'price'],
    ['SET', 'طقم', 'Set', 'bundles', 'SHO-1*2 | BAL-5', '', '', 'SET', '900'],
    ['SHO-1', 'شورت', 'Shorts', 'balls', '', 'red', 'm', 'SHO-1', '300'],
  ])
  expect(problems).toEqual([])
  expect(
    await rows(`
    select p.kind, q.code, b.quantity from bundle_part b
    join product p on p.id = b.bundle_id join product q on q.id = b.product_id
    where p.code = 'SET' order by b.position
  `),
  ).toEqual([
    { kind: 'bundle', code: 'SHO-1', quantity: 2 },
    { kind: 'bundle', code: 'BAL-5', quantity: 1 },
  ])
})

test('orders that hold a shelf wait for nobody: what does not change is not locked', async () => {
  const { bring, db } = await aShop()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('branch_stock').selectAll().where('variant_id', '=', 1).forUpdate().execute()
    const { written } = await bring([
      ['code', 'sku', 'stock:nasr-city', 'stock:maadi'],
      ['AHL-H', 'AHL-H-R-M', '20', '15'],
      ['BAL-5', 'BAL-5-W', '12', ''],
    ])
    expect(written).toBe(true)
  })
})

test('an empty cell empties what may be empty and keeps what may not', async () => {
  const { bring, rows } = await aShop()
  await bring([
    ['code', 'brand', 'name_ar', 'fit_ar'],
    ['AHL-H', '', '', 'مقاس مظبوط'],
  ])
  expect(await rows(`select brand_id, name_ar, fit_ar from product where code = 'AHL-H'`)).toEqual([
    { brand_id: null, name_ar: 'تيشيرت الأهلي الأساسي', fit_ar: 'مقاس مظبوط' },
  ])
})

test('a second import at the same time is sent away', async () => {
  const { bring, db } = await aShop()
  await db.transaction().execute(async (trx) => {
    await trx.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.cast(eb.val(7_140_008), 'bigint')]).as('lock')).execute()
    await expect(bring(csv(NEW))).rejects.toThrow('another import is under way')
  })
})
