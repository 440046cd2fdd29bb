import { randomInt } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { examples } from '#src/examples.ts'
import type { GraphAnswer } from '#src/testing/bff.ts'
import { anyVariant, placeOrder } from '#src/testing/checkout.ts'
import { type Shop, startShop } from '#src/testing/shop.ts'

const exampleOf = (name: string) => examples.find(({ query }) => query.includes(`query ${name}`))?.query ?? ''
const LIST = exampleOf('KitsOfAClub')
const PRODUCT = exampleOf('ProductBySlug')
/** About 5,400 fields: no list page of the shop has more. */
const LIST_PAGE = `{ products(first: 24) { nodes { id slug variants { ${'id sku '.repeat(11)} } } } }`
/** About 22,400 with what an operation costs by itself; other ids each time, so that no kept answer helps. */
const ATTACK = `query ($ids: [ID!]!) { ${['a', 'b'].map((alias) => `${alias}: productsByIds(ids: $ids) { variants { availability { band } } }`).join(' ')} }`
const DEMO = { email: '01000000001', password: 'modarag2026' }
const LOGIN =
  'mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { customer { id } userErrors { code } } }'

async function startSharedAddress() {
  const shop = await startShop()
  const address = `41.33.${randomInt(256)}.${randomInt(256)}`
  const ask: Shop['ask'] = (query, sent) =>
    shop.ask(query, { ...sent, headers: { ...sent?.headers, 'x-forwarded-for': address } })
  /** Like a client that asks again when the shop is busy: a slow machine is no limit of the address. */
  const neighbour: Shop['ask'] = async <Data>(...asked: Parameters<Shop['ask']>) => {
    for (let patience = 10; ; patience -= 1) {
      const answer = await ask<Data>(...asked)
      if (codeOf(answer) !== 'UPSTREAM_UNAVAILABLE' || patience === 0) return answer
      await setTimeout(1_000)
    }
  }
  return { ...shop, ask, neighbour: { ...shop, ask: neighbour } }
}

const codeOf = ({ status, errors }: Pick<GraphAnswer, 'status' | 'errors'>) => errors[0]?.extensions.code ?? status

test('whoever spends the cost of an address stops neither the pages nor the writes of a neighbour', async () => {
  const { neighbour, ...shop } = await startSharedAddress()
  const variant = await anyVariant(shop)
  const lag = monitorEventLoopDelay({ resolution: 20 })
  const started = performance.now()
  lag.enable()
  const attacks = Array.from({ length: 60 }, async (_, n) => {
    const answer = await shop.ask(ATTACK, {
      variables: { ids: Array.from({ length: 100 }, (__, id) => String(id + n)) },
    })
    return { answer, health: (await shop.app.inject('/health')).statusCode }
  })
  const done = await Promise.all(attacks)
  lag.disable()
  const seconds = (performance.now() - started) / 1_000
  const answers = [
    await neighbour.ask(LIST, { variables: { first: 24 } }),
    await neighbour.ask(LIST_PAGE),
    await neighbour.ask(PRODUCT, { variables: { id: '1' } }),
    await neighbour.ask(LOGIN, { variables: { input: DEMO } }),
  ]
  // Adds to the cart, says where she lives, orders.
  const { order } = await placeOrder<{ number: string }>(neighbour, 'number', variant)
  expect(answers.map(codeOf)).toEqual([200, 200, 200, 200])
  expect(answers[3]?.data).toMatchObject({ accountLogin: { customer: { id: expect.any(String) } } })
  expect(order.number).toMatch(/\w/)
  expect(new Set(done.map(({ health }) => health))).toEqual(new Set([200]))
  const refused = done.flatMap(({ answer }) => (answer.status === 429 ? [answer] : []))
  expect(done.length - refused.length).toBeLessThanOrEqual(12 + Math.ceil((72_000 * seconds) / 22_400))
  for (const { errors, headers } of refused) {
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  // Others have their turn between the attacks.
  expect(lag.max / 1e9).toBeLessThan(seconds / 2)
})

/**
 * How many of 1,000 operations pass that a network with a tenth of the usual budget sends within ten seconds at an even
 * pace.
 */
async function passedInTenSeconds(query: string, headers: (n: number) => Record<string, string> = () => ({})) {
  const clock = { ms: 0 }
  const { ask } = await startShop({ storeApi: { now: () => clock.ms }, env: { NETWORK_COST: '60000' } })
  let passed = 0
  for (let n = 0; n < 1_000; n += 1) {
    clock.ms = n * 10
    const { status } = await ask(query, { variables: { n }, headers: headers(n) })
    if (status === 200) passed += 1
  }
  return { ask, passed }
}

test('cheap operations are cut to 577 of 1,000 and stop no write of a neighbour', async () => {
  const { ask, passed } = await passedInTenSeconds('{ __typename }')
  expect(passed).toBe(577)
  expect((await ask(LOGIN, { variables: { input: DEMO } })).data).toMatchObject({
    accountLogin: { customer: { id: expect.any(String) } },
  })
})

test('forged tokens open no further budget', async () => {
  const { passed } = await passedInTenSeconds('{ __typename }', (n) => ({
    authorization: `Bearer forged-${n}`,
    'x-cart-token': `forged-${n}`,
    cookie: `token=f${n}; cart=f${n}`,
  }))
  expect(passed).toBe(577)
})

test('mutations that read much are refused before those of the shop', async () => {
  const shop = await startSharedAddress()
  const wishes = Array.from(
    { length: 12 },
    (_, n) => `a${n}: wishlistRemove(input: { productId: "1" }) { userErrors { code } }`,
  ).join(' ')
  const reading = `mutation { ${wishes} cartClear { cart { lines { product { related(first: 24) { variants { ${'id sku '.repeat(4)} } } } } } } }`
  let last = await shop.ask(reading)
  for (let n = 0; n < 100 && codeOf(last) !== 'RATE_LIMITED'; n += 1) last = await shop.ask(reading)
  expect(codeOf(last)).toBe('RATE_LIMITED')
  const { order } = await placeOrder<{ number: string }>(shop.neighbour, 'number')
  expect(order.number).toMatch(/\w/)
})
