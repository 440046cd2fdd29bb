import { expect, test } from 'vitest'
import { openShop } from './catalog-files.fixture.ts'
import { NEW, withRow } from './import.fixture.ts'

// No test of this file writes anything.
const { bring, rows } = await openShop()

test('one invalid row stops the import, and each invalid row is named with its line and column', async () => {
  const { problems, written } = await bring([
    ...withRow(
      'SHO-2',
      'شورت',
      'Shorts',
      'no-such',
      'nobody',
      'no-colour',
      'xxx',
      'SHO-2',
      '',
      'free',
      '',
      'many',
      '-1',
    ),
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
    'a name of characters that nobody sees',
    withRow('SHO-1', '', '\u200b\u2060\u3164', '', '', 'white', 'm', 'SHO-1-X', '', '5'),
    'name_en',
    'has no character that can be seen',
  ],
  [
    'a code of characters that nobody sees',
    withRow('\u200b\u2060', 'كورة', 'Ball', 'balls', '', 'white', '', 'X-1', '', '5'),
    'code',
    'has no character that can be seen',
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
  const { problems, written } = await bring(file)
  expect([written, problems.map((problem) => ({ column: problem.column, message: problem.message }))]).toEqual([
    false,
    expect.arrayContaining([{ column, message }]),
  ])
})

test('lists at most two hundred problems and counts all', async () => {
  const { problems, problemCount } = await bring([
    ['code', 'brand'],
    ...Array.from({ length: 500 }, (_, i) => [`C-${i}`, 'nobody']),
  ])
  expect([problems.length, problems[0]?.line, problems.at(-1)?.line]).toEqual([200, 2, 201])
  expect(problemCount).toBeGreaterThanOrEqual(500)
})
