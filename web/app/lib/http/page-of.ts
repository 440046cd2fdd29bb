import { createHash } from 'node:crypto'

type RootData = { locale: string; viewer: { id: string } | null; shell?: object | null }

/**
 * A customer's own pages, orders, the checkout, the ways in: nobody keeps those for later. What is not here may stay on the visitor's
 * device, to be read without a network.
 */
const NEVER = /^\/(profile|client|order-placed|cart|track-order|login|register|authentication|forgot-password|reset-password|logout|unauthorized|dev|products\/purchase-product)(\/|$)/

/**
 * What the service worker is told of a document by `X-Page-Of`: its language, whose it is (a customer by a hash of her id), and whether
 * it may be kept, e.g. `ar guest keep`. Undefined while the shop does not answer: a customer is no guest because nobody knows her.
 */
export function pageOf(pathname: string, loaderData: Record<string, unknown>): string | undefined {
  const { locale = 'ar', viewer, shell } = (loaderData.root ?? {}) as Partial<RootData>
  if (shell === null) return undefined
  const whose = viewer ? createHash('sha256').update(viewer.id).digest('hex').slice(0, 12) : 'guest'
  return `${locale} ${whose} ${NEVER.test(pathname) ? 'leave' : 'keep'}`
}
