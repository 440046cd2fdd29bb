import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { create } from 'xmlbuilder2'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { fillCatalogFixture } from '#src/domains/catalog/catalog.fixture.ts'
import { gtinOf } from '#src/domains/catalog/variant.service.ts'

type Item = Record<string, string | string[] | undefined>

async function aShop({ demo = false } = {}) {
  const { db } = await testDb({ demo })
  if (!demo) await fillCatalogFixture(db)
  const app = await openApp({ config: readConfig({ PUBLIC_URL: 'https://shop.example/' }), db })
  const google = async (query = '') => itemsOf((await app.inject(`/feeds/google.xml${query}`)).payload)
  const meta = async (query = '') =>
    parse((await app.inject(`/feeds/meta.csv${query}`)).payload, { columns: true }) as Record<string, string>[]
  return { app, db, google, meta }
}

/** The items of a feed; throws when it is no well-formed XML. The parser gives its texts back escaped. */
function itemsOf(xml: string): Item[] {
  const plain = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') : value
  const { rss } = JSON.parse(create(xml).end({ format: 'json' }), plain) as { rss: { channel: { item: Item[] } } }
  return rss.channel.item
}

test('Google’s feed has each variant of each visible product, with absolute links', async () => {
  const { google } = await aShop()
  const items = await google('?lang=en')
  expect(items.map((item) => item['g:id'])).toEqual([
    'AHL-H-R-M',
    'AHL-H-R-L',
    'AHL-H-W-M',
    'BAL-5-W',
    'BUN-1',
    'AHL-T-W-M',
  ])
  expect(items[0]).toMatchObject({
    title: 'Al Ahly home shirt – Red – M',
    link: 'https://shop.example/products/ahly-home?color=red&size=m&lang=en',
    'g:image_link': 'https://shop.example/images/kit-red-front/1200.jpg',
    'g:additional_image_link': 'https://shop.example/images/kit-red-back/1200.jpg',
    'g:availability': 'in_stock',
    'g:price': '1800.00 EGP',
    'g:sale_price': '1500.00 EGP',
    'g:brand': 'adidas',
    'g:item_group_id': 'AHL-H',
    'g:color': 'Red',
    'g:size': 'M',
    'g:gender': 'male',
    'g:age_group': 'adult',
    'g:condition': 'new',
    'g:product_type': 'Football kits > Home',
    'g:google_product_category': '1604',
    'g:identifier_exists': 'no',
    'g:shipping': { 'g:country': 'EG', 'g:price': '50.00 EGP' },
  })
  expect(Object.fromEntries(items.map((item) => [item['g:id'], item['g:availability']]))).toEqual({
    'AHL-H-R-M': 'in_stock',
    'AHL-H-R-L': 'out_of_stock',
    'AHL-H-W-M': 'in_stock',
    'BAL-5-W': 'in_stock',
    'BUN-1': 'in_stock',
    'AHL-T-W-M': 'out_of_stock',
  })
  expect(items[4]).toMatchObject({ 'g:is_bundle': 'yes', link: 'https://shop.example/products/fan-bundle?lang=en' })
})

test('a feed is Arabic by default, English on request, and refuses other languages', async () => {
  const { app, google } = await aShop()
  expect((await google())[0]?.title).toBe('تيشيرت الأهلي الأساسي – أحمر – M')
  expect((await app.inject('/feeds/google.xml?lang=fr')).statusCode).toBe(422)
})

test('a feed contains only public barcodes', async () => {
  const { db, google } = await aShop()
  await sql`
    update variant set barcode = '4006381333931' where id = 1;
    update variant set barcode = '4006381333932' where id = 2`.execute(db)
  const items = await google()
  expect(items.slice(0, 3).map((item) => item['g:gtin'])).toEqual(['4006381333931', undefined, undefined])
  expect(
    ['4006381333931', '4006381333932', '2000000000015', '0200000000011', '123', '400638133393a'].map(gtinOf),
  ).toEqual(['4006381333931', null, null, null, null, null])
})

test('escapes texts that look like markup', async () => {
  const { db, google, meta } = await aShop()
  const name = '<b>"Kit" & \u0007 ]]> co</b>'
  await sql`update product set name_ar = ${name}, description_ar = ${`a,"b"\n${name}`} where id = 2`.execute(db)
  expect((await google())[3]?.title).toBe('<b>"Kit" &  ]]> co</b> – أبيض – مقاس 5')
  expect((await meta())[3]?.description).toBe(`a,"b"\n${name}`)
})

test('no cell of Meta’s feed is a formula', async () => {
  const { app, db } = await aShop()
  const name = '=HYPERLINK("http://evil.example","Prize")'
  await sql`update product set name_ar = ${name}, description_ar = '@SUM(1)' where id = 2; `.execute(db)
  await sql`update variant set sku = '-2+3' where id = 1`.execute(db)
  const rows = parse((await app.inject('/feeds/meta.csv')).payload) as string[][]
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(rows.map(([id]) => id)).toContain("'-2+3")
  expect(rows.map(([, title = '']) => title).filter((title) => title.includes('HYPERLINK'))[0]).toMatch(
    /^'=HYPERLINK\("http:/,
  )
})

test('Meta’s feed has the same products in its own format', async () => {
  const { meta } = await aShop()
  const rows = await meta('?lang=en')
  expect(rows[0]).toMatchObject({
    id: 'AHL-H-R-M',
    availability: 'in stock',
    price: '1800.00 EGP',
    sale_price: '1500.00 EGP',
    item_group_id: 'AHL-H',
    gender: 'male',
    image_link: 'https://shop.example/images/kit-red-front/1200.jpg',
  })
  expect(rows.map(({ availability }) => availability)).toEqual([
    'in stock',
    'out of stock',
    'in stock',
    'in stock',
    'in stock',
    'out of stock',
  ])
})

test('both feeds contain each visible variant of the demo shop', { timeout: 60_000 }, async () => {
  const { app, db, meta } = await aShop({ demo: true })
  const { rows } = await sql<{ sku: string }>`
    select v.sku from variant v join product p on p.id = v.product_id where p.status <> 'hidden' order by p.id, v.id
  `.execute(db)
  const skus = rows.map(({ sku }) => sku)
  expect((await meta()).map(({ id }) => id)).toEqual(skus)
  const { headers, payload } = await app.inject('/feeds/google.xml')
  expect([...payload.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id)).toEqual(skus)
  // All six thousand take the parser half a minute.
  const first = payload.split('<item>').slice(0, 101).join('<item>')
  expect(itemsOf(`${first}</channel></rss>`)).toHaveLength(100)
  expect([headers['cache-control'], headers['content-type']]).toEqual([
    'public, max-age=900',
    'application/xml; charset=utf-8',
  ])
})
