import type { ApolloCache } from '@apollo/client'
import type { Item, ShopEvent } from '#app/lib/analytics/events.ts'
import type { CompletedWrite } from '#app/lib/analytics/reports.ts'
import type { OrderBuyNowMutation } from '#app/domains/cart/buying-now/__generated__/buy-now.ts'
import type { WholeCart_CartFragment } from '#app/domains/cart/__generated__/whole-cart.ts'
import { changeOf, type Lines, linesOf } from './cart-lines.ts'
import { goodsOf, itemOf, poundsOf } from './items.ts'

type Order = NonNullable<NonNullable<OrderBuyNowMutation['orderBuyNow']>['order']>
type Payload = { userErrors?: readonly unknown[]; cart?: Partial<WholeCart_CartFragment> | null; order?: Partial<Order> | null }
type Input = Record<string, string | undefined>
type Told = { input: Input; payload: Payload; cache: ApolloCache; before: Lines }

/** The fields of mutations that are told of. Every write of the shop passes here, whichever button it was. */
const writes: Record<string, (told: Told) => ShopEvent[]> = {
  cartLineAdd: ({ input, cache }) => {
    const item = productOfVariant(cache, input.variantId ?? '')
    return item ? [{ name: 'addToCart', ...goodsOf([{ ...item, quantity: Number(input.quantity) || 1 }]) }] : []
  },
  cartLineUpdate: changed,
  cartLineRemove: changed,
  cartAddressUpdate: delivered,
  cartAddressChoose: delivered,
  orderPlace: bought,
  orderBuyNow: bought,
  wishlistAdd: ({ input, cache }) => {
    const item = productById(cache, input.productId ?? '')
    return item ? [{ name: 'wishlistAdd', item }] : []
  },
  accountLogin: () => [{ name: 'login' }],
  // A code also makes a new number count, which is nobody's beginning.
  accountCodeCheck: ({ input }) => (input.purpose === 'REGISTER' ? [{ name: 'signUp' }] : []),
}

/** What a write tells once the shop has done it. `before` are the lines of the bag until then. A refused one tells nothing. */
export function writeEvents({ variables, data }: CompletedWrite, cache: ApolloCache, before: Lines): ShopEvent[] {
  const given = (variables ?? {}) as { input?: Input }
  return Object.entries((data ?? {}) as Record<string, Payload | null>).flatMap(([field, payload]) => {
    const tell = Object.hasOwn(writes, field) ? writes[field] : undefined
    if (!tell || !payload || payload.userErrors?.length) return []
    return tell({ input: given.input ?? (given as Input), payload, cache, before })
  })
}

/** What the bag has more and less than before. */
function changed({ payload, before }: Told): ShopEvent[] {
  // What was in it is not known: everything would be new.
  if (before.size === 0) return []
  const { more, less } = changeOf(before, linesOf(payload.cart))
  const told: ShopEvent[] = []
  if (more.length > 0) told.push({ name: 'addToCart', ...goodsOf(more) })
  if (less.length > 0) told.push({ name: 'removeFromCart', ...goodsOf(less) })
  return told
}

function delivered({ payload }: Told): ShopEvent[] {
  const items = [...linesOf(payload.cart).values()]
  return items.length > 0 ? [{ name: 'addShippingInfo', ...goodsOf(items) }] : []
}

const ordered = new Set<string>()

/** An order is told when it is placed, not when its page is shown: looked at again it is no other order. */
function bought({ payload: { order }, cache }: Told): ShopEvent[] {
  if (!order?.number || !order.total || ordered.has(order.number)) return []
  ordered.add(order.number)
  const items = (order.lines ?? []).map(({ productId, name, quantity, unitPrice }): Item => {
    const known = productById(cache, productId)
    return { ...known, id: known?.id ?? productId, name, quantity, price: poundsOf(unitPrice) }
  })
  return [{ name: 'purchase', order: order.number, items, value: poundsOf(order.total) }]
}

type Product = Parameters<typeof itemOf>[0] & { id: string; sizes?: { variantId: string }[]; variants?: { __ref: string }[] }
type Entity = Partial<Product> & { __typename?: string }

/** The product of that id as pages have shown it; undefined when none has. */
function productById(cache: ApolloCache, id: string): Item | undefined {
  return productsIn(cache).filter((product) => product.id === id).map((product) => itemOf(product))[0]
}

/** The product that a variant belongs to, as pages have shown it. */
function productOfVariant(cache: ApolloCache, variantId: string): Item | undefined {
  const has = ({ sizes, variants }: Product) =>
    sizes?.some((size) => size.variantId === variantId) || variants?.some(({ __ref }) => __ref === `Variant:${variantId}`)
  return productsIn(cache).filter(has).map((product) => itemOf(product))[0]
}

/** A write's answer says less of a product than the page it was pressed on: that is still in the cache. */
function productsIn(cache: ApolloCache): Product[] {
  const entities = Object.values(cache.extract() as Record<string, Entity>)
  return entities.filter((entity): entity is Product => entity.__typename === 'Product' && Boolean(entity.code && entity.name))
}
