import { request } from 'node:http'
import { getNamedType, isNonNullType, isObjectType, isRequiredArgument } from 'graphql'
import { expect, inject, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { sample } from '#src/testing/sample.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'
import { buildSchema } from './schema.ts'

const schema = buildSchema([])
const roots = Object.values(schema.getQueryType()?.getFields() ?? {})
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** Values of arguments with which the demo shop has something to answer, by argument, or by root and argument. */
const samples: Record<string, unknown> = {
  id: '1',
  stateId: '1',
  cityId: '1',
  variantId: '1',
  orderId: '1',
  ids: ['1', '2'],
  quantity: 1,
  'contentPage.slug': 'about',
}

test('every root may be null: a fault of one leaves the others', () => {
  const required = [...roots, ...mutations].filter(({ type }) => isNonNullType(type))
  expect(required.map(({ name }) => name)).toEqual([])
})

test(
  'when one operation of the store fails, the fields behind it are null and nothing above them',
  { timeout: 60_000 },
  async () => {
    const gate = await startGate()
    const ask = await askerOf(gate.url)
    const found: string[] = []
    const lost = new Set<string>()
    for (const { query, name } of roots.flatMap(questionOf)) {
      gate.calls.clear()
      const whole = await ask(query)
      for (const call of gate.calls) {
        gate.fail(call)
        const { data, errors } = await ask(query)
        gate.fail(undefined)
        for (const { path = [], extensions } of errors) {
          lost.add(path.filter((step) => typeof step === 'string').join('.'))
          const isOwn = at(data, path) === null && at(data, path.slice(0, -1)) !== null
          // A customer takes ten copies of her data an hour.
          if (path.at(-1) === 'ownData' && extensions.code === 'RATE_LIMITED') continue
          if (!isOwn || extensions.code !== 'UPSTREAM_UNAVAILABLE')
            found.push(`${name} without ${call}: ${path.join('.')} ${String(extensions.code)}`)
        }
        const changed = differences(whole.data, data, [])
        const reported = errors.map(({ path = [] }) => path.join('.'))
        for (const path of changed)
          if (!reported.includes(path)) found.push(`${name} without ${call}: ${path} changed without an error`)
      }
    }
    expect(found).toEqual([])
    // The test must reach fields below a root: of a single object and of objects in a list.
    expect([...lost]).toEqual(
      expect.arrayContaining([
        'product',
        'product.related',
        'product.reviews',
        'products.nodes.gallery',
        'viewer.wishlist',
        'club.kits',
      ]),
    )
  },
)

test('of two mutations the first is answered though the second failed', async () => {
  const gate = await startGate()
  const bff = await startBff(gate.url)
  gate.fail('POST /cart/contact')
  const { data, errors } = await bff.ask(`mutation {
    cartLinesAdd(input: { lines: [{ variantId: "1" }] }) { userErrors { code } }
    cartContactUpdate(input: { contact: { fullName: "Mona Ali", mobile: "01012345678", anotherMobile: "01112345678" } }) { userErrors { code } }
  }`)
  expect(data).toEqual({ cartLinesAdd: { userErrors: [] }, cartContactUpdate: null })
  expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
    [['cartContactUpdate'], 'UPSTREAM_UNAVAILABLE'],
  ])
})

test.each([
  ['cartLinesAdd', 'cart', '{ lines: [{ variantId: "1" }] }'],
  ['cartContactUpdate', 'cart', '{ contact: { fullName: "", mobile: "", anotherMobile: "" } }'],
  ['cartAddressUpdate', 'cart', '{ addressId: "1" }'],
  ['orderCancel', 'order', '{ id: "1", reason: "late" }'],
  ['orderReturnWithdraw', 'order', '{ id: "1" }'],
  ['orderReorder', 'cart', '{ id: "1" }'],
])('%s tells its refusal though its %s cannot be read', async (mutation, field, input) => {
  const upstream = await startUpstream({
    '/*': ({ method }, reply) =>
      method === 'GET' ? reply.code(503).send({ status: false }) : refuse(reply, 422, 'VALIDATION_FAILED'),
  })
  const bff = await startBff(upstream.url)
  const query = `mutation { ${mutation}(input: ${input}) { ${field} { id } userErrors { code } } }`
  const { data, errors } = await bff.ask(query, { headers: { 'x-cart-token': 'c' } })
  expect(data).toEqual({ [mutation]: { [field]: null, userErrors: [{ code: 'VALIDATION_FAILED' }] } })
  expect(errors).toMatchObject([{ path: [mutation, field], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
})

test('a product that the store lists but does not describe has no details; the list is whole', async () => {
  const logged: string[] = []
  const upstream = await startUpstream({
    '/brands': () => ({ status: true, data: [] }),
    '/product-details': () => ({ status: true, data: [] }),
    '/products': () => ({
      status: true,
      data: [sample('ProductCard', { id: 7, name: 'Shirt' })],
      meta: sample('ProductListMeta'),
    }),
  })
  const bff = await startBff(upstream.url, {
    logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  })
  const { data, errors } = await bff.ask('{ products(first: 1) { nodes { name material gallery { image { id } } } } }')
  expect(data).toEqual({ products: { nodes: [{ name: 'Shirt', material: null, gallery: null }] } })
  expect(errors.map(({ path, extensions }) => [path?.at(-1), extensions.code])).toEqual([
    ['material', 'UPSTREAM_UNAVAILABLE'],
    ['gallery', 'UPSTREAM_UNAVAILABLE'],
  ])
  expect(logged).toEqual([expect.stringContaining('ANSWER_PARTLY_WRONG')])
})

type Root = (typeof roots)[number]

/** A query of everything that a root answers, as far as the samples give its arguments. */
function questionOf({ name, type, args }: Root): { name: string; query: string }[] {
  const given = args.flatMap((argument) => {
    const value = samples[`${name}.${argument.name}`] ?? samples[argument.name]
    if (argument.name === 'first') return ['first: 2']
    return isRequiredArgument(argument) && value !== undefined ? [`${argument.name}: ${JSON.stringify(value)}`] : []
  })
  const call = name + (given.length > 0 ? `(${given.join(', ')})` : '')
  const answer = getNamedType(type)
  if (!isObjectType(answer)) return []
  const selection = everythingOf(schema, answer.name, 2, ['BundlePart', 'SizeChart', 'ReviewSummary'])
  // A customer gets 10 copies of her data an hour, fewer than this test reads the viewer.
  return [{ name, query: `{ ${call} ${selection.replace(' ownData ', ' ')} }` }]
}

/** The store API, with one operation that can be made to fail: `GET /products/{}`. */
async function startGate() {
  const calls = new Set<string>()
  let failing: string | undefined
  const upstream = await startUpstream({
    '/*': (asked, reply) => {
      const path = asked.url.split('?', 1)[0] ?? ''
      const call = `${asked.method} ${path.replace(/\/[\w-]*\d[\w-]*(?=\/|$)/g, '/{}')}`
      calls.add(call)
      if (call === failing) return reply.code(503).send({ status: false, error: 'UNAVAILABLE' })
      const body = asked.body === undefined || asked.body === null ? undefined : JSON.stringify(asked.body)
      const headers = { ...asked.headers, host: undefined, 'content-length': undefined }
      const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
      return new Promise((resolve, reject) => {
        const sent = request(inject('storeApiUrl') + asked.url, { method: asked.method, headers: given }, (answer) => {
          reply.hijack()
          reply.raw.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(reply.raw)
          resolve(reply)
        })
        sent.on('error', reject).end(body)
      })
    },
  })
  return { url: upstream.url, calls, fail: (call: string | undefined) => void (failing = call) }
}

/** Asks as the demo customer a bff that keeps no answer. */
async function askerOf(url: string) {
  const bff = await startBff(url, { storeApi: { maxCacheBytes: 4 } })
  const { data } = await bff.ask(
    'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  )
  const authorization = `Bearer ${String((data?.accountLogin as unknown as { token: string } | undefined)?.token)}`
  let turn = 0
  // Finished answers are kept by the body of the request: another variable makes another body.
  return (query: string) => bff.ask(query, { variables: { turn: (turn += 1) }, headers: { authorization } })
}

function at(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    data,
  )
}

/** Returns the paths at which the second answer is null and the first is not. */
function differences(whole: unknown, now: unknown, path: readonly (string | number)[]): string[] {
  if (whole === null || whole === undefined) return []
  if (now === null || now === undefined) return [path.join('.')]
  if (typeof whole !== 'object') return []
  return Object.entries(whole).flatMap(([key, value]) => differences(value, at(now, [key]), [...path, key]))
}
