import { randomInt, randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { anyAddress, anyVariant } from './checkout.ts'
import type { Shop } from './shop.ts'

const PASSWORD = 'قطة-سودا-7'
/** A word in every personal text of the first customer: nobody else may ever read it. */
export const MARKER = 'زرقاءاليمامة'
const SERVICE = { 'x-service-key': 'demo-service-key-not-for-production' }
const REGISTER =
  'mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code path } } }'
const CHECK =
  'mutation ($input: AccountCodeCheckInput!) { accountCodeCheck(input: $input) { token customer { id } userErrors { code } } }'
const LOGIN = 'mutation ($input: AccountLoginInput!) { accountLogin(input: $input) { token } }'
const FILL = `mutation ($address: AddressAddInput!, $ticket: TicketOpenInput!, $order: OrderBuyNowInput!, $lines: CartLinesAddInput!, $wish: WishlistAddInput!) {
  addressAdd(input: $address) { address { id } userErrors { code path } }
  ticketOpen(input: $ticket) { ticket { id } userErrors { code path } }
  orderBuyNow(input: $order) { order { id number lines { id } } token userErrors { code path } }
  cartLinesAdd(input: $lines) { cart { id revision lines { id } } userErrors { code path } }
  wishlistAdd(input: $wish) { userErrors { code path } }
}`

type Filled = {
  addressAdd: { address: { id: string } }
  ticketOpen: { ticket: { id: string } }
  orderBuyNow: { order: { id: string; number: string; lines: { id: string }[] }; token: string }
  cartLinesAdd: { cart: { id: string; revision: number; lines: { id: string }[] } }
}

/** Registers a customer with an address, a ticket, an order, a cart and a wishlist; `word` is in all their texts. */
export async function newCustomer(shop: Shop, word: string) {
  const mobile = `+2010${randomInt(10_000_000, 100_000_000)}`
  const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
  const must = async <Data>(query: string, variables: object, headers: Record<string, string> = {}) => {
    const { data, errors } = await shop.ask<Data>(query, {
      variables: { ...variables },
      headers: { ...from, ...headers },
    })
    if (!data || errors.length > 0 || /"userErrors":\[\{/.test(JSON.stringify(data)))
      throw new Error(JSON.stringify([data, errors]))
    return data
  }
  const fullName = `${word} عبد الرحمن`
  const secret = { password: PASSWORD, passwordConfirmation: PASSWORD }
  const person = { fullName, mobile, gender: 'FEMALE', dateOfBirth: '1994-03-02', acceptTerms: true }
  await must(REGISTER, { input: { ...person, ...secret } })
  const checked = await must<{ accountCodeCheck: { token: string; customer: { id: string } } }>(CHECK, {
    input: { mobile, code: await codeTo(mobile), purpose: 'REGISTER' },
  })
  const { token, customer } = checked.accountCodeCheck
  const headers = { authorization: `Bearer ${token}` }
  const variantId = await anyVariant(shop)
  const variantQuery =
    '{ products(first: 40, filter: { inStock: true }, sort: PRICE_ASC) { nodes { id variants { id price { amount } } } } }'
  const { products } = await must<{
    products: { nodes: { id: string; variants: { id: string; price: { amount: string } }[] }[] }
  }>(variantQuery, {})
  const product = products.nodes.find(({ variants }) => variants.some(({ id }) => id === variantId))
  const address = { ...(await anyAddress(shop)), streetAddress: `شارع ${word}`, notes: word }
  const contact = { fullName, mobile, anotherMobile: '+20 111 234 5678' }
  const filled = await must<Filled>(
    FILL,
    {
      address: { ...contact, address },
      ticket: { subject: `${word} سؤال`, message: `${word} ميعاد التوصيل` },
      order: {
        idempotencyKey: randomUUID(),
        variantId,
        quantity: 1,
        expectedUnitPrice: product?.variants.find(({ id }) => id === variantId)?.price.amount,
        contact,
        destination: { address },
        acceptTerms: true,
      },
      lines: { lines: [{ variantId }] },
      wish: { productId: product?.id },
    },
    headers,
  )
  const { order, token: orderToken } = filled.orderBuyNow
  const login = async () =>
    (await must<{ accountLogin: { token: string } }>(LOGIN, { input: { email: mobile, password: PASSWORD } }))
      .accountLogin.token
  const ids = {
    order: order.id,
    line: order.lines[0]?.id ?? '',
    address: filled.addressAdd.address.id,
    ticket: filled.ticketOpen.ticket.id,
    cartLine: filled.cartLinesAdd.cart.lines[0]?.id ?? '',
    customer: customer.id,
  }
  return {
    headers,
    mobile,
    ids,
    orderNumber: order.number,
    orderToken,
    variantId,
    productId: product?.id ?? '',
    login,
    password: PASSWORD,
  }
}

/** The code that was last sent to a mobile (E.164). */
async function codeTo(mobile: string): Promise<string> {
  const answer = await fetch(`${inject('storeApiUrl')}/outbox?mobile=${encodeURIComponent(mobile)}`, {
    headers: SERVICE,
  })
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data[0]?.text.match(/\b\d{4}\b/)?.[0] ?? ''
}
