import fc from 'fast-check'
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { hostileText, hostileValue } from 'server-kit/hostile-values.fixture.ts'

type Field = GraphQLField<unknown, unknown>
/** A field of the schema with the fields that lead to it from an operation. */
export interface Place {
  kind: 'query' | 'mutation' | 'subscription'
  /** From the root to the field. */
  fields: Field[]
  /** `Type.field`. */
  name: string
}

/** Values that mean something in the shop under test, by the name of an argument, or by `Type.argument` of a field. */
export type Pool = Record<string, unknown[]>

/** Returns every field that an operation reaches, by the shortest way to it. */
export function placesIn(schema: GraphQLSchema): Place[] {
  const open: { kind: Place['kind']; type: unknown; fields: Field[] }[] = [
    { kind: 'query', type: schema.getQueryType(), fields: [] },
    { kind: 'mutation', type: schema.getMutationType(), fields: [] },
    { kind: 'subscription', type: schema.getSubscriptionType(), fields: [] },
  ]
  const seen = new Set<string>()
  const places: Place[] = []
  for (let next = open.shift(); next; next = open.shift()) {
    const { kind, type, fields } = next
    if (!isObjectType(type) || seen.has(type.name)) continue
    seen.add(type.name)
    for (const field of Object.values(type.getFields())) {
      const way = [...fields, field]
      places.push({ kind, fields: way, name: `${type.name}.${field.name}` })
      open.push({ kind, type: getNamedType(field.type), fields: way })
    }
  }
  return places
}

/** The operation that selects a place, all leaves of its type, and a variable for each argument on the way. */
export function operationOf({ kind, fields }: Place) {
  const args = fields.flatMap((field, at) =>
    field.args.map((argument) => ({ argument, field, name: `v${at}${argument.name}` })),
  )
  const select = (at: number): string => {
    const field = fields[at]
    if (!field) return ''
    const given = args.filter((arg) => arg.field === field).map(({ argument, name }) => `${argument.name}: $${name}`)
    const inner = at === fields.length - 1 ? leavesOf(field) : `{ ${select(at + 1)} }`
    return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${inner}`
  }
  const variables = args.map(({ argument, name }) => `$${name}: ${String(argument.type)}`)
  return { args, query: `${kind} ${variables.length > 0 ? `(${variables.join(', ')})` : ''} { ${select(0)} }` }
}

/** Every leaf that needs no argument, to two levels. */
function leavesOf(field: Field, depth = 1): string {
  const type = getNamedType(field.type)
  if (!('getFields' in type)) return isLeafType(type) ? '' : '{ __typename }'
  const inner = Object.values(type.getFields() as Record<string, Field>).flatMap((below) => {
    if (below.args.length > 0) return []
    if (isLeafType(getNamedType(below.type))) return [below.name]
    return depth > 0 && below.name !== 'product' ? [`${below.name} ${leavesOf(below, depth - 1)}`] : []
  })
  return `{ __typename ${inner.join(' ')} }`
}

/** Random variables of an operation: mostly valid ones, and all kinds of others. */
export function variablesOf(args: ReturnType<typeof operationOf>['args'], pool: Pool) {
  const values = args.map(
    ({ argument, field, name }) =>
      [name, valueOf(argument.type, pool, [`${field.name}.${argument.name}`, argument.name])] as const,
  )
  return fc.record(Object.fromEntries(values))
}

function valueOf(type: GraphQLInputType, pool: Pool, names: string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type))
    return fc.oneof({ weight: 30, arbitrary: knownValue(type.ofType, pool, names) }, hostileValue)
  return fc.oneof({ weight: 2, arbitrary: knownValue(type, pool, names) }, fc.constant(undefined), fc.constant(null))
}

function knownValue(type: GraphQLInputType, pool: Pool, names: string[]): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, pool, names), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    const prefix = type.name
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, valueOf(field.type, pool, [`${prefix}.${field.name}`, field.name])] as const,
    )
    return fc.record(Object.fromEntries(fields))
  }
  const known = names.map((name) => pool[name]).find((values) => values)
  const free = freeOf(getNamedType(type).name)
  return known ? fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...known) }, free) : free
}

function freeOf(scalar: string): fc.Arbitrary<unknown> {
  if (scalar === 'Boolean') return fc.boolean()
  if (scalar === 'Int') return fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(0, -1, 2 ** 31 - 1, 2 ** 31))
  if (scalar === 'Float') return fc.oneof(fc.double(), fc.double({ min: 22, max: 36 }))
  if (scalar === 'Date') return fc.constantFrom('2026-11-22', '0001-01-01', '9999-12-31', '2026-02-30')
  if (scalar === 'Decimal') return fc.constantFrom('0', '149.90', '-1', '99999999999999999.99')
  if (scalar === 'ID') return fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), hostileText)
  return hostileText
}

/** Whether an argument, or a field of its input, carries an id or a token. */
export function isKey(argument: Pick<GraphQLArgument, 'name' | 'type'>): boolean {
  const type = getNamedType(argument.type)
  if (isInputObjectType(type)) return Object.values(type.getFields()).some(isKey)
  return type.name === 'ID' || /token|number/i.test(argument.name)
}
