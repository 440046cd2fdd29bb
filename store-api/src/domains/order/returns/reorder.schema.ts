import { type Static, Type } from '@fastify/type-provider-typebox'
import { Cart, CartMerge } from '#src/domains/cart/cart.schema.ts'

export const Reorder = Type.Object(
  { cart: Cart, merged: CartMerge },
  { title: 'Reorder', description: 'The cart after a reorder' },
)

export type Reorder = Static<typeof Reorder>
