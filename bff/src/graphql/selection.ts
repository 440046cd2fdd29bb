import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'

/** Whether the operation selects any of `names` directly below the current field. */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, names: readonly string[]): boolean {
  const asks = (node: SelectionNode): boolean => {
    if (node.kind === Kind.FIELD) return names.includes(node.name.value)
    const { selectionSet } = node.kind === Kind.FRAGMENT_SPREAD ? (fragments[node.name.value] ?? {}) : node
    return selectionSet?.selections.some(asks) ?? false
  }
  return fieldNodes.some(({ selectionSet }) => selectionSet?.selections.some(asks))
}
