import { getNamedType, type GraphQLField, type GraphQLSchema, isEnumType, isObjectType, isRequiredArgument, isScalarType, isUnionType } from 'graphql'

/**
 * Builds a selection of every field of the type `name`, `depth` objects deep, for tests that resolve every field. Omits types in `skip`, so
 * that cycles end; required arguments below the type are "1".
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
    return `${asked} ${everythingOf(schema, below.name, depth - 1, skip)}`
  }
  return `{ __typename ${Object.values(type.getFields()).map(select).join(' ')} }`
}
