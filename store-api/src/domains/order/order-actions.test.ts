import { expect, test } from 'vitest'
import { customerCaller, shop } from './order-access.ts'
import type { EventRow } from './order.queries.ts'
import type { OrderAction } from './order.schema.ts'
import { orderStatuses, type OrderStatus } from '#src/order-statuses.ts'
import { allowedActions } from './order.transitions.ts'
import { orderFacts, type OrderFacts, withoutStaleEdit } from './order-facts.ts'

const now = new Date('2026-11-22T10:00:00Z')
const HOUR = 3_600_000
const later = (hours: number) => new Date(now.getTime() + hours * HOUR)
const customer = customerCaller(7)
const facts = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  previousStatus: null,
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
  ...more,
})
const actionsOf = (status: OrderStatus, more: Partial<OrderFacts> = {}, caller = customer) =>
  allowedActions(facts(status, more), caller, now)

/** docs/rules/orders.md#allowed-actions for an order that was delivered now, where its status allows that. */
const customerActions: Record<OrderStatus, OrderAction[]> = {
  new: ['edit', 'cancel'],
  confirm: ['edit', 'cancel'],
  edit: [],
  cancel: [],
  late: [],
  inProgress: ['edit', 'cancel'],
  inTransfer: ['requestCancel'],
  preparing: ['requestCancel'],
  ready: ['requestCancel'],
  waitingCustomer: ['confirm', 'requestCodeSms', 'requestCall', 'edit', 'cancel'],
  customerConfirmed: ['edit', 'cancel'],
  shippingAgent: [],
  delivery: [],
  abnormal: ['chooseDeliveryTime'],
  delivered: ['return', 'exchange', 'reorder'],
  returning: ['withdrawReturn'],
  returned: [],
  split: ['return', 'exchange', 'reorder'],
  returnedReceived: ['reorder'],
  canceled: ['reorder'],
  added: [],
  online: ['confirm', 'cancel'],
  onlineComing: ['cancel'],
}

test.each(orderStatuses)('the customer’s actions on an order that is %s', (status) => {
  const returning = status === 'returning' ? ({ from: 'delivered', isExchange: false } as const) : null
  expect(actionsOf(status, { deliveredAt: now, returning })).toEqual(customerActions[status])
})

test('an SMS and a call can be requested once during a wait', () => {
  expect(actionsOf('waitingCustomer', { codeSmsAt: now })).toEqual(['confirm', 'requestCall', 'edit', 'cancel'])
  expect(actionsOf('waitingCustomer', { callAskedAt: now })).toEqual(['confirm', 'requestCodeSms', 'edit', 'cancel'])
})

test('the shop has only the actions of an edit', () => {
  const editable = orderStatuses.filter((status) => actionsOf(status, { deliveredAt: now }, shop).length > 0)
  expect(editable).toEqual(['new', 'confirm', 'inProgress', 'preparing', 'waitingCustomer', 'customerConfirmed'])
  for (const status of editable) expect(actionsOf(status, {}, shop)).toEqual(['edit'])
})

test('a caller without access has no actions', () => {
  expect(allowedActions(facts('new'), null, now)).toEqual([])
})

test('only the holder of an edit saves or discards it', () => {
  const held = { previousStatus: 'new', editHolder: customer.holder, editUntil: later(0.25) } as const
  expect(actionsOf('edit', held)).toEqual(['saveEdit', 'discardEdit', 'cancel'])
  expect(actionsOf('edit', held, customerCaller(8))).toEqual(['cancel'])
  expect(actionsOf('edit', held, shop)).toEqual([])
  expect(actionsOf('edit', { ...held, editHolder: shop.holder }, shop)).toEqual(['saveEdit', 'discardEdit'])
  expect(actionsOf('new', { editHolder: customer.holder, editUntil: later(1) })).toEqual(['edit', 'cancel'])
})

test('a customer begins no edit after 5 saved ones, the shop does', () => {
  expect(actionsOf('new', { savedEdits: 4 })).toContain('edit')
  expect(actionsOf('new', { savedEdits: 5 })).toEqual(['cancel'])
  expect(actionsOf('new', { savedEdits: 5 }, shop)).toEqual(['edit'])
})

test('a customer begins no edit from the end of the time to confirm on, the shop does', () => {
  expect(actionsOf('waitingCustomer', { confirmBy: new Date(now.getTime() + 1) })).toContain('edit')
  expect(actionsOf('waitingCustomer', { confirmBy: now })).toEqual(['confirm', 'cancel'])
  expect(actionsOf('waitingCustomer', { confirmBy: now }, shop)).toEqual(['edit'])
})

test('a customer asks for a return within 30 days, whatever the reason will be', () => {
  expect(actionsOf('delivered', { deliveredAt: later(-30 * 24) })).toEqual(['return', 'exchange', 'reorder'])
  expect(actionsOf('delivered', { deliveredAt: new Date(later(-30 * 24).getTime() - 1) })).toEqual(['reorder'])
})

test('a customer chooses no delivery time of a parcel that comes back', () => {
  expect([false, true].map((comesBack) => actionsOf('abnormal', { comesBack }))).toEqual([['chooseDeliveryTime'], []])
})

test('an undelivered parcel on its way back has no return to withdraw', () => {
  expect(actionsOf('returning')).toEqual([])
})

test('an expired edit counts as dropped', () => {
  const edited = (editUntil: Date | null) => facts('edit', { previousStatus: 'confirm', editHolder: 'link', editUntil })
  expect(withoutStaleEdit(edited(new Date(now.getTime() + 1)), now).status).toBe('edit')
  for (const end of [now, later(-1), null]) expect(withoutStaleEdit(edited(end), now)).toEqual(facts('confirm'))
  expect(actionsOf('edit', { previousStatus: 'confirm', editHolder: customer.holder, editUntil: now })).toEqual([
    'edit',
    'cancel',
  ])
})

test('only an edit with a previous status is dropped', () => {
  for (const other of [facts('edit'), facts('late', { previousStatus: 'ready' }), facts('new')])
    expect(withoutStaleEdit(other, now)).toBe(other)
})

const row: Parameters<typeof orderFacts>[0] = {
  status: 'new',
  previous_status: null,
  delivered_at: null,
  edit_holder: null,
  edit_until: null,
  hold_until: null,
  code_sms_at: null,
  call_asked_at: null,
  awaits_call: false,
  exchange_of: null,
  exchange_order_id: null,
  pickup_branch_id: null,
}
const event = (
  from_status: OrderStatus,
  to_status: OrderStatus,
  reason_code: string | null = null,
  at = now,
): EventRow => ({ seq: 1, from_status, to_status, reason_code, at })

test('the facts of an order are those of its row and its history', () => {
  const order: typeof row = {
    ...row,
    status: 'late',
    previous_status: 'ready',
    delivered_at: later(-1),
    edit_holder: 'link',
    edit_until: later(1),
  }
  const history = [
    event('added', 'new'),
    event('edit', 'new', 'editSaved'),
    event('edit', 'new', 'editExpired'),
    event('delivery', 'abnormal'),
    event('delivery', 'abnormal'),
    event('shippingAgent', 'abnormal'),
    event('delivery', 'delivered'),
  ]
  expect(orderFacts(order, [event('delivery', 'abnormal', 'refused')]), 'refused at the door').toMatchObject({
    failedDeliveries: 1,
    comesBack: true,
  })
  expect(orderFacts(order, history)).toEqual({
    status: 'late',
    previousStatus: 'ready',
    deliveredAt: later(-1),
    outAt: null,
    failedDeliveries: 2,
    comesBack: true,
    editHolder: 'link',
    editUntil: later(1),
    savedEdits: 1,
    confirmBy: null,
    codeSmsAt: null,
    callAskedAt: null,
    awaitsCall: false,
    exchangeOf: null,
    exchangeOrderId: null,
    exchanges: 0,
    returning: null,
    pickup: null,
  })
})

test('an order that waits for the customer, or did before its edit, is confirmed within 48 hours of the wait', () => {
  const history = [
    event('new', 'waitingCustomer', null, later(-40)),
    event('edit', 'waitingCustomer', 'editDiscarded', later(-2)),
  ]
  const confirmBy = (order: object) => orderFacts({ ...row, ...order }, history).confirmBy
  expect(confirmBy({ status: 'waitingCustomer' })).toEqual(later(8))
  expect(confirmBy({ status: 'edit', previous_status: 'waitingCustomer' })).toEqual(later(8))
  expect(confirmBy({ status: 'inProgress' })).toBeNull()
  expect(orderFacts({ ...row, status: 'waitingCustomer' }, []).confirmBy).toBeNull()
})

test('a shorter wait counts, a longer one does not', () => {
  const confirmBy = (hold_until: Date) =>
    orderFacts({ ...row, status: 'waitingCustomer', hold_until }, [event('new', 'waitingCustomer')]).confirmBy
  expect([confirmBy(later(2)), confirmBy(later(49))]).toEqual([later(2), later(48)])
})

test('an order of an exchange is neither changed nor exchanged', () => {
  expect(actionsOf('confirm', { exchangeOf: 3 })).toEqual(['cancel'])
  expect(actionsOf('confirm', { exchangeOf: 3 }, shop)).toEqual([])
  expect(actionsOf('delivered', { exchangeOf: 3, deliveredAt: now })).toEqual(['return', 'reorder'])
})
