import type { ClientLoaderFunctionArgs } from 'react-router'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { faultAnswer, isAnswer } from './results.ts'
import type { Load, Visit } from './route-types.ts'

/** Creates a route's `clientLoader`: the page's `load` with Apollo's cache. */
export function browserLoader<T>(load: Load<T>) {
  return async (args: ClientLoaderFunctionArgs): Promise<T> => {
    try {
      return await load(visitOf(args), loadQuery)
    } catch (thrown) {
      throw isAnswer(thrown) ? thrown : faultAnswer(faultOf(thrown), args.url)
    }
  }
}

function visitOf({ params, url, request }: Pick<ClientLoaderFunctionArgs, 'params' | 'url' | 'request'>): Visit {
  return { params, url, request, locale: asLocale(document.documentElement.lang) ?? 'ar' }
}
