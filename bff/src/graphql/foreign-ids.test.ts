import fc from 'fast-check'
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { everythingOf } from '#src/testing/full-query.ts'
import { isKey, operationOf, placesIn, variablesOf } from '#src/testing/generated-operations.ts'
import { startShop } from '#src/testing/shop.ts'
import { MARKER, newCustomer } from '#src/testing/two-customers.ts'
import { buildSchema } from './schema.ts'

const shop = await startShop()
const owner = await newCustomer(shop, MARKER)
const other = await newCustomer(shop, 'سامية')
const schema = buildSchema([])

const { ids } = owner
const idFields = { Order: ids.order, Ticket: ids.ticket, Address: ids.address }
const inputs = Object.keys(schema.getTypeMap()).flatMap((name) => {
  const [, kind] = /^(Order|Ticket|Address)\w*Input$/.exec(name) ?? []
  return kind ? [[`${name}.id`, [idFields[kind as keyof typeof idFields]]]] : []
})
/** Ids and numbers of the owner alone; secrets (tokens, codes, mobiles) of the other customer. */
const pool = {
  id: Object.values(ids),
  ids: Object.values(ids),
  ...Object.fromEntries(inputs),
  ...Object.fromEntries(
    ['order', 'guestOrder', 'orderExchangeQuote', 'orderReturnQuote', 'orderMoved'].map((name) => [
      `${name}.id`,
      [ids.order],
    ]),
  ),
  'ticket.id': [ids.ticket],
  'address.id': [ids.address],
  item: [ids.line],
  orderId: [ids.order],
  addressId: [ids.address],
  lineId: [ids.line, ids.cartLine],
  variantId: [owner.variantId],
  productId: [owner.productId],
  token: [null, other.orderToken],
  number: [owner.orderNumber],
  mobile: [other.mobile],
  email: ['samia@example.com'],
  fullName: ['سامية عبد الرحمن'],
  quantity: [1],
  acceptTerms: [true],
}
const everything = (type: string, depth: number, ...skip: string[]) =>
  everythingOf(schema, type, depth, ['Product', 'Variant', 'BundlePart', ...skip])
/** All that the owner can read of herself, in documents that are short enough. */
const own = [
  ...['orders(group: ALL) { nodes { id } }', 'sessions { id }', `addresses ${everything('Address', 2)}`].map(
    (field) => `{ viewer { ${field} } }`,
  ),
  `query ($id: ID!) { order(id: $id) ${everything('Order', 2)} }`,
  `query ($ticket: ID!) { viewer { ticket(id: $ticket) ${everything('Ticket', 2)} } }`,
  '{ viewer { fullName mobile email wishlist { nodes { __typename } totalCount } } }',
  '{ cart { revision quantity lines { id quantity } contact { fullName mobile } } }',
]
async function read() {
  const answers = await Promise.all(
    own.map((query) => shop.ask(query, { variables: { id: ids.order, ticket: ids.ticket }, headers: owner.headers })),
  )
  expect(answers.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([])
  return answers.map(({ data }) => data)
}
/** A session of the owner that has ended. */
async function endedSession() {
  const headers = { authorization: `Bearer ${await owner.login()}` }
  await shop.ask('mutation { accountLogout { done } }', { headers })
  return headers
}
const askers: Record<string, Record<string, string>> = {
  guest: {},
  'another customer': other.headers,
  'an ended session': await endedSession(),
}
const EACH = 6

test(
  'no field with ids of a customer tells or changes hers for a guest, another customer or an ended session',
  { timeout: 300_000 },
  async () => {
    const before = await read()
    expect(JSON.stringify(before).split(MARKER).length).toBeGreaterThan(8)
    const faults: string[] = []
    const places = placesIn(schema).filter(({ fields }) => fields.at(-1)?.args.some(isKey))
    expect(places.length).toBeGreaterThan(60)
    for (const [who, headers] of Object.entries(askers)) {
      for (const place of places) {
        const { query, args } = operationOf(place)
        for (const variables of fc.sample(variablesOf(args, pool), { numRuns: EACH, seed: 7 })) {
          const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
          const answer = await shop.app.inject({
            method: 'POST',
            url: '/graphql',
            payload: { query, variables },
            headers: { ...from, ...headers, accept: 'application/json' },
          })
          if (answer.body.includes(MARKER) || answer.body.includes(owner.mobile.slice(3)))
            faults.push(`${who}: ${place.name} ${JSON.stringify(variables)} → ${answer.body.slice(0, 300)}`)
        }
      }
      const after = await read()
      expect([who, after]).toEqual([who, before])
    }
    expect(faults).toEqual([])
  },
)
