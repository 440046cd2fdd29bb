import { shopSettings as settings } from 'server-kit/shop-identity.ts'
import { expect, test } from 'vitest'
import { placeOrder } from '#src/testing/checkout.ts'
import { startShop } from '#src/testing/shop.ts'

const ADDRESSES = `{
  shop { origin }
  product(id: "1") { url shareImage image { url(width: 480, format: AVIF) } gallery { image { url } } }
  brands { shareImage } clubs { shareImage }
  home { banner { actionUrl } }
  videos { nodes { sources { url } captions { url } } }
}`

/** All texts of an answer. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('every URL begins with the public address of the shop', async () => {
  const { ask } = await startShop({ env: { PUBLIC_URL: 'https://shop.example/' } })
  const { data, errors } = await ask(ADDRESSES, { headers: { host: 'bff.internal' } })
  expect(errors).toEqual([])
  const urls = textsOf(data)
  expect(urls.length).toBeGreaterThan(60)
  expect(urls.filter((url) => !/^https:\/\/shop\.example($|\/[^/])/.test(url))).toEqual([])
  expect(data).toMatchObject({
    shop: { origin: 'https://shop.example' },
    product: {
      url: expect.stringMatching(/example\/products\/[a-z]/),
      image: { url: expect.stringMatching(/example\/images\/[^/]+\/480\.avif$/) },
    },
  })
})

test('without a public address, URLs begin with that of the request, also in answers that other visitors got', async () => {
  const { ask } = await startShop()
  const originAt = async (headers: Record<string, string>) => {
    const { data } = await ask('{ shop { origin } product(id: "1") { url } }', { headers })
    const { shop, product } = data as unknown as { shop: { origin: string }; product: { url: string } }
    expect(product.url).toMatch(`${shop.origin}/products/`)
    return shop.origin
  }
  expect(await originAt({ host: 'localhost:4000' })).toBe('http://localhost:4000')
  expect(
    await originAt({ host: 'localhost:4000', 'x-forwarded-host': '192.168.1.5:3000', 'x-forwarded-proto': 'https' }),
  ).toBe('https://192.168.1.5:3000')
  expect(await originAt({ host: 'localhost:4000' })).toBe('http://localhost:4000')
})

test('the URL of an order has the token of whoever read it by its token', async () => {
  const shop = await startShop({ env: { PUBLIC_URL: 'https://shop.example' } })
  const { visit, order, token } = await placeOrder<{ id: string; url: string }>(shop, 'id url')
  const page = `https://shop.example/client/order/${order.id.replace('Order_', '')}?token=${encodeURIComponent(token)}`
  const read = await visit('query ($id: ID!, $token: String) { order(id: $id, token: $token) { url } }', {
    id: order.id,
    token,
  })
  expect([order.url, read.data]).toEqual([page, { order: { url: page } }])
  const { data } = await visit(
    'mutation ($input: OrderEditBeginInput!) { orderEditBegin(input: $input) { order { url } } }',
    { input: { id: order.id, token } },
  )
  expect(data).toEqual({ orderEditBegin: { order: { url: page } } })
})

test('the URL of an order of the account has no token', async () => {
  const { ask } = await startShop({ env: { PUBLIC_URL: 'https://shop.example' } })
  const login = await ask(
    'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  )
  const { token } = login.data?.accountLogin as unknown as { token: string }
  const { data } = await ask('{ viewer { orders(first: 1) { nodes { id url } } } }', {
    headers: { authorization: `Bearer ${token}` },
  })
  const [order] = (data?.viewer as unknown as { orders: { nodes: { id: string; url: string }[] } }).orders.nodes
  expect(order?.url).toBe(`https://shop.example/profile/orderDetails/${order?.id.replace('Order_', '')}`)
})

test('the shop says how it is reached, in the language of the request', async () => {
  const { ask } = await startShop()
  const { data, calls } = await ask('{ shop { name phone whatsapp email contactHours { from to } } }', {
    headers: { 'accept-language': 'ar' },
  })
  expect(calls).toBe(0)
  expect(data).toEqual({
    shop: {
      name: settings.name.ar,
      phone: settings.phone,
      whatsapp: `+${settings.whatsapp}`,
      email: settings.email,
      contactHours: settings.contactHours,
    },
  })
})

test('a phone that opens a shop under development by the address of its machine gets URLs of that address; a real shop has one', async () => {
  const forwarded = { 'x-forwarded-host': '192.168.1.5:3000' }
  const origins = [{ NODE_ENV: 'development' }, { NODE_ENV: 'production' }].map(async (env) => {
    const { ask } = await startShop({ env: { PUBLIC_URL: 'https://shop.example', PRIVATE_NETWORK: 'on', ...env } })
    return (await ask('{ shop { origin } }', { headers: forwarded })).data?.shop
  })
  expect(await Promise.all(origins)).toEqual([
    { origin: 'http://192.168.1.5:3000' },
    { origin: 'https://shop.example' },
  ])
})
