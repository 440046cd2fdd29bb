import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import type { Path } from '#app/lib/apollo/answer.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { addLoaded, clientWithAnswers, withClient } from './apollo-answers.tsx'
import { inLocale } from './in-locale.tsx'

type Stub = {
  locale: Locale
  /** Loader data of the root route. */
  root: object
  /** Responses of the loaders: the data of each query by name. */
  loaded?: Record<string, object>
  /** Failed fields in these responses. */
  failed?: readonly Path[]
  Component: ComponentType
  /** Current URL of the visitor; default '/'. */
  at?: string
}

/**
 * For tests: renders a component in a router, below a loaded root route, in a language, with a client that never
 * responds.
 */
export function pageStub({ locale, root, loaded = {}, failed, Component, at = '/' }: Stub) {
  const Router = createRoutesStub([
    { id: 'root', path: '/', loader: () => root, Component, children: [{ path: '*', Component: () => null }] },
  ])
  const hydrationData = { loaderData: { root } }
  const { client } = clientWithAnswers()
  addLoaded(client, loaded, { failed })
  return inLocale(locale, withClient(client, <Router initialEntries={[at]} hydrationData={hydrationData} />))
}
