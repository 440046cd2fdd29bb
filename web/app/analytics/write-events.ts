import type { ApolloCache } from '@apollo/client'
import type { Item, ShopEvent } from '#app/domains/pixels/events.ts'
import type { CompletedWrite } from '#app/lib/browser/reports.ts'
import type { OrderBuyNowMutation } from '#app/domains/cart/buy-now/__generated__/buy-now.ts'
import type { WholeCart_CartFragment } from '#app/domains/cart/__generated__/whole-cart.ts'
import { changeOf, valuedItems, itemOf, type Lines, itemsByLine, poundsOf } from './items.ts'

type Order = NonNullable<NonNullable<OrderBuyNowMutation['orderBuyNow']>['order']>
type Payload = {
  userErrors?: readonly unknown[]
  cart?: Partial<WholeCart_CartFragment> | null
  order?: Partial<Order> | null
}
type Line = { variantId: string; quantity?: number }
type Input = Record<string, string | undefined> & { lines?: readonly Line[] }
type SucceededWrite = { input: Input; payload: Payload; cache: ApolloCache; before: Lines }

/** The mutation fields with events. Every mutation of the page passes here, whichever button sent it. */
const writes: Record<string, (write: SucceededWrite) => ShopEvent[]> = {
  cartLinesAdd: ({ input, cache }) => {
    const items = (input.lines ?? []).flatMap(({ variantId, quantity = 1 }) => {
      const item = productOfVariant(cache, variantId)
      return item ? [{ ...item, quantity }] : []
    })
    return items.length > 0 ? [{ name: 'addToCart', ...valuedItems(items) }] : []
  },
  cartLineUpdate: cartEvents,
  cartLineRemove: cartEvents,
  cartAddressUpdate: addressEvents,
  cartPickupChoose: addressEvents,
  orderPlace: purchaseEvents,
  orderBuyNow: purchaseEvents,
  wishlistAdd: ({ input, cache }) => {
    const item = productById(cache, input.productId ?? '')
    return item ? [{ name: 'wishlistAdd', item }] : []
  },
  accountLogin: () => [{ name: 'login' }],
  // The same mutation verifies a changed mobile, which is no registration.
  accountCodeCheck: ({ input }) => (input.purpose === 'REGISTER' ? [{ name: 'signUp' }] : []),
}

/** Returns the events of a succeeded mutation; none of a refused one. `before`: the cart before it. */
export function writeEvents({ variables, data }: CompletedWrite, cache: ApolloCache, before: Lines): ShopEvent[] {
  const given = (variables ?? {}) as { input?: Input }
  return Object.entries((data ?? {}) as Record<string, Payload | null>).flatMap(([field, payload]) => {
    const eventsOf = Object.hasOwn(writes, field) ? writes[field] : undefined
    if (!eventsOf || !payload || payload.userErrors?.length) return []
    return eventsOf({ input: given.input ?? (given as Input), payload, cache, before })
  })
}

/** Returns the events of a changed cart. */
function cartEvents({ payload, before }: SucceededWrite): ShopEvent[] {
  // Without the previous cart every item would count as added.
  if (before.size === 0) return []
  const { more, less } = changeOf(before, itemsByLine(payload.cart))
  const events: ShopEvent[] = []
  if (more.length > 0) events.push({ name: 'addToCart', ...valuedItems(more) })
  if (less.length > 0) events.push({ name: 'removeFromCart', ...valuedItems(less) })
  return events
}

function addressEvents({ payload }: SucceededWrite): ShopEvent[] {
  const items = [...itemsByLine(payload.cart).values()]
  return items.length > 0 ? [{ name: 'addShippingInfo', ...valuedItems(items) }] : []
}

const ordered = new Set<string>()

/** Returns the event of a placed order. Its page emits none, because it can be opened again. */
function purchaseEvents({ payload: { order }, cache }: SucceededWrite): ShopEvent[] {
  if (!order?.number || !order.total || ordered.has(order.number)) return []
  ordered.add(order.number)
  const items = (order.lines ?? []).map(({ product, name, quantity, unitPrice }): Item => {
    const known = product ? productById(cache, product.id) : undefined
    return { ...known, id: known?.id ?? product?.id ?? name, name, quantity, price: poundsOf(unitPrice) }
  })
  return [{ name: 'purchase', order: order.number, coupon: order.coupon?.code, items, value: poundsOf(order.total) }]
}

type Product = Parameters<typeof itemOf>[0] & {
  id: string
  sizes?: { variant: { __ref: string } | null }[]
  variants?: { __ref: string }[]
}
type Entity = Partial<Product> & { __typename?: string }

/** Returns a product from the cache by id; undefined if no page has shown it. */
function productById(cache: ApolloCache, id: string): Item | undefined {
  return productsIn(cache)
    .filter((product) => product.id === id)
    .map((product) => itemOf(product))[0]
}

function productOfVariant(cache: ApolloCache, variantId: string): Item | undefined {
  const has = ({ sizes = [], variants = [] }: Product) =>
    [...sizes.map(({ variant }) => variant), ...variants].some((variant) => variant?.__ref === `Variant:${variantId}`)
  return productsIn(cache)
    .filter(has)
    .map((product) => itemOf(product))[0]
}

/** Reads products from the cache, because a mutation returns fewer fields than the page has shown. */
function productsIn(cache: ApolloCache): Product[] {
  const entities = Object.values(cache.extract() as Record<string, Entity>)
  return entities.filter(
    (entity): entity is Product => entity.__typename === 'Product' && Boolean(entity.code && entity.name),
  )
}
