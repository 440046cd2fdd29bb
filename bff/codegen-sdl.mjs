import { lexicographicSortSchema, printSchema } from 'graphql'

/** Codegen plugin: the schema as one file, as the bff publishes it. */
export function plugin(schema) {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
