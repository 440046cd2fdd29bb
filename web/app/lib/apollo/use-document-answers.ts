import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { answersIn } from './document-answers.ts'
import { ShopCache } from './browser-cache.ts'

/** Passes the document's responses in this data to the cache, once, before the page renders. */
export function useAnswersIn(loaded: readonly unknown[]): void {
  const { cache } = useApolloClient()
  useState(() => {
    if (cache instanceof ShopCache) cache.addDocumentAnswers(answersIn(loaded))
  })
}
