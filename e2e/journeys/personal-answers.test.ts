import { registerCustomer } from '../support/accounts.ts'
import { shopUrl } from '../support/addresses.ts'
import { ask } from '../support/graphql.ts'
import { fillCartUntilPayment } from '../support/ready-cart.ts'
import { dataOf, siteMap } from '../support/site-map.ts'
import { expect, type Shop, test } from '../support/test.ts'

const place = 'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { token order { id } } }'
const openTicket = 'mutation ($input: TicketOpenInput!) { ticketOpen(input: $input) { ticket { id } } }'

/** The names of the customer and of her order. */
const NAMES = /سلمى محمود|منى عبد الحميد/
const VARY = /cookie, accept-language/

test('no cache stores an answer with the name or mobile of a customer, and each answer has Cache-Control @once', async ({
  shop,
}) => {
  test.setTimeout(120_000)
  const { kept } = await registerCustomer(shop, { stay: true })
  const { order, token, ticket } = await thingsOf(shop)
  const cookies = await shop.page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const personal = (text: string) => NAMES.test(text) || text.includes(kept) || text.includes('01012345678')
  const wrong: string[] = []
  let named = 0
  const look = async (who: string, address: string, headers: Record<string, string>) => {
    const answer = await fetch(shopUrl() + address, { headers, redirect: 'manual' })
    const [life, vary] = ['cache-control', 'vary'].map((name) => answer.headers.get(name))
    const names = personal(await answer.text())
    if (names) named += 1
    const fits = names ? life === 'no-store' && VARY.test(vary ?? '') : Boolean(life && vary)
    if (!fits) wrong.push(`${who} ${address.replace(token, '…')}: ${life}, ${vary}`)
    return { life, names }
  }
  for (const { path } of siteMap()) {
    const address = path
      .replace(/\/(tickets)\/:id/, `/$1/${ticket}`)
      .replace(/:(id|item|job|number|slug|file)\b/, order)
      .replaceAll(/:\w+/g, '1')
    for (const each of [address, dataOf(address)]) await look('customer', each, { cookie })
  }
  // Documents alone: the answers to `.data` have no data of loaders.
  expect(named).toBeGreaterThan(50)
  // An order by its link: nobody is logged in.
  for (const address of [`/order-placed/${order}`, `/client/order/${order}`, `/client/order/${order}/invoice`].map(
    (path) => `${path}?token=${encodeURIComponent(token)}`,
  )) {
    for (const each of [address, dataOf(address)]) expect((await look('guest', each, {})).life).toBe('no-store')
  }
  // The pages that her browser completes by itself are those of everybody.
  for (const address of ['/', '/search', '/offers', '/branches', '/terms'])
    expect(await look('customer with a record', address, { cookie: `${cookie}; own_kept=1` })).toMatchObject({
      life: expect.stringMatching(/^public/),
      names: false,
    })
  // Guests share the pages that she has just seen too.
  for (const address of ['/', '/search', '/about', '/blogs']) {
    const shared = { life: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30', names: false }
    expect(await look('guest', address, {})).toEqual(shared)
    expect(await look('guest with a cookie of a vendor', address, { cookie: '_ga=1' })).toEqual(shared)
    expect(await look('guest', dataOf(address), {})).toEqual({ life: 'private, no-cache', names: false })
    const html = await (await fetch(shopUrl() + address)).text()
    expect([/ nonce=/.test(html), cookies.some(({ value }) => value.length > 8 && html.includes(value))]).toEqual([
      false,
      false,
    ])
  }
  expect(wrong).toEqual([])
})

/** An order and a ticket of the customer of this page, and something in her cart. */
async function thingsOf(shop: Shop): Promise<{ order: string; token: string; ticket: string }> {
  const { page, language } = shop
  const run = <T>(query: string, input: object) => ask<T>(page.request, language, query, { input })
  await fillCartUntilPayment(shop)
  const { cart } = await ask<{ cart: { revision: number } }>(page.request, language, '{ cart { revision } }')
  const input = { idempotencyKey: `named-${Date.now()}`, expectedRevision: cart.revision, acceptTerms: true }
  const { orderPlace } = await run<{ orderPlace: { token: string; order: { id: string } } }>(place, input)
  const { ticketOpen } = await run<{ ticketOpen: { ticket: { id: string } } }>(openTicket, {
    subject: 'المقاس',
    message: 'المقاس طلع صغير شوية',
  })
  await fillCartUntilPayment(shop, 1)
  return { order: orderPlace.order.id, token: orderPlace.token, ticket: ticketOpen.ticket.id }
}
