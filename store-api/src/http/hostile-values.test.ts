import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeTo } from '#src/domains/account/account.fixture.ts'
import { openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'

interface Schema {
  $ref?: string
  anyOf?: Schema[]
  enum?: string[]
  type?: string
  minimum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: Schema
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Body = { [name: string]: unknown }

const NUMBERS = [
  'Infinity',
  '-Infinity',
  '1e309',
  '1e99',
  'NaN',
  '-0',
  '2147483648',
  '9007199254740991',
  '9223372036854775808',
  '1.5',
]
const TEXTS = ['\0', 'a\0b', '\ud800', "'"]

const file = new URL('../../openapi.json', import.meta.url)
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const resolved = ({ $ref, ...schema }: Schema): Schema =>
  $ref ? (components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}) : schema

const shop = await openShop()
const token = await loggedIn()

/** A customer, so that calls reach what is behind the login. */
async function loggedIn(): Promise<string> {
  const password = 'قطة-سودا-7'
  const mobile = '01012345678'
  await shop.call('POST', '/register', {
    fullName: 'منى عبد الرحمن',
    mobile,
    email: 'mona@example.com',
    password,
    passwordConfirmation: password,
    gender: 'female',
    dateOfBirth: '1994-03-02',
    acceptTerms: true,
  })
  const { data } = await shop.call<{ token: string }>('POST', '/check-code', {
    mobile,
    code: await codeTo(shop.db, '+201012345678'),
  })
  return data.token
}

/** A value that the schema allows. */
function plain(schema: Schema): unknown {
  const { anyOf, enum: values, type, minimum, items, properties = {}, required = [] } = resolved(schema)
  if (anyOf) return plain(anyOf[0] ?? {})
  if (values) return values[0]
  if (type === 'integer' || type === 'number') return Math.max(1, minimum ?? 1)
  if (type === 'boolean') return true
  if (type === 'array') return [plain(items ?? {})]
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, plain(properties[name] ?? {})]))
  return 'x'
}

/** Hostile values for a schema: of a number, of a text, or of each place in a list and an object. */
function hostile(schema: Schema): unknown[] {
  const { anyOf, enum: values, type, items, properties } = resolved(schema)
  if (anyOf) return anyOf.flatMap(hostile)
  if (values || type === 'boolean' || type === 'null') return []
  if (type === 'integer' || type === 'number') return NUMBERS
  if (type === 'array') return hostile(items ?? {}).map((value) => [value])
  if (type !== 'object') return TEXTS
  const whole = plain(schema) as Body
  return Object.entries(properties ?? {}).flatMap(([name, property]) =>
    hostile(property).map((value) => ({ ...whole, [name]: value })),
  )
}

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** All requests with one hostile value each, whatever else the operation needs being sound. */
function requestsOf({ path, method, operation: { parameters = [], requestBody } }: (typeof operations)[number]) {
  const schema = requestBody?.content['application/json']?.schema
  const sound = new Map(
    parameters
      .filter(({ in: place, required }) => required || place === 'path')
      .map((parameter) => [parameter, String(plain(parameter.schema))]),
  )
  const request = (given: Map<Parameter, string>, payload?: unknown) => {
    const of = (place: Parameter['in']) =>
      [...given]
        .filter(([parameter]) => parameter.in === place)
        .map(([{ name }, value]) => [name, value] as [string, string])
    const headers = {
      authorization: `Bearer ${token}`,
      ...Object.fromEntries(of('header')),
      'x-service-key': SERVICE_KEY,
    }
    const address = of('path').reduce((url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)), path)
    return {
      method: method.toUpperCase() as 'GET' | 'POST',
      url: `${address}?${String(new URLSearchParams(of('query')))}`,
      headers: schema ? { ...headers, 'content-type': 'application/json' } : headers,
      payload: schema && JSON.stringify(payload ?? plain(schema)),
    }
  }
  const inParameters = parameters.flatMap((parameter) =>
    hostile(parameter.schema)
      .filter((value) => parameter.in !== 'header' || !/[^\x20-\x7e]/.test(String(value)))
      .map((value) => request(new Map(sound).set(parameter, String(value).toWellFormed()))),
  )
  return [...inParameters, ...(schema ? hostile(schema).map((body) => request(sound, body)) : [])]
}

test(
  'no number and no text that a caller can send to any operation is answered with 5xx',
  { timeout: 60_000 },
  async () => {
    const failed: string[] = []
    let sent = 0
    for (const request of operations.flatMap(requestsOf)) {
      sent += 1
      const { statusCode } = await shop.app.inject(request)
      if (statusCode >= 500) failed.push(`${statusCode} ${request.method} ${request.url} ${request.payload ?? ''}`)
    }
    expect(sent).toBeGreaterThan(1_000)
    expect(failed).toEqual([])
  },
)

test.each([
  ['a list', '[', ']'],
  ['an object', '{"name":', '}'],
])('a body with %s of five thousand levels is refused', async (_, start, end) => {
  for (const body of [
    `${start.repeat(5_000)}1${end.repeat(5_000)}`,
    `{"message":${start.repeat(5_000)}1${end.repeat(5_000)}}`,
  ]) {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/json' },
      payload: body,
    })
    expect(statusCode).toBe(400)
  }
})
