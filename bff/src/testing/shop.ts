import { randomInt } from 'node:crypto'
import { inject } from 'vitest'
import { startBff } from './bff.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real store API on the demo shop: the tests of the bff are started with it. */
    storeApiUrl: string
  }
}

export type Shop = Awaited<ReturnType<typeof startBff>>

/** A bff with an empty cache before the real store API and its demo shop. */
export function startShop(options?: Parameters<typeof startBff>[1]): Promise<Shop> {
  return startBff(inject('storeApiUrl'), options)
}

/** A visitor with an address of her own who keeps the cart's cookie, as a browser does. */
export function visitorOf({ ask }: Shop) {
  let cookie = ''
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return async (query: string, variables?: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const answer = await ask(query, { variables, headers: { 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers } })
    const cart = answer.cookies.find(({ name }) => /^(__Host-)?cart$/.test(name))
    if (cart) cookie = `${cart.name}=${cart.value}`
    return answer
  }
}
