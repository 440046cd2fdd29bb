import type { ClientLoaderFunctionArgs } from 'react-router'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { documentLocale } from '#app/lib/locale/locale.ts'
import { faultAnswer, isAnswer } from './results.ts'
import type { Load } from './route-types.ts'

/** Creates a route's `clientLoader`: the page's `load` with Apollo's cache. */
export function browserLoader<T>(load: Load<T>) {
  return async ({ params, url, request }: ClientLoaderFunctionArgs): Promise<T> => {
    try {
      return await load({ params, url, request, locale: documentLocale() }, loadQuery)
    } catch (thrown) {
      throw isAnswer(thrown) ? thrown : faultAnswer(faultOf(thrown), url)
    }
  }
}
