import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openShop } from './catalog-files.fixture.ts'
import { linkedShopify, newShopify, oldShopify, shirtRows, shopifyOf } from './shopify.fixture.ts'

/** Serves a picture of another shade for each address. */
async function pictures(): Promise<string> {
  const server = createServer((request, answer) => {
    const shade = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0)
    const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: { r: shade, g: 0, b: 0 } } })
      .png()
      .toBuffer()
    void picture.then((bytes) => answer.setHeader('content-type', 'image/png').end(bytes))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('recognises a Shopify file by its header and imports its products', async () => {
  const { bring, rows } = await openShop()
  const { format, problems, counts } = await bring(oldShopify())
  expect([format, problems]).toEqual(['shopify', []])
  expect([counts?.products.new, counts?.variants.new]).toEqual([3, 5])
  expect(
    await rows(`
    select p.code, p.slug, p.status, p.name_ar, p.name_en, p.description_en, p.gender,
      c.slug as category, b.slug as brand, u.slug as club, n.slug as season
    from product p join category c on c.id = category_id left join brand b on b.id = brand_id left join club u on u.id = club_id
    left join season n on n.id = season_id where p.id > 5 order by p.id
  `),
  ).toEqual([
    {
      code: 'ahly-training-top',
      slug: 'ahly-training-top',
      status: 'online',
      name_ar: 'Ahly Training Top',
      name_en: 'Ahly Training Top',
      description_en: 'Light & dry.\n\n * Zip\n * Pockets',
      gender: 'men',
      category: 'football-kits-home',
      brand: 'adidas',
      club: 'al-ahly',
      season: '2026-27',
    },
    {
      code: 'كورة-شاطئ',
      slug: 'كورة-شاطئ',
      status: 'hidden',
      name_ar: 'كورة شاطئ',
      name_en: 'كورة شاطئ',
      description_en: '',
      gender: null,
      category: 'balls',
      brand: 'adidas',
      club: null,
      season: null,
    },
    {
      code: 'pump',
      slug: 'pump',
      status: 'hidden',
      name_ar: 'Ball pump',
      name_en: 'Ball pump',
      description_en: '',
      gender: null,
      category: 'balls',
      brand: 'adidas',
      club: null,
      season: null,
    },
  ])
  expect(
    await rows(`
    select v.sku, c.slug as color, z.slug as size, v.price, v.compare_at_price as was, s.on_hand
    from variant v left join color c on c.id = color_id left join size z on z.id = size_id
    left join branch_stock s on s.variant_id = v.id
    where v.id > 7 order by v.id
  `),
  ).toEqual([
    { sku: 'ATT-R-M', color: 'red', size: 'm', price: 129900, was: null, on_hand: 4 },
    { sku: 'AHLY-TRAINING-TOP-RED-L', color: 'red', size: 'l', price: 129900, was: 150000, on_hand: null },
    { sku: 'ATT-W-M', color: 'white', size: 'm', price: 134900, was: null, on_hand: 1 },
    { sku: 'BEACH', color: null, size: 'ball-5', price: 25000, was: null, on_hand: 9 },
    { sku: 'PUMP', color: null, size: null, price: 9900, was: null, on_hand: null },
  ])
  expect(await rows(`select barcode from variant where sku = 'ATT-R-M'`)).toEqual([{ barcode: '4006381333931' }])
})

test('a second import of the file changes nothing and keeps the texts of the other language', async () => {
  const { bring, rows } = await openShop()
  await bring(oldShopify())
  await rows(`update product set name_ar = 'توب تمرين الأهلي', season_id = null where code = 'ahly-training-top'`)
  const { counts, changes } = await bring(oldShopify())
  expect([counts?.fields, changes.map(({ field }) => field)]).toEqual([1, ['season']])
  expect(await rows(`select name_ar from product where code = 'ahly-training-top'`)).toEqual([
    { name_ar: 'توب تمرين الأهلي' },
  ])
})

test('assigns pictures to the colour of their variants, the others to the first colour', async () => {
  const { bring, rows } = await openShop()
  const { problems } = await bring(oldShopify(await pictures()), { allowPrivate: true })
  expect(problems).toEqual([])
  expect(
    await rows(`
    select i.position, c.slug as color, i.alt_en from product_image i
    join color c on c.id = i.color_id join product p on p.id = i.product_id
    where p.code = 'ahly-training-top' order by i.position
  `),
  ).toEqual([
    { position: 1, color: 'red', alt_en: 'Front' },
    { position: 2, color: 'red', alt_en: 'Ahly Training Top, Red' },
    { position: 3, color: 'white', alt_en: 'Ahly Training Top, White' },
  ])
})

test('reads the column titles of newer exports too', async () => {
  const { bring, rows } = await openShop()
  expect((await bring(linkedShopify())).problems).toEqual([])
  expect((await bring(newShopify())).problems).toEqual([])
  expect(await rows(`select p.code, p.gender, p.status from product p where id > 5 order by id`)).toEqual([
    { code: 'ahly-training-top', gender: 'women', status: 'online' },
    { code: 'match-ball-pro', gender: null, status: 'online' },
  ])
})

test('assigns stock to the given branch', async () => {
  const { bring, rows } = await openShop()
  await bring(newShopify(), { branch: 'maadi' })
  expect(
    await rows(
      `select branch_id, on_hand from branch_stock s join variant v on v.id = s.variant_id where v.sku = 'MBP'`,
    ),
  ).toEqual([{ branch_id: 2, on_hand: 3 }])
  await expect(bring(newShopify(), { branch: 'moon' })).rejects.toThrow('there is no branch "moon"')
})

test('reports unknown values by their column, unless a default category is given', async () => {
  const { bring } = await openShop()
  const [shirt = {}, ...more] = shirtRows('')
  const strange = shopifyOf([
    {
      ...shirt,
      Type: 'Hats',
      Vendor: 'Acme',
      'Option1 Value': 'Plaid',
      'Option2 Value': '99',
      'Option3 Name': 'Print',
      'Option3 Value': 'no',
    },
    ...more.map((row) => ({ ...row, 'Option3 Value': 'yes' })),
  ])
  const { problems } = await bring(strange)
  expect(problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    '2 Type: no category of the shop is "Hats"; give one for all such with --category',
    '2 Vendor: there is no brand "Acme"',
    '2 Option1 Value: there is no colour "Plaid"',
    '2 Option2 Value: there is no size "99"',
    '4 Option3 Value: "yes": only colours and sizes can be chosen here',
    '5 Option3 Value: "yes": only colours and sizes can be chosen here',
  ])
  const hats = shopifyOf([{ ...shirt, Type: 'Hats', Vendor: 'Acme' }, ...more])
  expect((await bring(hats, { category: 'balls', createMissing: true })).problems).toEqual([])
})

test('reports two variants with the same colour and size', async () => {
  const { bring } = await openShop()
  const [shirt = {}, ...more] = shirtRows('')
  const { problems } = await bring(
    shopifyOf([
      shirt,
      ...more,
      {
        Handle: 'ahly-training-top',
        'Option1 Value': 'أحمر',
        'Option2 Value': 'm',
        'Variant SKU': 'TWIN',
        'Variant Price': '5',
      },
    ]),
  )
  expect(problems).toEqual([{ line: 7, column: 'size', message: 'TWIN has the colour and size of ATT-R-M' }])
})
