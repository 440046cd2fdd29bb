import { createHash } from 'node:crypto'

type RootData = { locale: string; viewer: { id: string } | null | undefined; shell?: object | null }

const PERSONAL =
  /^\/(profile|client|order-placed|cart|track-order|login|register|authentication|forgot-password|reset-password|logout|unauthorized|dev|products\/purchase-product)(\/|\.data$|$)/i

/**
 * Whether an address, as it was asked for, is a customer's own page, an order, the checkout or a way in, or the data of one: nobody
 * keeps those. What is not may stay on the visitor's device, to be read without a network.
 */
export function isPersonal(pathname: string): boolean {
  try {
    // The router decodes before it looks for a route.
    return PERSONAL.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * What the service worker is told of a document by `X-Page-Of`: its language, whose it is (a customer by a hash of her id), and whether
 * it may be kept, e.g. `ar guest keep`. Undefined while the shop does not answer: a customer is no guest because nobody knows her.
 */
export function pageOf(pathname: string, loaderData: Record<string, unknown>): string | undefined {
  const { locale, viewer, shell } = (loaderData.root ?? { locale: 'ar', viewer: null }) as RootData
  if (shell === null || viewer === undefined) return undefined
  const whose = viewer ? createHash('sha256').update(viewer.id).digest('hex').slice(0, 12) : 'guest'
  return `${locale} ${whose} ${isPersonal(pathname) ? 'leave' : 'keep'}`
}
