import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { BALL, openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { runOrderJobs } from '#src/domains/order/transitions/order-jobs.service.ts'
import { notifyStatusChanges } from '#src/domains/order/transitions/order-news.service.ts'
import type { NextStep, Order, TransitionBody } from './order.schema.ts'
import { orderStatuses, type OrderStatus } from '#src/order-statuses.ts'
import { askReturn, chooseTime, moveBy } from './returns/order-returns.fixture.ts'

const shop = await openShop()
const { db, clock, call } = shop
const noon = new Date('2026-11-22T10:00:00Z')
beforeEach(async () => {
  clock.now = noon
  // Nothing is due of the orders of other tests.
  await db.updateTable('orders').set({ status: 'canceled' }).execute()
  await db.updateTable('branch_stock').set({ on_hand: 500, reserved: 0 }).where('variant_id', '=', BALL).execute()
})
const context = {
  db,
  config: readConfig({ PUBLIC_URL: 'https://shop.example/' }),
  now: () => clock.now,
  language: 'en',
} as const

const today = { from: '2026-11-22', to: '2026-11-22', time: null }
const promised = { from: '2026-11-25', to: '2026-11-29', time: null }
const evening = { day: '2026-11-23', part: 'evening' as const, from: '18:00', to: '22:00' }
const chosen = { from: evening.day, to: evening.day, time: evening }
/** That of an order placed at 00:30 on Wednesday, when it should have left: three to five business days later. */
const newPromise = { from: '2026-11-30', to: '2026-12-02', time: null }

const packed = 'inProgress confirm preparing ready shippingAgent delivery'
const failed = `${packed} abnormal`

/** What the customer of an order is told, and what can be pressed. */
interface Told {
  /** The moves that lead there from `waitingCustomer`; a word after a colon makes it another move of the status. */
  path: string
  next: NextStep
  expected: Order['expected']
  step: Order['timeline'][number]['step']
  actions: Order['allowedActions']
  /** The news of the last move in its message; null for none. */
  message: string | null
}
const row = (
  path: string,
  next: NextStep,
  expected: Told['expected'],
  step: Told['step'],
  actions: Told['actions'],
  message: string | null,
): Told => ({ path, next, expected, step, actions, message })

// A status without its rows does not compile. `added` is a cart line, before there is an order.
const told: Record<Exclude<OrderStatus, 'added'>, Told[]> = {
  new: [row('new:set', 'review', promised, 'received', ['edit', 'cancel'], null)],
  inProgress: [row('inProgress', 'review', promised, 'received', ['edit', 'cancel'], null)],
  waitingCustomer: [
    row('', 'confirm', promised, 'received', ['confirm', 'requestCodeSms', 'requestCall', 'edit', 'cancel'], null),
  ],
  customerConfirmed: [
    row('customerConfirmed:set', 'deliver', promised, 'received', ['edit', 'cancel'], null),
    row('customerConfirmed:call', 'call', promised, 'received', ['edit', 'cancel'], null),
  ],
  edit: [row('edit', 'edit', promised, 'received', ['saveEdit', 'discardEdit', 'cancel'], null)],
  confirm: [
    row(
      'inProgress confirm',
      'deliver',
      promised,
      'confirmed',
      ['edit', 'cancel'],
      "confirmed, we're about to pack it",
    ),
  ],
  onlineComing: [
    row(
      'inProgress onlineComing',
      'make',
      null,
      'received',
      ['cancel'],
      "some of its items are still being made, we'll message you when they're ready",
    ),
  ],
  online: [
    row(
      'inProgress onlineComing online',
      'confirm',
      null,
      'received',
      ['confirm', 'cancel'],
      "what you ordered is available now. Confirm it on the order page before Tuesday 12:00 PM and we'll start packing",
    ),
  ],
  preparing: [row('inProgress confirm preparing', 'deliver', promised, 'preparing', ['requestCancel'], null)],
  inTransfer: [row('inProgress confirm inTransfer', 'deliver', promised, 'preparing', ['requestCancel'], null)],
  ready: [row('inProgress confirm preparing ready', 'deliver', promised, 'preparing', ['requestCancel'], null)],
  late: [
    row(
      'inProgress confirm preparing late',
      'catchUp',
      newPromise,
      'preparing',
      ['requestCancel'],
      "later than promised, we're sorry. New date: 30 November to 2 December",
    ),
  ],
  cancel: [row('inProgress confirm preparing cancel', 'answer', null, 'preparing', [], null)],
  shippingAgent: [
    row(
      'inProgress confirm preparing ready shippingAgent',
      'deliver',
      promised,
      'onTheWay',
      [],
      'handed to the courier',
    ),
    row(
      'inProgress confirm preparing cancel shippingAgent',
      'deliver',
      promised,
      'onTheWay',
      [],
      "we couldn't cancel it, it was already handed to the courier",
    ),
  ],
  delivery: [
    row(packed, 'deliver', today, 'onTheWay', [], 'out for delivery'),
    row(`${failed} abnormal:time delivery`, 'deliver', chosen, 'onTheWay', [], 'out for delivery'),
  ],
  abnormal: [
    row(failed, 'chooseTime', null, 'onTheWay', ['chooseDeliveryTime'], "couldn't be delivered, choose another time"),
    row(`${failed} abnormal:time`, 'deliver', chosen, 'onTheWay', ['chooseDeliveryTime'], null),
    row(
      `${failed} abnormal:time delivery abnormal`,
      'comeBack',
      null,
      'onTheWay',
      [],
      "couldn't be delivered twice, so it's coming back to us and there's nothing to pay",
    ),
    row(
      `${packed} abnormal:refused`,
      'comeBack',
      null,
      'onTheWay',
      [],
      "you didn't accept it, so it's coming back to us and there's nothing to pay",
    ),
  ],
  delivered: [
    row(
      `${packed} delivered`,
      'exchange',
      null,
      'delivered',
      ['return', 'exchange', 'reorder'],
      'delivered, we hope you like it',
    ),
    row(
      `${packed} delivered returning delivered`,
      'exchange',
      null,
      'delivered',
      ['return', 'exchange', 'reorder'],
      "the return didn't happen and you keep the items. If you have a question, contact us",
    ),
  ],
  split: [
    row(
      `${packed} split`,
      'exchange',
      null,
      'delivered',
      ['return', 'exchange', 'reorder'],
      'you took part of it and paid EGP\u00a0650, the rest came back to us',
    ),
    row(
      `${packed} delivered split`,
      'exchange',
      null,
      'delivered',
      ['return', 'exchange', 'reorder'],
      "we've checked your return, and you'll get EGP\u00a0600 back in cash",
    ),
  ],
  returning: [
    row(`${packed} delivered returning`, 'bringBack', null, 'delivered', ['withdrawReturn'], null),
    row(`${packed} delivered returning:courier`, 'handOver', null, 'delivered', ['withdrawReturn'], null),
    row(
      `${failed} returning`,
      'nothing',
      null,
      'onTheWay',
      [],
      "on its way back to us without a delivery, there's nothing to pay",
    ),
  ],
  returned: [
    row(
      `${packed} delivered returning returned`,
      'inspect',
      null,
      'delivered',
      [],
      "we've received your return, we're checking it and will message you when we're done",
    ),
    row(`${failed} returning returned`, 'nothing', null, 'onTheWay', [], null),
  ],
  returnedReceived: [
    row(
      `${packed} delivered returning returned returnedReceived`,
      'settled',
      null,
      'delivered',
      ['reorder'],
      "we've checked your return, and you'll get EGP\u00a01,200 back in cash",
    ),
    row(`${failed} returning returned returnedReceived`, 'nothing', null, 'onTheWay', ['reorder'], null),
  ],
  canceled: [
    row('canceled', 'nothing', null, 'received', ['reorder'], 'canceled'),
    row('inProgress confirm preparing cancel canceled', 'nothing', null, 'preparing', ['reorder'], 'canceled'),
  ],
}

const actors: Partial<Record<string, TransitionBody['actor']>> = { delivery: 'K', delivered: 'K', abnormal: 'K' }
const moves = new Map<string, (order: Order, open: Record<string, string>) => Promise<unknown>>([
  ['edit', (order, open) => call('POST', `/orders/${order.id}/edit`, undefined, open)],
  ['cancel', (order, open) => call('POST', `/orders/${order.id}/cancel`, {}, open)],
  [
    'new:set',
    (order) => db.updateTable('orders').set({ status: 'new', placed_from: null }).where('id', '=', order.id).execute(),
  ],
  [
    'customerConfirmed:set',
    (order) =>
      db
        .updateTable('orders')
        .set({ status: 'customerConfirmed', placed_from: null })
        .where('id', '=', order.id)
        .execute(),
  ],
  [
    'customerConfirmed:call',
    (order) =>
      db
        .updateTable('orders')
        .set({ status: 'customerConfirmed', placed_from: null, awaits_call: true, call_asked_at: noon })
        .where('id', '=', order.id)
        .execute(),
  ],
  ['abnormal:refused', (order) => moveBy(shop, order.id, 'abnormal', 'K', { reason: 'refused' })],
  ['abnormal:time', (order, open) => chooseTime(shop, order.id, open, evening)],
  [
    'returning:courier',
    (order, open) =>
      askReturn(shop, order.id, open, [{ lineId: order.lines[0]?.id ?? 0, quantity: 2, reason: 'changedMind' }], {
        returnMethod: 'courier',
      }),
  ],
  [
    'split',
    (order) =>
      moveBy(shop, order.id, 'split', order.status === 'delivered' ? 'B' : 'K', {
        lines: [{ lineId: order.lines[0]?.id ?? 0, quantity: 1 }],
      }),
  ],
  [
    'late',
    async () => {
      clock.now = new Date('2026-11-24T22:30:00Z')
      await runOrderJobs(context)
    },
  ],
])

async function walk(path: string) {
  const { order, open } = await placedOrder(shop, { variantId: BALL, quantity: 2 })
  const read = async () => (await call<Order>('GET', `/orders/${order.id}`, undefined, open)).data
  for (const name of path.split(' ').filter(Boolean)) {
    const now = await read()
    const move = moves.get(name)
    if (move) await move(now, open)
    else if (name === 'returning' && now.status === 'delivered')
      await askReturn(shop, order.id, open, [{ lineId: now.lines[0]?.id ?? 0, quantity: 2, reason: 'changedMind' }])
    else await moveBy(shop, order.id, name as OrderStatus, now.status === 'returning' ? 'B' : (actors[name] ?? 'B'))
  }
  await notifyStatusChanges(context)
  const seen = await read()
  const row = await db
    .selectFrom('outbox_message')
    .select('params')
    .where('key', '=', `order:${order.id}:event:${seen.events[0]?.seq ?? 0}`)
    .executeTakeFirst()
  return { seen, open, message: (row?.params as unknown as string[] | undefined)?.[1] ?? null }
}

test('every status of an order has its row', () => {
  expect([...Object.keys(told), 'added'].toSorted()).toEqual(orderStatuses.toSorted())
})

test.each(
  Object.entries(told).flatMap(([status, rows]) => rows.map((each) => [each.path || status, status, each] as const)),
)('after %s the customer of an order in %s reads one answer everywhere', async (_, status, answer) => {
  const { seen, message } = await walk(answer.path)
  const step = seen.timeline.findLast(({ state }) => state !== 'next')?.step
  const { next, expected, allowedActions: actions } = seen
  expect({ status: seen.status, path: answer.path, next, expected, step, actions, message }).toEqual({
    status,
    ...answer,
  })
})

test('who follows an order by number and mobile, a guest with the link of an item, and the shop read the same', async () => {
  const { seen, open } = await walk(`${failed} abnormal:time`)
  const [line] = seen.lines
  const answers = await Promise.all([
    call<Order>('GET', `/track-order?orderNumber=${seen.number}&mobile=${encodeURIComponent(seen.contact.mobile)}`),
    call<Order>('GET', `/guest-order/${seen.id}/${line?.id ?? 0}`, undefined, open),
    call<Order>('GET', `/internal/orders/${seen.id}`, undefined, { 'x-service-key': SERVICE_KEY }),
  ])
  for (const { data } of answers) expect([data.next, data.expected]).toEqual([seen.next, seen.expected])
})
