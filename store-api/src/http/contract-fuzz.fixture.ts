import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { hostileText, hostileValue } from 'server-kit/hostile-values.fixture.ts'

export interface Schema {
  $ref?: string
  anyOf?: Schema[]
  enum?: string[]
  type?: string
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
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
export interface Operation {
  operationId: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const file = new URL('../../openapi.json', import.meta.url)
export const contract = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
/** Every operation of the contract. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase() as 'GET' | 'POST',
    ...operation,
  })),
)

/**
 * Values that mean something in the shop under test, by the name of a field; those of `id` in a path by the first part
 * of the path. Other ids come from all of them. Undefined leaves the field out.
 */
export type Pool = Record<string, unknown[]>

/** Values of a schema: mostly valid, at its bounds too, sometimes over them or of another type. */
function valueOf(schema: Schema, pool: Pool, name: string): fc.Arbitrary<unknown> {
  const valid = validOf(schema, pool, name)
  return fc.oneof({ weight: 30, arbitrary: valid }, { weight: 1, arbitrary: beyondBounds(schema) })
}

function validOf(schema: Schema, pool: Pool, name: string): fc.Arbitrary<unknown> {
  const { $ref, anyOf, enum: values, type, items = {}, properties = {}, required = [] } = schema
  if ($ref) return validOf(contract.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, pool, name)
  const known = pool[name] ?? []
  if (known.length > 0 && (known.includes(undefined) || !(type === 'array' || type === 'object'))) {
    const others = validOf(schema, { ...pool, [name]: [] }, name)
    return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...known) }, others)
  }
  if (anyOf) return fc.oneof(...anyOf.map((branch) => valueOf(branch, pool, name)))
  if (values) return fc.constantFrom(...values)
  if (type === 'null') return fc.constant(null)
  if (type === 'array')
    return fc.array(valueOf(items, pool, name), {
      minLength: schema.minItems,
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    })
  if (type === 'object') {
    const fields = Object.entries(properties).map(([key, field]) => [key, valueOf(field, pool, key)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: required })
  }
  return freeOf(schema)
}

function freeOf({ type, format, pattern, minimum = 0, ...schema }: Schema): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') {
    const maximum = schema.maximum ?? Number.MAX_SAFE_INTEGER
    const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 60) })
    return fc.oneof({ weight: 4, arbitrary: small }, fc.constantFrom(minimum, maximum))
  }
  if (format === 'date') return fc.constantFrom('2026-11-22', '0001-01-01', '9999-12-31')
  if (format === 'date-time') return fc.constantFrom('2026-11-22T10:00:00.000Z', '9999-12-31T23:59:59.999Z')
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const { maxLength = 200 } = schema
  const plain = fc.constantFrom('سؤال عن مقاس التيشيرت', '3')
  return fc.oneof({ weight: 6, arbitrary: plain }, fc.string({ maxLength: 200 }), fc.constant('ي'.repeat(maxLength)))
}

function beyondBounds({ minimum, maximum, maxLength, maxItems }: Schema): fc.Arbitrary<unknown> {
  const over: unknown[] = [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 1)]),
  ]
  return over.length > 0 ? fc.oneof(hostileValue, fc.constantFrom(...over)) : hostileValue
}

export interface FuzzRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  payload?: Buffer | string
  form?: FormData
}

/** The options of `inject` for a request from a network that has sent none yet. */
export async function sendable({ form, ...request }: FuzzRequest, more: Record<string, string>) {
  networks += 1
  const from = { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` }
  const headers = { ...request.headers, ...from, ...more }
  if (!form) return { ...request, headers }
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  return { ...request, payload, headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' } }
}
let networks = 0

/** Requests of an operation; `multipart` where it takes a form, with `files` for its files. */
export function requestOf(operation: (typeof operations)[number], pool: Pool, files: Buffer[]) {
  const { path, method, parameters = [], requestBody } = operation
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {})
  const given = fc.record(
    Object.fromEntries(
      parameters.map(({ in: place, name, schema: of }) => [
        `${place} ${name}`,
        fc.oneof(
          {
            weight: place === 'query' ? 1 : 12,
            arbitrary: valueOf(of, pool, name === 'id' ? `${path.split('/')[1]} id` : name),
          },
          { weight: 1, arbitrary: place === 'path' ? hostileText : fc.constant(undefined) },
        ),
      ]),
    ),
  )
  const body = type ? valueOf(schema, pool, '') : fc.constant(undefined)
  return fc.tuple(given, body, fc.constantFrom(...files)).map(([values, payload, sent]): FuzzRequest => {
    const of = (place: string) =>
      Object.entries(values)
        .filter(([key, value]) => key.startsWith(`${place} `) && value !== undefined)
        .map(([key, value]) => [key.slice(place.length + 1), asText(value)] as const)
    const address = of('path').reduce(
      (url, [name, value]) => url.replace(`{${name}}`, () => encodeURIComponent(value || 'x')),
      path,
    )
    const query = new URLSearchParams(of('query').map(([name, value]) => [name, value] as [string, string]))
    const headers = Object.fromEntries(of('header').filter(([, value]) => /^[\x20-\x7e]*$/.test(value)))
    const request = { method, url: `${address}?${String(query)}`, headers }
    if (type === 'multipart/form-data') return { ...request, form: formOf(payload, schema, sent) }
    return type
      ? { ...request, headers: { ...headers, 'content-type': type }, payload: JSON.stringify(payload) }
      : request
  })
}

const asText = (value: unknown): string =>
  (Array.isArray(value)
    ? value.map(String).join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  ).toWellFormed()

function formOf(payload: unknown, { properties = {} }: Schema, file: Buffer): FormData {
  const form = new FormData()
  const fields = typeof payload === 'object' && payload !== null ? Object.entries(payload) : []
  for (const [name, value] of fields) {
    if (value === undefined) continue
    if (properties[name]?.format === 'binary') form.append(name, new Blob([new Uint8Array(file)]), 'file')
    else form.append(name, asText(value))
  }
  return form
}
