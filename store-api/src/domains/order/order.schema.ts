import { type Static, Type } from '@fastify/type-provider-typebox'
import { Branch } from '#src/domains/branch/branch.schema.ts'
import { ContactDetails } from '#src/domains/cart/cart.schema.ts'
import { OrderCoupon } from '#src/domains/coupon/coupon.schema.ts'
import { DeliveryAddress } from '#src/domains/location/location.schema.ts'
import { Image, Money } from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'
import { orderStatuses } from '#src/order-statuses.ts'
import { DeliveryChoice, ExpectedTime } from './delivery-time.schema.ts'
import { OrderLineQuantity, OrderReturn, ReturnReason, RightRefusal } from './return.schema.ts'

export const OrderStatus = Type.Enum([...orderStatuses], { title: 'OrderStatus' })

/** Actions of a customer on an order (schema/order-details.graphql). */
export const orderActions = [
  'confirm',
  'requestCodeSms',
  'requestCall',
  'edit',
  'saveEdit',
  'discardEdit',
  'cancel',
  'requestCancel',
  'chooseDeliveryTime',
  'return',
  'exchange',
  'withdrawReturn',
  'reorder',
] as const
export const OrderAction = Type.Enum([...orderActions], { title: 'OrderAction' })

/** What comes next for the customer (docs/rules/orders.md#next-step). */
export const nextSteps = [
  'confirm',
  'call',
  'review',
  'edit',
  'make',
  'deliver',
  'getReady',
  'collect',
  'catchUp',
  'answer',
  'chooseTime',
  'comeBack',
  'exchange',
  'return',
  'returnDefect',
  'handOver',
  'bringBack',
  'swap',
  'inspect',
  'settled',
  'nothing',
] as const
export const NextStep = Type.Enum([...nextSteps], {
  title: 'NextStep',
  description: 'What comes next for the customer',
})

export const OrderLinePart = Type.Object(
  { name: Type.String(), color: Nullable(Type.String()), size: Nullable(Type.String()), quantity: Type.Integer() },
  { title: 'OrderLinePart', description: 'A part of a bundle' },
)

export const OrderLine = Type.Object(
  {
    id: Id,
    productId: Id,
    variantId: Id,
    name: Type.String(),
    color: Nullable(Type.String()),
    size: Nullable(Type.String()),
    sku: Type.String(),
    barcode: Type.String(),
    image: Nullable(Image),
    parts: Type.Array(OrderLinePart),
    quantity: Type.Integer(),
    unitPrice: Money,
    price: Money,
    couponDiscount: Type.Integer({
      minimum: 0,
      description: 'The part of the order’s coupon discount that falls on this line, in piastres',
    }),
    returnedQuantity: Type.Integer({ description: 'Returned quantity: refused on delivery or returned later' }),
    returnableQuantity: Type.Integer({ description: 'Quantity that may be returned now' }),
    exchangeableQuantity: Type.Integer({ description: 'Quantity that may be exchanged now' }),
    returnReasons: Type.Array(ReturnReason, {
      description:
        'Reasons for which its units can be returned or exchanged now: of a hygiene product the faults of the shop alone',
    }),
    reviewable: Type.Boolean({ description: 'Whether the caller may review the product now' }),
    productSlug: Nullable(
      Type.String({ description: 'Slug of the product; null when the product is no longer visible' }),
    ),
  },
  { title: 'OrderLine', description: 'An order line, as it was when the order was placed' },
)

export const OrderStepName = Type.Enum(['received', 'confirmed', 'preparing', 'onTheWay', 'delivered'])
export const OrderStep = Type.Object(
  {
    step: OrderStepName,
    state: Type.Enum(['done', 'now', 'next']),
    at: Nullable(Type.String({ format: 'date-time' })),
  },
  { title: 'OrderStep', description: 'A tracking step' },
)

export const OrderEvent = Type.Object(
  {
    seq: Type.Integer(),
    from: OrderStatus,
    to: OrderStatus,
    at: Type.String({ format: 'date-time' }),
    exchange: Type.Optional(Type.Boolean({ description: 'Whether the return that begins with it is an exchange' })),
  },
  { title: 'OrderEvent' },
)

export const OrderEdit = Type.Object(
  {
    mine: Type.Boolean({ description: 'Whether the caller started the edit' }),
    until: Type.String({ format: 'date-time' }),
  },
  { title: 'OrderEdit', description: 'An edit in progress; it is discarded at `until`' },
)

const LinkedOrder = Type.Object(
  {
    id: Id,
    number: Type.String(),
    token: Nullable(Type.String({ description: 'Signed access token, for a caller by token' })),
  },
  { title: 'LinkedOrder', description: 'The other order of an exchange' },
)

const Moment = Nullable(Type.String({ format: 'date-time' }))

export const OrderPickup = Type.Object(
  {
    branch: Branch,
    readyAt: Type.String({ format: 'date-time', description: 'Time from which the order can be collected' }),
    until: Nullable(
      Type.String({
        format: 'date-time',
        description: 'End of the reservation; null unless the order waits at the counter',
      }),
    ),
    code: Nullable(
      Type.String({
        description: 'Code for the counter, four digits; null unless the order waits there, and for staff',
      }),
    ),
  },
  { title: 'OrderPickup', description: 'Pick-up of an order in a branch' },
)

/** The fields that every view of an order has. */
export const progress = {
  number: Type.String(),
  status: OrderStatus,
  placedAt: Type.String({ format: 'date-time' }),
  promisedFrom: Type.String({ format: 'date' }),
  promisedTo: Type.String({ format: 'date' }),
  expected: Nullable(ExpectedTime),
  next: NextStep,
  timeline: Type.Array(OrderStep),
  events: Type.Array(OrderEvent, { description: 'Newest first' }),
  pickup: Nullable(OrderPickup),
  tax: Type.Integer({ minimum: 0, description: 'VAT included in the prices and the delivery fee, in piastres' }),
  credit: Type.Integer({ minimum: 0, description: 'Value of returned items that pays for an exchange, in piastres' }),
  collected: Money,
  refunded: Type.Integer({ minimum: 0, description: 'Paid back for returned items, as the shop noted, in piastres' }),
  refundDue: Type.Integer({
    minimum: 0,
    description: 'Still to be paid back for items that the shop received, in piastres',
  }),
  returnFee: Type.Integer({
    minimum: 0,
    description: 'What the ways back of received returns cost, in piastres; part of the total',
  }),
}

export const Order = Type.Object(
  {
    id: Id,
    ...progress,
    revision: Type.Integer(),
    token: Nullable(
      Type.String({ description: 'Signed access token of the order. Only in the response that placed it' }),
    ),
    lines: Type.Array(OrderLine),
    contact: ContactDetails,
    address: Nullable(DeliveryAddress),
    notes: Nullable(Type.String()),
    subtotal: Money,
    discount: Money,
    coupon: Nullable(OrderCoupon),
    couponDiscount: Type.Integer({ minimum: 0, description: 'What the coupon takes off the items, in piastres' }),
    deliveryFee: Money,
    total: Money,
    paymentMethod: Type.Literal('cod'),
    paid: Type.Boolean(),
    allowedActions: Type.Array(OrderAction, { description: 'Actions available to the caller now' }),
    confirmBy: Moment,
    confirmNeedsCode: Type.Boolean({
      description: 'Whether the caller needs the button or link of the confirmation message, or the code sent by SMS',
    }),
    confirmMessageFailed: Type.Boolean({
      description:
        'Whether the confirmation message could not be sent, so that the customer has neither its button nor its link',
    }),
    codeSmsAt: Nullable(
      Type.String({
        format: 'date-time',
        description: 'Time at which the customer requested the code of the current confirmation by SMS',
      }),
    ),
    callRequestedAt: Nullable(
      Type.String({
        format: 'date-time',
        description:
          'Time at which the customer requested a call in order to confirm; in `new` and `customerConfirmed`: time since which the order waits for a call of the shop',
      }),
    ),
    callBy: Nullable(
      Type.String({
        format: 'date-time',
        description: 'Until when the shop calls about an order that waits for it, before the system cancels it',
      }),
    ),
    edit: Nullable(OrderEdit),
    deliveryChoices: Type.Array(DeliveryChoice),
    deliveryTime: Nullable(DeliveryChoice),
    failedDeliveries: Type.Integer({ description: 'Number of failed delivery attempts' }),
    deliveredAt: Moment,
    returnableUntil: Moment,
    defectReturnableUntil: Moment,
    courierReturnFee: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'What a courier who fetches a return takes unless it is a fault of the shop, in piastres; null when nothing can be returned, and for a pick-up order',
    }),
    returnReasons: Type.Array(ReturnReason, {
      description: 'Reasons for which units can be returned or exchanged now; those of a fault the longest',
    }),
    returnRefusal: Nullable(RightRefusal),
    exchangeRefusal: Nullable(RightRefusal),
    returns: Type.Array(OrderReturn, { description: 'Newest first' }),
    vatPercent: Type.Integer(),
    hasInvoice: Type.Boolean({
      description: 'Whether the order has an invoice: it is confirmed, and neither cancelled nor returned unpaid',
    }),
    branchName: Nullable(Type.String({ description: 'Name of the branch that ships the order' })),
    exchangeOrder: Nullable(LinkedOrder),
    exchangeOf: Nullable(LinkedOrder),
  },
  { title: 'Order' },
)

export const orderGroups = ['all', 'open', 'delivered', 'returned', 'canceled'] as const
export const OrderGroup = Type.Enum([...orderGroups], { title: 'OrderGroup' })
export const OrderGroupCount = Type.Object({ group: OrderGroup, count: Type.Integer() }, { title: 'OrderGroupCount' })

export const TransitionBody = Type.Object({
  to: OrderStatus,
  actor: Type.Enum(['B', 'K', 'S'], { description: 'B: branch or agent, K: courier, S: system' }),
  actorId: Type.Optional(Type.String({ maxLength: 80 })),
  reason: Type.Optional(Type.String({ maxLength: 80 })),
  notes: Type.Optional(Type.String({ maxLength: 500 })),
  lines: Type.Optional(
    Type.Array(OrderLineQuantity, {
      maxItems: 50,
      description: 'Units refused on delivery, to be returned, or received back; required by `split`',
    }),
  ),
  branchId: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Destination branch of a transfer (`inTransfer`) or of returned items' }),
  ),
  sellable: Type.Optional(
    Type.Boolean({
      description: 'Whether returned units are restocked; when omitted, all except those returned as defective',
    }),
  ),
  idempotencyKey: Type.String({
    minLength: 8,
    maxLength: 100,
    description: 'Idempotency key: a retry with the same key changes nothing',
  }),
})

export type LinkedOrder = Static<typeof LinkedOrder>
export type Order = Static<typeof Order>
export type NextStep = (typeof nextSteps)[number]
export type OrderAction = (typeof orderActions)[number]
export type OrderEvent = Static<typeof OrderEvent>
export type OrderGroup = (typeof orderGroups)[number]
export type OrderGroupCount = Static<typeof OrderGroupCount>
export type OrderLine = Static<typeof OrderLine>
export type OrderPickup = Static<typeof OrderPickup>
export type OrderStatus = (typeof orderStatuses)[number]
export type OrderStep = Static<typeof OrderStep>
export type TransitionBody = Static<typeof TransitionBody>
