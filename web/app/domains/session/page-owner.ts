import { pagesForEverybody, personalPages } from '#private.config.ts'
import { type Answer, answersIn } from '#app/lib/apollo/document-answers.ts'
import type { RootViewerQuery } from './__generated__/viewer.ts'

const PERSONAL = new RegExp(`^/(${personalPages.join('|')})(/|\\.data$|$)`, 'i')

/**
 * Whether a requested URL is a personal page (customer pages, orders, checkout, login and registration) or its data:
 * these are never cached. Other pages may be stored on the visitor's device for offline use.
 */
export function isPersonal(pathname: string): boolean {
  try {
    // The router decodes the path before it matches routes.
    return PERSONAL.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

const FOR_EVERYBODY = new RegExp(`^/((${pagesForEverybody.join('|')})(/|$)|$)`, 'i')

/** Whether the page at an address differs between visitors in nothing but the header and the hearts. */
export function isForEverybody(pathname: string): boolean {
  return FOR_EVERYBODY.test(pathname) && !isPersonal(pathname)
}

/**
 * Returns the header `X-Page-Of` of a document for the service worker: language, owner (the customer's id, `guest`,
 * or `everybody`), and whether it may be cached, e.g. `ar guest keep`. Undefined while the shop does not respond, because the
 * owner is then unknown.
 */
export function pageOwnerHeader(pathname: string, loaderData: Record<string, unknown>): string | undefined {
  const root = loaderData.root as { locale: string; shared?: boolean } | undefined
  const answers = answersIn([root])
  const viewer = root ? viewerIn(answers) : null
  if (viewer === undefined || (root && !answers.some(({ name }) => name === 'RootShell'))) return undefined
  const whose = root?.shared && isForEverybody(pathname) ? 'everybody' : (viewer?.id ?? 'guest')
  return `${root?.locale ?? 'ar'} ${whose} ${isPersonal(pathname) ? 'leave' : 'keep'}`
}

/** The customer; null for a guest, undefined while unknown. */
function viewerIn(answers: readonly Answer[]): RootViewerQuery['viewer'] | undefined {
  const answer = answers.find(({ name }) => name === 'RootViewer')
  return (answer?.data as RootViewerQuery | undefined)?.viewer
}
