import { getNamedType, type GraphQLField, type GraphQLSchema, isEnumType, isObjectType, isScalarType } from 'graphql'

/**
 * The selection of everything that a field of the type `name` can answer, `depth` objects deep: for tests that no field is left
 * without an answer. Types in `skip` are left out, so that circles end.
 */
export function everythingOf(schema: GraphQLSchema, name: string, depth: number, skip: readonly string[] = []): string {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  const select = (field: GraphQLField<unknown, unknown>): string => {
    const below = getNamedType(field.type)
    if (isScalarType(below) || isEnumType(below)) return field.name
    if (depth === 0 || skip.includes(below.name)) return ''
    return `${field.name} ${everythingOf(schema, below.name, depth - 1, skip)}`
  }
  return `{ __typename ${Object.values(type.getFields()).map(select).join(' ')} }`
}
