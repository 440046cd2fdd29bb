import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id } from '#src/http/schema-parts.ts'

const change = {
  variantId: Id,
  reason: Type.Optional(Type.String({ maxLength: 200 })),
  idempotencyKey: Type.String({
    minLength: 8,
    maxLength: 100,
    description: 'Idempotency key: a retry with the same key changes nothing',
  }),
}
const Units = { minimum: -100_000, maximum: 100_000 }

export const StockAdjustBody = Type.Object({
  ...change,
  branchId: Id,
  onHand: Type.Optional(Type.Integer({ ...Units, minimum: 0, description: 'Counted stock; alternative to `delta`' })),
  delta: Type.Optional(Type.Integer({ ...Units, description: 'Change of the stock; negative to reduce it' })),
})

export const StockTransferBody = Type.Object({
  ...change,
  from: Id,
  to: Id,
  quantity: Type.Integer({ ...Units, minimum: 1 }),
})

export const StockLevel = Type.Object(
  {
    variantId: Id,
    sku: Type.String(),
    branchId: Id,
    branch: Type.String(),
    onHand: Type.Integer(),
    reserved: Type.Integer(),
  },
  { title: 'StockLevel', description: 'Stock level of a variant in a branch, and the units reserved for orders' },
)

export type StockLevel = Static<typeof StockLevel>
export type StockAdjustBody = Static<typeof StockAdjustBody>
export type StockTransferBody = Static<typeof StockTransferBody>
