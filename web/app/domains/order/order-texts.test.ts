// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventKey, historyOf } from './order-layout.tsx'
import { pickupEvents, statusText } from './order-pickup.ts'
import { nextOfStatus, orderAt, pickupOf, textsOn } from './order.fixture.ts'
import { phaseOf, type Status } from './order-phase.ts'
import { orderHeadline, orderLead } from './order-head.tsx'

type Next = ReturnType<typeof orderAt>['next']

const read = (name: string) => readFileSync(new URL(`../../../../schema/${name}.graphql`, import.meta.url), 'utf8')
const listed = /enum OrderStatus \{([^}]*)\}/.exec(read('order-status'))?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? []
const sentences = { ar: /^[ء-ي]/, en: /^[A-Z]/ }
const statuses = listed.map((name) => name.trim() as NonNullable<Status>)

test('the contract has the 23 statuses of the specification', () => {
  expect(statuses).toHaveLength(23)
})

test.each(['ar', 'en'] as const)('in %s every status has a name, an event, a headline and a sentence', (locale) => {
  const on = textsOn(locale)
  const texts = statuses.flatMap((status) => [
    on.t(`status.${status}`),
    on.t(`event.${eventKey({ from: null, to: status, exchange: false })}`),
    orderHeadline(orderAt({ status }), on),
    orderLead(orderAt({ status }), on),
  ])
  // A key without a text is shown as the key, in small Latin letters.
  expect(texts.filter((text) => text.includes('{{') || !sentences[locale].test(text))).toEqual([])
})

test.each(['ar', 'en'] as const)('in %s no two statuses have the same name', (locale) => {
  expect(new Set(statuses.map((status) => textsOn(locale).t(`status.${status}`))).size).toBe(statuses.length)
})

test.each([
  ['ADDED', 'NEW', 'We received your order.'],
  ['ABNORMAL', 'DELIVERY', 'Out for delivery again.'],
  ['ABNORMAL', 'ABNORMAL', 'You chose another delivery time.'],
  ['CANCEL', 'PREPARING', "The order wasn't canceled. We're carrying on with it."],
  ['CANCEL', 'CANCELED', 'The order was canceled.'],
  ['CANCEL', 'SHIPPING_AGENT', "We couldn't cancel the order, it was already handed to the courier."],
  ['RETURNING', 'DELIVERED', 'It was canceled. You keep the items.'],
  ['RETURNING', 'SPLIT', 'It was canceled. You keep the items.'],
  ['DELIVERED', 'RETURNING', 'You requested a return.'],
  ['ABNORMAL', 'RETURNING', 'The order is on its way back to us.'],
  ['RETURNED', 'SPLIT', "We've checked what came back."],
  ['SPLIT', 'SPLIT', 'We paid your refund.'],
  [
    'WAITING_CUSTOMER',
    'WAITING_CUSTOMER',
    'The discount code had already been used, so we took it off. Waiting for you to confirm again.',
  ],
  ['EDIT', 'NEW', 'Editing is finished.'],
  ['NEW', null, 'The order was updated.'],
] as const)('from %s to %s the history says: %s', (from, to, sentence) => {
  expect(textsOn('en').t(`event.${eventKey({ from, to, exchange: false })}`)).toBe(sentence)
})

test('the history names an exchange', () => {
  const event = { from: 'DELIVERED', to: 'RETURNING', exchange: true } as const
  expect(textsOn('en').t(`event.${eventKey(event)}`)).toBe('You requested an exchange.')
})

test('a packed order is not said to be being packed', () => {
  expect(orderHeadline(orderAt({ status: 'READY' }), textsOn('en'))).toBe('Your order is packed and ready to ship')
})

test('a delivery time that was chosen twice is one line of the history, with the newer time', () => {
  const order = orderAt({ status: 'ABNORMAL', through: ['DELIVERY', 'ABNORMAL', 'ABNORMAL', 'ABNORMAL'] })
  expect(historyOf({ ...order, pickup: null }).map(({ text, seq }) => [text, seq])).toEqual([
    ['event.timeChosen', order.events[0]?.seq],
    ['event.ABNORMAL', order.events[2]?.seq],
  ])
})

test('an order with an unknown status still shows its promised days', () => {
  expect(phaseOf(null)).toBe('unknown')
  const lead = orderLead(orderAt({ status: null }), textsOn('en'))
  expect(lead).toBe('Expected 24–26 November. The courier will call before arriving.')
})

test.each([
  ['ar', 'طلبك في الطريق، هيوصلك النهارده', 'متوقع يوصلك النهارده. المندوب هيكلّمك قبل ما يوصل.'],
  ['en', 'Your order is on its way and arrives today', 'Expected today. The courier will call before arriving.'],
] as const)('in %s the last promised day is today', (locale, headline, lead) => {
  const on = textsOn(locale, '2026-11-26')
  const order = orderAt({
    status: 'DELIVERY',
    reached: 4,
    expected: { __typename: 'ExpectedTime', from: '2026-11-26', to: '2026-11-26', time: null },
  })
  expect([orderHeadline(order, on), orderLead(order, on)]).toEqual([headline, lead])
})

const evening = {
  __typename: 'DeliveryChoice' as const,
  day: '2026-11-22',
  part: 'EVENING' as const,
  from: '18:00',
  to: '22:00',
}
const chosen = { __typename: 'ExpectedTime' as const, from: evening.day, to: evening.day, time: evening }

test.each([
  ['ar', 'المندوب جايلك في الميعاد اللي اخترته: بكرة، من 6\u00a0م لـ 10\u00a0م.'],
  ['en', 'The courier will come at the time you chose: tomorrow, 6\u00a0pm to 10\u00a0pm.'],
] as const)('in %s the chosen time is the only one that the page names', (locale, lead) => {
  for (const status of ['ABNORMAL', 'DELIVERY'] as const)
    expect(orderLead(orderAt({ status, next: 'DELIVER', expected: chosen }), textsOn(locale))).toBe(lead)
})

test.each([
  [
    'WAITING_CUSTOMER',
    'Your order is waiting for your confirmation',
    "Confirm it and we'll start packing. Expected 24–26 November.",
  ],
  ['ONLINE', 'Your order is waiting for your confirmation', "Confirm it and we'll start packing."],
  [
    'ONLINE_COMING',
    'Your order is being made',
    "Some of its items are still being made. We'll message you on WhatsApp when they're ready, so you can confirm it.",
  ],
  ['LATE', 'Your order is running late', "We're sorry for the delay and are working on it. New date: 24–26 November."],
  ['ABNORMAL', "We couldn't deliver your order", "Choose another time that suits you and we'll come then."],
] as const)('the head of an order in %s agrees with what can be pressed', (status, ...texts) => {
  const order = orderAt({ status })
  expect([orderHeadline(order, textsOn('en')), orderLead(order, textsOn('en'))]).toEqual(texts)
})

test.each([
  ['en', 'RETURNING', 'Your order is coming back to us'],
  ['en', 'RETURNED', 'Your order is back with us'],
  ['en', 'RETURNED_RECEIVED', 'Your order is back with us'],
  ['ar', 'RETURNED', 'طلبك رجع لنا'],
] as const)('in %s an order that never arrived is no return of its customer in %s', (locale, status, headline) => {
  const order = orderAt({ status, next: 'NOTHING' })
  const lead = textsOn(locale).t('next.NOTHING')
  expect([orderHeadline(order, textsOn(locale)), orderLead(order, textsOn(locale))]).toEqual([headline, lead])
})

// What keeps the promise of a text: a message (order-news-texts.ts), a job or list of the shop, or the courier.
const kept: Partial<Record<NonNullable<Next>, string>> = {
  CALL: 'ops order list --call, and the message notCalled',
  REVIEW: 'the message confirm, or canceled',
  MAKE: 'the message online',
  DELIVER: 'the courier',
  GET_READY: 'the message pickup_ready',
  CATCH_UP: 'ops order list --late, and the message late',
  ANSWER: 'the job canceled, and the messages canceled, cancelRefused and cancelTooLate',
  CHOOSE_TIME: 'the time that is chosen',
  COME_BACK: 'the job turnedBack',
  HAND_OVER: 'the courier',
  BRING_BACK: 'our branches',
  SWAP: 'the courier',
  INSPECT: 'the message returnAccepted',
}
// 'هـ' before a verb, of us or of the courier, and what is being done.
const promises = {
  ar: /(^| |،)و?(هن|هي|بن)/,
  en: /\b(will|we message|we answer|we call|we come|we carry|comes back|courier brings|pack it)\b/i,
}

test.each(['ar', 'en'] as const)(
  'in %s each next step has its text, and each promise in it is kept by something',
  (locale) => {
    const steps = [
      ...(/enum OrderNext \{([^}]*)\}/.exec(read('order-next'))?.[1]?.matchAll(/^ {2}([A-Z_]+)$/gm) ?? []),
    ].map(([, name]) => name as NonNullable<Next>)
    expect(steps).toEqual(expect.arrayContaining(Object.values(nextOfStatus)))
    const promising = steps.filter((next) =>
      promises[locale].test(orderLead(orderAt({ status: null, next, expected: null }), textsOn(locale))),
    )
    // The customer's own edit goes on by her press.
    expect(promising.filter((next) => next !== 'EDIT' && next !== 'CONFIRM' && !kept[next])).toEqual([])
    expect(
      steps
        .filter((next) => next !== 'COLLECT')
        .map((next) =>
          sentences[locale].test(orderLead(orderAt({ status: null, next, expected: null }), textsOn(locale))),
        ),
    ).not.toContain(false)
  },
)

test.each([
  [
    'ar',
    'PREPARING',
    'طلبك بيتجهّز',
    'هيكون جاهز في فرع Maadi التلات 24 نوفمبر، 2\u00a0م. هنبعتلك أول ما يجهز.',
    'جاري التجهيز',
  ],
  ['ar', 'READY', 'طلبك جاهز ومستنيك', 'محجوز لك لحد الخميس 26 نوفمبر، 2\u00a0م.', 'جاهز للاستلام'],
  [
    'en',
    'READY',
    'Your order is ready and waiting for you',
    'Held for you until Thursday 26 November, 2\u00a0pm.',
    'Ready for pick-up',
  ],
  [
    'en',
    'NEW',
    "We've got your order",
    "We're checking it and will message you on WhatsApp once it's confirmed. It will be ready at the Maadi branch Tuesday 24 November, 2\u00a0pm.",
    'New',
  ],
] as const)(
  'in %s a pick-up order with the status %s names its branch, once it is ready in its box',
  (locale, status, ...texts) => {
    const on = textsOn(locale)
    const next = status === 'PREPARING' ? 'GET_READY' : status === 'READY' ? 'COLLECT' : 'REVIEW'
    const order = { ...orderAt({ status, next }), pickup: pickupOf({ waits: status === 'READY' }) }
    expect([orderHeadline(order, on), orderLead(order, on), statusText(order, on.t)]).toEqual(texts)
  },
)

test('the time of a pick-up that is over is not shown', () => {
  const order = { ...orderAt({ status: 'PREPARING', next: 'GET_READY', expected: null }), pickup: pickupOf() }
  expect(orderLead(order, textsOn('en'))).toBe("We'll message you when it's ready.")
})

test('the history of a pick-up order has no courier, and no request for a cancellation that followed, by its customer or at the end of its time', () => {
  const event = (seq: number, to: NonNullable<Status>, at = '2026-11-24T12:00:00.000Z') => ({
    __typename: 'OrderEvent' as const,
    seq,
    from: null,
    to,
    at,
    exchange: false,
  })
  const collected = [event(4, 'DELIVERED'), event(3, 'DELIVERY'), event(2, 'SHIPPING_AGENT'), event(1, 'READY')]
  expect(pickupEvents(collected).map(({ to }) => to)).toEqual(['DELIVERED', 'READY'])
  const canceled = [
    event(4, 'CANCELED', '2026-11-24T12:00:00.020Z'),
    event(3, 'CANCEL'),
    event(2, 'READY'),
    event(1, 'CANCEL', '2026-11-23T12:00:00.000Z'),
  ]
  expect(pickupEvents(canceled).map(({ seq }) => seq)).toEqual([4, 2, 1])
})
