// GraphQL name → name on the wire.

export const OrderStepName = {
  RECEIVED: 'received',
  CONFIRMED: 'confirmed',
  PREPARING: 'preparing',
  ON_THE_WAY: 'onTheWay',
  DELIVERED: 'delivered',
} as const

export const OrderStepState = { DONE: 'done', NOW: 'now', NEXT: 'next' } as const

export const PaymentMethod = { COD: 'cod' } as const
