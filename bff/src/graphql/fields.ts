import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'
import { fieldsOf, type Models } from '#src/__generated__/models.ts'
import type { GraphContext } from './context.ts'

type Resolvers<Brief, Full> = {
  [F in Exclude<keyof Full, keyof Brief>]: (parent: Brief | Full, _: unknown, context: GraphContext) => Full[F] | Promise<Full[F]>
}

/**
 * Creates resolvers for the fields that the model `full` of the store API has and `brief` lacks: they read the parent if it has the field,
 * else the result of `load`. They throw what `load` throws.
 */
export function missingFields<B extends keyof Models, F extends keyof Models>(
  brief: B,
  full: F,
  load: (parent: Models[B], context: GraphContext) => Promise<Models[F]>,
) {
  const known = new Set<PropertyKey>(fieldsOf[brief])
  const resolverOf = (field: keyof Models[F]) => (parent: object & Models[B] & Models[F], _: unknown, context: GraphContext) =>
    field in parent ? parent[field] : load(parent, context).then((model) => model[field])
  const missing = fieldsOf[full].filter((field) => !known.has(field))
  return Object.fromEntries(missing.map((field) => [field, resolverOf(field)])) as unknown as Resolvers<Models[B], Models[F]>
}

/** Whether the operation selects any of `names` directly below the current field. */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, names: readonly string[]): boolean {
  const asks = (node: SelectionNode): boolean => {
    if (node.kind === Kind.FIELD) return names.includes(node.name.value)
    const { selectionSet } = node.kind === Kind.FRAGMENT_SPREAD ? (fragments[node.name.value] ?? {}) : node
    return selectionSet?.selections.some(asks) ?? false
  }
  return fieldNodes.some(({ selectionSet }) => selectionSet?.selections.some(asks))
}
