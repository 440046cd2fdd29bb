import { expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'

const shop = await openShop()
const { db, call } = shop

const WHO = { kind: 'complaint', fullName: 'منى عبد الرحمن', message: 'الشنطة وصلت ومقفولة وحش' }
let visitor = 0
const complain = (body: object, headers = {}) =>
  call<{ number: string }>(
    'POST',
    '/complaints',
    { ...WHO, mobile: '٠١٠ ١٢٣٤ ٥٦٧٨', ...body },
    { 'x-forwarded-for': `203.0.113.${(visitor += 1)}`, ...headers },
  )
const kept = () => db.selectFrom('complaint').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

test('a complaint needs no account and gets a number', async () => {
  const { status, data } = await complain({ mobile: '01112345678', email: '', branchId: 2, orderNumber: ' ' })
  expect([status, data.number]).toEqual([200, expect.stringMatching(/^C-\d{5}$/)])
  expect(await kept()).toMatchObject({
    number: data.number,
    mobile: '+201112345678',
    email: null,
    branch_id: 2,
    order_id: null,
    customer_id: null,
  })
})

test('accepts an order of the complaint’s mobile or of the authenticated customer', async () => {
  const { order } = await placedOrder(shop, { variantId: BALL })
  const typed = order.number.toLowerCase().replace('-', ' ')
  expect((await complain({ orderNumber: typed, kind: 'suggestion', mobile: order.contact.mobile })).status).toBe(200)
  expect(await kept()).toMatchObject({ kind: 'suggestion', order_id: order.id })
  const her = await loggedIn(shop)
  const elsewhere = () => complain({ orderNumber: order.number, mobile: '01112345679' }, her.headers)
  expect((await elsewhere()).error.errors).toMatchObject({ orderNumber: [{ rule: 'ref' }] })
  await db.updateTable('orders').set({ customer_id: her.id }).where('id', '=', order.id).execute()
  expect((await elsewhere()).status).toBe(200)
  expect(await kept()).toMatchObject({ order_id: order.id, customer_id: her.id })
})

test('a complaint about a branch names the branch; another about what it names', async () => {
  const { status, error } = await complain({ matter: 'branch', branchId: null })
  expect([status, error.errors]).toMatchObject([
    422,
    { branchId: [{ rule: 'required', message: 'Branch is required' }] },
  ])
  const matters = []
  for (const [at, body] of [{ matter: 'branch', branchId: 1 }, { branchId: 1 }, { matter: 'website' }, {}].entries()) {
    await complain({ mobile: `0115000000${at}`, ...body })
    matters.push((await kept()).matter)
  }
  expect(matters).toEqual(['branch', 'branch', 'website', 'other'])
  expect((await complain({ matter: 'weather' })).status).toBe(422)
})

test('the same complaint within a minute is stored once', async () => {
  const [one, same] = [await complain({ mobile: '01050000000' }), await complain({ mobile: '01050000000' })]
  expect(same.data.number).toBe(one.data.number)
  expect((await complain({ mobile: '01050000000', kind: 'suggestion' })).data.number).not.toBe(one.data.number)
})

test('reports each invalid field', async () => {
  const { status, error } = await complain({
    fullName: 'منى',
    mobile: '012',
    email: 'x',
    branchId: 99,
    orderNumber: 'MD-1',
    message: 'وحش',
  })
  expect([status, Object.keys(error.errors ?? {}).toSorted()]).toEqual([
    422,
    ['branchId', 'email', 'fullName', 'message', 'mobile', 'orderNumber'],
  ])
  expect((await complain({ kind: 'praise' })).status).toBe(422)
})

test('limits complaints to five per mobile and day', async () => {
  const told = []
  for (let n = 0; n < 6; n += 1)
    told.push((await complain({ mobile: '01212345678', message: `الشنطة رقم ${n} مقفولة وحش` })).status)
  expect(told).toEqual([200, 200, 200, 200, 200, 429])
})
