import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import type { Context } from '#src/http/context.ts'
import { Nullable } from '#src/http/schema-parts.ts'
import {
  Cart,
  CartAddBody,
  CartAddLinesBody,
  CartAddressChoiceBody,
  CartCouponBody,
  ContactDetailsBody,
  CartMergeBody,
  CartRemoveBody,
  CartUpdateBody,
  type CartView,
} from './cart.schema.ts'
import { PickupBranch, PickupChoiceBody, PickupPlaceQuery } from './cart-pickup.schema.ts'
import { listCartPickupBranches } from './cart-pickup.service.ts'
import * as lines from './cart-line.service.ts'
import { mergeCart } from './cart-merge.service.ts'
import * as cart from './cart.service.ts'

/**
 * The session identifies a customer's cart, the token a guest's. Without either `/cart/add` creates a cart and returns
 * its token once.
 */
const headers = Type.Object({ 'x-cart-token': Type.Optional(Type.String()) })
/** Headers of a change that is made once per idempotency key. */
const keyed = Type.Object({
  ...headers.properties,
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      description: 'Idempotency key: repeated requests with the same key change the cart once',
    }),
  ),
})

export interface CartRoutesOptions {
  /** Returns the order that was just placed from a cart. */
  findLastOrder: (context: Context, cartId: number) => Promise<Cart['lastOrder']>
}

/** The visitor's cart, and the steps of the checkout that it stores. */
export const cartRoutes = tagged<CartRoutesOptions>('cart', async (app, { findLastOrder }) => {
  const answer = async (context: Context, { isOrdered, ...cart }: CartView) =>
    good({ ...cart, lastOrder: isOrdered ? await findLastOrder(context, cart.id) : null })
  const answerIfAny = async (context: Context, cart: CartView | null) => (cart ? answer(context, cart) : good(null))

  app.get(
    '/cart',
    { schema: { operationId: 'getCart', headers, response: ok(Type.Union([Cart, Type.Null()])) } },
    async ({ context, headers }) => answerIfAny(context, await cart.getCart(context, headers['x-cart-token'])),
  )

  app.post(
    '/cart/add',
    { schema: { operationId: 'addToCart', headers: keyed, body: CartAddBody, response: ok(Cart) } },
    async ({ context, headers, body }) =>
      answer(context, await lines.addToCart(context, headers['x-cart-token'], body, headers['idempotency-key'])),
  )

  app.post(
    '/cart/add-lines',
    {
      schema: {
        operationId: 'addLinesToCart',
        headers: keyed,
        description: 'Adds several lines, all of them or none',
        body: CartAddLinesBody,
        response: ok(Cart),
      },
    },
    async ({ context, headers, body }) =>
      answer(
        context,
        await lines.addLinesToCart(context, headers['x-cart-token'], body.lines, headers['idempotency-key']),
      ),
  )

  app.post(
    '/cart/update',
    { schema: { operationId: 'updateCartLine', headers: keyed, body: CartUpdateBody, response: ok(Cart) } },
    async ({ context, headers, body }) =>
      answer(context, await lines.updateCartLine(context, headers['x-cart-token'], body, headers['idempotency-key'])),
  )

  app.post(
    '/cart/remove',
    { schema: { operationId: 'removeCartLine', headers: keyed, body: CartRemoveBody, response: ok(Cart) } },
    async ({ context, headers, body }) =>
      answer(
        context,
        await lines.removeCartLine(context, headers['x-cart-token'], body.lineId, headers['idempotency-key']),
      ),
  )

  app.post(
    '/cart/clear',
    { schema: { operationId: 'clearCart', headers, response: ok(Cart) } },
    async ({ context, headers }) => answer(context, await lines.clearCart(context, headers['x-cart-token'])),
  )

  app.post(
    '/cart/refresh',
    {
      schema: {
        operationId: 'refreshCart',
        headers,
        description: 'Acknowledges the current prices and stock, so that `changes` reports them once',
        response: ok(Cart),
      },
    },
    async ({ context, headers }) => answer(context, await cart.refreshCart(context, headers['x-cart-token'])),
  )

  app.post(
    '/cart/contact',
    { schema: { operationId: 'setCartContact', headers, body: ContactDetailsBody, response: ok(Cart) } },
    async ({ context, headers, body }) =>
      answer(context, await cart.setCartContact(context, headers['x-cart-token'], body)),
  )

  app.post(
    '/cart/address',
    { schema: { operationId: 'setCartAddress', headers, body: CartAddressChoiceBody, response: ok(Cart) } },
    async ({ context, headers, body }) =>
      answer(context, await cart.setCartAddress(context, headers['x-cart-token'], body)),
  )

  app.post(
    '/cart/coupon',
    {
      schema: {
        operationId: 'applyCartCoupon',
        headers,
        description: 'Applies a coupon instead of the one that the cart has',
        body: CartCouponBody,
        response: ok(Cart),
      },
    },
    async ({ context, headers, body }) =>
      answer(context, await cart.applyCoupon(context, headers['x-cart-token'], body.code)),
  )

  app.post(
    '/cart/coupon/remove',
    { schema: { operationId: 'removeCartCoupon', headers, response: ok(Cart) } },
    async ({ context, headers }) => answer(context, await cart.removeCoupon(context, headers['x-cart-token'])),
  )

  app.get(
    '/cart/pickup-branches',
    {
      schema: {
        operationId: 'listCartPickupBranches',
        description: 'Branches where the cart can be collected, nearest first; null without a cart',
        headers,
        querystring: PickupPlaceQuery,
        response: ok(Nullable(Type.Array(PickupBranch))),
      },
    },
    async ({ context, headers, query }) => good(await listCartPickupBranches(context, headers['x-cart-token'], query)),
  )

  app.post(
    '/cart/pickup',
    { schema: { operationId: 'chooseCartPickup', headers, body: PickupChoiceBody, response: ok(Cart) } },
    async ({ context, headers, body }) =>
      answer(context, await cart.setCartPickup(context, headers['x-cart-token'], body.branchId)),
  )

  app.post(
    '/cart/delivery',
    {
      schema: {
        operationId: 'chooseCartDelivery',
        headers,
        description: 'Chooses delivery again, after pick-up',
        response: ok(Cart),
      },
    },
    async ({ context, headers }) => answer(context, await cart.setCartPickup(context, headers['x-cart-token'], null)),
  )

  app.post(
    '/cart/merge',
    {
      schema: {
        operationId: 'mergeCart',
        description: 'Merges the guest’s cart into the customer’s cart, once; `merged` reports the result',
        body: CartMergeBody,
        response: ok(Type.Union([Cart, Type.Null()])),
      },
    },
    async ({ context, body }) => answerIfAny(context, await mergeCart(context, body.guestToken)),
  )
})
