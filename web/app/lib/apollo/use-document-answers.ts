import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useMatches } from 'react-router'
import { answersIn } from './document-answers.ts'
import { ShopCache } from './browser-cache.ts'

/** Passes the document's responses to the cache, once, before the page renders. */
export function useDocumentAnswers(): void {
  const matches = useMatches()
  useAnswersIn(matches.map(({ loaderData }) => loaderData))
}

/** Passes the responses of this data to the cache, once: action data is not part of the routes' `loaderData`. */
export function useAnswersIn(loaded: readonly unknown[]): void {
  const { cache } = useApolloClient()
  useState(() => {
    if (cache instanceof ShopCache) cache.addDocumentAnswers(answersIn(loaded))
  })
}
