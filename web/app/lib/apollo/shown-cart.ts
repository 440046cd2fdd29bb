import type { ApolloCache, FieldFunctionOptions, Reference } from '@apollo/client'
import { type DocumentNode, type FieldNode, Kind, OperationTypeNode } from 'graphql'

type Cart = Reference | null | undefined

/**
 * Selects the cart to show when another one arrives. A response with a lower `revision` is stale and dropped; another
 * cart, or none (revision 0), replaces the shown one. Responses with the same revision are one object of the cache.
 */
export function newerCart(shown: Cart, arrived: Cart, { readField }: Pick<FieldFunctionOptions, 'readField'>): Cart {
  if (!shown || !arrived || readField('id', shown) !== readField('id', arrived)) return arrived
  const [before = 0, after = 0] = [shown, arrived].map((cart) => readField<number>('revision', cart))
  return after > 0 && after < before ? shown : arrived
}

const fieldNamed = (name: string): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } })
const selecting = (selections: FieldNode[]) => ({ kind: Kind.SELECTION_SET, selections }) as const

/**
 * The identity of a cart, which every payload selects. Not by `gql`, which would bring a parser of GraphQL into every
 * page.
 */
const shownCart: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      selectionSet: selecting([
        { ...fieldNamed('cart'), selectionSet: selecting(['__typename', 'id', 'revision'].map(fieldNamed)) },
      ]),
    },
  ],
}

/**
 * Shows the cart of a mutation's payload, optimistic or real, on all pages. A null cart beside a user error could not
 * be read.
 */
export function showPayloadCart(cache: ApolloCache, { data }: { data?: object | null }): void {
  for (const payload of Object.values(data ?? {})) {
    const { cart, userErrors = [] } = payload ?? {}
    if (cart === undefined || (cart === null && userErrors.length > 0)) continue
    // Not `modify`: it changes nothing before a page has read a cart.
    cache.writeQuery({ query: shownCart, data: { cart } })
  }
}
