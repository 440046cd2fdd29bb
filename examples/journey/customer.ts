import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import type { Delivery } from './shop-client.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the GraphQL server of a real shop. */
    bffUrl: string
    /** Address of its web server. */
    webUrl: string
    /** Address of its store API. */
    storeApiUrl: string
    /** A Chromium. */
    chromiumPath: string
  }
}

/** The key with which a store API starts that is given none. */
const SERVICE_KEY = 'demo-service-key-not-for-production'
const PASSWORD = 'a long password'

type Places = { states: { id: string; cities: { id: string; regions: { id: string; deliverable: boolean }[] }[] }[] }

/** A registered customer with a delivery address and one unit in her cart, from another device. */
export async function newCustomer(variantId: string) {
  // Each customer has her own network, as the limits count by network.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  let token = ''
  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const response = await fetch(`${inject('bffUrl')}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: object[] }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  const mobile = `010${randomInt(10_000_000, 99_999_999)}`
  const fullName = 'سلمى محمود عبد الله'
  const input = {
    fullName,
    mobile,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    gender: 'FEMALE',
    dateOfBirth: '1994-05-17',
    acceptTerms: true,
  }
  await ask('mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code } } }', {
    input,
  })
  const check = { mobile, code: await codeFor(`+2${mobile}`), purpose: 'REGISTER' }
  const { accountCodeCheck } = await ask<{ accountCodeCheck: { token: string } }>(
    'mutation ($input: AccountCodeCheckInput!) { accountCodeCheck(input: $input) { token } }',
    { input: check },
  )
  token = accountCodeCheck.token
  await ask('mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { userErrors { code } } }', {
    v: variantId,
  })
  const delivery: Delivery = {
    contact: { fullName, mobile, anotherMobile: '01112345678' },
    address: await anyAddress(ask),
  }
  const cancel = (id: string) =>
    ask<{ orderCancel: { userErrors: object[] } }>(
      'mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { userErrors { code } } }',
      { input: { id } },
    )
  return { mobile, password: PASSWORD, fullName, delivery, cancel }
}

async function anyAddress(
  ask: <Data>(query: string, variables: object) => Promise<Data>,
): Promise<Delivery['address']> {
  const { states } = await ask<Places>('{ states { id cities { id regions { id deliverable } } } }', {})
  for (const state of states) {
    for (const city of state.cities) {
      const region = city.regions.find(({ deliverable }) => deliverable)
      const house = { streetAddress: 'شارع النصر', buildingNumber: '12', floorNumber: '3', apartmentNumber: '7' }
      if (region) return { stateId: state.id, cityId: city.id, region: { id: region.id }, ...house }
    }
  }
  throw new Error('The shop delivers nowhere')
}

/** Waits for the code that the shop sent to a mobile. */
async function codeFor(mobile: string): Promise<string> {
  const url = `${inject('storeApiUrl')}/outbox?first=5&mobile=${encodeURIComponent(mobile)}`
  for (let tries = 0; tries < 100; tries += 1, await sleep(100)) {
    const response = await fetch(url, { headers: { 'x-service-key': SERVICE_KEY } })
    const { data } = (await response.json()) as { data: { params: string[] }[] }
    const code = data.flatMap(({ params }) => params).find((param) => /^\d{4}$/.test(param))
    if (code) return code
  }
  throw new Error(`No code for ${mobile}`)
}
