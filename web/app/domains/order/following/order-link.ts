import type { Visit } from '#app/lib/route/route-types.ts'

/** Which order a page is about: its id from the path, its token from `?token=`; without one the account opens it. */
export function orderLinkOf({ params, url }: Pick<Visit, 'params' | 'url'>): { id: string; token: string | null } {
  return { id: params.id ?? '', token: url.searchParams.get('token') || null }
}
