import { InMemoryCache } from '@apollo/client'
import { possibleTypes } from '#app/__generated__/possible-types.ts'
import { newerCart } from './newer-cart.ts'

/** Has no identity of its own: belongs to where it stands. Two selections of one place are joined. */
const part = { keyFields: false, merge: true } as const

/** The browser's cache. Everything with an `id` is kept once. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: { cart: { merge: newerCart } } },
      // One visitor has one cart; whole carts are compared, so its lines stay inside it.
      Cart: { keyFields: false, fields: { lines: { merge: false } } },
      CartLine: { keyFields: false },
      // Lists that grow shorter too: what arrives is all there is.
      Customer: { fields: { addresses: { merge: false }, wishedProductIds: { merge: false } } },
      Money: part,
      Emblem: part,
      Rating: part,
      ReviewSummary: part,
      FitCounts: part,
    },
  })
}
