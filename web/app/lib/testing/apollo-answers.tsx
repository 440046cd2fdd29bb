import type { ReactElement } from 'react'
import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { createCache } from '#app/lib/apollo/cache.ts'
import { giveClient } from '#app/lib/apollo/when-needed.ts'

type Answer = ApolloLink.Result | Error

/** For tests: a client whose operations wait, in order, until the test answers them. */
export function clientWithAnswers() {
  const waiting: ((answer: Answer) => void)[] = []
  const asked: ApolloLink.Operation[] = []
  const link = new ApolloLink((operation) => {
    asked.push(operation)
    return new Observable((observer) => {
      waiting.push((answer) => {
        if (answer instanceof Error) return observer.error(answer)
        observer.next(answer)
        observer.complete()
      })
    })
  })
  const client = new ApolloClient({ cache: createCache(), link })
  /** Answers the operation that was asked as number `place`, from 0. */
  const answer = (place: number, given: Answer) => waiting[place]?.(given)
  return { client, asked, answer }
}

/** For tests: an element that finds this client, which is the only one from now on. */
export function withClient(client: ApolloClient, element: ReactElement): ReactElement {
  giveClient(client)
  return element
}
