import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import { startBff } from './bff.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real store API with the demo shop, started for the tests of the bff. */
    storeApiUrl: string
  }
}

export type Shop = Awaited<ReturnType<typeof startBff>>

/** A bff with an empty cache for the real store API and its demo shop. */
export function startShop(options?: Parameters<typeof startBff>[1]): Promise<Shop> {
  return startBff(inject('storeApiUrl'), options)
}

/** A visitor with a unique address who keeps the token of the cart, like an app. */
export function visitorOf({ ask }: Shop) {
  let cart: Record<string, string> = {}
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return async <Data = Record<string, never>>(
    query: string,
    variables?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await ask<Data>(query, { variables, headers: { 'x-forwarded-for': address, ...cart, ...headers } })
    const token = answer.headers['x-cart-token']
    if (token) cart = { 'x-cart-token': String(token) }
    return answer
  }
}
