import type { DocumentNode, FieldNode, Kind, OperationDefinitionNode, SelectionNode } from 'graphql'

// As types alone: the library comes with Apollo, and this before it.
const OPERATION = 'OperationDefinition' as Kind.OPERATION_DEFINITION
const FRAGMENT = 'FragmentDefinition' as Kind.FRAGMENT_DEFINITION
const FIELD = 'Field' as Kind.FIELD
const SELECTIONS = 'SelectionSet' as Kind.SELECTION_SET
const DOCUMENT = 'Document' as Kind.DOCUMENT

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
  const operation = mutation.definitions.find((node) => node.kind === OPERATION)
  const fragments = mutation.definitions.filter((node) => node.kind === FRAGMENT)
  const payloads = operation?.selectionSet.selections.filter(isField) ?? []
  const cart = payloads.flatMap((payload) => payload.selectionSet?.selections ?? []).find((node) => isField(node) && node.name.value === 'cart')
  if (!cart) return undefined
  const query: OperationDefinitionNode = {
    kind: OPERATION,
    operation: 'query' as OperationDefinitionNode['operation'],
    selectionSet: { kind: SELECTIONS, selections: [cart] },
  }
  return { kind: DOCUMENT, definitions: [query, ...fragments] }
}

function isField(node: SelectionNode): node is FieldNode {
  return node.kind === FIELD
}
