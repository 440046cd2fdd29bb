import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'

/** Schema of a successful answer, `{status: true, data}` (docs/rest-contract.md#the-envelope). */
export function ok<T extends TSchema>(data: T) {
  return { 200: Type.Object({ status: Type.Literal(true), data }) }
}

/** Schema of a list: `{status: true, data: [...], meta}`. */
export function okList<T extends TSchema, M extends TSchema>(item: T, meta: M) {
  return { 200: Type.Object({ status: Type.Literal(true), data: Type.Array(item), meta }) }
}

/** Wraps the result of a service. */
export function good<T>(data: T): { status: true; data: T } {
  return { status: true, data }
}

export const FieldFault = Type.Object(
  {
    rule: Type.String({ description: 'The rule that the value violates, e.g. `required`, `min`, `mobile`' }),
    message: Type.String({ description: 'Text for display, in the language of the request' }),
    min: Type.Optional(Type.Integer({ description: 'Smallest accepted length, number or quantity' })),
    max: Type.Optional(Type.Integer({ description: 'Largest accepted length, number, quantity or number of items' })),
  },
  { title: 'FieldFault' },
)

/** Schema of an error answer. `error` is one of the codes in error-codes.ts. */
export const ErrorEnvelope = Type.Object(
  {
    status: Type.Literal(false),
    message: Type.String({ description: 'Text for display, in the language of the request' }),
    error: Type.String({ description: 'Stable error code, e.g. OUT_OF_STOCK' }),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.Array(FieldFault), {
        description: 'Errors by field path, e.g. `address.cityId`',
      }),
    ),
    available: Type.Optional(
      Type.Integer({ description: 'With OUT_OF_STOCK and QUANTITY_REDUCED: the available quantity' }),
    ),
    limit: Type.Optional(
      Type.Integer({
        description:
          'With QUANTITY_LIMIT: the maximum quantity of a line; with LIMIT_REACHED: the maximum number of items',
      }),
    ),
    minimum: Type.Optional(
      Type.Integer({ description: 'With COUPON_MINIMUM: what the items must cost at least, in piastres' }),
    ),
    total: Type.Optional(
      Type.Integer({ description: 'With PRICE_CHANGED of a changed order: its new total, in piastres' }),
    ),
    missing: Type.Optional(
      Type.Integer({ description: 'With COUPON_MINIMUM: what is missing to the minimum, in piastres' }),
    ),
    retryAfter: Type.Optional(Type.Integer({ description: 'With RATE_LIMITED: seconds until a retry can succeed' })),
  },
  { title: 'ErrorEnvelope' },
)

export type FieldFault = Static<typeof FieldFault>

export type ErrorEnvelope = Static<typeof ErrorEnvelope>
