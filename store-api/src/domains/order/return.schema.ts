import { type Static, Type } from '@fastify/type-provider-typebox'
import { Money } from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const returnReasons = ['size', 'changedMind', 'defect', 'wrongItem', 'late', 'other'] as const
export const ReturnReason = Type.Enum([...returnReasons], { title: 'ReturnReason' })

/** Why nothing of an order can be returned or exchanged. */
export const rightRefusals = [
  'notDelivered',
  'underway',
  'allReturned',
  'windowClosed',
  'isExchange',
  'exchanged',
  'tooMany',
  'bundlesOnly',
] as const
export const RightRefusal = Type.Enum([...rightRefusals], {
  title: 'RightRefusal',
  description: 'Why nothing of an order can be returned or exchanged',
})

export const refundMethods = ['cash', 'instapay', 'wallet'] as const
const RefundMethodName = Type.Enum([...refundMethods], {
  title: 'RefundMethod',
  description: 'cash: by the courier or in a branch; instapay: to an InstaPay address; wallet: to a mobile wallet',
})

export const returnMethods = ['courier', 'branch'] as const
const ReturnMethodName = Type.Enum([...returnMethods], {
  title: 'ReturnMethod',
  description: 'courier: fetches the items; branch: the customer brings them',
})

/** Units of a line. */
export const OrderLineQuantity = Type.Object(
  { lineId: Id, quantity: Type.Integer({ minimum: 1, maximum: 1000 }) },
  { title: 'OrderLineQuantity' },
)

export const OrderReturnLine = Type.Object(
  { lineId: Id, quantity: Type.Integer({ minimum: 1, maximum: 1000 }), reason: ReturnReason },
  { title: 'OrderReturnLine' },
)

export const OrderReturn = Type.Object(
  {
    id: Id,
    status: Type.Enum(['asked', 'withdrawn', 'received']),
    lines: Type.Array(OrderReturnLine),
    notes: Nullable(Type.String()),
    returnMethod: ReturnMethodName,
    returnFee: Type.Integer({ minimum: 0, description: 'What the customer pays for the way back, in piastres' }),
    refund: Money,
    credited: Type.Integer({
      minimum: 0,
      description: 'Part of the price that pays for the exchange order, in piastres; 0 without an exchange',
    }),
    refundMethod: RefundMethodName,
    refundAccount: Nullable(
      Type.String({
        description:
          'InstaPay address or mobile of the wallet: masked, whole for staff alone; null for cash and once cleared',
      }),
    ),
    refundedAt: Nullable(Type.String({ format: 'date-time', description: 'When the shop paid the refund' })),
    askedAt: Type.String({ format: 'date-time' }),
  },
  {
    title: 'OrderReturn',
    description:
      'A return; `refund` is the price of its items without the delivery fee, less `returnFee` and `credited`',
  },
)

export const ReturnQuoteBody = Type.Object({
  lines: Type.Array(OrderReturnLine, { minItems: 1, maxItems: 50 }),
  returnMethod: Type.Optional(
    Type.String({
      maxLength: 20,
      description: '`courier` (default) or `branch`; a pick-up order comes back to a branch',
    }),
  ),
})

export const ReturnQuote = Type.Object(
  { price: Money, returnFee: Money, refund: Money },
  {
    title: 'ReturnQuote',
    description: '`price`: what was paid for the units; `returnFee`: what the way back costs; `refund`: the rest',
  },
)

export const ReturnBody = Type.Object({
  ...ReturnQuoteBody.properties,
  expectedRefund: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'The refund that the customer saw, in piastres: another one is refused with PRICE_CHANGED, whose `total` is the refund',
    }),
  ),
  notes: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  refundMethod: Type.Optional(Type.String({ maxLength: 20, description: '`cash` (default), `instapay` or `wallet`' })),
  refundAccount: Type.Optional(
    Nullable(
      Type.String({ maxLength: 200, description: 'For `instapay` its address, for `wallet` an Egyptian mobile' }),
    ),
  ),
})

export type OrderLineQuantity = Static<typeof OrderLineQuantity>
export type OrderReturn = Static<typeof OrderReturn>
export type OrderReturnLine = Static<typeof OrderReturnLine>
export type ReturnBody = Static<typeof ReturnBody>
export type ReturnQuote = Static<typeof ReturnQuote>
export type ReturnQuoteBody = Static<typeof ReturnQuoteBody>
export type ReturnMethod = (typeof returnMethods)[number]
export type RefundMethod = (typeof refundMethods)[number]
export type RightRefusal = (typeof rightRefusals)[number]
export type ReturnReason = (typeof returnReasons)[number]
