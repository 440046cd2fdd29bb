import { type Static, Type } from '@fastify/type-provider-typebox'
import { Money } from '#src/domains/catalog/catalog.schema.ts'
import { Id } from '#src/http/schema-parts.ts'
import { OrderLine, progress } from '#src/domains/order/order.schema.ts'

export const OrderAccess = Type.Object(
  { id: Id, token: Type.String({ description: 'Signed access token of the order' }) },
  { title: 'OrderAccess' },
)

export const GuestOrder = Type.Object(
  { id: Id, ...progress, total: Money, line: OrderLine },
  { title: 'GuestOrder', description: 'One item of an order, for a guest with the signed token' },
)

export const TrackedOrder = Type.Object(
  { ...progress, lines: Type.Array(OrderLine), total: Money, paid: Type.Boolean() },
  {
    title: 'TrackedOrder',
    description: 'An order without contact details and address; requires its number and mobile number',
  },
)

export const AccessCodeBody = Type.Object({
  number: Type.String({ maxLength: 40 }),
  mobile: Type.String({ maxLength: 40 }),
})
export const AccessCheckBody = Type.Object({ ...AccessCodeBody.properties, code: Type.String({ maxLength: 20 }) })

export type GuestOrder = Static<typeof GuestOrder>
export type OrderAccess = Static<typeof OrderAccess>
export type TrackedOrder = Static<typeof TrackedOrder>
