import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { BALL, BUNDLE, COMING, HIDDEN, openShop, SHIRT, SHIRT_L } from '#src/domains/cart/shop.fixture.ts'
import { purgeNotifyRequests, markReadyRequests, sendReadyMessages } from './notify-me.service.ts'

const shop = await openShop()
const { call, db, clock } = shop

const MOBILE = '٠١٠ ١٢٣٤ ٥٦٧٨'
const [SHIRTS, BALLS, BUNDLES, HIDDEN_ONE, COMING_ONE] = [1, 2, 3, 4, 5]
let visitor = 0

/** Every call comes from another address, so that the limit of one is no limit of the tests. */
const request = (body: object, address = `203.0.113.${(visitor += 1)}`, language = 'ar') =>
  call<{ productId: number; variantId: number | null }>('POST', '/notify-me', body, {
    'x-forwarded-for': address,
    'accept-language': language,
  })

const kept = () =>
  db
    .selectFrom('notify_request')
    .select(['product_id', 'variant_id', 'mobile', 'language', 'ready_at'])
    .orderBy('id')
    .execute()
const ready = async () => {
  await markReadyRequests({ db, now: () => clock.now })
  return (await kept()).filter(({ ready_at }) => ready_at).map(({ product_id, variant_id }) => [product_id, variant_id])
}
const stock = (variantId: number, on_hand: number) =>
  db.updateTable('branch_stock').set({ on_hand, reserved: 0 }).where('variant_id', '=', variantId).execute()

beforeEach(async () => {
  await forgetLimits(db)
  await db.deleteFrom('notify_request').execute()
  for (const variantId of [SHIRT, SHIRT_L, BALL]) await stock(variantId, 0)
})

test('stores a notify-me request once with the normalised mobile, and always gives the same answer', async () => {
  const answers = [
    await request({ productId: SHIRTS, variantId: SHIRT, mobile: MOBILE }),
    await request({ productId: SHIRTS, variantId: SHIRT, mobile: '+20 101 234 5678' }),
  ]
  expect(answers.map(({ status, data }) => [status, data])).toEqual(
    Array(2).fill([200, { productId: SHIRTS, variantId: SHIRT }]),
  )
  await request({ productId: COMING_ONE, variantId: null, mobile: MOBILE }, undefined, 'en')
  expect(await kept()).toEqual([
    { product_id: SHIRTS, variant_id: SHIRT, mobile: '+201012345678', language: 'ar', ready_at: null },
    { product_id: COMING_ONE, variant_id: null, mobile: '+201012345678', language: 'en', ready_at: null },
  ])
})

test.each([
  ['notify-mobile', 50, { mobile: '01112345678' }],
  ['notify-net', 300, { address: '203.0.114.2' }],
])('%s stops at %i, and another subject is not affected', async (name, points, other) => {
  const ask = ({ mobile = MOBILE, address = '203.0.114.1' } = {}) =>
    request({ productId: SHIRTS, variantId: SHIRT, mobile }, address)
  await ask()
  await db.updateTable('rate_limit').set({ points }).where('key', 'like', `${name}:%`).execute()
  expect((await ask()).error.error).toBe('RATE_LIMITED')
  expect((await ask(other)).status).toBe(200)
})

test.each([
  [{ productId: 99, mobile: MOBILE }, 404, 'NOT_FOUND'],
  [{ productId: 2 ** 40, mobile: MOBILE }, 404, 'NOT_FOUND'],
  [{ productId: HIDDEN_ONE, variantId: HIDDEN, mobile: MOBILE }, 404, 'NOT_FOUND'],
  [{ productId: SHIRTS, variantId: BALL, mobile: MOBILE }, 404, 'NOT_FOUND'],
  [{ productId: SHIRTS, variantId: SHIRT, mobile: '0221234567' }, 422, 'VALIDATION_FAILED'],
  [{ productId: SHIRTS, variantId: SHIRT }, 422, 'VALIDATION_FAILED'],
  [{ mobile: MOBILE }, 422, 'VALIDATION_FAILED'],
])('%j is refused', async (body, status, code) => {
  const answer = await request(body)
  expect([answer.status, answer.error.error, (await kept()).length]).toEqual([status, code, 0])
})

test('refuses a request for what is in stock, and queues no message', async () => {
  await stock(SHIRT, 1)
  for (const variantId of [SHIRT, null]) {
    const { status, error } = await request({ productId: SHIRTS, variantId, mobile: MOBILE }, undefined, 'en')
    expect([status, error.errors]).toEqual([
      422,
      { productId: [{ rule: 'inStock', message: 'This product is available now, so you can order it' }] },
    ])
  }
  expect((await request({ productId: SHIRTS, variantId: SHIRT_L, mobile: MOBILE })).status).toBe(200)
  expect((await kept()).map(({ variant_id }) => variant_id)).toEqual([SHIRT_L])
})

test('refuses an invalid mobile in the language of the request', async () => {
  const { error } = await request({ productId: SHIRTS, mobile: '123' })
  expect(error.errors?.mobile).toEqual([{ rule: 'min', min: 10, message: 'رقم الموبايل لازم يكون 10 أرقام على الأقل' }])
})

test('a notify-me request is due once its product is available', async () => {
  await request({ productId: SHIRTS, variantId: SHIRT, mobile: MOBILE })
  await request({ productId: SHIRTS, variantId: SHIRT_L, mobile: MOBILE })
  await request({ productId: SHIRTS, mobile: MOBILE })
  await request({ productId: BUNDLES, variantId: BUNDLE, mobile: MOBILE })
  await request({ productId: COMING_ONE, variantId: COMING, mobile: MOBILE })
  expect(await ready()).toEqual([])
  await stock(SHIRT, 3)
  expect(await ready()).toEqual([
    [SHIRTS, SHIRT],
    [SHIRTS, null],
  ])
  await stock(BALL, 9)
  expect((await ready()).at(-1)).toEqual([BUNDLES, BUNDLE])
  await db.updateTable('product').set({ status: 'online' }).where('id', '=', COMING_ONE).execute()
  expect((await ready()).at(-1)).toEqual([COMING_ONE, COMING])
  await db.updateTable('product').set({ status: 'onlineComing' }).where('id', '=', COMING_ONE).execute()
})

test('reserved stock is not available, and a notified customer can ask again', async () => {
  await request({ productId: BALLS, variantId: BALL, mobile: MOBILE })
  await db.updateTable('branch_stock').set({ on_hand: 4, reserved: 4 }).where('variant_id', '=', BALL).execute()
  expect(await ready()).toEqual([])
  await stock(BALL, 4)
  expect(await ready()).toHaveLength(1)
  await stock(BALL, 0)
  await request({ productId: BALLS, variantId: BALL, mobile: MOBILE })
  expect((await kept()).map(({ ready_at }) => ready_at)).toEqual([null])
})

test('notifies each customer once across processes, and again only for a new request', async () => {
  const tell = () =>
    sendReadyMessages({
      db,
      config: readConfig({ PUBLIC_URL: 'https://shop.example' }),
      now: () => clock.now,
      language: 'ar',
    })
  await request({ productId: BALLS, variantId: BALL, mobile: MOBILE }, undefined, 'en')
  expect(await tell()).toBe(0)
  await stock(BALL, 4)
  expect((await Promise.all([tell(), tell()])).toSorted((a, b) => a - b)).toEqual([0, 1])
  clock.now = new Date(clock.now.getTime() + 60_000)
  await stock(BALL, 0)
  await request({ productId: BALLS, variantId: BALL, mobile: MOBILE })
  await stock(BALL, 4)
  expect([await tell(), await tell()]).toEqual([1, 0])
  const messages = await db
    .selectFrom('outbox_message')
    .select(['mobile', 'template', 'language', 'params'])
    .orderBy('id')
    .execute()
  const about = { mobile: '+201012345678', template: 'product_ready' }
  expect(messages).toEqual([
    { ...about, language: 'en', params: ['Match ball', 'https://shop.example/products/ball'] },
    { ...about, language: 'ar', params: ['كورة ماتش', 'https://shop.example/products/ball'] },
  ])
})

test('deletes a notify-me request after 180 days', async () => {
  await request({ productId: BALLS, mobile: MOBILE })
  const after = (days: number) =>
    purgeNotifyRequests({ db, now: () => new Date(clock.now.getTime() + days * 86_400_000 + 1) })
  expect([await after(179), await after(180)]).toEqual([0, 1])
})
