import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { numberIn } from '#src/graphql/ids.ts'
import { anyVariant, placeOrder } from '#src/testing/checkout.ts'
import { startShop } from '#src/testing/shop.ts'

const CHANGED = `order {
  status deliveryChoices { day part } deliveryTime { day part from } allowedActions returns { status notes lines { reason line { id name } } }
} userErrors { code path }`

const QUOTE = `query ($id: ID!, $token: String, $lines: [OrderReturnLineInput!]!, $returnMethod: ReturnMethod) {
  order(id: $id, token: $token) { courierReturnFee { amount } }
  orderReturnQuote(id: $id, token: $token, lines: $lines, returnMethod: $returnMethod) { price { amount } returnFee { amount } refund { amount } }
}`

type Placed = {
  id: string
  number: string
  status: string
  lines: [{ id: string; name: string; variant: { id: string }; quantity: number }]
}
type Move = [to: string, actor: 'B' | 'K']

async function placed() {
  const shop = await startShop()
  // Socks and underwear go back for a defect alone.
  const kit = await anyVariant(shop, 'football-kits')
  const { visit, order, token } = await placeOrder<Placed>(
    shop,
    'id number status lines { id name variant { id } quantity }',
    kit,
  )
  const walk = async (...moves: Move[]) => {
    for (const [to, actor] of moves) {
      const { status } = await fetch(`${inject('storeApiUrl')}/orders/${numberIn('Order', order.id)}/transition`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-key': 'demo-service-key-not-for-production' },
        body: JSON.stringify({ to, actor, idempotencyKey: randomUUID() }),
      })
      expect([to, status]).toEqual([to, 200])
    }
  }
  const confirm: Move[] =
    order.status === 'WAITING_CUSTOMER'
      ? [
          ['inProgress', 'B'],
          ['confirm', 'B'],
        ]
      : [['confirm', 'B']]
  const toTheDoor = () =>
    walk(
      ...(order.status === 'CONFIRM' ? [] : confirm),
      ['preparing', 'B'],
      ['ready', 'B'],
      ['shippingAgent', 'B'],
      ['delivery', 'K'],
    )
  return { visit, order, ref: { id: order.id, token }, walk, toTheDoor }
}

test('a missed delivery is rescheduled, then its items are returned', async () => {
  const { visit, order, ref, walk, toTheDoor } = await placed()
  const ask = (field: string, type: string, input: object) =>
    visit(`mutation ($input: ${type}!) { done: ${field}(input: $input) { ${CHANGED} } }`, {
      input: { ...ref, ...input },
    })
  const lines = [{ lineId: order.lines[0].id, quantity: 1, reason: 'CHANGED_MIND' }]
  expect((await ask('orderReturnRequest', 'OrderReturnRequestInput', { lines })).data).toMatchObject({
    done: { order: { returns: [] }, userErrors: [{ code: 'INVALID_TRANSITION', path: ['id'] }] },
  })
  await toTheDoor()
  await walk(['abnormal', 'K'])
  const wrong = (await ask('orderDeliveryTimeSet', 'OrderDeliveryTimeSetInput', { day: '2020-01-01', part: 'EVENING' }))
    .data as never
  expect(wrong).toMatchObject({
    done: { order: { status: 'ABNORMAL' }, userErrors: [{ code: 'VALIDATION_FAILED', path: ['day'] }] },
  })
  const [choice] = (wrong as { done: { order: { deliveryChoices: { day: string; part: string }[] } } }).done.order
    .deliveryChoices
  expect((await ask('orderDeliveryTimeSet', 'OrderDeliveryTimeSetInput', { ...choice })).data).toMatchObject({
    done: { order: { status: 'ABNORMAL', deliveryTime: choice }, userErrors: [] },
  })
  await walk(['delivery', 'K'], ['delivered', 'K'])
  const quote = async (more: object) =>
    (await visit(QUOTE, { ...ref, lines, ...more })).data as never as {
      order: { courierReturnFee: unknown } | null
      orderReturnQuote: Record<'price' | 'returnFee' | 'refund', { amount: string }> | null
    }
  const { order: fees, orderReturnQuote: quoted } = await quote({})
  expect(quoted?.returnFee).toEqual(fees?.courierReturnFee)
  expect(Number(quoted?.refund.amount)).toBe(Number(quoted?.price.amount) - Number(quoted?.returnFee.amount))
  expect((await quote({ returnMethod: 'BRANCH' })).orderReturnQuote?.returnFee.amount).toBe('0.00')
  expect((await quote({ token: 'guess' })).orderReturnQuote).toBeNull()
  expect(
    (await ask('orderReturnRequest', 'OrderReturnRequestInput', { lines, expectedRefund: '0.01' })).data,
  ).toMatchObject({
    done: { order: { status: 'DELIVERED' }, userErrors: [{ code: 'PRICE_CHANGED', path: ['expectedRefund'] }] },
  })
  expect(
    (
      await ask('orderReturnRequest', 'OrderReturnRequestInput', {
        lines,
        notes: 'مش عاجبني',
        expectedRefund: quoted?.refund.amount,
      })
    ).data,
  ).toMatchObject({
    done: {
      order: {
        status: 'RETURNING',
        allowedActions: ['WITHDRAW_RETURN'],
        returns: [
          {
            status: 'ASKED',
            notes: 'مش عاجبني',
            lines: [{ reason: 'CHANGED_MIND', line: { id: order.lines[0].id, name: order.lines[0].name } }],
          },
        ],
      },
      userErrors: [],
    },
  })
  const rights =
    'query ($id: ID!, $token: String) { order(id: $id, token: $token) { returnReasons returnRefusal exchangeRefusal } }'
  expect((await visit(rights, ref)).data).toEqual({
    order: { returnReasons: [], returnRefusal: 'UNDERWAY', exchangeRefusal: 'UNDERWAY' },
  })
  expect((await ask('orderReturnWithdraw', 'OrderReturnWithdrawInput', {})).data).toMatchObject({
    done: { order: { status: 'DELIVERED' } },
  })
  expect((await visit(rights, ref)).data).toMatchObject({
    order: { returnReasons: expect.arrayContaining(['CHANGED_MIND']), returnRefusal: null },
  })
  expect((await ask('orderReturnWithdraw', 'OrderReturnWithdrawInput', { token: 'guess' })).data).toEqual({
    done: { order: null, userErrors: [{ code: 'NOT_FOUND', path: ['id'] }] },
  })
})

test('`orderReorder` adds the items of a canceled order to the cart', async () => {
  const { visit, order, ref, walk } = await placed()
  const again = () =>
    visit(
      `mutation ($input: OrderReorderInput!) {
        orderReorder(input: $input) {
          cart { quantity } merged { added summed reduced { name } dropped { name } } userErrors { code }
        }
      }`,
      { input: ref },
    )
  expect((await again()).data).toMatchObject({
    orderReorder: { cart: { quantity: 0 }, merged: null, userErrors: [{ code: 'INVALID_TRANSITION' }] },
  })
  await walk(['canceled', 'B'])
  expect((await again()).data).toMatchObject({
    orderReorder: { merged: { added: 1, summed: 0, reduced: [], dropped: [] }, userErrors: [] },
  })
  expect((await visit('{ cart { quantity } }')).data).toEqual({ cart: { quantity: order.lines[0].quantity } })
})

test('a defective unit is exchanged for another one, once for each key', async () => {
  const { visit, order, ref, walk, toTheDoor } = await placed()
  const [line] = order.lines
  const items = [{ lineId: line.id, quantity: 1, variantId: line.variant.id, reason: 'DEFECT' }]
  const quote = async (more: object = {}) =>
    (
      await visit(
        'query ($id: ID!, $token: String, $items: [OrderExchangeItemInput!]!) { orderExchangeQuote(id: $id, token: $token, items: $items) { toPay { amount } toRefund { amount } } }',
        { ...ref, items, ...more },
      )
    ).data
  const ask = async (more: object) =>
    (
      await visit(
        `mutation ($input: OrderExchangeInput!) { orderExchange(input: $input) {
        order { status exchangeOrder { order { id } token } } exchange { id status total { amount } credit { amount } exchangeOf { order { number } } lines { exchangeableQuantity } }
        token userErrors { code path }
      } }`,
        { input: { ...ref, idempotencyKey: 'exchange-of-it', items, expectedToPay: '0', ...more } },
      )
    ).data as unknown as { orderExchange: { exchange: { id: string }; token: string } }
  expect(await quote()).toEqual({ orderExchangeQuote: null })
  await toTheDoor()
  await walk(['delivered', 'K'])
  expect(await quote()).toEqual({ orderExchangeQuote: { toPay: { amount: '0.00' }, toRefund: { amount: '0.00' } } })
  expect(await quote({ token: 'guess' })).toEqual({ orderExchangeQuote: null })
  expect(await ask({ expectedToPay: '5' })).toMatchObject({
    orderExchange: {
      order: { status: 'DELIVERED', exchangeOrder: null },
      exchange: null,
      token: null,
      userErrors: [{ code: 'PRICE_CHANGED', path: ['expectedToPay'] }],
    },
  })
  const done = await ask({})
  const { exchange, token } = done.orderExchange
  expect(done).toMatchObject({
    orderExchange: {
      order: { status: 'RETURNING', exchangeOrder: { order: { id: exchange.id }, token } },
      exchange: {
        status: 'CONFIRM',
        total: { amount: '0.00' },
        exchangeOf: { order: { number: order.number } },
        lines: [{ exchangeableQuantity: 0 }],
      },
      userErrors: [],
    },
  })
  expect((await ask({})).orderExchange.exchange.id).toBe(exchange.id)
})
