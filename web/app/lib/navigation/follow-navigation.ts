import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'
import { cookieIn } from '#app/lib/http/cookies.ts'

let shown: string | undefined
let target: string | undefined
let language: string | undefined

/** The address that a navigation is on its way to, while its page is loading. */
export const navigationTarget = (): string | undefined => target

/** Remembers what the document shows. Called before the page hydrates. */
export function beginNavigation(): void {
  shown = location.href.replace(location.hash, '')
  language = cookieIn(document.cookie, 'locale')
}

/**
 * The root's client middleware. Knows where a navigation leads, and loads the next page as a whole document when another tab changed
 * the language: this document would go on in its own.
 */
export const followNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method !== 'GET') return next()
  const chosen = cookieIn(document.cookie, 'locale')
  // A revalidation after a write stays: a new document would lose the message of the write.
  const leaves = request.url !== shown
  if (leaves && chosen && chosen !== language && chosen !== document.documentElement.lang) throw redirectDocument(request.url)
  if (leaves) target = request.url
  try {
    await next()
    shown = request.url
  } finally {
    // Another click may have taken its place.
    if (target === request.url) target = undefined
  }
}
