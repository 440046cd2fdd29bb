import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql'

const known = new WeakMap<DocumentNode, DocumentNode | undefined>()

/**
 * `query { cart { … } }` with the fields that a mutation's payload asks of its cart: with it the cart that comes back is written to
 * where pages read it. Undefined when the payload has no cart.
 */
export function cartQueryOf(mutation: DocumentNode): DocumentNode | undefined {
  if (!known.has(mutation)) known.set(mutation, build(mutation))
  return known.get(mutation)
}

/** The cart that a mutation's data holds; undefined when it has none, or a refusal could not read it. */
export function cartIn(data: object): object | null | undefined {
  const payload = Object.values(data).find((value) => typeof value === 'object' && value !== null && 'cart' in value)
  if (!payload || (payload.cart === null && payload.userErrors.length > 0)) return undefined
  return payload.cart
}

function build(mutation: DocumentNode): DocumentNode | undefined {
  const operation = mutation.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const fragments = mutation.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const payloads = operation?.selectionSet.selections.filter(isField) ?? []
  const cart = payloads.flatMap((payload) => payload.selectionSet?.selections ?? []).find((node) => isField(node) && node.name.value === 'cart')
  if (!cart) return undefined
  const query: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: 'query' as OperationDefinitionNode['operation'],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [cart] },
  }
  return { kind: Kind.DOCUMENT, definitions: [query, ...fragments] }
}

function isField(node: SelectionNode): node is FieldNode {
  return node.kind === Kind.FIELD
}
