import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import type { Path } from '#app/lib/apollo/answer.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { addLoaded, clientWithAnswers, withClient } from './apollo-answers.tsx'
import { inLocale } from './in-locale.tsx'

type Stub = {
  locale: Locale
  /** What the root's loader gives. */
  root: object
  /** What loaders have asked: the data of each query by its name. */
  loaded?: Record<string, object>
  /** The fields that failed in them. */
  failed?: readonly Path[]
  Component: ComponentType
  /** Where the visitor is; '/' unless given. */
  at?: string
}

/** For tests: a component within the router, at a page whose root has loaded, in a language, with a client that nobody answers. */
export function pageStub({ locale, root, loaded = {}, failed, Component, at = '/' }: Stub) {
  const Router = createRoutesStub([{ id: 'root', path: '/', loader: () => root, Component, children: [{ path: '*', Component: () => null }] }])
  const hydrationData = { loaderData: { root } }
  const { client } = clientWithAnswers()
  addLoaded(client, loaded, { failed })
  return inLocale(locale, withClient(client, <Router initialEntries={[at]} hydrationData={hydrationData} />))
}
