// Writes src/__generated__ from store-api/openapi.json: answers.js, a compiled check of the answer of every public
// operation, and models.ts, the names of every model's fields.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

interface Operation {
  operationId: string
  tags: string[]
  parameters?: { name: string; required?: boolean }[]
  responses: { 200: { content: Record<string, { schema: Schema }> } }
}

interface Contract {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

const at = (path: string) => new URL(path, import.meta.url)

/**
 * Every schema is known by its name alone, so that it is compiled once. Descriptions would only make the code longer.
 */
const { components, paths }: Contract = JSON.parse(
  readFileSync(at('../store-api/openapi.json'), 'utf8').replaceAll('#/components/schemas/', ''),
  (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value),
)

const callers = [...globSync('src/domains/*/*.source.ts', { cwd: import.meta.dirname }), '../web/server/sitemap.ts']
const calls = callers.map((file) => readFileSync(at(file), 'utf8')).join('\n')

/** Whether the bff, or the web for its sitemap, calls a path. That a type names it is no call. */
const isCalled = (path: string) => calls.includes(`('${path}'`) || calls.includes(`\`${path.replaceAll('{', '${')}`)

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { tags }]) => !tags.includes('internal'))
    .map(([method, { operationId, parameters = [], responses }]) => {
      const [{ schema } = { schema: {} }] = Object.values(responses[200].content)
      const needs = parameters.filter(({ required }) => required).map(({ name }) => name)
      return { key: `${method} ${path}`, operationId, needs, isUsed: isCalled(path), schema }
    }),
)

interface Schema {
  $ref?: string
  type?: string
  anyOf?: Schema[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
}

/**
 * The answer without items of a list, or of an object of lists and nullable objects; undefined for any other answer.
 */
function emptyOf({ properties: { data, meta } = {} }: Schema): object | undefined {
  const least = data && leastOf(data)
  if (
    typeof least !== 'object' ||
    !least ||
    !Object.values(least).every((part) => part === null || Array.isArray(part))
  )
    return undefined
  return { status: true, data: least, ...(meta && { meta: leastOf(meta) }) }
}

/** The least value of a schema, for the facts about an empty list. */
function leastOf({ $ref, type, anyOf, enum: values, properties = {}, required = [] }: Schema): unknown {
  if ($ref) return leastOf(components.schemas[$ref] ?? {})
  if (anyOf) return anyOf.some((each) => each.type === 'null') ? null : leastOf(anyOf[0] ?? {})
  if (values) return values[0]
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, leastOf(properties[name] ?? {})]))
  return { array: [], boolean: false, integer: 0, number: 0, string: '' }[type ?? '']
}

const ajv = new Ajv({
  strict: false,
  inlineRefs: false,
  messages: false,
  // Lengths in UTF-16 units, and formats that are regular expressions: so the code imports nothing.
  unicode: false,
  logger: false,
  formats: {
    date: /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/,
    'date-time': /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  },
  code: { source: true, esm: true },
})
for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema({ $id: name, ...schema })
for (const { operationId, schema } of operations) ajv.addSchema({ $id: operationId, ...schema })

const checks = standaloneCode(ajv, Object.fromEntries(operations.map(({ operationId }) => [operationId, operationId])))
const table = operations.map(({ key, operationId, needs, isUsed, schema }) => {
  return `'${key}': { operation: '${operationId}', needs: ${JSON.stringify(needs)}, isUsed: ${isUsed}, empty: ${JSON.stringify(emptyOf(schema))}, check: ${operationId} },`
})
writeFileSync(at('src/__generated__/answers.js'), `${checks}\nexport const answers = {\n${table.join('\n')}\n}\n`)
writeFileSync(
  at('src/__generated__/answers.d.ts'),
  `/** One thing that is wrong with an answer, where it is (a JSON pointer), and what the contract wants there. */
export interface Fault { instancePath: string; keyword: string; params: Record<string, unknown> & { allowedValues?: unknown[] } }
export interface Check { (answer: unknown): boolean; errors?: Fault[] | null }
/**
 * By method and path. \`needs\`: the parameters that the operation cannot do without; \`isUsed\`: whether the shop
 * calls it; \`empty\`: the answer without items, of a list or of an object of lists.
 */
export declare const answers: Record<string, { operation: string; needs: string[]; isUsed: boolean; empty?: object; check: Check }>
`,
)

const fields = Object.entries(components.schemas).map(
  ([name, { properties = {} }]) => `  ${name}: ${JSON.stringify(Object.keys(properties))},`,
)
writeFileSync(
  at('src/__generated__/models.ts'),
  `import type { components } from './rest.ts'

export type Models = components['schemas']

export const fieldsOf: { readonly [Name in keyof Models]: readonly Extract<keyof Models[Name], string>[] } = {
${fields.join('\n')}
}
`,
)
