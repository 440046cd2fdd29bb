import { type Static, Type } from '@fastify/type-provider-typebox'
import { DeliveryAddressBody } from '#src/domains/location/location.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

const EditLine = Type.Object({
  lineId: Id,
  variantId: Type.Optional(Nullable(Id)),
  quantity: Type.Integer({ minimum: -1000, maximum: 1000, description: 'Quantity, 1 to 10' }),
})

export const ConfirmBody = Type.Object({
  code: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 20,
        description:
          'Four-digit code sent by SMS; not needed with the token of the confirmation message or the owner’s session',
      }),
    ),
  ),
})

export const CancelBody = Type.Object({ reason: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))) })

export const EditSaveBody = Type.Object({
  expectedRevision: Type.Integer({ description: 'The revision of the order that the customer saw' }),
  expectedTotal: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'The total that the customer saw, in piastres: another one is refused with PRICE_CHANGED, which names it',
    }),
  ),
  lines: Type.Optional(
    Nullable(Type.Array(EditLine, { maxItems: 50, description: 'The lines to keep; lines not listed are removed' })),
  ),
  address: Type.Optional(DeliveryAddressBody),
  addressId: Type.Optional(Nullable(Id)),
})

export type EditSaveBody = Static<typeof EditSaveBody>
