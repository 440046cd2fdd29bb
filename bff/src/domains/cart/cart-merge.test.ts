import { expect, test } from 'vitest'
import { PAGE, startBff } from '#src/testing/bff.ts'
import { anyVariant } from '#src/testing/checkout.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

const CART = '{ cart { quantity merged { added summed reduced { name wanted quantity } dropped { name } } } }'
const report = { added: 2, summed: 0, reduced: [{ name: 'Ball', wanted: 4, quantity: 3 }], dropped: [] }
const cart = sample('Cart', { quantity: 5 })
const both = { ...PAGE, cookie: 'token=session; cart=guests' }

async function before(routes: Parameters<typeof startUpstream>[0]) {
  const upstream = await startUpstream(routes)
  const bff = await startBff(upstream.url)
  return { asked: () => upstream.asked.map(({ url, body }) => [url, body]), ...bff }
}

test("the guest's cart is the customer's after the login, and a client that keeps tokens gets no cookie", async () => {
  const shop = await startShop()
  const visit = visitorOf(shop)
  await visit('mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { userErrors { code } } }', {
    v: await anyVariant(shop),
  })
  const login = await visit(
    `mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { token cart { quantity merged { added summed } } } cartClear { cart { merged { added } } } }`,
    { input: { email: '01000000001', password: 'modarag2026' } },
  )
  const { token, cart: opened } = (
    login.data as unknown as { accountLogin: { token: string; cart: { merged: { added: number; summed: number } } } }
  ).accountLogin
  expect(opened.merged.added + opened.merged.summed).toBe(1)
  expect(login.cookies).toEqual([])
  const later = await shop.ask(CART, { headers: { authorization: `Bearer ${token}` } })
  expect(later.data).toEqual({ cart: { quantity: 0, merged: null } })
})

const CLEAR =
  'mutation { cartClear { cart { quantity merged { added summed reduced { name wanted quantity } dropped { name } } } } }'

test('a merge interrupted at login is repeated by the next mutation and reported', async () => {
  const { ask, asked } = await before({
    '/cart/merge': () => ({ status: true, data: { ...cart, merged: report } }),
    '/cart/clear': () => ({ status: true, data: cart }),
  })
  const { data, cookies } = await ask(CLEAR, { headers: both })
  expect(data).toEqual({ cartClear: { cart: { quantity: 5, merged: report } } })
  expect(cookies).toMatchObject([
    { name: 'cart', value: '' },
    { name: 'merged', value: '2.0.1.0.3', maxAge: 600 },
  ])
  expect(cookies[1]).not.toHaveProperty('httpOnly')
  expect(asked().map(([url]) => url)).toEqual(['/cart/merge', '/cart/clear'])
})

test('a merge that only dropped items is reported too', async () => {
  const gone = { added: 0, summed: 0, reduced: [], dropped: [{ name: 'Ball', wanted: 1, quantity: 0 }] }
  const { ask } = await before({
    '/cart/merge': () => ({ status: true, data: { ...cart, merged: gone } }),
    '/cart/clear': () => ({ status: true, data: cart }),
  })
  const { data, cookies } = await ask(CLEAR, { headers: both })
  expect(data).toMatchObject({ cartClear: { cart: { merged: { added: 0, dropped: [{ name: 'Ball' }] } } } })
  expect(cookies).toMatchObject([
    { name: 'cart', value: '' },
    { name: 'merged', value: '0.0.0.1.0' },
  ])
})

test('a query merges no carts: with a session it returns the cart of the customer for any token', async () => {
  const shop = await startShop()
  const login = await shop.ask('mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { token } }', {
    variables: { input: { email: '01000000001', password: 'modarag2026' } },
  })
  const { token } = (login.data as unknown as { accountLogin: { token: string } }).accountLogin
  const authorization = `Bearer ${token}`
  const own = await shop.ask(
    'mutation ($v: ID!) { cartClear { cart { quantity } } cartLinesAdd(input: { lines: [{ variantId: $v }] }) { cart { id quantity } } }',
    { variables: { v: await anyVariant(shop) }, headers: { authorization } },
  )
  const { cart: mine } = (own.data as unknown as { cartLinesAdd: { cart: { id: string } } }).cartLinesAdd
  const guest = visitorOf(shop)
  await guest('mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { userErrors { code } } }', {
    v: await anyVariant(shop),
  })
  for (const stale of ['stale-token', 'x'.repeat(43)]) {
    const { data, calls } = await shop.ask('{ cart { id quantity } }', {
      headers: { authorization, 'x-cart-token': stale },
    })
    expect([data, calls]).toEqual([{ cart: { id: mine.id, quantity: 1 } }, 1])
  }
  const { asked, ask } = await before({
    '/cart': () => ({ status: true, data: cart }),
    '/cart/pickup-branches': () => ({ status: true, data: [] }),
  })
  await ask(`{ cart { quantity } cartPickupBranches { readyAt } }`, { headers: both })
  expect(new Set(asked().map(([url]) => url))).toEqual(new Set(['/cart', '/cart/pickup-branches']))
})

test('a login whose merge fails succeeds, and keeps the token of the guest', async () => {
  const customer = {
    id: 7,
    mobile: '+201012345678',
    email: null,
    fullName: 'منى عبد الرحمن',
    gender: 'female',
    dateOfBirth: null,
    image: null,
  }
  const { ask, asked } = await before({
    '/login': () => ({ data: { token: 'new', ...customer } }),
    '/cart/merge': (_, reply) => refuse(reply, 503, 'UNAVAILABLE'),
    '/cart': () => ({ status: true, data: cart }),
  })
  const { data, errors, cookies } = await ask(
    `mutation { accountLogin(input: { email: "01012345678", password: "12345678" }) { customer { id } cart { quantity } } }`,
    { headers: { ...both, cookie: 'cart=guests' } },
  )
  expect([data, errors]).toEqual([{ accountLogin: { customer: { id: 'Customer_7' }, cart: { quantity: 5 } } }, []])
  expect(cookies.find(({ name, value }) => name === 'cart' && value === '')).toBeUndefined()
  expect(asked().map(([url]) => url)).toEqual(['/login', '/cart/merge', '/cart'])
})

test('a mutation merges the carts first; an empty merge report is null', async () => {
  const nothing = { added: 0, summed: 0, reduced: [], dropped: [] }
  const { ask, asked } = await before({
    '/cart/merge': () => ({ status: true, data: { ...cart, merged: nothing } }),
    '/cart/clear': () => ({ status: true, data: { ...cart, quantity: 0 } }),
  })
  const { data, cookies } = await ask('mutation { cartClear { cart { quantity merged { added } } } }', {
    headers: both,
  })
  expect(data).toEqual({ cartClear: { cart: { quantity: 0, merged: null } } })
  expect(cookies.map(({ name }) => name)).toEqual(['cart'])
  expect(asked().map(([url]) => url)).toEqual(['/cart/merge', '/cart/clear'])
})

test('an expired session keeps the guest’s cart', async () => {
  const { ask } = await before({
    '/cart/merge': (_, reply) => refuse(reply, 401, 'UNAUTHENTICATED'),
    '/cart/clear': () => ({ status: true, data: cart }),
  })
  const { data, cookies } = await ask(CLEAR, { headers: both })
  expect(data).toEqual({ cartClear: { cart: { quantity: 5, merged: null } } })
  expect(cookies).toMatchObject([{ name: 'cart', value: 'guests' }])
})

test('while the store cannot join the carts, the cookie stays for the next time', async () => {
  const { ask } = await before({ '/cart/merge': (_, reply) => refuse(reply, 503, 'UNAVAILABLE') })
  const { errors, cookies } = await ask(CLEAR, { headers: both })
  expect([errors[0]?.extensions.code, cookies]).toEqual(['UPSTREAM_UNAVAILABLE', []])
})
