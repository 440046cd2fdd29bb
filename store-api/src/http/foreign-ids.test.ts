import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOfCustomer } from '#src/db/rows-of-customer.fixture.ts'
import { operations, requestOf, sendable } from './contract-fuzz.fixture.ts'
import { MARKER, openTwoCustomers } from './two-customers.fixture.ts'

const shop = await openTwoCustomers()
const { owner, other, call, db } = shop

/** Ids and numbers of the owner alone; secrets (tokens, codes, mobiles) of the other customer. */
const { data: sessions } = await call<{ id: string }[]>('GET', '/sessions', undefined, owner.headers)
const pool = {
  'orders id': [owner.ids.order],
  'guest-order id': [owner.ids.order],
  'addresses id': [owner.ids.address],
  'tickets id': [owner.ids.ticket],
  'sessions id': sessions.map(({ id }) => id),
  'internal id': [owner.ids.order],
  number: [owner.orderNumber],
  orderNumber: [owner.orderNumber],
  item: [owner.ids.line],
  lineId: [owner.ids.line, owner.ids.cartLine],
  orderId: [owner.ids.order],
  addressId: [owner.ids.address],
  variantId: [shop.variant.id],
  productId: [shop.variant.productId],
  ...Object.fromEntries(Object.entries(shop.region).map(([name, id]) => [name, [id]])),
  'x-order-token': ['', other.orderToken],
  'x-service-key': ['', 'guess'],
  'idempotency-key': ['foreign-ids-1', 'foreign-ids-2'],
  quantity: [1],
  acceptTerms: [true],
  expectedRevision: [1, 2],
  fullName: ['سامية عبد الرحمن'],
  mobile: [other.mobile],
  anotherMobile: ['01112345678'],
  email: ['samia@example.com'],
  buildingNumber: ['1'],
  floorNumber: ['1'],
  apartmentNumber: ['1'],
}
/** Rows of the owner, without the ended session: its logout deletes it. */
async function rowsOfOwner() {
  const rows = await rowsOfCustomer(db, owner.user.id)
  return rows.set(
    'session',
    (rows.get('session') ?? []).filter((row) => !String(row.expires_at).startsWith('1970')),
  )
}
/** A session of the owner that has ended, beside the one that is open. */
async function expiredSession() {
  const { data } = await call<{ token: string }>('POST', '/login', { email: owner.mobile, password: shop.password })
  await db
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('customer_id', '=', owner.user.id)
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('session')
        .select('token_hash')
        .where('customer_id', '=', owner.user.id)
        .orderBy('created_at')
        .limit(1),
    )
    .execute()
  return { authorization: `Bearer ${data.token}` }
}
const askers: Record<string, Record<string, string>> = {
  guest: {},
  'another customer': other.headers,
  'an expired session': await expiredSession(),
}
const EACH = 6

test(
  'no operation with ids of a customer tells or changes hers for a guest, another customer or an expired session',
  { timeout: 300_000 },
  async () => {
    for (const path of [
      '/profile',
      `/orders/${owner.ids.order}`,
      `/addresses/${owner.ids.address}`,
      `/tickets/${owner.ids.ticket}`,
    ]) {
      const { data } = await call<object>('GET', path, undefined, owner.headers)
      expect([path, JSON.stringify(data)]).toEqual([path, expect.stringContaining(MARKER)])
    }
    const before = await rowsOfOwner()
    expect([...before.keys()]).toEqual(
      expect.arrayContaining([
        'customer',
        'session',
        'address',
        'orders',
        'order_line',
        'ticket',
        'ticket_message',
        'cart',
        'cart_line',
        'wishlist_item',
      ]),
    )
    const faults: string[] = []
    for (const [who, headers] of Object.entries(askers)) {
      for (const operation of operations) {
        for (const request of fc.sample(requestOf(operation, pool, [Buffer.alloc(9)]), { numRuns: EACH, seed: 7 })) {
          const isStream = operation.operationId === 'watchOrder'
          const options = await sendable(request, headers)
          const answer = await shop.app.inject({ ...options, payloadAsStream: isStream })
          if (isStream) answer.stream().destroy()
          const body = isStream ? (answer.statusCode === 200 ? MARKER : '') : answer.body
          if (body.includes(MARKER) || body.includes(owner.mobile.slice(1)))
            faults.push(`${who}: ${request.method} ${request.url} ${body.slice(0, 300)}`)
        }
      }
      const after = await rowsOfOwner()
      for (const [table, rows] of before)
        if (JSON.stringify(after.get(table)) !== JSON.stringify(rows))
          faults.push(`${who} changed ${table}: ${JSON.stringify(rows)} → ${JSON.stringify(after.get(table))}`)
      for (const table of after.keys())
        if (!before.has(table)) faults.push(`${who} added ${table}: ${JSON.stringify(after.get(table))}`)
    }
    expect(faults).toEqual([])
  },
)
