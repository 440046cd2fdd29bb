import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Params } from 'react-router'
import type { Needs, SubjectOf, WithSubject } from '#app/lib/apollo/answer.ts'
import type { MutationData, UserError, Written } from '#app/lib/apollo/mutate.ts'
import type { ReadOptions } from '#app/lib/apollo/load-query.ts'
import type { Locale } from '#app/lib/locale/locale.ts'

/** What a page's functions know of the visit, on the server and in the browser alike. */
export type Visit = { params: Params; url: URL; request: Request; locale: Locale }

/**
 * Runs a query: on the server by asking the GraphQL layer, in the browser through Apollo's cache. `fresh` passes the cache by, `life` bounds
 * its age. A root that fails is the page's fault unless it is one of the `parts`; without its `subject` the page does not exist.
 */
export type Query = <Data, Variables extends OperationVariables, const Subject extends SubjectOf<Data> = never>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  options?: ReadOptions & Needs<Data, Subject>,
) => Promise<WithSubject<Data, Subject>>

/** Runs a mutation; in the browser with what is shown until the answer is there. */
export type Mutate = <Data extends MutationData, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  options?: { optimistic?: NoInfer<Written<Data>> },
) => Promise<Written<Data>>

/** Gets the data of a page. One function serves the first load and every later one. Throws `notFound()` and redirects. */
export type Load<T> = (visit: Visit, query: Query) => Promise<T>

/** What a write works with. `setCookie` takes a Set-Cookie value that scripts may read. */
export type WriteTools = { mutate: Mutate; query: Query; setCookie: (cookie: string) => void }

/** Does what a form asks. One function serves the form with and without JavaScript. */
export type Write = (visit: Visit & { form: FormData }, tools: WriteTools) => Promise<WriteResult>

export type WriteResult = Accepted | Refused

export type Accepted = {
  ok: true
  /** Where the visitor goes, with JavaScript or without. */
  next?: string
  /** Where a visitor without JavaScript goes; one with it stays. */
  without?: string
  /** `next` is loaded as a new document: who is logged in has changed, and with it everything on the page. */
  reload?: boolean
  /** For the form that sent it. */
  data?: unknown
}

export type Refused = {
  ok: false
  userErrors: readonly UserError[]
  /** What the visitor typed, to fill the form again. */
  values: Record<string, string>
  /** Key of the toast that told of a fault, in the browser. */
  toast?: string
}
