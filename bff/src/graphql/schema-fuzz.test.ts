import { randomInt } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import fc from 'fast-check'
import { fuzzing, leakOf } from 'server-kit/hostile-values.fixture.ts'
import { expect, test } from 'vitest'
import { operationOf, type Place, placesIn, variablesOf } from '#src/testing/generated-operations.ts'
import { startShop } from '#src/testing/shop.ts'
import { MARKER, newCustomer } from '#src/testing/two-customers.ts'
import { buildSchema } from './schema.ts'

const warnings: string[] = []
const logger = { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } }
const shop = await startShop({ logger })
const owner = await newCustomer(shop, MARKER)
const other = await newCustomer(shop, 'سامية')
const both = (name: keyof typeof owner.ids) => [other.ids[name], other.ids[name], owner.ids[name]]
const pool = {
  'product.id': [owner.productId],
  'order.id': both('order'),
  'guestOrder.id': both('order'),
  'ticket.id': both('ticket'),
  'address.id': both('address'),
  ...Object.fromEntries(
    ['category', 'brand', 'club', 'branch', 'job', 'blogPost', 'newsItem', 'photo', 'state'].map((name) => [
      `${name}.id`,
      ['1', '2'],
    ]),
  ),
  slug: ['about', 'terms'],
  id: [...Object.values(owner.ids), ...Object.values(other.ids), owner.productId],
  ids: [...Object.values(owner.ids), owner.productId, owner.variantId],
  item: both('line'),
  orderId: both('order'),
  addressId: both('address'),
  lineId: [...both('line'), ...both('cartLine')],
  variantId: [owner.variantId],
  productId: [owner.productId],
  token: [other.orderToken, owner.orderToken.slice(0, -4)],
  number: [owner.orderNumber, other.orderNumber],
  mobile: [other.mobile],
  email: [other.mobile],
  fullName: ['منى عبد الرحمن'],
  password: [other.password],
  quantity: [1, 2],
  first: [1, 3, 12],
  q: ['الاهلي'],
}
const stalls = monitorEventLoopDelay({ resolution: 5 })
stalls.enable()
/** They end the session of all later requests, so they come last. */
const endings = ['accountLogout', 'accountDelete']
const rankOf = ({ fields }: Place) => endings.indexOf(fields[0]?.name ?? '')

async function send(query: string, variables: object, headers: Record<string, string>) {
  const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
  stalls.reset()
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...from, ...headers },
  })
  return { status: answer.statusCode, body: answer.body, stalled: stalls.max / 1e6 }
}

/** Fields with arguments are asked four times as often. */
const places = placesIn(buildSchema([])).filter(({ kind }) => kind !== 'subscription')
const weightOf = ({ fields }: Place) => ((fields.at(-1)?.args.length ?? 0) > 0 ? 4 : 1)

test(
  'survives random requests to every field and argument and tells no customer of another',
  { timeout: 1_200_000 },
  async ({ annotate }) => {
    const share = fuzzing.requests / places.reduce((sum, place) => sum + weightOf(place), 0)
    const faults = new Map<string, string>()
    const withData = new Set<string>()
    let sent = 0
    for (const place of places.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const { query, args } = operationOf(place)
      // Else the requests of the customer were those of a guest.
      if (place.name === 'Mutation.accountLogout')
        if (!(await shop.ask('{ viewer { id } }', { headers: other.headers })).data?.viewer)
          faults.set('the session', 'ended early')
      const numRuns = Math.ceil(share * weightOf(place))
      const samples = fc.sample(fc.tuple(variablesOf(args, pool), fc.boolean()), { numRuns, seed: fuzzing.seed })
      for (const [variables, isCustomer] of samples) {
        sent += 1
        warnings.length = 0
        const headers: Record<string, string> = isCustomer ? other.headers : {}
        const { status, body, ...first } = await send(query, variables, headers)
        const note = (fault: string) =>
          void faults.set(
            `${place.name}: ${fault}`,
            `${status} ${query} ${JSON.stringify(variables).slice(0, 500)} → ${body.slice(0, 400)}`,
          )
        const { data, errors = [] } = JSON.parse(body) as {
          data?: object
          errors?: { message: string; extensions: { code: string } }[]
        }
        if (data && errors.length === 0) withData.add(place.name)
        if (status >= 500) note(`answered ${status}`)
        for (const { extensions } of errors)
          if (/INTERNAL|UPSTREAM/.test(extensions.code)) note(`failed with ${extensions.code}`)
        for (const line of warnings) if (/ANSWER_|STORE_FAILED/.test(line)) note(`the bff logged ${line.slice(0, 300)}`)
        const leak = leakOf(body)
        if (leak) note(`leaked ${leak}`)
        if (body.includes(MARKER)) note('told data of another customer')
        // A busy machine delays once; what the request does it does again.
        let { stalled } = first
        for (let again = 0; stalled > 100 && again < 3; again += 1)
          stalled = Math.min(stalled, (await send(query, variables, headers)).stalled)
        if (stalled > 100) note(`stalled the process for ${Math.round(stalled)} ms`)
      }
    }
    const never = places.filter(({ name }) => !withData.has(name)).map(({ name }) => name)
    await annotate(`${sent} requests for ${places.length} fields; without data: ${never.join(' ')}`)
    expect([...faults].map((fault) => fault.join('\n  '))).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(fuzzing.requests)
  },
)
