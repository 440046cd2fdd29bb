import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { examples, fillVariables, missingStep } from './examples.ts'
import { numberIn } from './graphql/ids.ts'
import { openPlayground, SERVICE } from './testing/playground.ts'
import { startShop } from './testing/shop.ts'

const BROWSE = ['KitsOfAClub', 'NextPage', 'SearchProducts', 'ProductBySlug']
const CART = ['AddToCart', 'ShowCart', 'ChangeQuantity', 'ApplyCoupon']
const CHECKOUT = [
  'DeliveryPlaces',
  'SetContactAndAddress',
  'PickupBranches',
  'ChoosePickup',
  'ChooseDelivery',
  'PlaceOrder',
]
const ORDER = ['OrderByToken', 'TrackOrder', 'FollowOrder', 'BeginEdit', 'SaveEdit', 'CancelOrder']
const AGAIN = ['AddToCart', 'SetContactAndAddress', 'PlaceOrder']
const AFTER_DELIVERY = ['ExchangeQuote', 'ExchangeOrder', 'WithdrawReturn', 'ReturnOrder']
const REGISTER = ['Register', 'CheckCode']
const ACCOUNT = ['MyAccount', 'AddAddress', 'ChangeAddress', 'DeleteAddress', 'UploadPhoto']
const SESSIONS = ['MySessions', 'RevokeOtherSessions', 'LogOut']

const ran = new Set<string>()
const shop = await startShop()
const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`

/** Moves an unconfirmed order as branches and couriers do, until it is delivered. */
async function deliver(orderId: string): Promise<void> {
  for (const to of ['inProgress', 'confirm', 'preparing', 'ready', 'shippingAgent', 'delivery', 'delivered']) {
    const body = JSON.stringify({ to, actor: to.startsWith('deliver') ? 'K' : 'B', idempotencyKey: randomUUID() })
    const { status } = await fetch(`${inject('storeApiUrl')}/orders/${numberIn('Order', orderId)}/transition`, {
      method: 'POST',
      headers: SERVICE,
      body,
    })
    expect([to, status]).toEqual([to, 200])
  }
}

test('a guest runs the examples from the first list to a return', async () => {
  const { run, runAll, facts } = openPlayground(shop, url, ran)
  await runAll(...BROWSE, ...CART, ...CHECKOUT, ...ORDER, ...AGAIN)
  await deliver(String(facts.now.$orderId))
  await runAll('OrderByToken', ...AFTER_DELIVERY)
  expect(await run('SuggestProduct')).toMatchObject({ productRequestAdd: { number: expect.stringMatching(/^P-\d+$/) } })
})

test('a customer registers, runs the examples of a purchase and of the account, deletes the account and keeps it', async () => {
  const { run, runAll, facts } = openPlayground(shop, url, ran)
  await runAll('ProductBySlug', ...REGISTER, ...CART, ...CHECKOUT, ...ORDER, ...AGAIN)
  await deliver(String(facts.now.$orderId))
  expect(await run('MyOrders')).toMatchObject({ viewer: { orders: { totalCount: 1 } } })
  await runAll(...AFTER_DELIVERY, ...ACCOUNT)
  // An account with an open return cannot be deleted: another one.
  await runAll(...SESSIONS, ...REGISTER, 'DeleteAccount')
  await run('LogIn', { input: { email: facts.now.$mobile, password: 'modarag2026' } })
  expect(await run('KeepAccount')).toMatchObject({ accountKeep: { customer: { deletionDueAt: null } } })
})

test('the customer of the demo shop logs in and has delivered orders to exchange', async () => {
  const { run, runAll } = openPlayground(shop, url, ran)
  await runAll('LogIn', 'MyOrders', 'ExchangeQuote')
  expect(await run('MyAccount')).toMatchObject({ viewer: { addresses: expect.any(Array) } })
})

test('every example ran in the tests above, and every file of docs/operations is an example', () => {
  expect([...ran].sort()).toEqual(examples.map(({ name }) => name).sort())
  expect(
    examples.map(({ name, query }) => [name, /^(?:#.*\n)+(?:query|mutation|subscription) (\w+)/.exec(query)?.[1]]),
  ).toEqual(examples.map(({ name }) => [name, name]))
})

test('an example whose values are missing names the one that gives them', () => {
  const stepOf = (name: string) => missingStep(fillVariables(examples.find((one) => one.name === name)?.variables, {}))
  expect(
    [
      'NextPage',
      'AddToCart',
      'CheckCode',
      'ChoosePickup',
      'PlaceOrder',
      'CancelOrder',
      'ReturnOrder',
      'KitsOfAClub',
    ].map(stepOf),
  ).toEqual([
    'KitsOfAClub',
    'ProductBySlug',
    'Register',
    'PickupBranches',
    'AddToCart',
    'PlaceOrder',
    'MyOrders',
    undefined,
  ])
})
