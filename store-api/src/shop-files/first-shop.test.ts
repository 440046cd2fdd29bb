import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { runCli } from '#src/cli/run-cli.fixture.ts'
import { testDb } from '#src/db/testing.ts'
import type { Cart } from '#src/domains/cart/cart.schema.ts'
import type { ProductDetail } from '#src/domains/catalog/product-detail.schema.ts'
import type { City, Region, State } from '#src/domains/location/location.schema.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const TEMPLATES = fileURLToPath(new URL('../../../templates/shop/', import.meta.url))

/** A migrated database without a shop, a copy of the templates, and the commands that docs/first-shop.md names. */
async function aNewShop() {
  const { db, url } = await testDb({ reference: true })
  const folder = tempFolder('first-shop')
  cpSync(TEMPLATES, folder, { recursive: true })
  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to))
  const env = { DATABASE_URL: url, DEMO: 'off', SERVICE_KEY: '' }
  return { db, url, folder, edit, command: (...args: string[]) => runCli(args, env) }
}

/** The `npm run` commands of docs/first-shop.md in their order, as arguments of the store's command line. */
function commandsOfTheGuide(folder: string): string[][] {
  const guide = readFileSync(new URL('../../../docs/first-shop.md', import.meta.url), 'utf8')
  const lines = [...guide.matchAll(/^npm run (.+)$/gm)].map(([, line = '']) => line)
  return lines.map((line) =>
    line
      .split(' ')
      .filter((word) => word !== '--')
      .map((word) => word.replace(/^my-shop/, folder)),
  )
}

test(
  'the commands of docs/first-shop.md lead from a migrated database to a placed order',
  { timeout: 240_000 },
  async () => {
    const { db, folder, command } = await aNewShop()
    const runs: { command: string; code: number; output: string }[] = []
    for (const args of commandsOfTheGuide(folder)) {
      const { code, output } = await command(...args)
      runs.push({ command: args.join(' ').replaceAll(folder, 'my-shop'), code, output })
    }
    expect(runs.map(({ command: line, code }) => [line, code])).toEqual([
      ['migrate', 0],
      ['shop:init --check', 1],
      ['shop:init my-shop --dry-run', 0],
      ['shop:init my-shop', 0],
      ['catalog:import my-shop/catalogue.csv --dry-run', 0],
      ['catalog:import my-shop/catalogue.csv', 0],
      ['shop:init --check', 0],
    ])
    const [, before, dry, init, , , after] = runs.map(({ output }) => output)
    expect(before).toContain('No branch: nobody can order')
    expect(dry).toMatch(/\+ branch nasr-city[\s\S]+Dry run: nothing was written/)
    expect(init).toMatch(/\+ branch nasr-city[\s\S]+Written\.[\s\S]+No product for sale[\s\S]+SERVICE_KEY=\S{43}/)
    expect(after).toContain('The shop lacks nothing')

    const call = await serve(db)
    const { data: states } = await call<State[]>('GET', '/states')
    const cairo = states.find(({ iso }) => iso === 'C')
    expect(cairo).toMatchObject({ deliverable: true, fee: 6000, daysMin: 3, daysMax: 4 })
    const [city] = (await call<City[]>('GET', `/cities?state=${cairo?.id}`)).data
    const [area] = (await call<Region[]>('GET', `/regions?city=${city?.id}`)).data
    const { data: product } = await call<ProductDetail>('GET', '/products/training-t-shirt')
    expect(product).toMatchObject({ brand: { slug: 'our-brand' }, sizeChart: { slug: 'clothes-men' } })
    const { data: cart } = await call<Cart>('POST', '/cart/add', { variantId: product.variants[0]?.id, quantity: 2 })
    const guest = { 'x-cart-token': cart.token ?? '' }
    await call(
      'POST',
      '/cart/contact',
      { fullName: 'منى عبد الرحمن', mobile: '01012345678', anotherMobile: '01112345678', email: null },
      guest,
    )
    const address = {
      stateId: cairo?.id,
      cityId: city?.id,
      regionId: area?.id,
      streetAddress: 'شارع عباس العقاد',
      buildingNumber: '12',
      floorNumber: '3',
      apartmentNumber: '7',
      landmark: null,
      notes: null,
    }
    const { data: ready } = await call<Cart>('POST', '/cart/address', address, guest)
    const {
      status,
      body,
      data: order,
    } = await call<Order | undefined>(
      'POST',
      '/orders',
      { expectedRevision: ready.revision, acceptTerms: true },
      { ...guest, 'idempotency-key': randomUUID() },
    )
    expect([status, order ?? body]).toMatchObject([
      201,
      { number: expect.any(String), subtotal: 69800, deliveryFee: 6000, total: 75800 },
    ])
    expect((await call<never>('GET', '/ready')).body).toEqual({ status: true, lacks: [] })
  },
)

test('names every mistake with its file and line, and writes nothing', { timeout: 60_000 }, async () => {
  const { db, folder, edit, command } = await aNewShop()
  edit('branches.yaml', '01000000002', '0100')
  edit('branches.yaml', 'opens: "12:00"', 'opens: "noon"')
  edit('brands.yaml', 'name: { ar: أديداس, en: adidas }', 'name: { ar: أديداس }\n  nam: adidas')
  edit('delivery.csv', 'C,,,yes,60', 'C,,,perhaps,60')
  edit('pages/about.md', '## The story {#story}', '## The story')
  const { code, output } = await command('shop:init', folder)
  expect(output.trim().split('\n')).toEqual([
    'branches.yaml, line 10: whatsapp: "0100" must be an Egyptian mobile number like 01001234567',
    'branches.yaml, line 11: opens: "noon" must be a time like "10:00", up to "24:00"',
    'brands.yaml, line 3: lacks name.en',
    expect.stringMatching(/^brands\.yaml, line 5: nam is not known; the fields are slug, name\.ar/),
    'delivery.csv, line 2: deliver: "perhaps" must be yes or no',
    'pages/about.md, line 22: A heading is written "## its words {#its-anchor}", not "## The story"',
    '6 mistakes. Nothing was written.',
  ])
  expect([code, await db.selectFrom('category').selectAll().execute()]).toEqual([1, []])
})

test(
  'refuses what refers to something unknown after all files were read, and rolls everything back',
  { timeout: 60_000 },
  async () => {
    const { db, folder, edit, command } = await aNewShop()
    edit('categories.yaml', 'parent: shoes', 'parent: shoos')
    edit('branches.yaml', 'state: C', 'state: XX')
    edit('delivery.csv', 'SIN,Rafah', 'SIN,Raffah')
    const { code, output } = await command('shop:init', folder)
    expect(output.trim().split('\n')).toEqual([
      'branches.yaml, line 6: state: "XX" is not known',
      'categories.yaml, line 17: parent: "shoos" is not known',
      'delivery.csv, line 29: "Raffah" is not known in SIN',
      '3 mistakes. Nothing was written.',
    ])
    expect([code, await db.selectFrom('brand').selectAll().execute()]).toEqual([1, []])
  },
)

test('numbers categories within their parent, in the order of the file', { timeout: 60_000 }, async () => {
  const { db, folder, command } = await aNewShop()
  await command('shop:init', folder)
  const { rows } = await sql<{
    line: string
  }>`select slug || ' ' || position as line from category order by id`.execute(db)
  expect(rows.map(({ line }) => line)).toEqual([
    'men 1',
    'men-t-shirts 1',
    'men-shorts 2',
    'shoes 2',
    'shoes-running 1',
    'balls 3',
    'balls-football 1',
  ])
})

test('a second run changes what changed, adds what is new and removes nothing', { timeout: 120_000 }, async () => {
  const { db, folder, edit, command } = await aNewShop()
  await command('shop:init', folder)
  expect((await command('shop:init', folder)).output).toContain('0 new, 0 changed. Written.')
  edit('branches.yaml', 'opens: "12:00"', 'opens: "10:00"')
  edit('delivery.csv', 'GZ,,,yes,60', 'GZ,,,yes,55.50')
  edit('delivery.csv', 'C,,,yes,60,3,4', 'C,,,no,,,')
  edit('brands.yaml', /- slug: our-brand[\s\S]+/, '- slug: nike\n  name: { ar: نايكي, en: Nike }\n')
  const dry = await command('shop:init', folder, '--dry-run')
  const real = await command('shop:init', folder)
  const changes = [
    '+ brand nike',
    '~ branch nasr-city: opens 12:00:00 → 10:00:00',
    '~ state C: deliverable true → false',
    '~ state GZ: fee 6000 → 5550',
    '1 new, 3 changed.',
  ]
  for (const { output } of [dry, real]) for (const change of changes) expect(output).toContain(change)
  expect(real.output).not.toContain('SERVICE_KEY')
  expect((await db.selectFrom('brand').select('slug').orderBy('slug').execute()).map(({ slug }) => slug)).toEqual([
    'adidas',
    'nike',
    'our-brand',
  ])
  const { rows } = await sql`select opens from branch`.execute(db)
  expect(rows).toEqual([{ opens: '10:00:00' }])
})

/** Serves the shop by HTTP. Returns a call that reads the JSON of an answer. */
async function serve(db: Awaited<ReturnType<typeof testDb>>['db']) {
  const app = await openApp({ db })
  const url = await app.listen({ port: 0 })
  return async <Data>(method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: Data }
    return { status: response.status, body: answer, data: answer.data }
  }
}
