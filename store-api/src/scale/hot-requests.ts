import { randomInt, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { Client } from 'pg'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { outline, readNotice, wasteOf } from './plan-waste.ts'

/**
 * PostgreSQL then sends the plan of each statement that it ran as a notice: the plan that the store's connections get,
 * which is a generic one.
 */
const EXPLAIN = {
  log_min_duration: '0',
  log_level: 'notice',
  log_format: 'json',
  log_analyze: 'on',
  log_timing: 'off',
  log_buffers: 'on',
}

/** Statements that may read more, by a part of their text, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'max(own.best)':
    'products and best sellers of all categories are counted over the whole catalogue; the bff keeps them for 20 s, and 3 minutes while it asks again',
  'counted.products, counted.sold': 'the same for best-selling clubs and brands',
  'kit.place':
    'a generic plan sorts the shirts of one club and season, of which a large shop has hundreds, instead of reading them in order',
}

/** The account of the demo shop. */
const LOGIN = { email: '01000000001', password: 'modarag2026' }

export interface Finding {
  /** The request, and what its statement reads too much. */
  what: string
  text: string
  plan: string
}

type Cart = { token?: string; revision?: number }
type Place = { id: number; deliverable?: boolean }

const PASSWORD = 'a password of a plan'

/**
 * Makes the requests of a visit that ends with an order, and the order of an account, on a database with the demo shop,
 * and returns their wasteful statements (`wasteOf`).
 */
export async function findWaste(databaseUrl: string): Promise<Finding[]> {
  const { variantId, bundleId } = await explainAll(databaseUrl)
  const findings: Finding[] = []
  const notices: string[] = []
  const db = openDb(databaseUrl, { max: 2, limits: { statement: 60_000 }, onNotice: (text) => notices.push(text) })
  const app = await buildApp({ config: readConfig({}), db, logger: false })

  async function ask<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await app.inject({ method, url: path, payload: body, headers })
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`)
    return response.json<{ data: Answer }>().data
  }

  async function judge<Answer>(request: string, work: () => Promise<Answer>): Promise<Answer> {
    notices.length = 0
    const answer = await work()
    const explained = notices.flatMap((notice) => readNotice(notice) ?? [])
    if (explained.length === 0) throw new Error(`PostgreSQL sent no plan of ${request}; auto_explain is not loaded`)
    for (const { text, plan } of explained) {
      const waste = wasteOf(plan)
      if (waste && !Object.keys(EXCEPTIONS).some((part) => text.includes(part)))
        findings.push({ what: `${request} ${waste}`, text, plan: outline(plan) })
    }
    return answer
  }

  const look = (request: string, path: string) => judge(request, () => ask('GET', path))

  async function someAddress(): Promise<object> {
    const [state] = await ask<Place[]>('GET', '/states')
    const [city] = await ask<Place[]>('GET', `/cities?state=${state?.id}`)
    const regions = await ask<Place[]>('GET', `/regions?city=${city?.id}`)
    const place = { stateId: state?.id, cityId: city?.id, regionId: regions.find(({ deliverable }) => deliverable)?.id }
    return {
      ...place,
      streetAddress: 'شارع عباس العقاد',
      buildingNumber: '12',
      floorNumber: '3',
      apartmentNumber: '7',
      landmark: null,
      notes: null,
    }
  }

  const add = (headers?: Record<string, string>) => ask<Cart>('POST', '/cart/add', { variantId, quantity: 1 }, headers)

  async function order(request: string, headers: Record<string, string>, mobile: string): Promise<void> {
    const contact = { fullName: 'منى عبد الرحمن', mobile, anotherMobile: '01112345678', email: 'mona@example.com' }
    await judge(`the contact of ${request}`, () => ask('POST', '/cart/contact', contact, headers))
    const address = await someAddress()
    const { revision } = await judge(`the address of ${request}`, () =>
      ask<Cart>('POST', '/cart/address', address, headers),
    )
    await judge(request, () =>
      ask(
        'POST',
        '/orders',
        { expectedRevision: revision, acceptTerms: true },
        { ...headers, 'idempotency-key': randomUUID() },
      ),
    )
  }

  try {
    // The first list loads the index, which reads everything.
    await ask('GET', '/products?first=1')
    await look('a list of 24', '/products?category=shoes&sort=newest&first=24')
    await look('a search with facets', `/products?q=${encodeURIComponent('قميص الاهلي')}&facets=true`)
    await look('a product', '/products/500')
    await look(
      '24 products with their stock',
      `/product-details?ids=${Array.from({ length: 24 }, (_, n) => n + 100).join(',')}`,
    )
    await look('the stock of variants', '/availability?variantIds=501,502')
    // Catalogues of up to 700 products have none.
    if (bundleId) await look('a bundle', `/products/${bundleId}`)
    await look('related products', '/related?ids=500')
    await look('reviews', '/reviews?products=500')
    await look('the kits of a club', '/club-kits?ids=1')
    await look('the home page', '/home')
    await look('branches', '/branches')
    const guest = { 'x-cart-token': (await judge('a unit added to a new cart', () => add())).token ?? '' }
    await judge('a cart', () => ask('GET', '/cart', undefined, guest))
    await judge('the branches of a pick-up', () => ask('GET', '/cart/pickup-branches', undefined, guest))
    await order('an order', guest, `010${randomInt(10_000_000, 99_999_999)}`)
    for (const email of ['customer700@example.com', '01000000700'])
      await judge(`a login by ${email}`, () => ask('POST', '/login', { email, password: PASSWORD }))
    const session = { authorization: `Bearer ${(await ask<{ token: string }>('POST', '/login', LOGIN)).token}` }
    await add(session)
    await order('an order of an account', session, LOGIN.email)
  } finally {
    await app.close()
    await closeDb(db)
  }
  return findings
}

/**
 * Switches the plans on for new connections, which takes a superuser, inserts customers, and returns a variant that is
 * in stock and a bundle.
 */
async function explainAll(databaseUrl: string): Promise<{ variantId: number; bundleId: number | null }> {
  const client = new Client(databaseUrl)
  await client.connect()
  // Two in a hundred have the e-mail of an earlier registration, which nobody verified.
  await client.query(
    `
    insert into customer (mobile, email, full_name, password_hash, verified_at)
    select format('+2010%s', lpad(n::text, 8, '0')), format('customer%s@example.com', n % 4900), 'Mona Abdelrahman', $1, case when n < 4900 then now() end
    from generate_series(1, 5000) n on conflict do nothing
  `,
    [await hash(PASSWORD, { memoryCost: 8, timeCost: 1 })],
  )
  await client.query(
    "insert into inbox_message (provider_id, mobile, kind, body, received_at) values (gen_random_uuid()::text, '+201099999999', 'text', 'x', now())",
  )
  await client.query('analyze customer')
  const { rows } = await client.query<{ name: string; variantId: number; bundleId: number | null }>(`
    select current_database() as name, (select min(id) from product where kind = 'bundle' and status = 'online') as "bundleId",
      (select variant_id from branch_stock where on_hand - reserved > 5 order by variant_id limit 1) as "variantId"
  `)
  const [{ name, ...ids } = { name: '', variantId: 0, bundleId: null }] = rows
  const settings = {
    session_preload_libraries: 'auto_explain',
    ...Object.fromEntries(Object.entries(EXPLAIN).map(([key, value]) => [`auto_explain.${key}`, value])),
  }
  for (const [key, value] of Object.entries(settings))
    await client.query(`alter database ${client.escapeIdentifier(name)} set ${key} = '${value}'`)
  await client.end()
  return ids
}
