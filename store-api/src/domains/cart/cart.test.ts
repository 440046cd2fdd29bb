import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import {
  ADDRESS,
  BALL,
  BUNDLE,
  cartWith,
  CONTACT,
  COMING,
  HIDDEN,
  LAST,
  openShop,
  SHIRT,
  SHIRT_L,
} from './shop.fixture.ts'

const shop = await openShop()
const { call, db } = shop

test('the first item creates a cart and returns its token once', async () => {
  const { data: made } = await call('POST', '/cart/add', { variantId: SHIRT, quantity: 2 })
  expect(made.token).toMatch(/^[\w-]{43}$/)
  const { data: read } = await call('GET', '/cart', undefined, { 'x-cart-token': made.token ?? '' })
  expect(read).toMatchObject({ id: made.id, token: null, quantity: 2 })
})

test('stores the token of a cart as a hash', async () => {
  const { token, cart } = await cartWith(shop, { variantId: SHIRT })
  const row = await db.selectFrom('cart').select('token_hash').where('id', '=', cart.id).executeTakeFirstOrThrow()
  expect(row.token_hash?.length).toBe(32)
  expect(row.token_hash?.includes(token)).toBe(false)
})

test.each([undefined, '', 'nonsense', 'A'.repeat(43), '\u0000'])('there is no cart for the token %j', async (token) => {
  const headers: Record<string, string> = token === undefined ? {} : { 'x-cart-token': token }
  expect((await call('GET', '/cart', undefined, headers)).data).toBeNull()
})

test('a network creates at most a thousand guest carts an hour; existing carts go on', async () => {
  const [from, near] = [{ 'x-forwarded-for': '41.33.2.2' }, { 'x-forwarded-for': '41.33.2.3' }]
  const add = (headers: object) => call('POST', '/cart/add', { variantId: SHIRT }, { ...headers })
  const { data } = await add(from)
  await sql`update rate_limit set points = 1000 where key like 'cart-net:%'`.execute(db)
  expect((await add(from)).error).toMatchObject({ error: 'RATE_LIMITED', retryAfter: expect.any(Number) })
  expect((await add({ ...from, 'x-cart-token': 'A'.repeat(43) })).error.error).toBe('RATE_LIMITED')
  expect((await add({ ...from, 'x-cart-token': data.token ?? '' })).status).toBe(200)
  expect((await add({ ...from, ...(await loggedIn(shop)).headers })).status).toBe(200)
  expect((await add(near)).status).toBe(200)
  await forgetLimits(db)
})

test('refuses changes without a cart', async () => {
  expect((await call('POST', '/cart/update', { lineId: 1, quantity: 1 })).error.error).toBe('NOT_FOUND')
  expect((await call('POST', '/cart/remove', { lineId: 1 })).error.error).toBe('NOT_FOUND')
  for (const path of ['/cart/clear', '/cart/refresh', '/cart/contact', '/cart/address']) {
    const body = path === '/cart/contact' ? CONTACT : path === '/cart/address' ? ADDRESS : {}
    expect((await call('POST', path, body)).error.error).toBe('CART_EMPTY')
  }
})

test('a line that another tab removed is refused at its id, in words of the bag', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: SHIRT }, { variantId: BALL })
  const lineId = cart.lines[0]?.id
  await call('POST', '/cart/remove', { lineId }, headers)
  for (const [path, body] of [
    ['/cart/update', { lineId, quantity: 2 }],
    ['/cart/remove', { lineId }],
  ] as const)
    expect((await call('POST', path, body, { ...headers, 'accept-language': 'en' })).error).toMatchObject({
      error: 'NOT_FOUND',
      errors: { lineId: [{ message: 'This item is no longer in your bag' }] },
    })
})

test('totals include discounts and the included VAT', async () => {
  const { cart } = await cartWith(shop, { variantId: SHIRT, quantity: 2 }, { variantId: BALL })
  expect(cart).toMatchObject({
    subtotal: 420_000,
    discount: 60_000,
    deliveryFee: null,
    total: 360_000,
    tax: Math.round((360_000 * 14) / 114),
    nextStep: 'contact',
  })
})

test.each([0, -1, 1.5, 1e9, 11, 'abc', '', '1e1', '0x2', ' ', '-2', '٠'])(
  'a quantity of %j is refused at its field',
  async (quantity) => {
    const { headers, cart } = await cartWith(shop, { variantId: SHIRT })
    const answers = [
      await call('POST', '/cart/add', { variantId: SHIRT, quantity }, headers),
      await call('POST', '/cart/update', { lineId: cart.lines[0]?.id, quantity }, headers),
    ]
    for (const { status, error } of answers) {
      expect(status).toBe(422)
      expect(error).toMatchObject({
        error: 'VALIDATION_FAILED',
        errors: { quantity: [{ rule: 'quantity', message: 'Quantity must be a whole number from 1 to 10' }] },
      })
    }
    expect((await call('GET', '/cart', undefined, headers)).data.revision).toBe(cart.revision)
  },
)

test.each([
  ['٢', 2],
  ['۳', 3],
  [' 4 ', 4],
  ['2', 2],
  [5, 5],
])('a quantity of %j is %i', async (quantity, pieces) => {
  const { cart } = await cartWith(shop, { variantId: SHIRT, quantity })
  expect(cart.quantity).toBe(pieces)
})

test('adds up the same choice, up to the limit of a line', async () => {
  const { headers } = await cartWith(shop, { variantId: SHIRT, quantity: 6 })
  expect((await call('POST', '/cart/add', { variantId: SHIRT, quantity: 4 }, headers)).data.lines).toMatchObject([
    { quantity: 10 },
  ])
  const { status, error } = await call('POST', '/cart/add', { variantId: SHIRT }, headers)
  expect([status, error.error, error.limit]).toEqual([422, 'QUANTITY_LIMIT', 10])
})

test('adds several lines, all or none: a refusal names its line', async () => {
  const add = (lines: object[], headers = {}, key?: string) =>
    call('POST', '/cart/add-lines', { lines }, { ...headers, ...(key && { 'idempotency-key': key }) })
  const { headers, cart } = await cartWith(shop, { variantId: SHIRT })
  const refused = [
    [{ variantId: BALL, quantity: 11 }, 'VALIDATION_FAILED', 'lines.1.quantity'],
    [{ variantId: 999_999 }, 'NOT_FOUND', 'lines.1.variantId'],
    [{ variantId: HIDDEN }, 'VARIANT_UNAVAILABLE', 'lines.1.variantId'],
    [{ variantId: SHIRT_L, quantity: 4 }, 'QUANTITY_REDUCED', 'lines.1.quantity'],
    [{ variantId: SHIRT, quantity: 9 }, 'QUANTITY_LIMIT', 'lines.1.quantity'],
    [{ variantId: BUNDLE, parts: [BALL] }, 'VALIDATION_FAILED', 'lines.1.parts'],
  ] as const
  for (const [line, code, path] of refused) {
    const { error } = await add([{ variantId: SHIRT }, line], headers)
    expect([error.error, Object.keys(error.errors ?? {})]).toEqual([code, [path]])
  }
  expect((await call('GET', '/cart', undefined, headers)).data).toMatchObject({ revision: cart.revision, quantity: 1 })
  const lines = [{ variantId: BALL }, { variantId: SHIRT, quantity: 2 }, { variantId: BALL, quantity: '٢' }]
  const { data } = await add(lines, headers, 'several-lines')
  expect(data.lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
    [SHIRT, 3],
    [BALL, 3],
  ])
  expect(data.revision).toBe(cart.revision + 1)
  expect((await add(lines, headers, 'several-lines')).data.quantity).toBe(6)
  expect((await add([{ variantId: SHIRT }, { variantId: BALL }])).data).toMatchObject({
    quantity: 2,
    token: expect.any(String),
  })
  for (const wrong of [[], Array(21).fill({ variantId: SHIRT })])
    expect((await add(wrong, headers)).error.error).toBe('VALIDATION_FAILED')
})

test('refuses more than the stock and names the available quantity', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: SHIRT_L, quantity: 2 })
  const more = await call('POST', '/cart/add', { variantId: SHIRT_L, quantity: 2 }, headers)
  expect(more.error).toMatchObject({ error: 'QUANTITY_REDUCED', available: 3 })
  const set = await call('POST', '/cart/update', { lineId: cart.lines[0]?.id, quantity: 4 }, headers)
  expect(set.error).toMatchObject({ error: 'QUANTITY_REDUCED', available: 3 })
  expect((await call('GET', '/cart', undefined, headers)).data).toMatchObject({ revision: cart.revision, quantity: 2 })
})

test('refuses what is sold out, hidden, not yet manufactured or unknown', async () => {
  const full = await cartWith(shop, { variantId: LAST })
  const codes = []
  for (const variantId of [HIDDEN, COMING, 999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER])
    codes.push((await call('POST', '/cart/add', { variantId }, full.headers)).error.error)
  expect(codes).toEqual(['VARIANT_UNAVAILABLE', 'VARIANT_UNAVAILABLE', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  await db.updateTable('branch_stock').set({ on_hand: 0 }).where('variant_id', '=', LAST).execute()
  const soldOut = await call('POST', '/cart/add', { variantId: LAST })
  expect(soldOut.error).toMatchObject({ error: 'OUT_OF_STOCK', available: 0 })
  expect((await call('GET', '/cart', undefined, full.headers)).data).toMatchObject({
    nextStep: 'cart',
    lines: [{ problem: 'OUT_OF_STOCK' }],
    changes: [{ code: 'OUT_OF_STOCK', was: 1, now: 0 }],
  })
  await db.updateTable('branch_stock').set({ on_hand: 1 }).where('variant_id', '=', LAST).execute()
})

test('the sums count of each line only what can be ordered, the quantity all units', async () => {
  const { headers } = await cartWith(
    shop,
    { variantId: BALL },
    { variantId: SHIRT_L, quantity: 3 },
    { variantId: LAST },
  )
  const onHand = (variantId: number, units: number) =>
    db.updateTable('branch_stock').set({ on_hand: units }).where('variant_id', '=', variantId).execute()
  await onHand(SHIRT_L, 2)
  await onHand(LAST, 0)
  const { data } = await call('GET', '/cart', undefined, headers)
  await onHand(SHIRT_L, 3)
  await onHand(LAST, 1)
  expect(data.lines.map(({ problem, price }) => [problem, price])).toEqual([
    [null, 60_000],
    ['QUANTITY_REDUCED', 450_000],
    ['OUT_OF_STOCK', 99_900],
  ])
  expect(data).toMatchObject({ quantity: 5, subtotal: 60_000 + 2 * 180_000, discount: 2 * 30_000, total: 360_000 })
})

test('ignores a price of the client', async () => {
  const { data } = await call('POST', '/cart/add', {
    variantId: SHIRT,
    price: 1,
    unitPrice: 1,
    seenPrice: 1,
    total: 1,
    compareAtPrice: 1,
  })
  expect(data).toMatchObject({ total: 150_000, lines: [{ unitPrice: 150_000, compareAtPrice: 180_000 }], changes: [] })
})

test('does not find a line of another cart', async () => {
  const mine = await cartWith(shop, { variantId: SHIRT })
  const theirs = await cartWith(shop, { variantId: SHIRT })
  const lineId = theirs.cart.lines[0]?.id
  expect((await call('POST', '/cart/update', { lineId, quantity: 5 }, mine.headers)).status).toBe(404)
  expect((await call('POST', '/cart/remove', { lineId }, mine.headers)).status).toBe(404)
  expect((await call('POST', '/cart/remove', { lineId: Number.MAX_SAFE_INTEGER }, mine.headers)).status).toBe(404)
  expect((await call('GET', '/cart', undefined, theirs.headers)).data).toEqual(theirs.cart)
})

test('a bundle needs a variant of each part and has the stock of its parts', async () => {
  for (const parts of [undefined, [], [SHIRT], [BALL, SHIRT], [SHIRT, SHIRT], [SHIRT, BALL, BALL]]) {
    const { error } = await call('POST', '/cart/add', { variantId: BUNDLE, parts })
    expect(error).toMatchObject({ error: 'VALIDATION_FAILED', errors: { parts: [{ rule: 'ref' }] } })
  }
  expect((await call('POST', '/cart/add', { variantId: SHIRT, parts: [BALL] })).error.errors).toHaveProperty('parts')
  const { headers, cart } = await cartWith(shop, { variantId: BUNDLE, parts: [SHIRT_L, BALL], quantity: 3 })
  expect(cart.lines).toMatchObject([
    {
      available: 3,
      problem: null,
      price: 720_000,
      parts: [
        { variantId: SHIRT_L, name: 'Al Ahly shirt', quantity: 1 },
        { variantId: BALL, quantity: 2 },
      ],
    },
  ])
  expect((await call('POST', '/cart/add', { variantId: SHIRT_L }, headers)).error).toMatchObject({
    error: 'OUT_OF_STOCK',
    available: 0,
  })
})

test('only changes increase the revision', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: SHIRT })
  const lineId = cart.lines[0]?.id
  const revision = async (path: string, body: object) =>
    (await call('POST', path, body, headers)).data.revision - cart.revision
  expect(await revision('/cart/update', { lineId, quantity: 2 })).toBe(1)
  expect(await revision('/cart/update', { lineId, quantity: 2 })).toBe(1)
  expect(await revision('/cart/refresh', {})).toBe(1)
  expect(await revision('/cart/contact', CONTACT)).toBe(2)
  expect(await revision('/cart/address', ADDRESS)).toBe(3)
  expect(await revision('/cart/remove', { lineId })).toBe(4)
  expect(await revision('/cart/clear', {})).toBe(4)
})

test('counts all concurrent changes', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: SHIRT })
  await Promise.all(Array.from({ length: 9 }, () => call('POST', '/cart/add', { variantId: SHIRT }, headers)))
  expect((await call('GET', '/cart', undefined, headers)).data).toMatchObject({
    quantity: 10,
    revision: cart.revision + 9,
  })
})

test('limits the lines of a cart', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: SHIRT })
  const filler = await db
    .insertInto('product')
    .values({
      id: 100,
      slug: 'filler',
      code: 'FI',
      name_ar: '…',
      name_en: '…',
      description_ar: '',
      description_en: '',
      category_id: 1,
      brand_id: null,
      club_id: null,
      season_id: null,
      material_ar: null,
      material_en: null,
      fit_ar: null,
      fit_en: null,
      kit_type: null,
      gender: null,
      compare_at_from: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sizes = await db
    .insertInto('size')
    .values(
      Array.from({ length: 49 }, (_, n) => ({
        id: 100 + n,
        slug: `f${n}`,
        kind: 'one' as const,
        label_ar: '',
        label_en: '',
      })),
    )
    .returning('id')
    .execute()
  const variants = await db
    .insertInto('variant')
    .values(
      sizes.map(({ id }) => ({
        id,
        product_id: filler.id,
        color_id: null,
        size_id: id,
        sku: `F${id}`,
        barcode: `F${id}`,
        price: 100,
        compare_at_price: null,
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('cart_line')
    .values(variants.map(({ id }) => ({ cart_id: cart.id, variant_id: id, quantity: 1, seen_price: 100 })))
    .execute()
  expect((await call('POST', '/cart/add', { variantId: BALL }, headers)).error).toMatchObject({
    error: 'QUANTITY_LIMIT',
    limit: 50,
  })
  expect((await call('POST', '/cart/add', { variantId: SHIRT }, headers)).status).toBe(200)
})

test('reports a new price until it is acknowledged', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: BALL, quantity: 2 })
  await db.updateTable('variant').set({ price: 65_000 }).where('id', '=', BALL).execute()
  const { data: changed } = await call('GET', '/cart', undefined, headers)
  expect(changed).toMatchObject({
    total: 130_000,
    changes: [{ code: 'PRICE_CHANGED', name: 'Match ball', was: 60_000, now: 65_000 }],
  })
  const { data: seen } = await call('POST', '/cart/refresh', undefined, headers)
  expect(seen).toMatchObject({ changes: [], revision: cart.revision + 1 })
  await db.updateTable('variant').set({ price: 60_000 }).where('id', '=', BALL).execute()
})

test('reports a hidden product and removes it by a refresh', async () => {
  const { headers } = await cartWith(shop, { variantId: LAST }, { variantId: SHIRT })
  await db.updateTable('product').set({ status: 'hidden' }).where('id', '=', 6).execute()
  const { data: told } = await call('GET', '/cart', undefined, { ...headers, 'accept-language': 'ar' })
  expect(told).toMatchObject({
    lines: [{ variant: { id: SHIRT } }],
    changes: [{ code: 'VARIANT_UNAVAILABLE', name: 'آخر قطعة', was: 1, now: 0 }],
  })
  expect((await call('POST', '/cart/refresh', {}, headers)).data).toMatchObject({ changes: [], quantity: 1 })
  await db.updateTable('product').set({ status: 'online' }).where('id', '=', 6).execute()
})

test('makes a change once per key', async () => {
  const { headers, cart } = await cartWith(shop, { variantId: SHIRT, quantity: 1 })
  const send = (path: string, body: object, key: string) =>
    call('POST', path, body, { ...headers, 'idempotency-key': key })
  await send('/cart/add', { variantId: SHIRT, quantity: 2 }, 'add-1-of-mine')
  const { data: twice } = await send('/cart/add', { variantId: SHIRT, quantity: 2 }, 'add-1-of-mine')
  expect(twice).toMatchObject({ quantity: 3, revision: cart.revision + 1 })
  const line = { lineId: twice.lines[0]?.id }
  await send('/cart/update', { ...line, quantity: 5 }, 'update-2-of-mine')
  await call('POST', '/cart/update', { ...line, quantity: 4 }, headers)
  expect((await send('/cart/update', { ...line, quantity: 5 }, 'update-2-of-mine')).data.quantity).toBe(4)
  await send('/cart/remove', line, 'remove-3-of-mine')
  expect((await send('/cart/remove', line, 'remove-3-of-mine')).data).toMatchObject({ quantity: 0 })
})

test('a key belongs to one change of one cart, and is free after a refusal', async () => {
  const [mine, other] = [await cartWith(shop, { variantId: SHIRT }), await cartWith(shop, { variantId: SHIRT })]
  const add = ({ headers }: typeof mine, variantId: number, quantity: number) =>
    call('POST', '/cart/add', { variantId, quantity }, { ...headers, 'idempotency-key': 'one-key-for-all' })
  expect((await add(mine, SHIRT, 10)).error.error).toBe('QUANTITY_LIMIT')
  expect((await add(mine, SHIRT, 1)).data.quantity).toBe(2)
  expect((await add(mine, BALL, 1)).error.error).toBe('IDEMPOTENCY_CONFLICT')
  expect((await add(other, BALL, 1)).data.quantity).toBe(2)
})
