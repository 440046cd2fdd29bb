import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { PAGE, startBff } from '#src/testing/bff.ts'
import { anyAddress, anyVariant, contact, readyToOrder } from '#src/testing/checkout.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

async function openShop() {
  const shop = await startShop()
  return { shop, visit: visitorOf(shop), variant: await anyVariant(shop) }
}

const ADD =
  'mutation ($v: ID!, $q: Int) { cartLinesAdd(input: { lines: [{ variantId: $v, quantity: $q }] }) { cart { id revision quantity lines { id quantity } } userErrors { code path message available max } } }'

test('a visitor without a cart gets an empty one without a REST call', async () => {
  const { visit } = await openShop()
  const { data, calls } = await visit(
    '{ cart { id revision token quantity lines { id } total { amount } nextStep changes { code } } }',
  )
  const empty = {
    id: 'Cart_current',
    revision: 0,
    token: null,
    quantity: 0,
    lines: [],
    total: { amount: '0.00' },
    nextStep: 'CART',
    changes: [],
  }
  expect([data, calls]).toEqual([{ cart: empty }, 0])
})

test('the first added line creates a cart and sets its cookie', async () => {
  const { shop, variant } = await openShop()
  const added = await shop.ask(ADD, { variables: { v: variant, q: 2 }, headers: PAGE })
  expect(added.data).toMatchObject({
    cartLinesAdd: { cart: { quantity: 2, lines: [{ quantity: 2 }] }, userErrors: [] },
  })
  expect(added.cookies).toMatchObject([{ name: 'cart', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 }])
  const headers = { ...PAGE, cookie: `cart=${added.cookies[0]?.value}` }
  expect((await shop.ask('{ cart { quantity token } }', { headers })).data).toEqual({
    cart: { quantity: 2, token: null },
  })
})

test('an add that is sent again under its key counts once', async () => {
  const { visit, variant } = await openShop()
  const add =
    'mutation ($v: ID!, $k: String) { cartLinesAdd(input: { lines: [{ variantId: $v }], idempotencyKey: $k }) { cart { quantity } userErrors { code } } }'
  await visit(add, { v: variant, k: 'the-first-wish' })
  await visit(add, { v: variant, k: 'the-second-wish' })
  const again = { cartLinesAdd: { cart: { quantity: 2 }, userErrors: [] } }
  expect((await visit(add, { v: variant, k: 'the-second-wish' })).data).toEqual(again)
})

test('several lines are added all or none, and a refusal names its line', async () => {
  const { shop, visit } = await openShop()
  const [variant, other] = [await anyVariant(shop, 'men'), await anyVariant(shop, 'football-kits')]
  const add = `mutation ($lines: [CartLineInput!]!, $key: String) { cartLinesAdd(input: { lines: $lines, idempotencyKey: $key }) {
    cart { quantity lines { variant { id } quantity } } userErrors { code path rule min max }
  } }`
  const refused = await visit(add, { lines: [{ variantId: variant }, { variantId: other, quantity: 99 }] })
  expect(refused.data).toEqual({
    cartLinesAdd: {
      cart: null,
      userErrors: [{ code: 'VALIDATION_FAILED', path: ['lines', '1', 'quantity'], rule: 'QUANTITY', min: 1, max: 10 }],
    },
  })
  const unknown = await visit(add, { lines: [{ variantId: variant }, { variantId: '999999999' }] })
  expect(unknown.data).toMatchObject({
    cartLinesAdd: { cart: null, userErrors: [{ code: 'NOT_FOUND', path: ['lines', '1', 'variantId'] }] },
  })
  const lines = [{ variantId: variant }, { variantId: other, quantity: 2 }, { variantId: variant }]
  const done = {
    cartLinesAdd: {
      cart: {
        quantity: 4,
        lines: [
          { variant: { id: variant }, quantity: 2 },
          { variant: { id: other }, quantity: 2 },
        ],
      },
      userErrors: [],
    },
  }
  expect((await visit(add, { lines, key: 'three-lines' })).data).toEqual(done)
  expect((await visit(add, { lines, key: 'three-lines' })).data, 'the same key adds them once').toEqual(done)
  expect((await visit(add, { lines: [] })).data).toMatchObject({
    cartLinesAdd: { userErrors: [{ code: 'VALIDATION_FAILED', path: ['lines'] }] },
  })
})

test('an address of the cart is a new one or a saved one, never both or none', async () => {
  const { shop, visit, variant } = await openShop()
  await visit(ADD, { v: variant })
  const update =
    'mutation ($input: CartAddressUpdateInput!) { cartAddressUpdate(input: $input) { userErrors { code path } } }'
  for (const input of [{}, { address: await anyAddress(shop), addressId: '1' }, { addressId: null }]) {
    const { errors, calls } = await visit(update, { input })
    expect([errors[0]?.extensions.code, calls]).toEqual(['BAD_USER_INPUT', 0])
  }
  expect((await visit(update, { input: { address: await anyAddress(shop) } })).data).toEqual({
    cartAddressUpdate: { userErrors: [] },
  })
})

test('an unknown saved address is refused at its field', async () => {
  const { shop, visit, variant } = await openShop()
  const login = await visit(
    'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  )
  const headers = {
    authorization: `Bearer ${(login.data as unknown as { accountLogin: { token: string } }).accountLogin.token}`,
  }
  await shop.ask(ADD, { variables: { v: variant }, headers })
  const { data } = await shop.ask(
    'mutation { cartAddressUpdate(input: { addressId: "999999999" }) { userErrors { code path } } }',
    { headers },
  )
  expect(data).toEqual({ cartAddressUpdate: { userErrors: [{ code: 'NOT_FOUND', path: ['addressId'] }] } })
})

test('one operation that adds twice makes one cart', async () => {
  const { visit, variant } = await openShop()
  const { data } = await visit(
    `mutation ($v: ID!) { a: cartLinesAdd(input: { lines: [{ variantId: $v }] }) { cart { id } } b: cartLinesAdd(input: { lines: [{ variantId: $v }] }) { cart { id quantity } } }`,
    { v: variant },
  )
  const { a, b } = data as unknown as Record<'a' | 'b', { cart: { id: string; quantity: number } }>
  expect([b.cart.id, b.cart.quantity]).toEqual([a.cart.id, 2])
})

test('a client whose session has expired reads the token of the cart that its addition made, and adds to it', async () => {
  const { shop, variant } = await openShop()
  const add = 'mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { cart { quantity token } } }'
  const expired = { authorization: 'Bearer expired' }
  const made = await shop.ask(add, { variables: { v: variant }, headers: expired })
  const token = made.headers['x-cart-token']
  expect([made.data, token]).toEqual([{ cartLinesAdd: { cart: { quantity: 1, token } } }, expect.any(String)])
  const again = await shop.ask(add, {
    variables: { v: variant },
    headers: { ...expired, 'x-cart-token': String(token) },
  })
  expect(again.data).toEqual({ cartLinesAdd: { cart: { quantity: 2, token } } })
})

test('a client with tokens reads the cart token in each response; a browser never does', async () => {
  const { shop, variant } = await openShop()
  const add = 'mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { cart { quantity token } } }'
  const made = await shop.ask(add, { variables: { v: variant } })
  const token = String(made.headers['x-cart-token'])
  expect([made.data, made.cookies]).toEqual([{ cartLinesAdd: { cart: { quantity: 1, token } } }, []])
  const again = await shop.ask('{ cart { quantity token } }', { headers: { 'x-cart-token': token } })
  expect([again.data, again.cookies]).toEqual([{ cart: { quantity: 1, token } }, []])
  const page = await shop.ask(add, { variables: { v: variant }, headers: PAGE })
  expect([page.data, page.headers['x-cart-token'], page.cookies]).toMatchObject([
    { cartLinesAdd: { cart: { token: null } } },
    undefined,
    [{ name: 'cart' }],
  ])
})

test.each([0, -1, 11, 1_000_000_000])(
  'a quantity of %i is refused at its field, and the cart is as it was',
  async (q) => {
    const { visit, variant } = await openShop()
    await visit(ADD, { v: variant, q: 1 })
    const { data } = await visit(ADD, { v: variant, q })
    expect(data).toMatchObject({
      cartLinesAdd: {
        cart: { quantity: 1 },
        userErrors: [{ code: 'VALIDATION_FAILED', path: ['lines', '0', 'quantity'] }],
      },
    })
  },
)

test('a variant that the shop does not have is refused with NOT_FOUND', async () => {
  const { visit } = await openShop()
  expect((await visit(ADD, { v: '999999999' })).data).toMatchObject({
    cartLinesAdd: { cart: null, userErrors: [{ code: 'NOT_FOUND', path: ['lines', '0', 'variantId'] }] },
  })
})

test('a line is changed, taken out, and the cart emptied', async () => {
  const { visit, variant } = await openShop()
  const { data } = await visit(ADD, { v: variant })
  const { id } = (data as unknown as { cartLinesAdd: { cart: { lines: [{ id: string }] } } }).cartLinesAdd.cart.lines[0]
  const updated = await visit(
    'mutation ($id: ID!) { cartLineUpdate(input: { lineId: $id, quantity: 3 }) { cart { quantity } userErrors { code } } }',
    { id },
  )
  const removed = await visit(
    'mutation ($id: ID!) { cartLineRemove(input: { lineId: $id }) { cart { quantity nextStep } userErrors { code } } }',
    { id },
  )
  const cleared = await visit(
    'mutation { cartClear { cart { lines { id } } userErrors { code } } cartRefresh { cart { changes { code } } } }',
  )
  expect([updated.data, removed.data, cleared.data]).toMatchObject([
    { cartLineUpdate: { cart: { quantity: 3 }, userErrors: [] } },
    { cartLineRemove: { cart: { quantity: 0, nextStep: 'CART' }, userErrors: [] } },
    { cartClear: { cart: { lines: [] }, userErrors: [] }, cartRefresh: { cart: { changes: [] } } },
  ])
})

test('each invalid field is named in the language of the request', async () => {
  const { visit, variant } = await openShop()
  await visit(ADD, { v: variant })
  const { data } = await visit(
    'mutation { cartContactUpdate(input: { contact: { fullName: "منى", mobile: "", anotherMobile: "" } }) { userErrors { code path message } } }',
    {},
    { 'accept-language': 'ar' },
  )
  const { userErrors } = (
    data as unknown as { cartContactUpdate: { userErrors: { path: string[]; message: string }[] } }
  ).cartContactUpdate
  expect(userErrors.map(({ path }) => path)).toEqual([
    ['contact', 'fullName'],
    ['contact', 'mobile'],
    ['contact', 'anotherMobile'],
  ])
  expect(userErrors.every(({ message }) => /[\u0600-\u06ff]/.test(message))).toBe(true)
})

test('a city of another governorate is refused', async () => {
  const { shop, visit, variant } = await openShop()
  await visit(ADD, { v: variant })
  const address = { ...(await anyAddress(shop)), cityId: '999999' }
  const { data } = await visit(
    'mutation ($a: AddressInput!) { cartAddressUpdate(input: { address: $a }) { userErrors { code path } } }',
    { a: address },
  )
  expect(data).toMatchObject({
    cartAddressUpdate: {
      userErrors: expect.arrayContaining([{ code: 'VALIDATION_FAILED', path: ['address', 'cityId'] }]),
    },
  })
})

test('every field of a cart that is ready to be ordered has an answer', async () => {
  const { shop } = await openShop()
  const { visit, nextStep } = await readyToOrder(shop)
  const everything = everythingOf(buildSchema([]), 'Cart', 3, [
    'Image',
    'GalleryImage',
    'BundlePart',
    'BranchAvailability',
    'Variant',
  ])
  const { data, errors } = await visit(`{ cart ${everything} }`)
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    cart: { contact: { fullName: contact.fullName, mobile: expect.stringMatching(/^\+2010\d{8}$/) }, nextStep },
  })
  expect(nextStep).toBe('PAYMENT')
})

test.each([
  ['OUT_OF_STOCK', 'quantity'],
  ['QUANTITY_REDUCED', 'quantity'],
  ['QUANTITY_LIMIT', 'quantity'],
  ['VARIANT_UNAVAILABLE', 'variantId'],
])('%s is a refusal with its facts, at the %s of the line', async (code, field) => {
  const upstream = await startUpstream({
    '/cart/add': (_, reply) => refuse(reply, 409, code, { available: 2, limit: 10 }),
  })
  const bff = await startBff(upstream.url)
  const { data, errors } = await bff.ask(ADD, { variables: { v: '1' } })
  const refusal = { code, path: ['lines', '0', field], message: `text of ${code}`, available: 2, max: 10 }
  expect([data, errors]).toEqual([{ cartLinesAdd: { cart: null, userErrors: [refusal] } }, []])
})

test.each([
  [500, undefined],
  [503, undefined],
  // A failure behind an answer of 200: its code may be one that carts know.
  [200, 'OUT_OF_STOCK'],
])('a failure of the store (%i) with the code of a refusal is a fault', async (status, reason) => {
  const upstream = await startUpstream({
    '/cart/add': (_, reply) => refuse(reply, status, 'OUT_OF_STOCK', { available: 2 }),
  })
  const bff = await startBff(upstream.url)
  const { data, errors } = await bff.ask(ADD, { variables: { v: '1' } })
  expect([data, errors.map(({ extensions }) => [extensions.code, extensions.reason])]).toEqual([
    { cartLinesAdd: null },
    [['UPSTREAM_UNAVAILABLE', reason]],
  ])
})

test('a refusal that no cart knows is a fault', async () => {
  const upstream = await startUpstream({ '/cart/add': (_, reply) => refuse(reply, 409, 'NEVER_HEARD_OF') })
  const bff = await startBff(upstream.url)
  expect((await bff.ask(ADD, { variables: { v: '1' } })).errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    reason: 'NEVER_HEARD_OF',
  })
})

test('a changed price and a changed stock are reported in their own fields', async () => {
  const changes = [
    { lineId: 1, code: 'PRICE_CHANGED', name: 'Ball', was: 10_000, now: 12_050 },
    { lineId: 2, code: 'QUANTITY_REDUCED', name: 'Sock', was: 3, now: 1 },
  ]
  const upstream = await startUpstream({
    '/cart': () => ({ status: true, data: sample('Cart', { changes, lines: [sample('CartLine', { id: 1 })] }) }),
  })
  const bff = await startBff(upstream.url)
  const { data } = await bff.ask(
    '{ cart { changes { line { id } code priceWas { amount } priceNow { amount } available } } }',
    { headers: { 'x-cart-token': 't' } },
  )
  expect(data).toEqual({
    cart: {
      changes: [
        {
          line: { id: 'CartLine_1' },
          code: 'PRICE_CHANGED',
          priceWas: { amount: '100.00' },
          priceNow: { amount: '120.50' },
          available: null,
        },
        { line: null, code: 'QUANTITY_REDUCED', priceWas: null, priceNow: null, available: 1 },
      ],
    },
  })
})
