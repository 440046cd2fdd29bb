import { type Static, Type } from '@fastify/type-provider-typebox'
import { Cart } from '#src/domains/cart/cart.schema.ts'
import { CartMerge } from '#src/domains/cart/cart-merge.schema.ts'

export const Reorder = Type.Object(
  { cart: Cart, merged: CartMerge },
  { title: 'Reorder', description: 'The cart after a reorder' },
)

export type Reorder = Static<typeof Reorder>
