import { expect, test, vi } from 'vitest'
import { PAGE, startBff } from '#src/testing/bff.ts'
import { sample } from '#src/testing/sample.ts'
import { startUpstream } from '#src/testing/upstream.ts'

async function bffBefore(routes: Parameters<typeof startUpstream>[0]) {
  const upstream = await startUpstream(routes)
  const bff = await startBff(upstream.url)
  return { ...bff, upstream }
}

const STOCK = '{ product(id: "1") { id } cart { revision } }'
const product = { '/products/:id': () => ({ status: true, data: sample('ProductDetail') }) }

test('one visitor never gets the answer that shows the cart of another', async () => {
  const routes = {
    ...product,
    '/cart': ({ headers }: { headers: Record<string, unknown> }) => ({
      status: true,
      data: sample('Cart', { revision: headers['x-cart-token'] === 'mona' ? 1 : 2 }),
    }),
  }
  const { ask } = await bffBefore(routes)
  const nobody = await ask(STOCK)
  const mona = await ask(STOCK, { headers: { ...PAGE, cookie: 'cart=mona' } })
  const ali = await ask(STOCK, { headers: { ...PAGE, cookie: 'cart=ali' } })
  expect([nobody, mona, ali].map(({ data }) => data?.cart)).toEqual([{ revision: 0 }, { revision: 1 }, { revision: 2 }])
})

test('a shared response is computed once for concurrent requests, in each language', async () => {
  const { ask, upstream } = await bffBefore({
    '/brands': ({ headers }) => ({ status: true, data: [sample('Brand', { name: headers['accept-language'] })] }),
  })
  const names = async (language: string) =>
    JSON.stringify(
      (
        await ask('{ brands { name } }', {
          headers: { ...PAGE, 'accept-language': language, cookie: `cart=${Math.random()}` },
        })
      ).data,
    )
  expect(await Promise.all(['ar', 'en', 'ar', 'en'].map(names))).toEqual(
    ['ar', 'en', 'ar', 'en'].map((name) => `{"brands":[{"name":"${name}"}]}`),
  )
  expect(upstream.asked).toHaveLength(2)
})

test('other variables are another answer', async () => {
  const { ask } = await bffBefore({
    '/brands/:id': ({ params }) => ({
      status: true,
      data: sample('Brand', { id: Number((params as { id: string }).id) }),
    }),
  })
  const idOf = async (id: string) =>
    (await ask('query ($id: ID!) { brand(id: $id) { id } }', { variables: { id } })).data
  expect([await idOf('1'), await idOf('2')]).toEqual([{ brand: { id: 'Brand_1' } }, { brand: { id: 'Brand_2' } }])
})

test('a cached response carries the request id of its own request and no cookie', async () => {
  const { ask } = await bffBefore(product)
  await ask('{ product(id: "1") { id } }', { headers: { 'x-request-id': 'first' } })
  const { headers, cookies } = await ask('{ product(id: "1") { id } }', {
    headers: { ...PAGE, 'x-request-id': 'second', cookie: 'cart=mona' },
  })
  expect([headers['x-request-id'], cookies]).toEqual(['second', []])
})

test('an answer with an error is not kept', async () => {
  const brands = vi
    .fn<() => object>()
    .mockReturnValueOnce({ status: false, message: 'later' })
    .mockReturnValue({ status: true, data: [] })
  const { ask } = await bffBefore({ '/brands': brands })
  expect((await ask('{ brands { id } }')).errors).toHaveLength(1)
  expect((await ask('{ brands { id } }')).data).toEqual({ brands: [] })
})
