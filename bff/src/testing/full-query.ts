import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isUnionType,
} from 'graphql'

/** Fields of these types that every object has without a call of its own. The other fields load when they are asked. */
const brief: Record<string, string> = {
  Category: '{ __typename id slug name }',
  Brand: '{ __typename id slug name }',
  ProductSize: '{ __typename inStock size { __typename id slug label } variant { __typename id } }',
  Club: '{ __typename id slug name emblem { __typename pattern colors } }',
}

/**
 * Builds a selection of every field of the type `name`, `depth` objects deep, for tests that resolve every field. Omits
 * types in `skip`, so that cycles end, and tells of categories, brands, clubs and sizes below another type only what
 * costs no call; required arguments below the type are "1".
 */
export function everythingOf(schema: GraphQLSchema, name: string, depth: number, skip: readonly string[] = []): string {
  const type = schema.getType(name)
  if (isUnionType(type)) return '{ __typename }'
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  const select = (field: GraphQLField<unknown, unknown>): string => {
    const below = getNamedType(field.type)
    const given = field.args.filter(isRequiredArgument).map((argument) => `${argument.name}: "1"`)
    const asked = field.name + (given.length > 0 ? `(${given.join(', ')})` : '')
    if (isScalarType(below) || isEnumType(below)) return asked
    if (depth === 0 || skip.includes(below.name)) return ''
    if (below.name !== name && brief[below.name]) return `${asked} ${brief[below.name]}`
    return `${asked} ${everythingOf(schema, below.name, depth - 1, skip)}`
  }
  return `{ __typename ${Object.values(type.getFields()).map(select).join(' ')} }`
}
