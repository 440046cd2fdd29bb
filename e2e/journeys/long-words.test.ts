import { randomUUID } from 'node:crypto'
import { shopUrl } from '../support/addresses.ts'
import { newMobile, registerCustomer } from '../support/accounts.ts'
import { ask } from '../support/graphql.ts'
import { expectNoSidewaysScrolling } from '../support/judge.ts'
import { moveOrder } from '../support/orders.ts'
import { fillCartUntilAddress } from '../support/ready-cart.ts'
import { expect, type Shop, test } from '../support/test.ts'

/** A word as long as its field accepts. */
const word = (length: number) => 'ابتثجحخدذر'.repeat(length / 10)
const fullName = word(80)

const SAVE =
  'mutation ($input: AccountProfileUpdateInput!) { accountProfileUpdate(input: $input) { userErrors { code path } } }'
const ADDRESS = 'mutation ($input: AddressAddInput!) { addressAdd(input: $input) { userErrors { code path } } }'
const TICKET =
  'mutation ($input: TicketOpenInput!) { ticketOpen(input: $input) { ticket { number } userErrors { code path } } }'
const CONTACT =
  'mutation ($input: CartContactUpdateInput!) { cartContactUpdate(input: $input) { userErrors { code path } } }'
const DELIVER =
  'mutation ($input: CartAddressUpdateInput!) { cartAddressUpdate(input: $input) { cart { revision } userErrors { code path } } }'
const PLACE =
  'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { token order { id lines { id product { slug } } } userErrors { code path } } }'
const RETURN =
  'mutation ($input: OrderReturnRequestInput!) { orderReturnRequest(input: $input) { userErrors { code path } } }'
const REVIEW = 'mutation ($input: ReviewAddInput!) { reviewAdd(input: $input) { userErrors { code path } } }'

type Written = Record<string, { userErrors: object[] }>
type Place = {
  orderPlace: { token: string; order: { id: string; lines: { id: string; product: { slug: string } }[] } }
}

test('a word without a space, as long as its field, breaks wherever it is shown', async ({ shop }) => {
  test.setTimeout(180_000)
  const { page } = shop
  const write = async <T>(mutation: string, input: object) => {
    const data = await ask<T>(page.request, shop.language, mutation, { input })
    expect(
      Object.values(data as Written).flatMap(({ userErrors }) => userErrors),
      mutation,
    ).toEqual([])
    return data
  }
  const mobile = await registerCustomer(shop, { stay: true })
  await write(SAVE, { fullName })
  const { stateId, cityId } = await fillCartUntilAddress(shop, 3, { mobile: mobile.typed })
  const house = {
    streetAddress: word(200),
    buildingNumber: word(20),
    floorNumber: word(20),
    apartmentNumber: word(20),
    landmark: word(120),
    notes: word(500),
  }
  const address = { stateId, cityId, region: { name: word(60) }, ...house }
  const person = { fullName, mobile: mobile.typed, anotherMobile: newMobile().typed }
  await write(ADDRESS, { ...person, address })
  await write(CONTACT, { contact: { ...person, email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` } })
  const { cartAddressUpdate } = await write<{ cartAddressUpdate: { cart: { revision: number } } }>(DELIVER, { address })
  const { ticketOpen } = await write<{ ticketOpen: { ticket: { number: string } } }>(TICKET, {
    subject: word(120),
    message: word(2000),
  })
  const checkout = ['/my-cart', '/cart', '/cart/address', '/cart/payments', `/search?q=${word(80)}`, `/${word(200)}`]
  const profile = [
    '/profile',
    '/profile/updateProfile',
    '/profile/addressBook',
    '/profile/tickets',
    `/profile/tickets/${ticketOpen.ticket.number}`,
  ]
  for (const path of [...checkout, ...profile]) await expectBroken(shop, path)
  const placed = {
    idempotencyKey: randomUUID(),
    expectedRevision: cartAddressUpdate.cart.revision,
    acceptTerms: true,
    notes: word(500),
  }
  const {
    orderPlace: { token, order },
  } = await write<Place>(PLACE, placed)
  const id = order.id.replace('Order_', '')
  const by = `token=${encodeURIComponent(token)}`
  for (const path of [`/order-placed/${id}?${by}`, `/client/order/${id}?${by}`, `/client/order/${id}/invoice?${by}`])
    await expectBroken(shop, path)
  await moveOrder(id, [
    ['preparing', 'B'],
    ['ready', 'B'],
    ['shippingAgent', 'B'],
    ['delivery', 'K'],
    ['delivered', 'K'],
  ])
  const [line] = order.lines
  await write(REVIEW, { orderId: order.id, lineId: line?.id, rating: 5, text: word(1000) })
  await write(RETURN, { id: order.id, lines: [{ lineId: line?.id, quantity: 1, reason: 'SIZE' }], notes: word(500) })
  for (const path of [`/profile/orderDetails/${id}`, '/profile/orders', `/products/${line?.product.slug}`])
    await expectBroken(shop, path)
})

/** Expects the page as wide as the screen, and its footer to take a press. */
async function expectBroken(shop: Shop, path: string): Promise<void> {
  await shop.page.goto(new URL(path, shopUrl()).href)
  await expectNoSidewaysScrolling(shop.page)
  await shop.page.locator('body > footer').getByRole('link').last().click({ trial: true })
}
