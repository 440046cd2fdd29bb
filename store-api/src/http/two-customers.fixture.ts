import { openApp } from '#src/app.fixture.ts'
import { testDb } from '#src/db/testing.ts'
import { MONA, registered } from '#src/domains/account/account.fixture.ts'
import { caller, CONTACT, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import type { Cart } from '#src/domains/cart/cart.schema.ts'
import { ownOrder } from '#src/domains/order/order.fixture.ts'

/** A word in every personal text of the first customer: nobody else may ever read it. */
export const MARKER = 'زرقاءاليمامة'

/** Opens the demo shop with two customers, each with an order, an address, a ticket, a wishlist and a cart. */
export async function openTwoCustomers() {
  const { db } = await testDb({ demo: true })
  const app = await openApp({ db })
  const call = caller(app)
  const [variant, region] = await Promise.all([
    db
      .selectFrom('branch_stock')
      .innerJoin('variant', 'variant.id', 'branch_stock.variant_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .where('product.status', '=', 'online')
      .where('product.kind', '=', 'simple')
      .select(['variant.id', 'product_id as productId'])
      .orderBy('on_hand', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('region')
      .innerJoin('city', 'city.id', 'region.city_id')
      .where('deliverable', '=', true)
      .select(['region.id as regionId', 'city_id as cityId', 'state_id as stateId'])
      .limit(1)
      .executeTakeFirstOrThrow(),
  ])

  const arrive = async (mobile: string, marker: string) => {
    const post = async (url: string, body: object) => {
      const { status, error } = await call('POST', url, body)
      return { status, body: error as never }
    }
    const changes = { mobile, email: `${mobile}@example.com`, fullName: `${marker} عبد الرحمن` }
    const { token, user, headers } = await registered({ db, post }, changes, `+2${mobile}`)
    const address = { ...region, streetAddress: `شارع ${marker}`, notes: marker, landmark: null }
    const must = async <Data>(path: string, body: object): Promise<Data> => {
      const { status, data, error } = await call<Data>('POST', path, body, headers)
      if (status >= 300) throw new Error(`${path}: ${JSON.stringify(error)}`)
      return data
    }
    const order = await ownOrder({ call }, { mobile, headers }, { variantId: variant.id }, address)
    const form = { buildingNumber: '1', floorNumber: '1', apartmentNumber: '1' }
    const home = await must<{ id: number }>('/addresses', {
      ...CONTACT,
      mobile,
      fullName: changes.fullName,
      ...form,
      ...address,
    })
    const ticket = await must<{ id: number }>('/tickets', { subject: `${marker} سؤال`, message: `${marker} ${marker}` })
    await must('/wishlist/add', { productId: variant.productId })
    const cart = await must<Cart>('/cart/add', { variantId: variant.id, quantity: 1 })
    const ids = {
      order: order.id,
      line: order.lines[0]?.id ?? 0,
      address: home.id,
      ticket: ticket.id,
      cartLine: cart.lines[0]?.id ?? 0,
    }
    return { token, user, headers, mobile, orderToken: order.token ?? '', orderNumber: order.number, ids }
  }
  const owner = await arrive('01055511101', MARKER)
  const other = await arrive('01055511102', 'سامية')
  return { app, db, call, owner, other, variant, region, password: MONA.password, serviceKey: SERVICE_KEY }
}
