import { randomUUID } from 'node:crypto'
import { cartWith, newContact, readyCart, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import { moved, ownOrder } from '#src/domains/order/order.fixture.ts'
import { askReturn, toTheDoor } from '#src/domains/order/returns/order-returns.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { Pool } from './contract-fuzz.fixture.ts'
import type { openTwoCustomers } from './two-customers.fixture.ts'

type Prepared = Awaited<ReturnType<typeof openTwoCustomers>>

/** A field that the request lacks. */
const NONE = [undefined]
const TEXT = 'سؤال عن مقاس التيشيرت'
const form = { buildingNumber: '1', floorNumber: '1', apartmentNumber: '1' }

/** Prepares the shop so that random requests can succeed, and returns the values for them by operation. */
export async function examplesOf({ call, variant, region, other, password }: Prepared): Promise<Record<string, Pool>> {
  const shop = { call }
  const wish = { variantId: variant.id }
  const address = { ...region, streetAddress: 'شارع النصر', landmark: null }
  const staff = { 'x-service-key': SERVICE_KEY }
  const guest = () => ({ mobile: newContact().mobile, headers: {} })
  const must = async <Data>(path: string, body: object, headers: Record<string, string> = staff): Promise<Data> => {
    const { status, data, error } = await call<Data>('POST', path, body, headers)
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(error)}`)
    return data
  }
  // The shop asks a guest to confirm at once.
  const waiting = () => ownOrder(shop, guest(), wish, address)
  const delivered = async () => {
    const order = await waiting()
    await toTheDoor(shop, order)
    return { ...(await moved(shop, order.id, ['delivered', 'K'])), token: order.token }
  }
  /** The values that open an order and name its line. */
  const of = ({ id, token, lines }: Order): Pool => ({
    'orders id': [id],
    id: [id],
    'x-order-token': [token],
    lineId: lines.map((line) => line.id),
    quantity: [1],
    reason: ['changedMind'],
  })
  const money = { returnMethod: ['branch'], expectedRefund: NONE, refundMethod: NONE, refundAccount: NONE, notes: NONE }
  const exchange = { ...money, variantId: [variant.id], expectedToPay: [0] }

  const returned = await delivered()
  await askReturn(shop, returned.id, { 'x-order-token': returned.token ?? '' }, [
    { lineId: returned.lines[0]?.id ?? 0, quantity: 1, reason: 'changedMind' },
  ])
  const ready = await readyCart(shop, wish)
  const cart = (await call('POST', '/cart/address', { ...form, ...address }, ready.headers)).data
  const couponCart = await cartWith(shop, wish)
  await must('/internal/coupons', { code: 'FUZZ10', percent: 10 })
  await must('/internal/coupons', { code: 'FUZZSTOP', percent: 10 })
  const client = await must<{ key: string }>('/internal/client-keys', { name: 'fuzz', costPerMinute: 1_000 })
  await must('/contact', { ...newContact(), subject: TEXT, message: TEXT }, {})
  const held = await delivered()
  const review = { lineId: held.lines[0]?.id ?? 0, rating: 5, text: 'كلموني 01012345678' }
  await call('POST', `/orders/${held.id}/reviews`, review, { 'x-order-token': held.token ?? '' })
  const read = async <Data>(path: string) => (await call<Data>('GET', path, undefined, staff)).data
  const feedback = await read<{ number: string }[]>('/internal/feedback?first=20')
  const tickets = await read<{ number: string }[]>('/internal/tickets?first=20')
  const reviews = await read<{ id: number }[]>('/internal/held-reviews')
  const numbers = (some: { number: string }[]) => ({ number: some.map(({ number }) => number) })
  await must('/login', { email: other.mobile, password }, {})
  const sessions = (await call<{ id: number; current: boolean }[]>('GET', '/sessions', undefined, other.headers)).data
  const videos = (await call<{ slug: string }[]>('GET', '/videos')).data
  const [line] = cart.lines
  const changed = { 'x-order-token': [''], 'x-service-key': [SERVICE_KEY] }
  const edited = await waiting()
  const being = await must<{ revision: number }>(
    `/orders/${edited.id}/edit`,
    {},
    { 'x-order-token': edited.token ?? '' },
  )

  return {
    notifyMe: { variantId: NONE },
    addReview: { ...of(await delivered()), rating: [5], fit: NONE, text: [TEXT] },
    openTicket: { subject: [TEXT], message: [TEXT], orderId: NONE },
    getVideo: { slug: videos.map(({ slug }) => slug) },
    buyNow: {
      quantity: [1],
      parts: NONE,
      expectedUnitPrice: [line?.unitPrice],
      addressId: NONE,
      pickupBranchId: NONE,
      notes: NONE,
      code: NONE,
      couponCode: NONE,
      regionName: NONE,
      location: NONE,
      email: NONE,
      mobile: Array.from({ length: 20 }, (_, n) => `01098${String(n).padStart(6, '0')}`),
    },
    suggestProduct: {
      clubId: NONE,
      brandId: NONE,
      categoryId: NONE,
      otherMaker: NONE,
      size: NONE,
      color: NONE,
      link: NONE,
    },
    getShopFeedback: numbers(feedback),
    closeShopFeedback: numbers(feedback),
    getShopTicket: numbers(tickets),
    closeShopTicket: numbers(tickets),
    publishHeldReview: { 'internal id': reviews.map(({ id }) => id) },
    rejectHeldReview: { 'internal id': reviews.map(({ id }) => id) },
    applyForJob: {
      jobId: ['1', '2'],
      branchId: ['1', '2'],
      dateOfBirth: ['1994-03-02'],
      gender: ['female'],
      acceptTerms: ['true'],
    },
    addLinesToCart: { quantity: [1], parts: NONE },
    applyCartCoupon: { code: ['FUZZ10'], 'x-cart-token': [couponCart.token] },
    createCoupon: {
      ...Object.fromEntries(
        [
          'amount',
          'freeDelivery',
          'maximum',
          'minimum',
          'startsAt',
          'endsAt',
          'uses',
          'usesPerCustomer',
          'onOffers',
        ].map((name) => [name, NONE]),
      ),
      categories: NONE,
      clubs: NONE,
      brands: NONE,
      percent: [5],
      code: Array.from({ length: 100 }, (_, n) => `FUZZ${n + 100}`),
    },
    getShopCoupon: { code: ['FUZZ10'] },
    stopCoupon: { code: ['FUZZSTOP'] },
    placeOrder: {
      'x-cart-token': [ready.token],
      expectedRevision: [cart.revision],
      code: NONE,
      paymentMethod: NONE,
      notes: NONE,
    },
    confirmOrder: { ...of(await waiting()), code: NONE },
    sendOrderCode: of(await waiting()),
    requestOrderCall: of(await waiting()),
    cancelOrder: { ...of(await waiting()), reason: NONE },
    saveOrderEdit: {
      ...of(edited),
      expectedRevision: [being.revision],
      expectedTotal: NONE,
      lines: NONE,
      address: NONE,
      addressId: NONE,
    },
    askReturn: { ...of(await delivered()), ...money },
    quoteReturn: { ...of(await delivered()), ...money },
    withdrawReturn: of(returned),
    quoteExchange: { ...of(await delivered()), ...exchange },
    requestExchange: { ...of(await delivered()), ...exchange },
    transitionOrder: {
      ...of(await waiting()),
      ...changed,
      to: ['inProgress', 'cancel'],
      actor: ['B'],
      actorId: NONE,
      notes: NONE,
      lines: NONE,
      branchId: NONE,
      sellable: NONE,
      idempotencyKey: Array.from({ length: 20 }, () => randomUUID()),
    },
    adjustStock: {
      onHand: [500],
      delta: NONE,
      branchId: [1],
      reason: ['count'],
      idempotencyKey: [randomUUID(), randomUUID()],
    },
    transferStock: { from: [1], to: [2], quantity: [1], reason: NONE, idempotencyKey: [randomUUID(), randomUUID()] },
    login: { email: [other.mobile] },
    register: {
      mobile: Array.from({ length: 20 }, (_, n) => `01099${String(n).padStart(6, '0')}`),
      email: NONE,
      gender: ['female'],
      dateOfBirth: ['1994-03-02'],
    },
    sendCode: { purpose: ['register'], channel: NONE },
    setProfile: { email: NONE, mobile: NONE, gender: NONE, dateOfBirth: NONE },
    updateProfile: { email: NONE, mobile: NONE, gender: NONE, dateOfBirth: NONE },
    changePassword: { oldPassword: [password] },
    revokeSession: { 'sessions id': sessions.filter(({ current }) => !current).map(({ id }) => id) },
    getClient: { 'x-client-key': [client.key] },
    revokeClientKey: { name: ['fuzz'] },
    makeAddressDefault: { 'addresses id': [other.ids.address] },
    removeAddress: { 'addresses id': [other.ids.address] },
    deleteAccount: { password: [password], code: NONE },
  }
}
