import { expect, test } from 'vitest'
import type { Query } from '#app/lib/route/page-load.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { moneyOf } from '#app/lib/money/money.ts'
import '#app/lib/testing/in-locale.tsx'
import { exchangeWrite } from './exchange-write.ts'
import { loadExchange } from './exchange-load.ts'
import { choicePath, itemsIn, otherProductPath } from './exchange-address.ts'

const price = moneyOf(74_500, 'en')
const line = { id: 'OrderLine_7', product: { id: 'Product_70' }, sku: 'M', exchangeableQuantity: 2, unitPrice: price }
const variant = (id: string, sku: string, available = 5) => ({
  id: `Variant_${id}`,
  sku,
  available,
  price,
  color: null,
  size: { id: `Size_${id}`, label: sku },
})
const products: Record<string, object> = {
  '70': {
    id: 'Product_70',
    name: 'Jersey',
    kind: 'SIMPLE',
    price,
    category: { slug: 'shirts' },
    variants: [variant('1', 'M'), variant('2', 'L'), variant('3', 'XL', 0)],
  },
  '80': {
    id: 'Product_80',
    name: 'Shorts',
    kind: 'SIMPLE',
    price,
    category: { slug: 'shorts' },
    variants: [variant('9', 'S')],
  },
}

test.each([
  ['no line', 'line=7&variant-7=', 'nothing', 'lines'],
  ['a variant of another product', 'line=7&variant-7=9&reason-7=SIZE', 'choose', 'variant-7'],
  ['a sold-out variant', 'line=7&variant-7=3&reason-7=SIZE', 'soldOut', 'variant-7'],
  ['more units than the line has', 'line=7&variant-7=2&quantity-7=3&reason-7=SIZE', 'quantity', 'variant-7'],
  ['no reason', 'line=7&variant-7=2', 'reason', 'reason-7'],
  ['the same variant because of its size', 'line=7&variant-7=1&reason-7=SIZE', 'same', 'variant-7'],
])('a review of %s is refused at its field', async (_, search, key, id) => {
  const { exchange, asked } = await load(`${search}&review=1`)
  expect(exchange).toMatchObject({ faults: [{ key, id }], review: null })
  expect(asked).not.toContain('OrderExchangeQuote')
})

test('a defective unit is exchanged for the same variant', async () => {
  const { exchange } = await load('line=7&variant-7=1&quantity-7=٢&reason-7=DEFECT&review=1')
  expect(exchange).toMatchObject({
    faults: [],
    review: { quote: { id: '5', token: 't', items: [{ lineId: '7', variantId: '1', quantity: 2, reason: 'DEFECT' }] } },
  })
})

test('another product is looked for in the category of the line, or by words, and takes the place of the own one', async () => {
  expect((await load('line=7&other=7')).exchange.other).toMatchObject({ line, products: [{ id: 'Product_80' }] })
  expect((await load('line=7&other=7')).filters).toEqual([{ inStock: true, category: ['shirts'] }])
  expect((await load('line=7&other=7&q=shorts')).filters).toEqual([{ inStock: true, q: 'shorts' }])
  expect((await load('line=7&product-7=80&variant-7=9')).exchange.lines).toMatchObject([
    { isOther: true, product: { id: 'Product_80' } },
  ])
  expect((await load('line=7&product-7=80&own=7')).exchange.lines).toMatchObject([
    { isOther: false, product: { id: 'Product_70' } },
  ])
})

test('the addresses of the steps keep the choice of the other lines', () => {
  const search = new URLSearchParams('token=t&line=7&variant-7=2&line=8&variant-8=4&other=7&q=x')
  expect(otherProductPath({ id: '5', token: 't' }, search, { lineId: 'OrderLine_7', productId: 'Product_80' })).toBe(
    '/client/order/5/exchange?token=t&line=7&line=8&variant-8=4&product-7=80',
  )
  expect(choicePath({ id: '5' }, search)).toBe('/profile/orderDetails/5/exchange?line=7&variant-7=2&line=8&variant-8=4')
  expect(itemsIn(search)).toMatchObject([{ lineId: '7', quantity: 1, reason: null }, { lineId: '8' }])
})

test('the write sends the items of the address, and names a refused one by its line', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ idempotencyKey: 'key-12345', expectedToPay: '155.00', notes: '' }))
    form.set(name, value)
  const url = new URL('https://shop.example/client/order/5/exchange?token=t&line=7&variant-7=2&reason-7=SIZE&review=1')
  const sent = { form, url, params: { id: '5' }, locale: 'en' as const, request: new Request(url) }
  expect(exchangeWrite.variables(sent).input).toEqual({
    id: '5',
    token: 't',
    idempotencyKey: 'key-12345',
    expectedToPay: '155.00',
    notes: null,
    items: [{ lineId: '7', variantId: '2', quantity: 1, reason: 'SIZE' }],
  })
  const error = {
    __typename: 'UserError' as const,
    code: 'OUT_OF_STOCK' as const,
    message: '',
    available: 0,
    max: null,
    retryAfter: null,
  }
  const refused = {
    order: null,
    exchange: null,
    token: null,
    userErrors: [
      { ...error, path: ['input', 'items', '0', 'quantity'] },
      { ...error, path: ['items', '0', 'variantId'] },
    ],
  }
  const result = await exchangeWrite.refused?.(
    { orderExchange: { __typename: 'OrderExchangePayload', ...refused } },
    sent,
    {} as never,
  )
  expect(result).toMatchObject({ ok: false, userErrors: [{ path: ['item-7'] }, { path: ['item-7'] }] })
  const done = {
    orderExchange: {
      __typename: 'OrderExchangePayload' as const,
      order: null,
      exchange: { __typename: 'Order' as const, id: '6' },
      token: 'new',
      userErrors: [],
    },
  }
  expect(await exchangeWrite.done?.(done, sent, {} as never)).toMatchObject({ next: '/client/order/6?token=new' })
})

test('a cheaper exchange needs the account of the chosen refund', async () => {
  const form = new FormData()
  form.set('refundMethod', 'INSTAPAY')
  const rules = typeof exchangeWrite.rules === 'function' ? exchangeWrite.rules(form) : exchangeWrite.rules
  expect(Object.keys(rules?.entries ?? {})).toEqual(['instapay'])
})

/** Loads the page of an address against a shop with two products. */
async function load(search: string) {
  const asked: string[] = []
  const filters: unknown[] = []
  const query = (async (
    document: { definitions: { name?: { value: string } }[] },
    variables: { id?: string; filter?: object },
  ) => {
    const name = document.definitions.map((each) => each.name?.value).find((each) => !each?.includes('_')) ?? ''
    asked.push(name)
    if (name === 'ExchangeProducts') {
      filters.push(variables.filter)
      return { products: { nodes: Object.values(products) } }
    }
    return name === 'ExchangeProduct'
      ? { product: products[numberOf(variables.id ?? '')] ?? null }
      : { orderExchangeQuote: variables }
  }) as unknown as Query
  const exchange = await loadExchange(
    { lines: [line, { ...line, id: 'OrderLine_8', exchangeableQuantity: 0 }] as never },
    { id: '5', token: 't' },
    new URLSearchParams(search),
    query,
  )
  return { exchange, asked, filters }
}
