import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ClientLoaderFunctionArgs, Params } from 'react-router'
import type { Needs, SubjectOf, WithSubject } from '#app/lib/apollo/answer.ts'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { loadQuery, type ReadOptions } from '#app/lib/apollo/load-query.ts'
import { documentLocale, type Locale } from '#app/lib/locale/locale.ts'
import { faultAnswer, isAnswer } from './results.ts'

/** Context of a page's functions, the same on the server and in the browser. */
export type Visit = { params: Params; url: URL; request: Request; locale: Locale }

/**
 * Runs a query: on the server by the GraphQL layer, in the browser through Apollo's cache. `fresh` bypasses the cache,
 * `life` limits its age. A failed root field fails the page unless it is one of the `parts`; without its `subject` the
 * page does not exist.
 */
export type Query = <Data, Variables extends OperationVariables, const Subject extends SubjectOf<Data> = never>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  options?: ReadOptions & Needs<Data, Subject>,
) => Promise<WithSubject<Data, Subject>>

/** Loads the data of a page. One function serves the first and every later load. Throws `notFound()` and redirects. */
export type Load<T> = (visit: Visit, query: Query) => Promise<T>

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
