import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { sendCode, tryCode } from '#src/domains/account/code.service.ts'
import { BALL, caller, openShop } from '#src/domains/cart/shop.fixture.ts'
import { confirmCode, isConfirmCode, isPickupCode, pickupCode } from '#src/domains/order/order-access.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'

const shop = await openShop()
const { config, db, clock } = shop

const changed = { ...config, shopSecret: 'another secret of this shop', serviceKey: 'another key of the staff' }
/** While a secret is changed, and after the former one was taken away. */
const during = {
  ...changed,
  shopSecrets: [changed.shopSecret, config.shopSecret],
  serviceKeys: [changed.serviceKey, config.serviceKey],
}
const later = { ...changed, shopSecrets: [changed.shopSecret], serviceKeys: [changed.serviceKey] }

test('links, codes, cursors and keys of the former secrets open until these are taken away', async () => {
  const { order, open } = await placedOrder(shop, { variantId: BALL })
  const first = (await shop.app.inject('/products?first=1')).json<{ meta: { endCursor: string } }>()
  const wait = { orderId: order.id, seq: 1, at: clock.now }
  const context = { db, config, now: () => clock.now, language: 'en' as const }
  const answers = []
  for (const known of [during, later]) {
    const checked = { askedWith: '01012345678', purpose: 'register' as const }
    await sendCode(context, { ...checked, mobile: checked.askedWith, muted: false })
    const { params } = await db
      .selectFrom('outbox_message')
      .select('params')
      .where('template', '=', 'verify_code')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const app = await openApp({ config: known, db, now: () => clock.now })
    const call = caller(app)
    answers.push([
      (await call('GET', `/orders/${order.id}`, undefined, open)).status,
      (await app.inject(`/products?first=1&after=${first.meta.endCursor}`)).statusCode,
      (await call('GET', '/internal/orders', undefined, { 'x-service-key': config.serviceKey })).status,
      isPickupCode(known, order.id, pickupCode(config, order.id)),
      isConfirmCode(known, wait, confirmCode(config, wait)),
      await tryCode({ ...context, config: known }, { ...checked, code: params[0] ?? '' }),
    ])
    await app.close()
  }
  expect(answers).toEqual([
    [200, 200, 200, true, true, { customerId: null }],
    [404, 422, 403, false, false, 'CODE_INVALID'],
  ])
})
