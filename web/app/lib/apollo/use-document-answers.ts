import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { useMatches } from 'react-router'
import { answersIn } from './document-answers.ts'
import { ShopCache } from './cache.ts'
import { noteArrival } from './load-query.ts'

/** Gives the cache what the document brought, once, before anything of the page is rendered. */
export function useDocumentAnswers(): void {
  const matches = useMatches()
  useAnswersIn(matches.map(({ loaderData }) => loaderData))
}

/** Gives the cache the answers that came with this data, once: that of an action is no part of the routes' `loaderData`. */
export function useAnswersIn(loaded: readonly unknown[]): void {
  const { cache } = useApolloClient()
  useState(() => {
    if (!(cache instanceof ShopCache)) return
    const answers = answersIn(loaded)
    cache.addDocumentAnswers(answers)
    for (const { name, variables, failed } of answers) if (failed.length === 0) noteArrival(performance.timeOrigin, name, variables)
  })
}
