import { expect, test } from 'vitest'
import { openShop } from './catalog-files.fixture.ts'
import { NEW, withRow } from './import.fixture.ts'
import { reportImport } from './report.ts'

test('imports a new product with its variants, colours, stock and slug, which lists show immediately', async () => {
  const { bring, rows } = await openShop()
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

test('a file with prices changes only prices and reports the old and new ones', async () => {
  const { bring, rows } = await openShop()
  const before = await rows(`select * from product where code = 'AHL-H'`)
  const { changes, counts } = await bring([
    ['code', 'sku', 'price', 'compare_at_price'],
    ['AHL-H', 'AHL-H-R-M', '1400', '1800'],
    ['AHL-H', 'AHL-H-R-L', '1500', '1800'],
  ])
  expect(changes).toEqual([
    { line: 2, code: 'AHL-H', sku: 'AHL-H-R-M', field: 'price', old: '1500.00', new: '1400.00' },
  ])
  expect(counts?.variants).toEqual({ new: 0, changed: 1, unchanged: 1 })
  expect(await rows(`select * from product where code = 'AHL-H'`)).toEqual([
    { ...before[0], price_from: 140000, changed_at: expect.any(Date) },
  ])
})

test('a dry run reports the same and writes nothing', async () => {
  const { bring, rows } = await openShop()
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

test('creates missing brands and clubs on request, with the names of the file', async () => {
  const { bring, rows } = await openShop()
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

test('imports a bundle together with its parts', async () => {
  const { bring, rows } = await openShop()
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

test('an empty cell clears an optional field and keeps a required one', async () => {
  const { bring, rows } = await openShop()
  await bring([
    ['code', 'brand', 'name_ar', 'fit_ar'],
    ['AHL-H', '', '', 'مقاس مظبوط'],
  ])
  expect(await rows(`select brand_id, name_ar, fit_ar from product where code = 'AHL-H'`)).toEqual([
    { brand_id: null, name_ar: 'تيشيرت الأهلي الأساسي', fit_ar: 'مقاس مظبوط' },
  ])
})

test('warns about a size that the size chart lacks, in a dry run too', async () => {
  const { bring, rows } = await openShop()
  await rows(`insert into size_chart (slug, kind, title_ar, title_en, how_ar, how_en, columns, rows, source)
    values ('clothes', 'clothes', '', '', '', '', '[]', '[{"size": "m", "values": []}, {"size": "xl", "values": []}]', 'a test')`)
  const expected = [{ line: 3, column: 'size', message: 'l has no row in the size chart clothes' }]
  expect((await bring(NEW, { dryRun: true })).warnings).toEqual(expected)
  const result = await bring(NEW)
  expect([result.written, result.warnings]).toEqual([true, expected])
  expect(reportImport(result, 1, 1)).toContain('warning: line 3, size: l has no row in the size chart clothes')
  await rows(`update size_chart set rows = rows || '[{"size": "l", "values": []}]'`)
  expect((await bring(NEW)).warnings).toEqual([])
})
