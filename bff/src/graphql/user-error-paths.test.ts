import { randomInt, randomUUID } from 'node:crypto'
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { expect, test } from 'vitest'
import { resolvers } from '#src/app.ts'
import { startShop } from '#src/testing/shop.ts'
import { buildSchema } from './schema.ts'

const shop = await startShop()

const mutations = Object.values(buildSchema(resolvers).getMutationType()?.getFields() ?? {})
/** `accountMarketingUpdate` accepts everything: it would change the demo customer. */
const refusing = mutations.flatMap(({ name, args: [input] }) =>
  input && !takesFile(input.type) && name !== 'accountMarketingUpdate' ? [{ name, type: input.type }] : [],
)
const address = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` })
const login = await shop.ask(
  'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  { headers: address() },
)
const { token } = (login.data as unknown as { accountLogin: { token: string } }).accountLogin
const scalars: Record<string, unknown> = { ID: '999999999', Int: 0, Boolean: false, Decimal: '1', Float: 0 }

function takesFile(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  return (
    isInputObjectType(named) &&
    Object.values(named.getFields()).some((field) => getNamedType(field.type).name === 'Upload')
  )
}

/** Returns a value of the right type and the wrong content. */
function wrongValue(type: GraphQLInputType, name = ''): unknown {
  const own = getNullableType(type)
  if (isListType(own)) return [wrongValue(own.ofType)]
  if (isEnumType(own)) return own.getValues()[0]?.name
  if (!isInputObjectType(own)) return name === 'idempotencyKey' ? randomUUID() : (scalars[own.name] ?? '')
  const fields = Object.values(own.getFields())
  return Object.fromEntries(
    (own.isOneOf ? fields.slice(0, 1) : fields).map((field) => [field.name, wrongValue(field.type, field.name)]),
  )
}

/** Whether a path leads to a field of an input; a number is a place in a list. */
function leadsToField(type: GraphQLInputType, [name, ...path]: string[]): boolean {
  if (name === undefined) return true
  const own = getNullableType(type)
  if (isListType(own)) return /^\d+$/.test(name) && leadsToField(own.ofType, path)
  const field = isInputObjectType(own) ? own.getFields()[name] : undefined
  return field !== undefined && leadsToField(field.type, path)
}

test.each(refusing)('the paths of the user errors of $name are those of its input', async ({ name, type }) => {
  const query = `mutation ($input: ${String(type)}) { ${name}(input: $input) { userErrors { code path } } }`
  const { data, errors } = await shop.ask(query, {
    variables: { input: wrongValue(type) },
    headers: { ...address(), authorization: `Bearer ${token}` },
  })
  const { userErrors = [] } = (data?.[name] ?? {}) as { userErrors?: { code: string; path: string[] }[] }
  expect([name, errors.filter(({ extensions }) => extensions.code !== 'BAD_USER_INPUT')]).toEqual([name, []])
  expect(userErrors.filter(({ path }) => !leadsToField(type, path))).toEqual([])
})
