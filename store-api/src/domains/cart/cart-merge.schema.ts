import { type Static, Type } from '@fastify/type-provider-typebox'

const CartMergeLine = Type.Object(
  { name: Type.String(), wanted: Type.Integer(), quantity: Type.Integer({ description: 'Quantity in the cart now' }) },
  { title: 'CartMergeLine', description: 'A line that was reduced or dropped by a merge' },
)

export const CartMerge = Type.Object(
  {
    added: Type.Integer({ description: 'Number of lines added to the cart' }),
    summed: Type.Integer({ description: 'Number of existing lines whose quantity was increased' }),
    reduced: Type.Array(CartMergeLine),
    dropped: Type.Array(CartMergeLine),
  },
  { title: 'CartMerge', description: 'The result of merging lines into a cart' },
)

export type CartMerge = Static<typeof CartMerge>
