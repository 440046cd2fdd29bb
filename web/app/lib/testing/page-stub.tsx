import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { clientWithAnswers, withClient } from './apollo-answers.tsx'
import { inLocale } from './in-locale.tsx'

type Stub = {
  locale: Locale
  /** What the root's loader gives. */
  root: object
  Component: ComponentType
  /** Where the visitor is; '/' unless given. */
  at?: string
}

/** For tests: a component within the router, at a page whose root has loaded, in a language, with a client that nobody answers. */
export function pageStub({ locale, root, Component, at = '/' }: Stub) {
  const Router = createRoutesStub([{ id: 'root', path: '/', loader: () => root, Component, children: [{ path: '*', Component: () => null }] }])
  const hydrationData = { loaderData: { root } }
  return inLocale(locale, withClient(clientWithAnswers().client, <Router initialEntries={[at]} hydrationData={hydrationData} />))
}
