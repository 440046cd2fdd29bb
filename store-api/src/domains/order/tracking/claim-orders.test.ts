import { expect, test } from 'vitest'
import { codeTo, MONA } from '#src/domains/account/account.fixture.ts'
import { BALL, openShop } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'

const shop = await openShop()

test('assigns the guest orders of a verified mobile to its customer, and no others', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const { order: other } = await placedOrder(shop, { variantId: BALL })
  await shop.db
    .updateTable('orders')
    .set({ contact: JSON.stringify({ mobile: '+201112345678' }) })
    .where('id', '=', other.id)
    .execute()
  const { mobile } = order.contact
  await shop.call('POST', '/register', { ...MONA, mobile })
  const owners = () =>
    shop.db
      .selectFrom('orders')
      .select(['id', 'customer_id'])
      .orderBy('placed_at')
      .orderBy('customer_id', (order) => order.asc().nullsLast())
      .execute()
  expect((await owners()).map(({ customer_id }) => customer_id)).toEqual([null, null])
  const { data } = await shop.call<{ user: { id: number } }>('POST', '/check-code', {
    mobile,
    code: await codeTo(shop.db, mobile),
  })
  expect(await owners()).toEqual([
    { id: order.id, customer_id: data.user.id },
    { id: other.id, customer_id: null },
  ])
})
