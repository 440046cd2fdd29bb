import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { fuzzing, leakOf } from 'server-kit/hostile-values.fixture.ts'
import { expect, test } from 'vitest'
import { pdf } from '#src/domains/career/cv.fixture.ts'
import { examplesOf } from './contract-fuzz-examples.fixture.ts'
import { contract, type FuzzRequest, operations, requestOf, type Schema, sendable } from './contract-fuzz.fixture.ts'
import { MARKER, openTwoCustomers } from './two-customers.fixture.ts'

const shop = await openTwoCustomers()

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const located = (schema: Schema) => ({ ...schema, components: contract.components })
const isRefusal = ajv.compile(located({ $ref: '#/components/schemas/ErrorEnvelope' }))
const both = (name: keyof typeof shop.owner.ids) => [shop.other.ids[name], shop.other.ids[name], shop.owner.ids[name]]
const pool = {
  'orders id': both('order'),
  'guest-order id': both('order'),
  item: both('line'),
  lineId: [...both('line'), ...both('cartLine')],
  orderId: both('order'),
  'addresses id': both('address'),
  addressId: both('address'),
  'tickets id': both('ticket'),
  variantId: [shop.variant.id],
  variantIds: [shop.variant.id],
  productId: [shop.variant.productId],
  products: [shop.variant.productId],
  ...Object.fromEntries(Object.entries(shop.region).map(([name, id]) => [name, [id]])),
  ...Object.fromEntries(
    ['internal', 'jobs', 'blogs', 'news', 'photos', 'branches'].map((path) => [`${path} id`, [1, 2, 3]]),
  ),
  quantity: [1, 2],
  'idempotency-key': Array.from({ length: 200 }, (_, n) => `fuzzing-${n}`),
  landmark: [null],
  buildingNumber: ['1'],
  floorNumber: ['1'],
  apartmentNumber: ['1'],
  streetAddress: ['شارع النصر'],
  location: ['30.0444, 31.2357'],
  code: ['1234'],
  reason: ['size'],
  expectedTotal: [0],
  acceptTerms: [true],
  actor: ['B', 'K'],
  expectedRevision: [1, 2, 3, 4, 5],
  fullName: ['منى عبد الرحمن'],
  mobile: [shop.other.mobile, shop.owner.mobile],
  anotherMobile: ['01112345678'],
  email: ['mona@example.com'],
  password: [shop.password],
  passwordConfirmation: [shop.password],
  number: [shop.owner.orderNumber, shop.other.orderNumber],
  orderNumber: [shop.owner.orderNumber, shop.other.orderNumber],
  'x-order-token': [shop.other.orderToken],
  'x-cart-token': [''],
  'x-service-key': [''],
  slug: ['about', 'terms'],
  topic: ['kits'],
  after: [''],
  q: ['الاهلي', 'ahly shirt'],
}
const photo = readFileSync(new URL('../../../web/public/icons/192.png', import.meta.url))
const examples = await examplesOf(shop)
const files = [photo, pdf(), photo.subarray(0, 900), Buffer.from('<svg onload=x>'), Buffer.alloc(0)]
const stalls = monitorEventLoopDelay({ resolution: 5 })
stalls.enable()

type Sender = 'guest' | 'customer' | 'staff'
const senders = {
  public: ['guest', 'customer', 'customer', 'staff'],
  internal: ['guest', 'customer', 'staff', 'staff'],
} as const

const headersOf: Record<Sender, Record<string, string>> = {
  guest: {},
  customer: shop.other.headers,
  staff: { 'x-service-key': shop.serviceKey },
}
/** They end the session of all later requests, so they come last. */
const endings = ['logout', 'deleteAccount']
const inOrder = operations.toSorted((a, b) => endings.indexOf(a.operationId) - endings.indexOf(b.operationId))

async function send(request: FuzzRequest, operationId: string, from: Sender) {
  const options = await sendable(request, headersOf[from])
  const isStream = operationId === 'watchOrder'
  stalls.reset()
  const answer = await shop.app.inject({ ...options, payloadAsStream: isStream })
  const stalled = stalls.max / 1e6
  if (isStream) answer.stream().destroy()
  return { status: answer.statusCode, body: isStream ? '' : answer.body, stalled }
}

test(
  'survives random requests to every operation and answers them by the contract',
  { timeout: 1_200_000 },
  async ({ annotate }) => {
    const each = Math.ceil(fuzzing.requests / operations.length)
    const faults = new Map<string, string>()
    const answered = new Map<string, number>()
    let sent = 0
    for (const operation of inOrder) {
      const { operationId } = operation
      // Else the requests of the customer were those of a guest.
      if (operationId === endings[0])
        if ((await shop.call('GET', '/profile', undefined, shop.other.headers)).status !== 200)
          faults.set('the session', 'ended early')
      const [schema] = Object.values(operation.responses[200]?.content ?? {}).map((content) => content.schema)
      const isAnswer = ajv.compile(located(schema ?? {}))
      const requests = fc.sample(
        fc.tuple(
          requestOf(operation, { ...pool, ...examples[operationId] }, files),
          fc.constantFrom<Sender>(...senders[operation.tags.includes('internal') ? 'internal' : 'public']),
        ),
        { numRuns: each, seed: fuzzing.seed },
      )
      for (const [request, from] of requests) {
        sent += 1
        const { status, body, ...first } = await send(request, operationId, from)
        const note = (fault: string) =>
          faults.has(`${operationId}: ${fault}`) ||
          faults.set(
            `${operationId}: ${fault}`,
            `${status} ${from} ${JSON.stringify({ ...request, form: request.form && [...request.form] }).slice(0, 600)} → ${body.slice(0, 300)}`,
          )
        answered.set(operationId, (answered.get(operationId) ?? 0) + (status < 300 ? 1 : 0))
        if (status >= 500 && !body.includes('"UNAVAILABLE"')) note(`answered ${status}`)
        const leak = leakOf(body)
        if (leak) note(`leaked ${leak}`)
        if (from !== 'staff' && body.includes(MARKER)) note('told data of another customer')
        const json: unknown = body === '' ? undefined : JSON.parse(body)
        if (json && !(status < 300 ? isAnswer : isRefusal)(json))
          note(`is not of the contract ${ajv.errorsText((status < 300 ? isAnswer : isRefusal).errors)}`)
        // A busy machine delays once; what the request does it does again.
        let { stalled } = first
        for (let again = 0; stalled > 100 && again < 3; again += 1)
          stalled = Math.min(stalled, (await send(request, operationId, from)).stalled)
        if (stalled > 100) note(`stalled the process for ${Math.round(stalled)} ms`)
      }
    }
    const never = [...answered].filter(([, count]) => count === 0).map(([id]) => id)
    await annotate(`${sent} requests; never accepted: ${never.join(' ')}`)
    expect([...faults].map((fault) => fault.join('\n  '))).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(fuzzing.requests)
  },
)
