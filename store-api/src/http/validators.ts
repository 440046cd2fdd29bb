import { AjvCompiler } from '@fastify/ajv-compiler'
import type { FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify'
import { ApiError } from './api-error.ts'
import { StaffHeaders } from './service-key.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Compiles the validator of a route with its first request. Compiling those of all routes takes more than a third of
 * the start, and most routes of a process are called seldom or never.
 */
export function lazyValidators(): FastifySchemaCompiler<unknown> {
  // With strict numbers Ajv would skip the bounds of a text that it converts to Infinity.
  const compile = AjvCompiler()(
    {},
    { customOptions: { coerceTypes: true, allErrors: false, removeAdditional: false, strictNumbers: false } },
  )
  return (route) => {
    let validate: ReturnType<typeof compile> | undefined
    return (data: unknown) => {
      validate ??= compile({ ...route, schema: boundNumbers(route.schema as Json) })
      return validate(data) ? true : { error: validate.errors ?? [] }
    }
  }
}

/**
 * Bounds each number of a schema to what is exact in JSON, so that Infinity (`1e309`) and numbers above PostgreSQL's
 * bigint are refused.
 */
function boundNumbers(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(boundNumbers)
  if (schema === null || typeof schema !== 'object') return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, boundNumbers(value)]))
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return isNumber ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...copy } : copy
}

/**
 * Adds to a staff route (one with `StaffHeaders`) that unknown fields and query parameters are refused: a misspelt
 * filter would answer with the orders of others (docs/shop-side.md#rest). Public routes ignore them, so that a store
 * serves newer clients.
 */
export function refuseUnknownOfStaff(schema: FastifySchema): void {
  if (schema.headers !== StaffHeaders) return
  const { querystring = {}, body } = schema as { querystring?: object; body?: object }
  schema.querystring = { type: 'object', properties: {}, ...querystring, additionalProperties: false }
  if (body) schema.body = { ...body, additionalProperties: false }
}

/**
 * Levels of lists and objects in a request; the deepest of the contract has less than ten. More would use up the stack.
 */
const MOST_LEVELS = 32

/**
 * Replaces what PostgreSQL refuses in any text of the path, the query and a JSON body: U+0000 by a space, halves of
 * surrogate pairs by U+FFFD. Runs before validation. Throws BAD_REQUEST for a body of more than 32 levels.
 */
export async function cleanTexts(request: FastifyRequest): Promise<void> {
  request.params = clean(request.params)
  request.query = clean(request.query)
  request.body = clean(request.body)
}

function clean(value: unknown, levels = MOST_LEVELS): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', ' ').toWellFormed()
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value
  if (levels === 0) throw new ApiError('BAD_REQUEST')
  if (Array.isArray(value)) return value.map((item) => clean(item, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, clean(field, levels - 1)]))
}
