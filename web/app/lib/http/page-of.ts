import { createHash } from 'node:crypto'
import { type Answer, answersIn } from '#app/lib/apollo/document-answers.ts'
import type { RootViewerQuery } from '#app/lib/session/__generated__/viewer.ts'


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
  const root = loaderData.root as { locale: string } | undefined
  const answers = answersIn([root])
  const viewer = root ? viewerIn(answers) : null
  if (viewer === undefined || (root && !answers.some(({ name }) => name === 'RootShell'))) return undefined
  const whose = viewer ? createHash('sha256').update(viewer.id).digest('hex').slice(0, 12) : 'guest'
  return `${root?.locale ?? 'ar'} ${whose} ${isPersonal(pathname) ? 'leave' : 'keep'}`
}

/** The customer; null for a guest, undefined while it is not known. */
function viewerIn(answers: readonly Answer[]): RootViewerQuery['viewer'] | undefined {
  const answer = answers.find(({ name }) => name === 'RootViewer')
  return (answer?.data as RootViewerQuery | undefined)?.viewer
}
