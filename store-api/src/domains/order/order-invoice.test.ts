import { expect, test } from 'vitest'
import { hasInvoice } from './order.transitions.ts'
import { orderStatuses, type OrderStatus } from '#src/order-statuses.ts'

const at = (status: OrderStatus, previousStatus: OrderStatus | null = null) =>
  ({
    status,
    previousStatus,
    deliveredAt: null,
    outAt: null,
    failedDeliveries: 0,
    comesBack: false,
    editHolder: null,
    editUntil: null,
    savedEdits: 0,
    confirmBy: null,
    codeSmsAt: null,
    callAskedAt: null,
    awaitsCall: false,
    exchangeOf: null,
    exchangeOrderId: null,
    exchanges: 0,
    returning: null,
    pickup: null,
  }) as const

test('an order has an invoice from its confirmation on, unless it is canceled or returned unpaid', () => {
  expect(orderStatuses.filter((status) => hasInvoice(at(status), false))).toEqual([
    'confirm',
    'inTransfer',
    'preparing',
    'ready',
    'customerConfirmed',
    'shippingAgent',
    'delivery',
    'abnormal',
    'delivered',
    'split',
  ])
  const paidOnly = orderStatuses.filter((status) => hasInvoice(at(status), true) && !hasInvoice(at(status), false))
  expect(paidOnly).toEqual(['returning', 'returned', 'returnedReceived'])
})

test('a parcel that comes back undelivered has none: there is nothing to pay', () => {
  expect(hasInvoice({ ...at('abnormal'), comesBack: true }, false)).toBe(false)
})

test('a late, edited or cancel-requested order has an invoice if the previous status has one', () => {
  for (const status of ['late', 'edit', 'cancel'] as const) {
    expect([
      status,
      hasInvoice(at(status, 'waitingCustomer'), false),
      hasInvoice(at(status, 'preparing'), false),
    ]).toEqual([status, false, true])
  }
})
