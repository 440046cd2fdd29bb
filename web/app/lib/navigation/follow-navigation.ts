import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'
import { cookieIn } from '#app/lib/http/cookies.ts'

let shown: string | undefined
let target: string | undefined
let language: string | undefined

/** Target URL of the navigation in progress. */
export const navigationTarget = (): string | undefined => target

/** Records the URL of the document. Called before the page hydrates. */
export function beginNavigation(): void {
  shown = location.href.replace(location.hash, '')
  language = cookieIn(document.cookie, 'locale')
}

/**
 * Client middleware of the root route. Tracks the navigation target, and loads the next page as a new document when
 * another tab changed the language, because this document has only its own texts.
 */
export const followNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method !== 'GET') return next()
  const chosen = cookieIn(document.cookie, 'locale')
  // A revalidation after a write stays in this document: a new one would lose the message of the write.
  const leaves = request.url !== shown
  if (leaves && chosen && chosen !== language && chosen !== document.documentElement.lang)
    throw redirectDocument(request.url)
  if (leaves) target = request.url
  try {
    await next()
    shown = request.url
  } finally {
    // A later click may have replaced this navigation.
    if (target === request.url) target = undefined
  }
}
