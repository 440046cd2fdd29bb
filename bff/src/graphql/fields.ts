import { type GraphQLResolveInfo, Kind, type SelectionNode, type SelectionSetNode } from 'graphql'
import { fieldsOf, type Models } from '#src/__generated__/models.ts'
import type { GraphContext } from './context.ts'

type Resolvers<Parent, Full, Known extends PropertyKey> = {
  [F in Exclude<keyof Full, Known>]: (parent: Parent, _: unknown, context: GraphContext) => Full[F] | Promise<Full[F]>
}

/**
 * Creates resolvers for the fields that the model `full` of the store API has and `brief` lacks: they read the parent
 * if it has the field, else the result of `load`. They throw what `load` throws.
 */
export function missingFields<B extends keyof Models, F extends keyof Models>(
  brief: B,
  full: F,
  load: (parent: Models[B] | Models[F], context: GraphContext) => Promise<Models[F]>,
): Resolvers<Models[B] | Models[F], Models[F], Extract<keyof Models[B], string>> {
  return lazyFields(fieldsOf[brief], full, load)
}

/** The same for a parent that is not a model: it has the fields `known`, and possibly others. */
export function lazyFields<Known extends PropertyKey, Parent, F extends keyof Models>(
  known: readonly Known[],
  full: F,
  load: (parent: Parent, context: GraphContext) => Promise<Models[F]>,
): Resolvers<Parent, Models[F], Known> {
  const has = new Set<PropertyKey>(known)
  const resolverOf =
    (field: keyof Models[F]) => (parent: object & Parent & Models[F], _: unknown, context: GraphContext) =>
      field in parent ? parent[field] : load(parent, context).then((model) => model[field])
  const missing = fieldsOf[full].filter((field) => !has.has(field))
  return Object.fromEntries(missing.map((field) => [field, resolverOf(field)])) as unknown as Resolvers<
    Parent,
    Models[F],
    Known
  >
}

/**
 * Whether the operation selects only `names` below the current field: then the parent knows enough, and nothing is
 * loaded.
 */
export function asksOnly({ fieldNodes, fragments }: GraphQLResolveInfo, names: readonly string[]): boolean {
  const isKnown = (node: SelectionNode): boolean => {
    if (node.kind === Kind.FIELD) return node.name.value === '__typename' || names.includes(node.name.value)
    const { selectionSet } = node.kind === Kind.FRAGMENT_SPREAD ? (fragments[node.name.value] ?? {}) : node
    return selectionSet?.selections.every(isKnown) ?? true
  }
  return fieldNodes.every(({ selectionSet }) => selectionSet?.selections.every(isKnown) ?? true)
}

/**
 * Returns what the parent knows when the operation selects nothing else below the current field, else the result of
 * `load`.
 */
export function knownOr<Model extends object>(
  info: GraphQLResolveInfo,
  known: Partial<Model>,
  load: () => Promise<Model | null>,
): Model | Promise<Model | null> {
  return asksOnly(info, Object.keys(known)) ? (known as Model) : load()
}

/** Whether the operation selects any of `paths` below the current field, e.g. `facets` or `pageInfo.startCursor`. */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, paths: readonly string[]): boolean {
  const selects = (node: SelectionNode, path: readonly string[]): boolean => {
    if (node.kind !== Kind.FIELD)
      return hasIn(node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node, path)
    return node.name.value === path[0] && (path.length === 1 || hasIn(node, path.slice(1)))
  }
  const hasIn = (node: { selectionSet?: SelectionSetNode } | undefined, path: readonly string[]): boolean =>
    node?.selectionSet?.selections.some((each) => selects(each, path)) ?? false
  return fieldNodes.some((node) => paths.some((path) => hasIn(node, path.split('.'))))
}
