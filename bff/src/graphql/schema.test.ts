import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'
import { fieldsOf } from '#src/__generated__/models.ts'
import { resolvers } from '#src/app.ts'
import { buildSchema } from './schema.ts'
import { enumValues } from './sdl.ts'

type Described = { name: string; description?: string | null }

const undescribed = (owner: string, parts: readonly Described[]) =>
  parts.filter(({ description }) => !description?.trim()).map(({ name }) => `${owner}.${name}`)

function gaps(type: GraphQLNamedType): string[] {
  const own = undescribed('type', [type])
  if (isEnumType(type)) return [...own, ...undescribed(type.name, type.getValues())]
  if (isInputObjectType(type)) return [...own, ...undescribed(type.name, Object.values(type.getFields()))]
  if (!isObjectType(type) && !isInterfaceType(type)) return own
  const fields = Object.values(type.getFields())
  return [
    ...own,
    ...undescribed(type.name, fields),
    ...fields.flatMap(({ name, args }) => undescribed(`${type.name}.${name}`, args)),
  ]
}

function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
}

test('every type, field, argument, input and value says what it is', () => {
  const types = ownTypes(buildSchema([]))
  expect(types.length).toBeGreaterThan(70)
  expect(types.flatMap(gaps)).toEqual([])
})

test('every scalar but the file and the number of pounds names its specification', () => {
  const scalars = ownTypes(buildSchema(resolvers)).filter(isScalarType)
  expect(
    scalars
      .filter(({ specifiedByURL }) => !specifiedByURL)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Decimal', 'Upload'])
})

test('no input field is required and has a default: compiled operations would refuse to leave it out', () => {
  const inputs = ownTypes(buildSchema([]))
    .filter(isInputObjectType)
    .flatMap((type) => Object.values(type.getFields()))
  expect(inputs.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue !== undefined)).toEqual([])
})

test('every mutation answers with userErrors that have a path and a message', () => {
  const schema = buildSchema([])
  const payloads = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ name, type }) => [
    name,
    String(type),
  ])
  for (const [mutation, payload] of payloads) {
    const type = schema.getType(String(payload).replace('!', ''))
    const errors = isObjectType(type) ? String(type.getFields().userErrors?.type) : `${mutation} has no payload`
    expect(errors).toMatch(/^\[\w+Error!\]!$/)
  }
})

test('the values of an enum have a wire name each, by a rule', () => {
  for (const values of Object.values(enumValues))
    expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length)
  expect([enumValues['OrderStatus'], enumValues['ReviewFit']]).toMatchObject([
    { NEW: 'new', RETURNED_RECEIVED: 'returnedReceived' },
    { SMALL: 'small', TRUE_TO_SIZE: 'true' },
  ])
})

/** Types whose parent is a model of another name (`ownMappers` in codegen-resolvers.ts). */
const otherModel: Record<string, string> = {
  Brand: 'BrandRef',
  Category: 'CategoryRef',
  Club: 'ClubRef',
  Product: 'ProductCard',
  ProductColor: 'CardColor',
}
/** Fields that the model of the bff adds to the one of the store. */
const added = ['CartChange.line', 'GalleryImage.color', 'OrderReturnLine.line']

test('every field without a resolver of its own is a field of the model that its parent is', () => {
  const models: Record<string, readonly string[]> = fieldsOf
  const unanswered = ownTypes(buildSchema(resolvers))
    .filter(isObjectType)
    .flatMap((type) => {
      const answered = models[otherModel[type.name] ?? type.name]
      const fields = Object.values(type.getFields()).filter(
        ({ name, resolve }) => answered && !resolve && !answered.includes(name),
      )
      return fields.map(({ name }) => `${type.name}.${name}`)
    })
  expect(unanswered.toSorted()).toEqual(added)
})

test('an order has the 23 statuses of the specification', () => {
  expect(Object.keys(enumValues['OrderStatus'] ?? {})).toHaveLength(23)
})
