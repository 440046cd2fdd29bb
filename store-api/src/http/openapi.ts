import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { contractFieldRules } from '#src/field-rules.ts'

/**
 * Collects the contract from the routes, and serves it at /docs and /docs/json where it is served. Must be registered
 * before the routes.
 */
export async function documentApi(app: FastifyInstance, { isServed }: { isServed: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Store API',
        version: '1.0.0',
        description: 'REST API of the shop. Amounts are integer piastres, timestamps are UTC.',
      },
    },
  })
  if (isServed) await app.register(swaggerUi, { routePrefix: '/docs' })
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

/**
 * Returns the contract as it is kept in git: each schema with a title becomes a component of that name, so that clients
 * get named types, and arrays in a query are written `ids=1,2,3`.
 */
export function contractOf(app: FastifyInstance): JsonObject {
  const document = JSON.parse(JSON.stringify(app.swagger())) as JsonObject
  const schemas: JsonObject = {}
  const paths = hoist(document.paths ?? {}, schemas) as JsonObject
  for (const path of Object.values(paths))
    for (const operation of Object.values(path as JsonObject)) commaLists(operation as JsonObject)
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...document, paths, components: { schemas: sorted }, 'x-field-rules': contractFieldRules() }
}

function hoist(node: Json, schemas: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => hoist(item, schemas))
  if (node === null || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, hoist(value, schemas)]))
  const { title, ...schema } = copy
  if (typeof title !== 'string') return copy
  if (title in schemas && JSON.stringify(schemas[title]) !== JSON.stringify(schema))
    throw new Error(`Two schemas are called ${title}`)
  schemas[title] = schema
  return { $ref: `#/components/schemas/${title}` }
}

function commaLists(operation: JsonObject): void {
  for (const parameter of (operation.parameters ?? []) as JsonObject[]) {
    const schema = parameter.schema as JsonObject | undefined
    if (parameter.in === 'query' && schema?.type === 'array')
      Object.assign(parameter, { style: 'form', explode: false })
  }
}
