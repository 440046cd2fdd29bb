// `npm run bench -- plans`: prints, for each big table that a hot request reads whole at 100,000 products, one line with the table and the
// request, and below it the plan, indented. The argument is the absolute path of the module whose `fillDemo` fills the demo shop.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import type { FillDemo } from '#src/db/testing-databases.ts'
import { testServer } from '#src/db/testing-server.ts'
import { scaleCatalogue } from './scaled-catalogue.ts'

const PRODUCTS = 100_000
const BIG_TABLES = ['product', 'variant', 'branch_stock', 'product_image', 'product_color', 'product_pair', 'review', 'order_line']
/** PostgreSQL then sends the plan of each statement that it ran as a notice: the plan that the store's connections get, which is a generic one. */
const EXPLAIN = { log_min_duration: '0', log_level: 'notice', log_analyze: 'on', log_timing: 'off', log_buffers: 'off' }

const [, , demoModule = ''] = process.argv
const { fillDemo } = (await import(demoModule)) as { fillDemo: FillDemo }
const { makeDatabase, stop } = await testServer()
const { url } = await makeDatabase(fillDemo)
await scaleCatalogue(url, PRODUCTS)
const variantId = await explainAll(url)
const plans: string[] = []
const db = openDb(url, { max: 2, limits: { statement: 60_000 }, onNotice: (text) => plans.push(text) })
const app = await buildApp({ config: readConfig({}), db, logger: false })
try {
  // The first list loads the index, which reads everything.
  await ask('GET', '/products?first=1')
  await find('a list of 24', () => ask('GET', '/products?category=shoes&sort=newest&first=24'))
  await find('a search with facets', () => ask('GET', `/products?q=${encodeURIComponent('قميص الاهلي')}&facets=true`))
  await find('a product', () => ask('GET', '/products/500'))
  await find('related products', () => ask('GET', '/related?ids=500'))
  const { token = '' } = await find('a unit added to a new cart', () => ask<Cart>('POST', '/cart/add', { variantId, quantity: 1 }))
  const headers = { 'x-cart-token': token, 'idempotency-key': randomUUID() }
  await find('the contact of a cart', () => ask('POST', '/cart/contact', { fullName: 'منى عبد الرحمن', mobile: '01012345678', anotherMobile: '01112345678', email: 'mona@example.com' }, headers))
  const { revision } = await find('the address of a cart', async () => ask<Cart>('POST', '/cart/address', await someAddress(), headers))
  await find('an order', () => ask('POST', '/orders', { expectedRevision: revision, acceptTerms: true }, headers))
} finally {
  await app.close()
  await closeDb(db)
  await stop()
}

type Cart = { token?: string; revision?: number }
type Place = { id: number; deliverable?: boolean }

/** Switches the plans on for new connections, and returns a variant that is in stock. */
async function explainAll(databaseUrl: string): Promise<number> {
  const client = new Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ name: string; id: number }>(
    'select current_database() as name, (select variant_id from branch_stock where on_hand - reserved > 5 order by variant_id limit 1) as id',
  )
  const [{ name, id } = { name: '', id: 0 }] = rows
  const settings = { session_preload_libraries: 'auto_explain', ...Object.fromEntries(Object.entries(EXPLAIN).map(([key, value]) => [`auto_explain.${key}`, value])) }
  for (const [key, value] of Object.entries(settings)) await client.query(`alter database ${client.escapeIdentifier(name)} set ${key} = '${value}'`)
  await client.end()
  return id
}

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await app.inject({ method, url: path, payload: body, headers })
  if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`)
  return response.json<{ data: Answer }>().data
}

async function someAddress(): Promise<object> {
  const [state] = await ask<Place[]>('GET', '/states')
  const [city] = await ask<Place[]>('GET', `/cities?state=${state?.id}`)
  const regions = await ask<Place[]>('GET', `/regions?city=${city?.id}`)
  const place = { stateId: state?.id, cityId: city?.id, regionId: regions.find(({ deliverable }) => deliverable)?.id }
  return { ...place, streetAddress: 'شارع عباس العقاد', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7', landmark: null, notes: null }
}

/** Prints the plans of a request that read a big table whole. */
async function find<Answer>(request: string, work: () => Promise<Answer>): Promise<Answer> {
  plans.length = 0
  const answer = await work()
  if (plans.length === 0) throw new Error(`PostgreSQL sent no plan of ${request}; auto_explain is not loaded`)
  for (const plan of plans) {
    const tables = [...plan.matchAll(/Seq Scan on (\w+)/g)].flatMap(([, table = '']) => (BIG_TABLES.includes(table) ? [table] : []))
    for (const table of new Set(tables)) process.stdout.write(`${table}, by ${request}\n${plan.replaceAll(/^/gm, '    ')}\n`)
  }
  return answer
}
