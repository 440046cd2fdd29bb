import { isAbstractType, isObjectType } from 'graphql'

const PAGING = ['first', 'last', 'after', 'before']

/**
 * Codegen plugin: what normalising caches must know of the schema, as JSON or as a module. `possibleTypes`: the types
 * of each interface and union. `valueTypes`: types without `id`, which a cache stores inside their parent and merges.
 * `connections`: fields that grow page by page, each with the arguments that tell one list from another.
 */
export function plugin(schema, _documents, _config, { outputFile = '' } = {}) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const objects = types.filter((type) => isObjectType(type))
  const policies = {
    possibleTypes: Object.fromEntries(
      types.filter((type) => isAbstractType(type)).map((type) => [type.name, namesOf(schema.getPossibleTypes(type))]),
    ),
    valueTypes: namesOf(objects.filter((type) => !roots.includes(type) && !type.getFields().id)),
    connections: Object.fromEntries(
      objects.map((type) => [type.name, connectionsOf(type)]).filter(([, fields]) => Object.keys(fields).length > 0),
    ),
  }
  if (outputFile.endsWith('.json')) return JSON.stringify(policies, null, 2)
  return Object.entries(policies)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)}\n`)
    .join('')
}

function namesOf(types) {
  return types.map(({ name }) => name).toSorted()
}

function connectionsOf(type) {
  const fields = Object.values(type.getFields()).filter(
    (field) => isObjectType(field.type) && field.type.name.endsWith('Connection'),
  )
  return Object.fromEntries(
    fields.map(({ name, args }) => [name, args.map((arg) => arg.name).filter((arg) => !PAGING.includes(arg))]),
  )
}
