import { isAbstractType } from 'graphql'

/** Codegen plugin: which types an interface or union can be, for the browser's cache. */
export function plugin(schema) {
  const abstract = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
  const entries = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)])
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
