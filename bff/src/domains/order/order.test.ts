import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { startBff } from '#src/testing/bff.ts'
import { readyToOrder } from '#src/testing/checkout.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop } from '#src/testing/shop.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'
import { enumValues } from '#src/graphql/sdl.ts'

const PLACE = `mutation ($input: OrderPlaceInput!) {
  orderPlace(input: $input) { order { id number status contact { mobile } lines { id } } token cart { quantity lastOrder { order { number } token } } userErrors { code path message available } }
}`

type Placed = {
  orderPlace: {
    order: { id: string; number: string; contact: { mobile: string }; lines: [{ id: string }] } | null
    token: string
    cart: object | null
    userErrors: { code: string; path: string[] | null }[]
  }
}

let keys = 0
const inputOf = (expectedRevision: number) => ({
  idempotencyKey: `test-${Date.now()}-${++keys}`,
  expectedRevision,
  acceptTerms: true,
})

async function placedOrder() {
  const shop = await startShop()
  const { visit, revision } = await readyToOrder(shop)
  const input = inputOf(revision)
  const { data } = await visit(PLACE, { input })
  const { order, token } = (data as unknown as Placed).orderPlace
  if (!order) throw new Error('The order was refused')
  return { shop, visit, input, order, token }
}

test('a guest orders, and opens the order by its link with every field of it', async () => {
  const { shop, visit, order, token } = await placedOrder()
  expect((await visit('{ cart { quantity lastOrder { order { number } token } } }')).data).toEqual({
    // Its link says until when it works, so that of a second later is another one.
    cart: { quantity: 0, lastOrder: { order: { number: order.number }, token: expect.any(String) } },
  })
  const schema = buildSchema([])
  // Two documents: every field of all three is longer than a document may be.
  const whole = await shop.ask(
    `query ($id: ID!, $token: String!) { order(id: $id, token: $token) ${everythingOf(schema, 'Order', 3)} }`,
    { variables: { id: order.id, token } },
  )
  const parts = await shop.ask(
    `query ($id: ID!, $item: ID!, $token: String!, $number: String!, $mobile: String!) {
      guestOrder(id: $id, item: $item, token: $token) ${everythingOf(schema, 'GuestOrder', 3)}
      trackedOrder(number: $number, mobile: $mobile) ${everythingOf(schema, 'TrackedOrder', 3)}
    }`,
    { variables: { id: order.id, item: order.lines[0].id, token, number: order.number, mobile: order.contact.mobile } },
  )
  expect([whole.errors, parts.errors]).toEqual([[], []])
  expect({ ...whole.data, ...parts.data }).toMatchObject({
    order: {
      number: order.number,
      status: 'WAITING_CUSTOMER',
      allowedActions: ['CONFIRM', 'REQUEST_CODE_SMS', 'REQUEST_CALL', 'EDIT', 'CANCEL'],
      paymentMethod: 'COD',
      paid: false,
      timeline: [{ step: 'RECEIVED', state: 'NOW' }, {}, {}, {}, {}],
    },
    guestOrder: { line: { id: order.lines[0].id } },
    trackedOrder: {
      number: order.number,
      events: [
        { from: 'NEW', to: 'WAITING_CUSTOMER' },
        { from: 'ADDED', to: 'NEW' },
      ],
    },
  })
})

test('the product and the variant of a line cost a call only when more than their ids is asked for', async () => {
  const { shop, order, token } = await placedOrder()
  const ask = (fields: string) =>
    shop.ask(`query ($id: ID!, $token: String!) { order(id: $id, token: $token) { lines { ${fields} } } }`, {
      variables: { id: order.id, token },
    })
  const known = await ask('name product { id slug } variant { id }')
  expect([known.errors, known.calls]).toEqual([[], 1])
  const whole = await ask(
    'sku colorName sizeLabel product { id slug name } variant { id sku color { name } size { label } price { amount } }',
  )
  expect([whole.errors, whole.calls]).toEqual([[], 2])
  const [line] = (
    whole.data as unknown as {
      order: {
        lines: {
          sku: string
          colorName: string | null
          variant: { id: string; sku: string; color: { name: string } | null }
        }[]
      }
    }
  ).order.lines
  expect(line?.variant).toMatchObject({ sku: line?.sku, id: expect.stringMatching(/^Variant_\d+$/) })
  expect(line?.variant.color?.name ?? null).toBe(line?.colorName)
})

test('the product of a line that the shop no longer sells is null', async () => {
  const lines = [sample('OrderLine', { name: 'Shirt', productSlug: null })]
  const upstream = await startUpstream({ '/orders/:id': () => ({ status: true, data: sample('Order', { lines }) }) })
  const bff = await startBff(upstream.url)
  const { data, errors } = await bff.ask(
    '{ order(id: "1", token: "t") { lines { name product { id name } variant { id sku } } } }',
  )
  expect([data, errors]).toEqual([{ order: { lines: [{ name: 'Shirt', product: null, variant: null }] } }, []])
})

test('a placed order returns the cart without another REST call', async () => {
  const { visit, revision } = await readyToOrder(await startShop())
  const { data, calls } = await visit(PLACE, { input: inputOf(revision) })
  const { order, cart } = (data as unknown as Placed).orderPlace
  expect([calls, cart]).toEqual([
    1,
    { quantity: 0, lastOrder: { order: { number: order?.number }, token: expect.any(String) } },
  ])
})

test('the same key gives the same order and the cart, and another body under it is refused', async () => {
  const { visit, input, order } = await placedOrder()
  const again = (await visit(PLACE, { input })).data as unknown as Placed
  expect(again.orderPlace).toMatchObject({
    order: { number: order.number },
    cart: { quantity: 0, lastOrder: { order: { number: order.number } } },
  })
  const other = (await visit(PLACE, { input: { ...input, notes: 'faster, please' } })).data as unknown as Placed
  expect(other.orderPlace).toMatchObject({
    order: null,
    token: null,
    userErrors: [{ code: 'IDEMPOTENCY_CONFLICT', path: ['idempotencyKey'] }],
  })
})

test('a cart with another revision is refused and returned', async () => {
  const { visit, revision } = await readyToOrder(await startShop())
  const { data } = await visit(PLACE, { input: inputOf(revision - 1) })
  expect(data).toMatchObject({
    orderPlace: {
      order: null,
      cart: { quantity: 1 },
      userErrors: [{ code: 'CART_CHANGED', path: ['expectedRevision'] }],
    },
  })
})

test('without the terms there is no order', async () => {
  const { visit, revision } = await readyToOrder(await startShop())
  const { data } = await visit(PLACE, { input: { ...inputOf(revision), acceptTerms: false } })
  expect(data).toMatchObject({
    orderPlace: { order: null, userErrors: [{ code: 'VALIDATION_FAILED', path: ['acceptTerms'] }] },
  })
})

test('an order without a cart is refused', async () => {
  const { ask } = await startShop()
  const { data } = await ask(PLACE, { variables: { input: inputOf(1) } })
  expect(data).toMatchObject({ orderPlace: { order: null, cart: null, userErrors: [{ code: 'CART_EMPTY' }] } })
})

test.each(['short', 'x'.repeat(101), 'with\nline breaks', 'مفتاح عربي طويل'])(
  'the key %j is refused before the store is asked',
  async (idempotencyKey) => {
    const { ask } = await startShop()
    const { errors, calls } = await ask(PLACE, { variables: { input: { ...inputOf(1), idempotencyKey } } })
    expect([errors[0]?.extensions.code, calls]).toEqual(['BAD_USER_INPUT', 0])
  },
)

test.each([
  ['another id', { id: '999999' }],
  ['an id that is none', { id: "1' or 1=1" }],
  ['another token', { token: 'guess' }],
  ['a token that cannot be one', { token: 'x\r\ncookie: 1' }],
  ['no token', { token: '' }],
])('%s opens nothing', async (_, wrong) => {
  const { shop, order, token } = await placedOrder()
  const { data, errors } = await shop.ask(
    'query ($id: ID!, $token: String!) { order(id: $id, token: $token) { id } }',
    { variables: { id: order.id, token, ...wrong } },
  )
  expect([data, errors]).toEqual([{ order: null }, []])
})

test('an order is tracked only with its own mobile', async () => {
  const { shop, order } = await placedOrder()
  const { data } = await shop.ask(
    'query ($n: String!) { trackedOrder(number: $n, mobile: "01112345678") { number } }',
    { variables: { n: order.number } },
  )
  expect(data).toEqual({ trackedOrder: null })
})

test('all 23 statuses arrive by their names', async () => {
  const wire = Object.values(enumValues['OrderStatus'] ?? {})
  const upstream = await startUpstream({
    '/track-order': () => ({
      status: true,
      data: sample('TrackedOrder', { events: wire.map((to) => sample('OrderEvent', { from: to, to })) }),
    }),
  })
  const bff = await startBff(upstream.url)
  const { data, errors } = await bff.ask('{ trackedOrder(number: "MD-1", mobile: "0") { events { from to } } }')
  expect([data, errors]).toEqual([
    {
      trackedOrder: { events: Object.keys(enumValues['OrderStatus'] ?? {}).map((name) => ({ from: name, to: name })) },
    },
    [],
  ])
})

test('`orderPlace` returns the order when the cart cannot be read', async () => {
  const order = sample('Order', { id: 7, number: 'MD-7', token: 't' })
  const upstream = await startUpstream({
    '/orders': () => ({ status: true, data: order }),
    '/cart': (_, reply) => refuse(reply, 500, 'INTERNAL'),
  })
  const bff = await startBff(upstream.url)
  const query =
    'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { number } token cart { id } } }'
  const { data, errors } = await bff.ask(query, { variables: { input: inputOf(1) }, headers: { 'x-cart-token': 'c' } })
  expect(data).toEqual({ orderPlace: { order: { number: 'MD-7' }, token: 't', cart: null } })
  expect(errors).toMatchObject([{ path: ['orderPlace', 'cart'] }])
})
