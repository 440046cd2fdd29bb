import { type Static, Type } from '@fastify/type-provider-typebox'
import { CartAddressBody } from '#src/domains/cart/cart.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

const EditLine = Type.Object({
  lineId: Id,
  variantId: Type.Optional(Nullable(Id)),
  quantity: Type.Integer({ minimum: -1000, maximum: 1000, description: '1 to 10' }),
})

export const EditSaveBody = Type.Object({
  expectedRevision: Type.Integer({ description: 'The revision that the customer saw' }),
  lines: Type.Optional(
    Nullable(Type.Array(EditLine, { maxItems: 50, description: 'The lines that stay; what is not named is taken out' })),
  ),
  address: Type.Optional(CartAddressBody),
  addressId: Type.Optional(Nullable(Id)),
})

export type EditSaveBody = Static<typeof EditSaveBody>
