import { type Static, Type } from '@fastify/type-provider-typebox'
import { OrderLineQuantity } from '#src/domains/order/return.schema.ts'

export const CollectBody = Type.Object({
  code: Type.String({ maxLength: 20, description: 'The four digits that the customer says' }),
  lines: Type.Optional(
    Type.Array(OrderLineQuantity, { maxItems: 50, description: 'Units that the customer leaves at the counter' }),
  ),
  idempotencyKey: Type.String({
    minLength: 8,
    maxLength: 90,
    description: 'Idempotency key: a retry with the same key changes nothing',
  }),
})

export type CollectBody = Static<typeof CollectBody>
