import { type Static, Type } from '@fastify/type-provider-typebox'

const CartMergeLine = Type.Object(
  { name: Type.String(), wanted: Type.Integer(), quantity: Type.Integer({ description: 'In the cart now' }) },
  { title: 'CartMergeLine', description: 'A line that did not come over whole' },
)

export const CartMerge = Type.Object(
  {
    added: Type.Integer({ description: 'Lines that are new in the cart' }),
    summed: Type.Integer({ description: 'Lines that were there, with the pieces of both now' }),
    reduced: Type.Array(CartMergeLine),
    dropped: Type.Array(CartMergeLine),
  },
  { title: 'CartMerge', description: 'What became of lines that were put into a cart together' },
)

export type CartMerge = Static<typeof CartMerge>
