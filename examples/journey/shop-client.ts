import type { AddressInput, ContactDetailsInput, ProductsQuery } from '#examples/__generated__/operations.ts'

export type Product = NonNullable<ProductsQuery['products']>['edges'][number]['node']
export type Delivery = { contact: ContactDetailsInput; address: AddressInput }

/**
 * A client of the shop, made as its library documents. Each step returns what the client shows after it, from its cache
 * where it has one.
 */
export interface ShopClient {
  browse: () => Promise<Product[]>
  /** Returns the list with the next page. */
  pageOn: () => Promise<Product[]>
  addToCart: (variantId: string) => Promise<void>
  /** Returns the units in the cart. */
  cart: () => Promise<number | undefined>
  /** Returns the name of the customer. */
  logIn: (email: string, password: string) => Promise<string | undefined>
  /** Returns the id of the order. */
  order: (delivery: Delivery) => Promise<string | undefined>
  /** Follows the order until it has a status; returns all statuses. Absent where the library has no subscriptions. */
  follow?: (orderId: string, until: string) => Promise<string[]>
  /** Returns the name of the customer whom the client still shows. */
  logOut: () => Promise<string | undefined>
}

/** Tokens of a client without cookies: that of the guest's cart, then that of the session. */
export class Tokens {
  #cart: string | null | undefined
  #session: string | null | undefined

  keepCart(token: string | null | undefined): void {
    this.#cart = token
  }

  /** With a session the cart is the customer's, so the token of the guest's cart is forgotten. */
  keepSession(token: string | null | undefined): void {
    this.#session = token
    this.#cart = null
  }

  /** Headers of a request, or `connectionParams` of a WebSocket. */
  headers(): Record<string, string> {
    return {
      ...(this.#session && { authorization: `Bearer ${this.#session}` }),
      ...(this.#cart && { 'x-cart-token': this.#cart }),
    }
  }
}
