import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A route's `shouldRevalidate`: after a write the page stays as it is, since mutations bring what they changed into Apollo's cache;
 * a navigation loads as usual.
 */
export function keepAfterWrites({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const wrote = formMethod !== undefined && formMethod !== 'GET'
  return wrote && currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate
}
