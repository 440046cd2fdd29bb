import { randomInt, randomUUID } from 'node:crypto'

const STAFF = { 'content-type': 'application/json', 'x-service-key': 'demo-service-key-not-for-production' }
const WAY = ['inProgress', 'confirm', 'preparing', 'ready', 'shippingAgent', 'delivery', 'delivered']
/** The courier makes the last two moves. */
const COURIER = new Set(['delivery', 'delivered'])

type Placed = { order: { id: string; number: string; lines: { id: string }[] }; token: string }
type Places = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }
type Listed = { products: { nodes: { variants: { id: string; available: number; price: { amount: string } }[] }[] } }

/**
 * Walks through the life of a customer by GraphQL at `graphql`: she registers, mistypes her password, logs in, orders,
 * tracks, and returns. Returns what of her no log may show.
 */
export async function liveThrough(
  graphql: string,
  storeApi: string,
): Promise<{ secrets: string[]; requestId: string }> {
  const mobile = `10${randomInt(10_000_000, 100_000_000)}`
  const [fullName, street, password] = ['هنادي عبدالمقصود', 'شارع الياسمين الغربي', 'نجفة-زرقا-9']
  const email = `hanady${mobile}@example.com`
  let session = ''
  let requestId = ''
  // On a busy machine the first calls of new processes run into the time limit of the bff; each may be repeated.
  const ask = async <Data>(query: string, variables: object = {}, tries = 6): Promise<Data> => {
    const answer = await fetch(graphql, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: session && `Bearer ${session}` },
      body: JSON.stringify({ query, variables }),
    })
    requestId = answer.headers.get('x-request-id') ?? ''
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: object[] }
    if (tries > 1 && JSON.stringify(errors)?.includes('UPSTREAM_')) return ask(query, variables, tries - 1)
    if (!data || errors) throw new Error(JSON.stringify([query, errors]))
    return data
  }
  const person = {
    fullName,
    mobile: `0${mobile}`,
    email,
    gender: 'FEMALE',
    dateOfBirth: '1994-03-02',
    acceptTerms: true,
  }
  await ask('mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code } } }', {
    input: { ...person, password, passwordConfirmation: password },
  })
  const sent = await fetch(`${storeApi}/outbox?mobile=${encodeURIComponent(`+20${mobile}`)}`, { headers: STAFF })
  const code = ((await sent.json()) as { data: { text: string }[] }).data[0]?.text.match(/\b\d{4}\b/)?.[0] ?? ''
  const CHECK = 'mutation ($input: AccountCodeCheckInput!) { accountCodeCheck(input: $input) { token } }'
  const checked = await ask<{ accountCodeCheck: { token: string } }>(CHECK, {
    input: { mobile: `0${mobile}`, code, purpose: 'REGISTER' },
  })
  const LOGIN = 'mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { token userErrors { code } } }'
  await ask(LOGIN, { input: { email, password: `${password}x` } })
  const { accountLogin } = await ask<{ accountLogin: { token: string } }>(LOGIN, { input: { email, password } })
  session = accountLogin.token
  const { states } = await ask<Places>('{ states { id cities { id regions { id deliverable } } } }')
  const [place] = states.flatMap(({ id: stateId, cities }) =>
    cities.flatMap(({ id: cityId, regions }) =>
      regions.filter(({ deliverable }) => deliverable).map(({ id }) => ({ stateId, cityId, region: { id } })),
    ),
  )
  const { products } = await ask<Listed>(
    '{ products(first: 24, filter: { inStock: true }) { nodes { variants { id available price { amount } } } } }',
  )
  const variant = products.nodes.flatMap((node) => node.variants).find(({ available }) => available > 5)
  const numbers = { buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }
  const contact = { fullName, mobile: `0${mobile}`, anotherMobile: '01112345678' }
  const { orderBuyNow } = await ask<{ orderBuyNow: Placed }>(
    'mutation ($input: OrderBuyNowInput!) { orderBuyNow(input: $input) { order { id number lines { id } } token userErrors { code path } } }',
    {
      input: {
        idempotencyKey: randomUUID(),
        variantId: variant?.id,
        quantity: 1,
        expectedUnitPrice: variant?.price.amount,
        contact,
        destination: { address: { ...place, ...numbers, streetAddress: street, notes: street } },
        acceptTerms: true,
      },
    },
  )
  const { order, token } = orderBuyNow
  await ask(
    'query ($number: String!, $mobile: String!) { trackedOrder(number: $number, mobile: $mobile) { status } }',
    { number: order.number, mobile: `0${mobile}` },
  )
  const id = order.id.replace('Order_', '')
  for (const to of WAY) {
    const body = JSON.stringify({ to, actor: COURIER.has(to) ? 'K' : 'B', idempotencyKey: randomUUID() })
    await fetch(`${storeApi}/orders/${id}/transition`, { method: 'POST', headers: STAFF, body })
  }
  const returned = await ask<{ orderReturnRequest: { order: { status: string } } }>(
    'mutation ($input: OrderReturnRequestInput!) { orderReturnRequest(input: $input) { order { status } userErrors { code } } }',
    {
      input: {
        id: order.id,
        token,
        lines: [{ lineId: order.lines[0]?.id, quantity: 1, reason: 'SIZE' }],
        returnMethod: 'BRANCH',
        refundMethod: 'WALLET',
        refundAccount: `0${mobile}`,
        notes: street,
      },
    },
  )
  if (returned.orderReturnRequest.order.status !== 'RETURNING') throw new Error(JSON.stringify(returned))
  await ask('query ($id: ID!, $token: String) { order(id: $id, token: $token) { status contact { fullName } } }', {
    id: order.id,
    token,
  })
  const secrets = [
    fullName,
    street,
    password,
    email,
    mobile,
    token,
    session,
    checked.accountCodeCheck.token,
    order.number,
  ]
  return { secrets, requestId }
}
