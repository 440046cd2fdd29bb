import { type DocumentNode, type FieldNode, Kind, type OperationTypeNode, type SelectionNode } from 'graphql'

/** Root query fields by payload field. */
const roots = { cart: 'cart', customer: 'viewer' } as const
type Brought = keyof typeof roots

const known = new WeakMap<DocumentNode, Partial<Record<Brought, DocumentNode>>>()

/**
 * Builds `query { cart { … } }` with the fields that a mutation's payload selects of its cart. Undefined when the
 * payload has none.
 */
export function cartQueryOf(mutation: DocumentNode): DocumentNode | undefined {
  return queriesOf(mutation).cart
}

/** Builds the queries that refetch a mutation's payload, for a mutation whose response was lost. */
export function rereadQueriesOf(mutation: DocumentNode): DocumentNode[] {
  return Object.values(queriesOf(mutation))
}

/**
 * Returns the cart in a mutation's data; undefined when there is none, or when it could not be read after a user error.
 */
export function cartIn(data: object): object | null | undefined {
  const payload = Object.values(data).find((value) => typeof value === 'object' && value !== null && 'cart' in value)
  if (!payload || (payload.cart === null && payload.userErrors.length > 0)) return undefined
  return payload.cart
}

function queriesOf(mutation: DocumentNode): Partial<Record<Brought, DocumentNode>> {
  const found = known.get(mutation) ?? build(mutation)
  known.set(mutation, found)
  return found
}

function build({ definitions }: DocumentNode): Partial<Record<Brought, DocumentNode>> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const payloads = definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? fieldsOf(node.selectionSet.selections) : [],
  )
  const brought = payloads.flatMap(({ selectionSet }) => fieldsOf(selectionSet?.selections ?? [])).filter(isBrought)
  return Object.fromEntries(
    brought.map((node) => {
      const field = { ...node, name: { kind: Kind.NAME, value: roots[node.name.value] } } as const
      const selectionSet = { kind: Kind.SELECTION_SET, selections: [field] } as const
      const query = {
        kind: Kind.OPERATION_DEFINITION,
        operation: 'query' as OperationTypeNode.QUERY,
        selectionSet,
      } as const
      return [node.name.value, { kind: Kind.DOCUMENT, definitions: [query, ...fragments] } satisfies DocumentNode]
    }),
  )
}

function fieldsOf(selections: readonly SelectionNode[]): FieldNode[] {
  return selections.filter((node) => node.kind === Kind.FIELD)
}

function isBrought(node: FieldNode): node is FieldNode & { name: { value: Brought } } {
  return Object.hasOwn(roots, node.name.value)
}
